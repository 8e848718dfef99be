// Arrows and circles on the board of a study, and pictures of the board.

import { readFile } from 'node:fs/promises';
import { expect, test } from './board-page.js';

test('arrows and circles are drawn, saved with the move, written and pictured', async ({
  board,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = page.getByRole('complementary', { name: 'Study' });
  const tool = (name) =>
    page.getByRole('toolbar', { name: 'Study tools' }).getByRole('button', { name });
  await page.goto('/#analyse/chess');
  await board.move('e2e4');
  await board.square('g8').hover();
  await page.mouse.down({ button: 'right' });
  await board.square('f6').hover();
  await page.mouse.up({ button: 'right' });
  await board.expectOn('g8', 'black knight, green arrow to f6');
  await page.keyboard.down('Shift');
  await board.square('d4').click({ button: 'right' });
  await page.keyboard.up('Shift');
  await board.expectOn('d4', 'empty, red circle');

  await tool('Arrows').click();
  await board.square('b8').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await board.expectOn('b8', 'black knight, green arrow to c8');
  await board.square('e4').click();
  await board.expectOn('e4', 'white pawn, green circle');
  await tool('Yellow').click();
  await board.square('e4').click();
  await board.expectOn('e4', 'white pawn, yellow circle');
  await board.square('a2').dragTo(board.square('a4'));
  await board.expectOn('a2', 'white pawn, yellow arrow to a4');
  await board.square('e4').click();
  await expect(board.square('e4')).toHaveAccessibleName('e4, white pawn');
  await tool('Arrows').click();
  await tool('Back').click();
  await expect(board.square('d4')).toHaveAccessibleName('d4, empty');
  await tool('Forward').click();
  await board.expectOn('d4', 'empty, red circle');

  await panel.getByRole('tab', { name: 'PGN' }).click();
  await panel.getByRole('button', { name: 'Copy PGN' }).click();
  await expect(panel.getByText('Copied.')).toBeVisible();
  const pgn = await page.evaluate(() => navigator.clipboard.readText());
  expect(pgn).toContain('1. e4 {[%csl Rd4][%cal Gg8f6,Gb8c8,Ya2a4]} *');
  for (const kind of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: `Save ${kind}` }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`chess.${kind.toLowerCase()}`);
    const content = await readFile(await saved.path(), 'latin1');
    expect(content.slice(0, 5)).toBe(kind === 'SVG' ? '<svg ' : '\x89PNG\r');
  }

  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByRole('button', { name: 'White e4' })).toBeVisible();
  await expect(tool('Arrows')).toBeHidden();
});
