/**
 * What only Flying Chess has, for puzzles, statistics and the reasons of moves. The texts of what has
 * a name are in game.js.
 */
/** @import { Game, Move, Square } from 'kingcraft' */

/** Squares of the upper level have a caret behind them. */
const isAbove = (/** @type {Square} */ square) => square.endsWith('^');

/** Whether a piece on the upper level gives check. */
const isCheckFromAbove = (/** @type {Game} */ game, /** @type {Move} */ { color }) =>
  game.royals(game.turn()).some((king) => game.attackers(king, color).some(isAbove));

/** @type {Record<string, import('kingcraft').SpecialMove>} */
export const specialMoves = {
  headbutt: ({ kind, piece, captured: [taken] }) =>
    kind === 'headbutt' && { key: 'flying/why-headbutts', values: { piece, taken: taken.piece } },
  takeOff: ({ from, to, piece }) =>
    !isAbove(from) && isAbove(to) && { key: 'flying/why-takes-off', values: { piece } },
  landing: ({ from, to, piece }) =>
    isAbove(from) && !isAbove(to) && { key: 'flying/why-lands', values: { piece, to } },
  mateFromAbove: (move, _, after) =>
    after.outcome()?.reason === 'checkmate' && isCheckFromAbove(after, move),
};
