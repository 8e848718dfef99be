// Plays many moves of a game with one call of the engine.

/** @import { Game, Move } from '../index.js' */

/** A key of all realms, since a bundler may give each part of the package its own modules. game.js has the same. */
const play = Symbol.for('kingcraft.play');

/**
 * Takes moves back, and plays others up to the first that is refused: of that one `game.move()` says why.
 * @param {Game} game
 * @param {readonly string[]} words without spaces
 * @param {number} [back] how many moves are taken back
 * @returns {{ records: string[], readMove: (record: string) => Move }} what was played: each record begins with the id
 *   and a tab
 */
export const playOn = (game, words, back = 0) =>
  /** @type {any} the key is the package's own */ (game)[play](words.join(' '), back, 'play');

/**
 * Plays legal moves.
 * @param {Game} game
 * @param {readonly string[]} ids
 * @returns {string[]} the FEN after each
 */
export const fensOn = (game, ids) =>
  /** @type {any} the key is the package's own */ (game)[play](ids.join(' '), 0, 'fens').records;
