// The only module that takes a FEN apart and puts one together. The engine decides what may stand in it.

/** @import { Color } from './index.js' */

/**
 * @typedef {object} Fen the fields of a FEN
 * @property {string} placement
 * @property {Color} turn
 * @property {string} rights letters, or a dash
 * @property {string} passant a square, or a dash
 * @property {string} state what the game keeps beside the board; empty in games that keep nothing
 * @property {string} halfmoves
 * @property {string} moveNumber
 *
 * @typedef {{ letter: string, color: Color }} FenPiece
 */

/**
 * The fields of a FEN that can be played: those after the second one may be left out.
 * @param {string} fen
 * @returns {Fen}
 */
export function readFen(fen) {
  const [placement, side, rights = '-', passant = '-', ...others] = fen.trim().split(/\s+/);
  const turn = side === 'b' ? 'black' : 'white';
  const hasState = !/^\d*$/.test(others[0] ?? '');
  const [state, halfmoves = '0', moveNumber = '1'] = hasState ? others : ['', ...others];
  return { placement, turn, rights, passant, state, halfmoves, moveNumber };
}

/** @param {Fen} fields */
export function writeFen({ placement, turn, rights, passant, state, halfmoves, moveNumber }) {
  const side = turn === 'black' ? 'b' : 'w';
  const counters = state ? [state, halfmoves, moveNumber] : [halfmoves, moveNumber];
  return [placement, side, rights, passant, ...counters].join(' ');
}

/**
 * What two positions share that count as the same for a repetition: all but the counters. The engine names an en
 * passant square only where such a capture is legal.
 * @param {string} fen as `game.fen()` gives it
 */
export function repetitionKey(fen) {
  const { placement, turn, rights, passant, state } = readFen(fen);
  return [placement, turn, rights, passant, state].join(' ');
}

/**
 * The pieces in a placement.
 * @param {string} placement the first field of a FEN, or a whole FEN
 * @returns {(FenPiece & { level: number, row: number, file: number })[]} `letter` in lower case; rows are counted from
 *   the top, files from the left
 */
export function readPlacement(placement) {
  /** @type {ReturnType<typeof readPlacement>} */
  const pieces = [];
  const levels = readFen(placement).placement.split('|');
  for (const [level, rows] of levels.entries()) {
    for (const [row, text] of rows.split('/').entries()) {
      let file = 0;
      for (const [token] of text.matchAll(/\d+|[a-z]/gi)) {
        const letter = token.toLowerCase();
        const color = token === letter ? 'black' : 'white';
        if (/\d/.test(token)) file += Number(token);
        else pieces.push({ letter, color, level, row, file: file++ });
      }
    }
  }
  return pieces;
}

/**
 * @param {{ files: number, ranks: number, levels: number }} size
 * @param {(file: number, row: number, level: number) => FenPiece | undefined} pieceAt
 */
export function writePlacement({ files, ranks, levels }, pieceAt) {
  /** @param {FenPiece} piece */
  const signOf = ({ letter, color }) => (color === 'white' ? letter.toUpperCase() : letter);
  /** @template T @param {number} length @param {(index: number) => T} itemAt */
  const list = (length, itemAt) => Array.from({ length }, (_, index) => itemAt(index));
  /** @param {number} level @param {number} row */
  const writeRow = (level, row) =>
    list(files, (file) => pieceAt(file, row, level))
      .map((piece) => (piece ? signOf(piece) : '1'))
      .join('')
      .replaceAll(/1+/g, ({ length }) => String(length));
  /** @param {number} level */
  const writeLevel = (level) => list(ranks, (row) => writeRow(level, row)).join('/');
  return list(levels, writeLevel).join('|');
}

/** How many pieces each side has in a FEN. @param {string} fen */
export function countPieces(fen) {
  const pieces = readPlacement(fen);
  /** @param {Color} wanted */
  const countOf = (wanted) => pieces.filter(({ color }) => color === wanted).length;
  return { white: countOf('white'), black: countOf('black') };
}
