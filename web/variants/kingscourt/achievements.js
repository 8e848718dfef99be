/** The achievements of King’s Court alone. The texts are in game.js. */
/** @import { Square } from 'kingcraft' */

/** The king passes three squares on its way to the fourth. */
const PASSED = 3;

const fileOf = (/** @type {Square} */ square) => square[0];
const rankOf = (/** @type {Square} */ square) => square.slice(1);

/** @type {Record<string, import('../finished-game.js').Achievement>} */
export const achievements = {
  farCastling: ({ own }) =>
    own.some(({ kind, path }) => kind === 'castle' && path.length === PASSED),
  flight: ({ result, own }) => result === 'won' && own.some(({ kind }) => kind === 'flight'),
  // Two diagonal steps lead straight on only when the second has another direction than the first.
  bentCapture: ({ own }) =>
    own.some(
      ({ piece, kind, from, to, captured }) =>
        piece === 'jester' &&
        kind === 'slide' &&
        captured.length > 0 &&
        (fileOf(from) === fileOf(to) || rankOf(from) === rankOf(to)),
    ),
};
