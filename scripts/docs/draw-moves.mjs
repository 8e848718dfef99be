// Draws README.md's moving picture, docs/moves.webp: scripts/build site && node scripts/docs/draw-moves.mjs
// Run it when the board looks different, and commit the picture. Needs Chromium, the npm packages and img2webp of
// Debian's package webp.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFolder } from '../bench/browser.mjs';

/** @import { Locator } from '@playwright/test' */
/** @import { KingcraftBoard } from '../../web/element/index.js' */

/** @typedef {{ at: number } & ({ pick: string } | { move: string })} Action */

const picture = fileURLToPath(new URL('../../docs/moves.webp', import.meta.url));

/** In milliseconds: between two frames, and from the first one until the picture begins again. */
const STEP = 40;
const DURATION = 9000;

/**
 * What each board shows at first, and what happens on it: at a time in milliseconds, the piece on `pick` is picked up
 * or `move` is played.
 * @type {{ variant: string, size: string, fen: string, caption: string, actions: Action[] }[]}
 */
const boards = [
  {
    variant: 'levitating',
    size: 'width: 236px; height: 236px',
    fen: 'rnb1kb1r/pppp1ppp/5n2/4q3/4P3/4B3/PPP1QPPP/RN2KBNR w KQkq - 0 6',
    caption: 'Levitating Kings:<br>kings fly over their own pieces',
    actions: [
      { at: 1000, pick: 'e1' },
      { at: 2600, move: 'e1e5' },
    ],
  },
  {
    variant: 'tax',
    size: 'width: 236px; height: 236px',
    fen: '4r1k1/5ppp/5n2/8/4P3/8/3KP1PP/8 w - - 0 30',
    caption: 'Tax Chess: pawns on the e-file<br>pay for the king’s way forward',
    actions: [
      { at: 1000, pick: 'd2' },
      { at: 2600, move: 'd2d4' },
      { at: 4200, move: 'f6e4' },
      { at: 5800, pick: 'd4' },
    ],
  },
  {
    variant: 'flying',
    size: 'width: 466px; height: 256px',
    fen: 'rnbqkb1r/pppp1ppp/5n2/4p3/4P3/8/PPPP1PPP/RNBQKBNR|8/8/8/8/8/8/8/8 b KQkq - 0 3',
    caption: 'Flying Chess: knights take off,<br>and pawns headbutt what flies above them',
    actions: [
      { at: 1000, move: 'f6f6^' },
      { at: 2600, move: 'd2d3' },
      { at: 4200, move: 'f6^e4^' },
      { at: 5800, pick: 'e4' },
      { at: 7000, move: 'e4e4' },
    ],
  },
];

const figures = boards.map(
  ({ variant, size, fen, caption }) => `<figure>
  <kingcraft-board variant="${variant}" fen="${fen}" style="${size}"></kingcraft-board>
  <figcaption>${caption}</figcaption>
</figure>`,
);
const html = `<!doctype html>
<meta charset="utf-8">
<style>
  body { background: #fff; color: #222; font: 15px/1.35 system-ui, sans-serif; margin: 0; padding: 10px; width: max-content }
  body { align-items: end; display: flex; gap: 14px }
  figure { margin: 0 }
  figcaption { margin-top: 6px; text-align: center }
  kingcraft-board { max-width: none }
  kingcraft-board::part(status) { display: none }
</style>
${figures.join('\n')}
<script src="kingcraft-board.js"></script>
`;

/** Does not wait for the end of a move, which takes some frames. */
function act(/** @type {Locator} */ board, /** @type {Action} */ action) {
  if ('pick' in action) return board.locator(`[data-square="${action.pick}"]`).click();
  return board.evaluate(
    (each, move) => void (/** @type {KingcraftBoard} */ (each).move(move)),
    action.move,
  );
}

const { address, browser, close } = await openFolder('dist');
const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-moves-'));
try {
  const page = await browser.newPage({
    colorScheme: 'light',
    deviceScaleFactor: 1.5,
    viewport: { width: 1000, height: 320 },
  });
  // The page's time goes on by steps alone, so that every run draws the same frames.
  await page.clock.install();
  const url = new URL('moves.html', address).href;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(url);
  const board = page.locator('kingcraft-board');
  await board.evaluateAll((all) =>
    Promise.all(all.map((each) => /** @type {KingcraftBoard} */ (each).ready)),
  );
  await page.clock.pauseAt(Date.now() + 60_000);
  /** The files of the frames, and how long each is shown. @type {{ file: string, time: number, image: Buffer }[]} */
  const frames = [];
  for (let now = 0; now < DURATION; now += STEP) {
    for (const [index, { actions }] of boards.entries()) {
      for (const action of actions.filter(({ at }) => at === now))
        await act(board.nth(index), action);
    }
    await page.clock.runFor(STEP);
    const image = await page.locator('body').screenshot();
    const last = frames.at(-1);
    if (last?.image.equals(image)) last.time += STEP;
    else {
      const file = path.join(folder, `${now}.png`);
      writeFileSync(file, image);
      frames.push({ file, time: STEP, image });
    }
  }
  const options = frames.flatMap(({ file, time }) => ['-d', String(time), file]);
  execFileSync('img2webp', [
    '-loop',
    '0',
    '-mixed',
    '-m',
    '6',
    '-q',
    '80',
    ...options,
    '-o',
    picture,
  ]);
  console.log(`${picture}: ${frames.length} frames`);
} finally {
  rmSync(folder, { recursive: true });
  await close();
}
