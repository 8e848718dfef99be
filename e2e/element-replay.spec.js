// <kingcraft-board> with a game of PGN, on pages of others.

import { expect, square, test } from './foreign-page.js';

const pgn = `[White "Ada"]
[Black "Grace"]
[Result "1-0"]

1. e4 {[%clk 0:03:00][%cal Ge2e4] Best.} (1. d4 d5) 1... e5 $1 {[%clk 0:02:58]} 2. Nf3 1-0`;

test('a game of PGN: buttons, keys and moves go through it, with comments, clocks and variations', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  await foreign.listen();
  const board = await foreign.put({ pgn });
  await expect(board.locator('[part=title]')).toHaveText('Ada – Grace, 1–0');
  const button = (name) => board.getByRole('button', { name, exact: true });
  await expect(button('Back')).toBeDisabled();
  await button('Forward').click();
  await expect(square(board, 'e4')).toHaveAccessibleName(/white pawn/);
  await expect(board.locator('[part=status]')).toHaveText('White 0:03:00');
  await expect(board.locator('[part=moves]')).toContainText('Best.');
  await button('Forward').press('ArrowRight');
  await expect(board.locator('[part=status]')).toHaveText('White 0:03:00 · Black 0:02:58');
  await expect(board.locator('[aria-current]')).toHaveText('e5!');
  await board.locator('[part=moves] button', { hasText: 'd5' }).click();
  await expect(square(board, 'd5')).toHaveAccessibleName(/black pawn/);
  await page.keyboard.press('Home');
  await expect(board.locator('[aria-current]')).toHaveCount(0);
  await button('Last').click();
  await expect(button('Play')).toBeDisabled();
  await expect(button('Back')).toBeFocused();
  expect(await board.evaluate(({ position }) => position)).toMatch(/ b KQkq - 1 2$/);
  const steps = (await foreign.events()).filter((event) => event.startsWith('positionchange'));
  expect(steps).toEqual(['e4', 'e5', 'd5', 'start', 'Nf3'].map((move) => `positionchange ${move}`));

  await board.evaluate((element) => element.setAttribute('pgn', '1. e4 e9 *'));
  await expect(board.getByRole('alert')).toHaveText(/^Line 1, column 7 of the PGN: /);
  await expect(board.locator('[part=title]')).toHaveText('Ada – Grace, 1–0');
});

test('arrows, marks, coordinates and pieces change a board, and a square that it has not is said', async ({
  foreign,
}) => {
  await foreign.open('blank');
  const changes = { arrows: 'e2e4 d2d4:red', marks: 'd5', coordinates: 'off', pieces: 'letters' };
  const board = await foreign.put(changes);
  await expect(square(board, 'e2')).toBeAttached();
  await expect(board.getByRole('alert')).toBeHidden();
  await board.evaluate((element) => element.setAttribute('marks', 'k12'));
  await expect(board.getByRole('alert')).toHaveText('"k12" is no square of this board.');
  await board.evaluate((element) => element.removeAttribute('marks'));
  await expect(board.getByRole('alert')).toBeHidden();
});
