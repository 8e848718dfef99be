// Names of squares and sides. No other module reads squares out of text: `e4`, `a10`, and `e4^` on the upper of two
// levels.

const MOVE = /^([a-z]\d{1,2}\^?)([a-z]\d{1,2}\^?)(.*)$/s;

/**
 * The squares of a move's id; whether a board has them is not asked.
 * @param {string} text
 * @returns {{ from: string, to: string, suffix: string } | null} `suffix` is what follows: the letter of a promotion,
 *   `o` of a castling; null if the text does not begin with two squares
 */
export function squaresIn(text) {
  const match = MOVE.exec(text);
  return match && { from: match[1], to: match[2], suffix: match[3] };
}

const SAN = /^([A-Z]?)([a-z]?)(\d{0,2}\^?)[x-]?([a-z]\d{1,2}\^?)(?![a-z\d])/;

/**
 * The parts of a SAN that say which piece goes where; whether it can is not asked.
 * @param {string} text
 * @returns {{ letter: string, file: string, rank: string, to: string } | null} an empty part is not said; null where
 *   the text has another form, as castling
 */
export function sanPartsIn(text) {
  const match = SAN.exec(text);
  return match && { letter: match[1], file: match[2], rank: match[3], to: match[4] };
}

/** Whether a text has the form of a move's id. @param {string} text */
export const isMoveId = (text) => /^[a-z]?$/.test(squaresIn(text)?.suffix ?? '?');

/**
 * Whether a square in this shape is on a board.
 * @param {string} square @param {{ files: number, ranks: number, levels: number }} size
 */
export function isOnBoard(square, { files, ranks, levels }) {
  const file = square.charCodeAt(0) - 'a'.charCodeAt(0);
  const rank = Number.parseInt(square.slice(1), 10);
  const level = square.endsWith('^') ? 1 : 0;
  return file < files && rank >= 1 && rank <= ranks && level < levels;
}

/**
 * Whether a square of a board is dark; on two levels, the squares above each other are alike.
 * @param {string} square
 */
export const isDark = (square) =>
  (square.charCodeAt(0) + Number.parseInt(square.slice(1), 10)) % 2 === 0;

/** The other side. @param {'white' | 'black'} color @returns {'white' | 'black'} */
export const otherColor = (color) => (color === 'white' ? 'black' : 'white');
