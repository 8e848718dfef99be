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
  await expect(board.getByRole('alert')).toHaveText('"k12" is not a square of this board.');
  await board.evaluate((element) => element.removeAttribute('marks'));
  await expect(board.getByRole('alert')).toBeHidden();
});

test('a script goes through a game of PGN, and is refused with a reason where it would play', async ({
  foreign,
}) => {
  await foreign.open('blank');
  const board = await foreign.put({ pgn });
  const said = await board.evaluate(async (element) => {
    const steps = [];
    const note = async (call) => {
      const move = await call;
      steps.push(`${move?.san ?? null} ${element.history.map(({ san }) => san).join(' ')}`);
    };
    await note(element.back());
    await note(element.next());
    await note(element.goTo(3));
    await note(element.next());
    await note(element.back());
    await note(element.goTo(0));
    await note(element.next());
    const codeOf = (promise) => promise.catch(({ code, key }) => `${code} ${key}`);
    const calls = [
      element.goTo(4),
      element.goTo(-1),
      element.goTo('1'),
      element.move('e5'),
      element.undo(),
      element.redo(),
    ];
    steps.push(...(await Promise.all(calls.map(codeOf))));
    await element.reset();
    steps.push(element.history.length);
    return steps;
  });
  expect(said).toEqual([
    'null ',
    'e4 e4',
    'Nf3 e4 e5 Nf3',
    'null e4 e5 Nf3',
    'Nf3 e4 e5',
    'null ',
    'e4 e4',
    ...Array(3).fill('argument argument-integer'),
    ...Array(3).fill('argument board-is-replay'),
    0,
  ]);
  // In a variation, its moves count.
  await board.locator('[part=moves] button', { hasText: 'd4' }).click();
  const inVariation = await board.evaluate(async (element) => {
    const next = await element.next();
    return [next.san, (await element.next()) ?? 'the end', (await element.goTo(1)).san];
  });
  expect(inVariation).toEqual(['d5', 'the end', 'd4']);
});

test('a script goes through a game that is played; rules and free boards refuse with a reason', async ({
  foreign,
}) => {
  await foreign.open('blank');
  const board = await foreign.put({ variant: 'tax', moves: 'e4 e5 d4' });
  const said = await board.evaluate(async (element) => {
    const sanOf = (promise) => promise.then((move) => move?.san ?? null);
    const steps = [
      await sanOf(element.back()),
      await sanOf(element.goTo(1)),
      await sanOf(element.next()),
      await sanOf(element.next()),
      await sanOf(element.next()),
      await sanOf(element.goTo(0)),
      await sanOf(element.back()),
    ];
    const codeOf = (promise) => promise.catch(({ code, key }) => `${code} ${key}`);
    const methods = ['move', 'undo', 'redo', 'goTo', 'next', 'back'];
    for (const given of [{ lesson: 'tax/3' }, { lesson: null, free: true }]) {
      Object.assign(element, given);
      await element.ready;
      const keys = methods.map((name) => codeOf(element[name](0)));
      steps.push(...new Set(await Promise.all(keys)));
    }
    return steps;
  });
  expect(said).toEqual([
    'd4',
    'e4',
    'e5',
    'd4',
    null,
    null,
    null,
    'argument board-is-lesson',
    'argument board-is-free',
  ]);
});
