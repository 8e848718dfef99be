/** The achievements of Levitating Kings alone. The texts are in game.js. */

/** So many pieces make a long flight. */
const LONG = 3;

/** @type {Record<string, import('../finished-game.js').Achievement>} */
export const achievements = {
  kingInFlight: ({ winningMove }) => winningMove?.kind === 'levitation',
  longFlight: ({ own }) =>
    own.some(({ kind, path }) => kind === 'levitation' && path.length >= LONG),
};
