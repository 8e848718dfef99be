// The page as one file, opened from the disk: there is no server, and nothing is fetched.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BoardPage, expect, netOf, noteNets, test } from './board-page.js';

const FILE = pathToFileURL(path.resolve('dist/kingcraft.html')).href;

test('from a disk the computer answers, and rules and study open', async ({ board, page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  const nets = await noteNets(page);
  await page.goto(FILE);
  await expect(board.button('Play Tax Chess')).toBeVisible();
  await expect(page.locator('a[href]:not([href^="#"])')).toHaveCount(0);
  await board.button('Play Tax Chess').click();
  await board.move('e2e4');
  await board.expectMoveCount(2);
  expect(await nets()).toContainEqual(netOf('tax'));
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Moves at a glance' })).toBeVisible();
  await page.getByRole('link', { name: 'Solved endgames' }).click();
  await expect(page.getByRole('heading', { name: 'Solved endgames: Tax Chess' })).toBeVisible();
  // Without a network there are no tables to play against.
  await expect(page.getByRole('link', { name: 'Endgame trainer' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Is it fair?' }).click();
  await expect(page.getByRole('region', { name: 'White or Black' })).toContainText('White scored');
  await page.goto(`${FILE}#puzzles/tax/day`);
  await board.button('Solution').click();
  await expect(page.getByRole('heading', { name: 'The solution' })).toBeVisible();
  await page.goto(`${FILE}#analyse`);
  const study = page.getByRole('complementary', { name: 'Study' });
  await expect(study.getByRole('button', { name: 'White e4' })).toBeVisible();
  await study.getByRole('tab', { name: 'Openings' }).click();
  await expect(study.getByText(/From [\d,]+ games/)).toBeVisible();
  expect(asked.filter((url) => !/^(blob|data):/.test(url) && !url.startsWith(FILE))).toEqual([]);
});

test.describe('for a German reader', () => {
  test.use({ locale: 'de-DE' });

  test('it speaks German, rules and all', async ({ board, page }) => {
    await page.goto(FILE);
    await expect(board.button('Schach spielen')).toBeVisible();
    await page.goto(`${FILE}#learn/tax`);
    await expect(page.getByRole('heading', { name: 'Die Züge auf einen Blick' })).toBeVisible();
  });
});

test.describe('where the browser keeps nothing', () => {
  // To refuse them, Playwright asks for them in every frame, which is an error in one without an origin.
  test.use({ serviceWorkers: 'allow' });

  test('the game goes on in memory', async ({ page }, testInfo) => {
    const around = testInfo.outputPath('around.html');
    const frame = `<iframe sandbox="allow-scripts" src="${FILE}" width="1200" height="680"></iframe>`;
    writeFileSync(around, `<!doctype html><title>Around</title>${frame}`);
    await page.goto(pathToFileURL(around).href);
    const place = page.frameLocator('iframe');
    const board = new BoardPage(place);
    await board.button('Play Chess').click();
    await board.move('e2e4');
    await board.expectMoveCount(2);
    await expect(place.getByRole('complementary', { name: 'Notices' })).toContainText(
      'does not let Kingcraft save your games',
    );
  });
});
