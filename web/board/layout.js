// @ts-nocheck
/**
 * The squares of a board and their names: how many files, ranks and levels there are, and who stands above whom.
 * Files are letters from `a`, ranks numbers from 1; a caret for every level above the ground: `b5`, `b5^`.
 */

const FIRST_FILE = 'a'.codePointAt(0);
const CARET = '^';

/**
 * @param {{ files: number, ranks: number, levels?: number }} size
 * @returns a frozen layout: the three counts, `squares` (names, a1 first, level by level) and the questions below
 */
export function createLayout({ files, ranks, levels = 1 }) {
  const squares = [];
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
  const squareAt = (file, rank, level = 0) => {
    const inside =
      file >= 0 && file < files && rank >= 0 && rank < ranks && level >= 0 && level < levels;
    return inside ? squares[(level * ranks + rank) * files + file] : null;
  };
  return Object.freeze({
    files,
    ranks,
    levels,
    squares: Object.freeze(squares),
    squareAt,
    /** `{ file, rank, level }` from 0, or undefined for a name that is not on this board. */
    place: (square) => places.get(square),
    /** The squares straight above and below. */
    column(square) {
      const { file, rank, level } = places.get(square);
      const others = Array.from({ length: levels }, (_, other) => other).filter(
        (other) => other !== level,
      );
      return others.map((other) => squareAt(file, rank, other));
    },
    /** Whether the square is a dark one; a1 is dark. */
    isDark(square) {
      const { file, rank } = places.get(square);
      return (file + rank) % 2 === 0;
    },
  });
}

/** The letter of a file counted from 0. */
export function fileName(file) {
  return String.fromCodePoint(FIRST_FILE + file);
}

/** The number of a rank counted from 0, as text. */
export function rankName(rank) {
  return String(rank + 1);
}
