/** What only Flying Chess has, for puzzles and statistics; its texts are in game.js. The page does not load this. */
/** @import { Game, Move, Square } from 'kingcraft' */

/** Squares of the upper level have a caret behind them. */
const isAbove = (/** @type {Square} */ square) => square.endsWith('^');

/** Whether a piece on the upper level gives check. */
const isCheckFromAbove = (/** @type {Game} */ game, /** @type {Move} */ { color }) =>
  game.royals(game.turn()).some((king) => game.attackers(king, color).some(isAbove));

/** @type {Record<string, (move: Move, before: Game, after: Game) => boolean>} */
export const specialMoves = {
  headbutt: ({ kind }) => kind === 'headbutt',
  takeOff: ({ from, to }) => !isAbove(from) && isAbove(to),
  landing: ({ from, to }) => isAbove(from) && !isAbove(to),
  mateFromAbove: (move, _, after) =>
    after.outcome()?.reason === 'checkmate' && isCheckFromAbove(after, move),
};
