/** @import { Layout, Place } from './board-types.js' */
/**
 * The squares of a board and their names: how many files, ranks and levels there are, and which squares lie above each
 * other.
 * Files are letters from `a`, ranks numbers from 1; a caret for every level above the ground: `b5`, `b5^`.
 */

const FIRST_FILE = 'a'.charCodeAt(0);
const CARET = '^';

/**
 * @param {{ files: number, ranks: number, levels?: number, pieces?: readonly string[] }} size with the roles of the
 *   game that is played there
 * @returns {Layout}
 */
export function createLayout({ files, ranks, levels = 1, pieces }) {
  /** @type {string[]} */
  const squares = [];
  /** @type {Map<string, Readonly<Place>>} */
  const places = new Map();
  for (let level = 0; level < levels; level++) {
    for (let rank = 0; rank < ranks; rank++) {
      for (let file = 0; file < files; file++) {
        const name = fileName(file) + rankName(rank) + CARET.repeat(level);
        places.set(name, Object.freeze({ file, rank, level }));
        squares.push(name);
      }
    }
  }
  const squareAt = (/** @type {number} */ file, /** @type {number} */ rank, level = 0) => {
    const inside =
      file >= 0 && file < files && rank >= 0 && rank < ranks && level >= 0 && level < levels;
    return inside ? squares[(level * ranks + rank) * files + file] : null;
  };
  const place = (/** @type {string} */ square) => {
    const found = places.get(square);
    if (!found) throw new RangeError(`the board has no square ${square}`);
    return found;
  };
  /** @type {Layout} */
  const layout = {
    files,
    ranks,
    levels,
    roles: pieces,
    squares: Object.freeze(squares),
    squareAt,
    has: (square) => places.has(square),
    place,
    column(square) {
      const { file, rank, level } = place(square);
      const others = Array.from({ length: levels }, (_, other) => other).filter(
        (other) => other !== level,
      );
      return others.map((other) => squareAt(file, rank, other)).filter((other) => other !== null);
    },
    isDark(square) {
      const { file, rank } = place(square);
      return (file + rank) % 2 === 0;
    },
  };
  return Object.freeze(layout);
}

/** The letter of a file counted from 0. @param {number} file */
export function fileName(file) {
  return String.fromCodePoint(FIRST_FILE + file);
}

/** The number of a rank counted from 0, as text. @param {number} rank */
export function rankName(rank) {
  return String(rank + 1);
}
