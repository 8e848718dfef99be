// Runs a function with a game, and disposes of the game.

/** @import { Game, Kingcraft } from './index.js' */

/**
 * Lets `work` have a game, which is disposed of afterwards.
 * @template T
 * @param {Kingcraft} kingcraft
 * @param {string} variant its id
 * @param {string | undefined} fen without one the usual start
 * @param {(game: Game) => T} work
 * @returns {T}
 */
export function withGame(kingcraft, variant, fen, work) {
  const game = kingcraft.newGame(variant, fen);
  try {
    return work(game);
  } finally {
    game.dispose();
  }
}
