/**
 * Lets `work` have a game, which is disposed of afterwards.
 * @template T
 * @param {import('./index.js').Kingcraft} kingcraft
 * @param {string} variant its id
 * @param {string | undefined} fen of the position it begins with; without one the usual start
 * @param {(game: import('./index.js').Game) => T} work
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
