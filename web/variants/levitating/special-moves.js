/**
 * What only Levitating Kings has, for puzzles and statistics; its texts are in game.js. The page does not load this.
 */
/** @import { Game, Move } from 'kingcraft' */

/** @type {Record<string, (move: Move, before: Game, after: Game) => boolean>} */
export const specialMoves = {
  levitation: ({ kind }) => kind === 'levitation',
};
