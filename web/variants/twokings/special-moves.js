/** What only Two Kings has, for puzzles and statistics; its texts are in game.js. The page does not load this. */
/** @import { Game, Move } from 'kingcraft' */

/** @type {Record<string, (move: Move, before: Game, after: Game) => boolean>} */
export const specialMoves = {
  royalSwap({ color, from, to }, before, after) {
    const [king] = before.royals(color);
    return after.royals(color)[0] !== (king === from ? to : king);
  },
  spareKing: ({ captured }) => captured.some(({ piece }) => piece === 'king'),
};
