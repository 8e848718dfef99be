/** The achievements of Tax Chess alone. The texts are in game.js. */

/** @type {Record<string, import('../finished-game.js').Achievement>} */
export const achievements = {
  kingMates: ({ winningMove }) => winningMove?.piece === 'king',
  // Castling passes squares too, and no pawn pays for its length.
  doubleFare: ({ own }) =>
    own.some(({ piece, kind, path }) => piece === 'king' && kind !== 'castle' && path.length > 0),
};
