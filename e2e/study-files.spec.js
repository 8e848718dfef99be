// Files with many games: progress, cancelling, and search.

import { readFile } from 'node:fs/promises';
import { expect, test } from './board-page.js';

const MANY = Array.from(
  { length: 250 },
  (_, index) => `[White "Player ${index}"]\n[Black "Guest"]\n\n1. e4 {game ${index}} *\n`,
).join('\n');

/** Much more than can be read in one slice. */
const LONG = `1. e4 ${'{a comment} '.repeat(300_000)} *`;

const file = (text) => ({ name: 'games.pgn', mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a long text is read while the page answers, until the reader cancels', async ({
  board,
  page,
}) => {
  // Slices wait for each other by timers of no time: held back, the reading rests where it is.
  await page.addInitScript(() => {
    const { setTimeout: later } = globalThis;
    const waiting = [];
    globalThis.goOn = () => {
      globalThis.isHeld = false;
      for (const work of waiting.splice(0)) work();
    };
    globalThis.setTimeout = (work, time, ...more) =>
      globalThis.isHeld && !time ? waiting.push(work) : later(work, time, ...more);
  });
  await page.goto('/#analyse/chess');
  const panel = page.getByRole('complementary', { name: 'Study' });
  await panel.getByRole('tab', { name: 'PGN' }).click();
  await page.evaluate(() => {
    globalThis.isHeld = true;
  });
  await panel.getByLabel('Or choose a file').setInputFiles(file(LONG));
  const progress = panel.getByRole('progressbar', { name: 'Reading' });
  await expect(progress).toBeVisible();
  await board.move('d2d4');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await page.evaluate(() => globalThis.goOn());
  await expect(progress).toBeHidden();

  await panel.getByLabel('Or choose a file').setInputFiles(file(MANY));
  const games = panel.getByRole('list', { name: 'Games in this text' }).getByRole('button');
  await expect(games).toHaveCount(100);
  await expect(panel.getByText('250 games')).toBeVisible();
  await panel.getByRole('button', { name: 'Show more' }).click();
  await expect(games).toHaveCount(200);
  await expect(games.nth(100)).toBeFocused();
  await panel.getByLabel('Find').fill('player 222');
  await expect(games).toHaveText([/^Player 222 – Guest/]);
  await games.click();
  await panel.getByRole('button', { name: 'Open', exact: true }).last().click();
  await panel.getByRole('tab', { name: 'Moves' }).click();
  await expect(panel.getByText('game 222')).toBeVisible();
});

test('a comment that is too long for the page shows its beginning, and stays whole', async ({
  page,
}) => {
  await page.goto('/#analyse/chess');
  const panel = page.getByRole('complementary', { name: 'Study' });
  const comment = panel.getByLabel('Comment');
  const note = panel.getByText('This comment is too long to edit here.');
  await panel.getByRole('tab', { name: 'PGN' }).click();
  const words = 'word '.repeat(12_000);
  await panel
    .getByLabel('Or choose a file')
    .setInputFiles(file(`1. e4 {${words}the end} e5 {short} *`));
  await panel.getByRole('tab', { name: 'Moves' }).click();
  await panel.getByRole('button', { name: /e5/ }).click();
  await expect(comment).toHaveValue('short');
  await expect(comment).toBeEditable();
  await expect(note).toBeHidden();
  await panel.getByRole('button', { name: /e4/ }).click();
  await expect(note).toBeVisible();
  await expect(comment).not.toBeEditable();
  const download = page.waitForEvent('download');
  await panel.getByRole('tab', { name: 'PGN' }).click();
  await panel.getByRole('button', { name: 'Save PGN' }).click();
  const pgn = await readFile(await (await download).path(), 'utf8');
  expect(pgn.replaceAll(/\s+/g, ' ')).toContain('word the end} 1... e5 {short}');
});

test('a notice says what of a PGN was left out', async ({ page }) => {
  await page.goto('/#analyse/chess');
  const panel = page.getByRole('complementary', { name: 'Study' });
  await panel.getByRole('tab', { name: 'PGN' }).click();
  const fen = '[FEN "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"]';
  await panel.getByLabel('Or choose a file').setInputFiles(file(`${fen}\n\n1. O-O -- 2. Kh1 *`));
  await expect(page.getByText('The right "Q" of the FEN tag does not fit')).toBeVisible();
  await expect(page.getByText('The null move "--" cannot be played.')).toBeVisible();
  await panel.getByRole('tab', { name: 'Moves' }).click();
  await expect(panel.getByText('-- 2. Kh1')).toBeVisible();
});

test('an opened PGN is seen among the moves', async ({ page }) => {
  await page.goto('/#analyse/chess');
  await page.getByRole('tab', { name: 'PGN' }).click();
  await page.locator('#study-pgn').fill('1. e4 e5 2. Nf3 *');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Moves' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Moves' })).toContainText('Nf3');
});
