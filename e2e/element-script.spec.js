// <kingcraft-board> on pages of others: attributes, methods and events.

import { expect, square, state, test } from './foreign-page.js';

test('attributes and methods change the board; what is wrong is said, and loses nothing', async ({
  foreign,
}) => {
  await foreign.open('blank');
  const board = await foreign.put({ variant: 'tax', moves: 'e4 e5' });
  const alert = board.getByRole('alert');
  await state(board, 'White to move.');
  await foreign.listen();
  const act = (work) => board.evaluate(work);

  await act((element) => element.setAttribute('moves', 'e4 Ke3'));
  await expect(alert).toHaveText('Move 2: "Ke3" is not a legal move here.');
  await expect(square(board, 'e5')).toHaveAccessibleName('e5, black pawn');
  await act((element) => {
    element.lang = 'de';
    element.level = 12;
  });
  await expect(alert).toHaveText('level muss eine ganze Zahl von 1 bis 10 sein, nicht „12“.');
  await act((element) => {
    element.lang = 'en';
    element.level = null;
    element.variant = 'flying';
    element.moves = ['a2a3'];
  });
  await expect(alert).toBeHidden();
  await expect(board.getByRole('grid')).toHaveCount(2);
  expect(await foreign.events()).toEqual([
    'error Move 2: "Ke3" is not a legal move here.',
    'error level muss eine ganze Zahl von 1 bis 10 sein, nicht „12“.',
    'positionchange a3',
  ]);

  const answers = await act(async (element) => {
    const codeOf = (promise) => promise.catch(({ code }) => code);
    const played = await element.move('a7a6');
    const illegal = await codeOf(element.move('e2e5'));
    const back = await element.undo();
    const again = await element.redo();
    const fault = await codeOf(element.load({ variant: 'nothing' }));
    await element.reset();
    const start = element.history.map(({ id }) => id);
    await element.load({ variant: 'chess', moves: 'f3 e5 g4' });
    await element.move({ from: 'd8', to: 'h4' });
    const { variant, moves, outcome, position } = element;
    element.lesson = 'chess/3.8.2';
    const lesson = await codeOf(element.move('e4'));
    element.remove();
    const gone = await codeOf(element.move('e4'));
    return {
      said: [played.san, illegal, back.san, again.san, fault, start, lesson, gone],
      now: [variant, moves, outcome, position],
    };
  });
  expect(answers).toEqual({
    said: ['a6', 'illegal-move', 'a6', 'a6', 'variant', ['a2a3'], 'argument', 'disposed'],
    now: [
      'chess',
      'f3 e5 g4',
      { winner: 'black', reason: 'checkmate', rule: 'chess/5.1.1' },
      'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
    ],
  });
  expect((await foreign.events()).slice(-4)).toEqual([
    'movestart Qh4#',
    'move Qh4#',
    'positionchange Qh4#',
    'gameover checkmate',
  ]);
});

test('a board that is still loading takes what is said meanwhile', async ({ foreign, page }) => {
  await foreign.open('blank');
  await foreign.listen();
  await page.evaluate(async () => {
    const board = document.createElement('kingcraft-board');
    document.querySelector('main').append(board);
    const { ready } = board;
    board.variant = 'flying';
    await ready;
  });
  await expect(page.getByRole('grid')).toHaveCount(2);
  expect(await foreign.events()).toEqual([]);
});

test('an error is heard on the board, and not by what hears the errors of the page', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  const board = await foreign.put({ variant: 'chess' });
  await state(board, 'White to move.');
  await board.evaluate((element) => {
    globalThis.heard = [];
    globalThis.onerror = () => globalThis.heard.push('window.onerror');
    document.addEventListener('error', () => globalThis.heard.push('document'));
    element.addEventListener('error', ({ detail }) => globalThis.heard.push(detail.message));
    element.level = 11;
  });
  await expect(board.locator('[part=error]')).toBeVisible();
  const heard = await page.evaluate(() => globalThis.heard);
  expect(heard).toEqual(['level must be a whole number from 1 to 10, not “11”.']);
});

test('load() refuses what it does not know, and nothing changes', async ({ foreign }) => {
  await foreign.open('blank');
  const board = await foreign.put({ variant: 'tax' });
  const fault = await board.evaluate((element) =>
    element.load({ variant: 'chess', fenn: '8/8' }).catch(({ code, message }) => [code, message]),
  );
  expect(fault).toEqual(['argument', 'load() has no option "fenn"; it has variant, fen, moves.']);
  expect(await board.getAttribute('variant')).toBe('tax');
});
