// The position editor: pieces, side and rights, faults, and playing or analysing the position.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

test.use({ viewport: { width: 390, height: 844 } });

test('a position is set up by palette and keyboard, and played or analysed', async ({
  board,
  page,
}) => {
  const panel = page.getByRole('complementary', { name: 'Position' });
  const fault = panel.getByRole('alert');
  const fen = panel.getByLabel('FEN');
  await page.goto('/#edit/tax');
  await expect(fen).toHaveValue(/^rnbqkbnr\//);
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(fault.getByText('no king for White')).toBeVisible();
  await expect(fault.getByText('no king for Black')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Play' })).toBeDisabled();
  await panel.getByRole('button', { name: 'white king' }).click();
  await board.square('e1').click();
  await panel.getByRole('button', { name: 'black king' }).click();
  await board.square('e8').focus();
  await page.keyboard.press('Enter');
  await board.expectOn('e8', 'black king');
  await expect(fault).toBeHidden();
  await panel.getByLabel('White castles short (O-O)').check();
  await expect(fault).toContainText('rook');
  await panel.getByRole('button', { name: 'white rook' }).click();
  await board.square('h1').click();
  await expect(fault).toBeHidden();
  await panel.getByLabel('En passant square').fill('e6');
  await expect(fault).toContainText('e6');
  await panel.getByLabel('En passant square').fill('');
  await panel.getByLabel('Move number').fill('7');
  await panel.getByLabel('Half-moves without').fill('3');
  await expect(fen).toHaveValue('4k3/8/8/8/8/8/8/4K2R w K - 3 7');
  await panel.getByRole('button', { name: 'Move', exact: true }).click();
  await board.square('e8').dragTo(board.square('c8'));
  await expect(fen).toHaveValue('2k5/8/8/8/8/8/8/4K2R w K - 3 7');
  await fen.fill('2k5/8/8/8/8/8/8/4K2R x K - 0 1');
  await expect(fault).toContainText('x');
  await fen.fill('2k5/p7/8/8/8/8/8/4K2R w K - 0 1');
  await board.expectOn('a7', 'black pawn');

  await panel.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('switch', { name: 'Engine' })).toBeVisible();
  await board.square('h1').click();
  await board.square('h7').click();
  await expect(page.getByRole('group', { name: 'Moves', exact: true })).toContainText('Rh7');
  await page.getByRole('tab', { name: 'PGN' }).click();
  await page.getByRole('button', { name: 'Edit position' }).click();
  await expect(fen).toHaveValue(/^2k5\/p6R\//);
  await panel.getByRole('button', { name: 'Play' }).click();
  const form = page.getByRole('dialog', { name: 'New game' });
  await expect(form).toContainText('Tax Chess from this position.');
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Tax Chess', level: 1 })).toBeAttached();
  await board.expectOn('h7', 'white rook');
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('pieces are put on both levels of Flying Chess', async ({ board, page }) => {
    await page.goto('/#edit/flying');
    const panel = page.getByRole('complementary', { name: 'Position' });
    await panel.getByRole('button', { name: 'white knight' }).tap();
    // A finger finds no square above: which level it means is asked.
    for (const [cell, level, square] of [
      ['d4', 'Ground', 'd4'],
      ['d4', 'Upper level', 'd4^'],
      ['e5^', 'Upper level', 'e5^'],
    ]) {
      await board.square(cell).tap();
      await board.option(level).tap();
      await board.expectOn(square, 'white knight');
    }
    await board.expectOn('e5', 'empty');
    await panel.getByRole('button', { name: 'Move', exact: true }).tap();
    await board.square('d4').tap();
    await board.square('c3').tap();
    await board.option('Ground').tap();
    await board.expectOn('c3', 'white knight');
    expect((await board.square('d4').boundingBox()).width).toBeGreaterThanOrEqual(36);
  });
});

test.describe('a window with room', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const [game, square, fen] of [
    ['chess', 'd4', /^rnbqkbnr\/pppppppp\/8\/8\/3N4\/8\/PPPPPPPP\/1NBQKBNR /],
    ['kingscourt', 'l4', /\/11N\//],
    ['flying', 'd4^', /\|.*\/3N4\//],
  ]) {
    test(`pieces are dragged onto the board of ${game} and off it`, async ({ board, page }) => {
      const panel = page.getByRole('complementary', { name: 'Position' });
      await page.goto(`/#edit/${game}`);
      await expect(panel.getByLabel('FEN')).toHaveValue(/^rn?/);
      await panel.getByRole('button', { name: 'white knight' }).dragTo(board.square(square));
      await board.expectOn(square, 'white knight');
      await board.square('a1').dragTo(panel.getByText('To move'));
      await board.expectOn('a1', 'empty');
      await expect(panel.getByLabel('FEN')).toHaveValue(fen);
    });
  }
});
