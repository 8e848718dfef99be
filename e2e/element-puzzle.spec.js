// <kingcraft-board> with a puzzle, on pages of others.

import { readFileSync } from 'node:fs';
import { load } from 'kingcraft';
import { expect, play, square, state, test } from './foreign-page.js';

const VARIANT = 'tax';
const kingcraft = await load();
const { puzzles } = JSON.parse(readFileSync(`web/variants/${VARIANT}/puzzles.json`, 'utf8'));

/**
 * What is tried at a puzzle with two moves of the solver, whose gain is played afterwards: a wrong move and the right
 * ones, all without a menu; null where there is none.
 */
function triesOf(puzzle) {
  const [mistake, ...solution] = puzzle.moves;
  const game = kingcraft.newGame(VARIANT, puzzle.fen);
  try {
    game.move(mistake);
    const color = game.turn();
    const legal = game.moves();
    const countOf = ({ from, to }) =>
      legal.filter((one) => one.from === from && one.to === to).length;
    const isWrong = (move) =>
      move.id !== solution[0] && !move.san.endsWith('#') && countOf(move) === 1;
    const wrong = legal.find(isWrong);
    const [right, , last] = solution.map((id) => game.move(id));
    return wrong && !right.promotion && !last.promotion
      ? { puzzle, color, wrong, right, last }
      : null;
  } finally {
    game.dispose();
  }
}

const { puzzle, color, wrong, right, last } = puzzles
  .filter(({ moves, gain }) => moves.length === 4 && gain?.length === 2)
  .map(triesOf)
  .find((tries) => tries !== null);
const name = `${VARIANT}/${puzzle.id}`;
const find = `Find the best move for ${color === 'white' ? 'White' : 'Black'}.`;

test('a puzzle: wrong moves are refused, right ones answered, and the page hears of it', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  await foreign.listen();
  const board = await foreign.put({ puzzle: name, controls: 'moves solution' });
  await state(board, find);
  await expect(board.getByRole('group').first()).toHaveAccessibleName(
    `Tax Chess, puzzle ${puzzle.id}`,
  );
  await play(board, wrong.from, wrong.to);
  await expect(board.locator('[part=message]')).toContainText('is not the best move. Try again.');
  await state(board, find);

  await play(board, right.from, right.to);
  await state(board, find);
  await expect(board.locator('[part=message]')).toBeHidden();
  for (const place of [last.from, last.to]) {
    await square(board, place).focus();
    await page.keyboard.press('Enter');
  }
  await expect(board.locator('[part=status]')).toContainText('Solved.');
  const history = () => board.evaluate((element) => element.history.map(({ id }) => id));
  await expect.poll(history).toEqual([...puzzle.moves, ...puzzle.gain]);
  const events = (await foreign.events()).map((event) => event.split(' ')[0]);
  expect(events.filter((event) => event.startsWith('puzzle'))).toEqual([
    'puzzlefailed',
    'puzzlesolved',
  ]);
  expect(events.filter((event) => event === 'move')).toHaveLength(4 + puzzle.gain.length);

  await board.evaluate((element) => {
    element.lang = 'de';
  });
  await expect(board.locator('[part=status]')).toContainText('Gelöst.');
  await board.evaluate((element) => {
    element.puzzle = 'tax/0';
  });
  await expect(board.getByRole('alert')).toHaveText('Eine Aufgabe „tax/0“ gibt es nicht.');
  await expect(board.locator('[part=status]')).toContainText('Gelöst.');
  // The element says so to scripts too.
  expect(await history()).toEqual([...puzzle.moves, ...puzzle.gain]);
});

test('the solution of a puzzle is shown move by move', async ({ foreign }) => {
  await foreign.open('blank');
  await foreign.listen();
  const board = await foreign.put({ puzzle: name, controls: 'solution' });
  const solution = board.getByRole('button', { name: 'Solution' });
  await state(board, find);
  await solution.click();
  await state(board, find);
  await solution.click();
  await expect(board.locator('[part=status]')).toContainText('Solved.');
  const events = await foreign.events();
  expect(events.filter((event) => event.startsWith('puzzle'))).toHaveLength(2);
});
