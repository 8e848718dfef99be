// Checks arguments for the parts of the package: an engine and its games, also from another copy of the package.

/** @import { Game, Kingcraft } from './index.js' */

import { kindError } from './arguments.js';

/** @param {any} value of any kind @param {readonly string[]} methods */
function hasMethods(value, methods) {
  try {
    return methods.every((method) => typeof value[method] === 'function');
  } catch {
    return false;
  }
}

/** @param {unknown} value @returns {Kingcraft} */
export function checkKingcraft(value) {
  if (hasMethods(value, ['newGame', 'validateFen'])) return /** @type {Kingcraft} */ (value);
  throw kindError('kingcraft', 'kingcraft', value);
}

/** @param {unknown} value @returns {value is Game} */
export const isGame = (value) => hasMethods(value, ['fen', 'royals', 'pgn', 'loadPgn']);

/** @param {unknown} value @returns {Game} */
export function checkGame(value) {
  if (isGame(value)) return value;
  throw kindError('game', 'game', value);
}
