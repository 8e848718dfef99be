// The page is loaded again, or crashes, at any moment: the game is there with every move that was seen, and play goes
// on. The moments are random but the same each time; KINGCRAFT_RELOADS=100 takes more of them, KINGCRAFT_SEED=2 others.

import { createRandom } from '../scripts/match/random.mjs';
import { BoardPage, expect, test } from './board-page.js';

const ROUNDS = Number(process.env.KINGCRAFT_RELOADS ?? 16) / 4;
const SEED = Number(process.env.KINGCRAFT_SEED ?? 1);

/** A clock on which the computer thinks for as long as the test takes. */
const LONG = { clock: 'own', minutes: 180, seconds: 0 };

/** Moves that both sides can repeat. */
const SHUFFLE = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

/**
 * Ends the page after some turns of its event loop, at most some milliseconds: by a reload, or for one of four by a
 * crash.
 */
async function interrupt(board, random) {
  const { page } = board;
  const context = page.context();
  await page.evaluate(async (turns) => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setTimeout(next));
  }, random(5));
  if (random(4) > 0) {
    await page.reload();
    return board;
  }
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await page.close();
  await next.emulateMedia({ reducedMotion: 'reduce' });
  await next.goto('/#play');
  return new BoardPage(next);
}

/** The moves in the list, at least as many as were there. */
async function expectMoves(board, seen) {
  await expect.poll(() => board.moveCount()).toBeGreaterThanOrEqual(seen.length);
  const moves = await board.moveList().allTextContents();
  expect(moves.slice(0, seen.length)).toEqual(seen);
}

/**
 * The actions of a person when the page goes away, by name: it begins the game, then goes on with it until shortly
 * before that.
 */
const moments = {
  play: {
    begin: (board) => board.play('Chess'),
    async act(board, round) {
      const count = await board.moveCount();
      const isBack = round % 4 === 3;
      if (isBack) await board.button('Undo').click();
      else await board.move(SHUFFLE[count % SHUFFLE.length]);
      await board.expectMoveCount(count + (isBack ? -1 : 1));
    },
  },
  thinking: {
    begin: (board) => board.play('Flying Chess', { black: 'Computer', level: 10 }),
    async act(board) {
      // The computer may have answered shortly before the page went, or after it came back.
      if ((await board.moveCount()) > 1) {
        await board.button('Undo').click();
        await board.expectMoveCount(0);
      }
      if ((await board.moveCount()) === 0) await board.move('e2e4');
    },
  },
  'promotion choice': {
    begin: (board) => board.play('Chess', { fen: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1' }),
    async act(board) {
      await board.square('a7').click();
      await board.square('a8').click();
      await expect(board.option('Queen')).toBeVisible();
    },
  },
  premove: {
    begin: (board) => board.play('Chess', { black: 'Computer', level: 10, ...LONG }),
    async act(board, round) {
      if (round === 0) await board.move('e2e4');
      else await board.button('Continue').click();
      await board.move('g1f3');
      await expect(board.record).toContainText('Premove g1–f3');
    },
  },
};

for (const [index, [name, { begin, act }]] of Object.entries(moments).entries())
  test(`the page goes away: ${name}`, async ({ page }) => {
    const random = createRandom(`${SEED} ${index}`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let board = new BoardPage(page);
    await begin(board);
    for (let round = 0; round < ROUNDS; round += 1)
      await test.step(`round ${round}`, async () => {
        await act(board, round);
        const seen = await board.moveList().allTextContents();
        board = await interrupt(board, random);
        await expectMoves(board, seen);
      });
  });
