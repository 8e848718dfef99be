// @ts-nocheck
// The one place where a FEN is taken apart and put together. What may stand in it is for the engine to say.

/**
 * The fields of a FEN that can be played; both counters may be left out.
 * @param {string} fen
 * @returns {{ placement: string, turn: 'white' | 'black', rights: string, passant: string, halfmoves: string, moveNumber: string }} `rights` are
 *   letters, `passant` is a square; each is a dash where there is none
 */
export function readFen(fen) {
  const [placement, side, rights = '-', passant = '-', halfmoves = '0', moveNumber = '1'] =
    fen.split(' ');
  const turn = side === 'b' ? 'black' : 'white';
  return { placement, turn, rights, passant, halfmoves, moveNumber };
}

/** The FEN with these fields, as `readFen` gives them. */
export function writeFen({ placement, turn, rights, passant, halfmoves, moveNumber }) {
  const side = turn === 'black' ? 'b' : 'w';
  return [placement, side, rights, passant, halfmoves, moveNumber].join(' ');
}

/**
 * What stands in a placement.
 * @param {string} placement the first field of a FEN, or a whole FEN
 * @returns {{ letter: string, color: 'white' | 'black', level: number, row: number, file: number }[]} `letter` in lower case; rows are counted from
 *   the top, files from the left
 */
export function readPlacement(placement) {
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
 * A placement.
 * @param {{ files: number, ranks: number, levels: number }} size
 * @param {(file: number, row: number, level: number) => { letter: string, color: 'white' | 'black' } | undefined} pieceAt
 */
export function writePlacement({ files, ranks, levels }, pieceAt) {
  const signOf = ({ letter, color }) => (color === 'white' ? letter.toUpperCase() : letter);
  const list = (length, itemAt) => Array.from({ length }, (_, index) => itemAt(index));
  const writeRow = (level, row) =>
    list(files, (file) => pieceAt(file, row, level))
      .map((piece) => (piece ? signOf(piece) : '1'))
      .join('')
      .replaceAll(/1+/g, ({ length }) => String(length));
  const writeLevel = (level) => list(ranks, (row) => writeRow(level, row)).join('/');
  return list(levels, writeLevel).join('|');
}

/** How many pieces each side has in a FEN. @param {string} fen */
export function countPieces(fen) {
  const pieces = readPlacement(fen);
  const countOf = (wanted) => pieces.filter(({ color }) => color === wanted).length;
  return { white: countOf('white'), black: countOf('black') };
}
