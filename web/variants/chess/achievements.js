/** The achievements of chess alone. The texts are in game.js. */

/** @type {Record<string, import('../finished-game.js').Achievement>} */
export const achievements = {
  enPassant: ({ result, own }) => result === 'won' && own.some(({ kind }) => kind === 'en-passant'),
  underpromotion: ({ result, own }) =>
    result === 'won' && own.some(({ promotion }) => promotion && promotion !== 'queen'),
};
