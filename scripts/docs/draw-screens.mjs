// Draws the pictures of the page for README.md: scripts/build site && node scripts/docs/draw-screens.mjs
// Run it when the page looks different, and commit the pictures. Needs Chromium and the npm packages.

import { fileURLToPath } from 'node:url';
import { openFolder } from '../bench/browser.mjs';
import { square } from '../bench/page-reader.mjs';

/** @import { Page } from '@playwright/test' */

const root = fileURLToPath(new URL('../../', import.meta.url));
const size = { width: 1280, height: 800 };

/** Two levels, and the targets of a piece that is picked up. */
async function drawGame(/** @type {Page} */ page) {
  await page.goto('#play/flying?moves=e2e4,e7e5,g1f3,b8c6,f1c4,g8f6,d2d3,f8c5,c1c1%5E,d7d6');
  await square(page, 'h1').click();
}

/** A game's rules, with the lesson. */
async function drawRules(/** @type {Page} */ page) {
  await page.goto('#learn/tax');
  await page.getByRole('heading', { name: 'Moves at a glance' }).waitFor();
}

const STUDY = `[Variant "King's Court"]

1. e4 e5 2. Nc3 {Looks at d5.} (2. f4!? exf4 3. Nc3 {A pawn for time.}) 2... Ne6 {[%csl Gd5][%cal Gc3d5,Re6d4,Re6f4]} *
`;

/** Variations, remarks and arrows. */
async function drawStudy(/** @type {Page} */ page) {
  await page.goto('#analyse/kingscourt');
  await page.getByRole('tab', { name: 'PGN' }).click();
  await page.getByLabel('Paste PGN').fill(STUDY);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByRole('button', { name: 'Black Ne6' }).click();
}

/** @type {{ draw: (page: Page) => Promise<void>, file: string, colorScheme: 'light' | 'dark' }[]} */
const screens = [
  { draw: drawGame, file: 'docs/game.png', colorScheme: 'light' },
  { draw: drawRules, file: 'docs/rules.png', colorScheme: 'light' },
  { draw: drawStudy, file: 'docs/study.png', colorScheme: 'dark' },
];

const { address: baseURL, browser, close } = await openFolder('dist/site');
try {
  for (const { draw, file, colorScheme } of screens) {
    const page = await browser.newPage({
      baseURL,
      colorScheme,
      locale: 'en',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      viewport: size,
    });
    await draw(page);
    await page.screenshot({ path: `${root}${file}` });
    await page.context().close();
  }
} finally {
  await close();
}
