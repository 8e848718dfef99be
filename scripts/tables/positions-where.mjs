// Filters of the positions that a claim about an endgame covers.

const isDigit = (/** @type {string} */ letter) => letter >= '0' && letter <= '9';

/** @typedef {{ letter: string, file: number, rank: number, level: number }} PlacedPiece counted from zero */

/**
 * The pieces of a FEN. Reads letter by letter: lists of tables have many millions of lines.
 * @param {string} fen
 */
export function piecesOf(fen) {
  /** @type {PlacedPiece[]} */
  const pieces = [];
  let level = 0;
  let row = 0;
  let file = 0;
  let empty = 0;
  for (const letter of fen.slice(0, fen.indexOf(' '))) {
    if (isDigit(letter)) {
      empty = 10 * empty + Number(letter);
      continue;
    }
    file += empty;
    empty = 0;
    if (letter === '/' || letter === '|') {
      row = letter === '/' ? row + 1 : 0;
      level += letter === '|' ? 1 : 0;
      file = 0;
    } else {
      pieces.push({ letter, file, rank: -row, level });
      file += 1;
    }
  }
  // The last row is the first rank.
  for (const piece of pieces) piece.rank += row;
  return pieces;
}

/** King's moves from one square to another on an empty board. */
const distance = (/** @type {PlacedPiece} */ one, /** @type {PlacedPiece} */ other) =>
  Math.max(Math.abs(one.file - other.file), Math.abs(one.rank - other.rank));

const fileOf = (/** @type {string} */ letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0);

/**
 * @typedef {(pieces: PlacedPiece[], answer: any) => boolean} Question each checks its own kind of answer, from a JSON
 *   file
 */

/**
 * The questions that a filter may ask, by their name.
 * @type {Record<string, Question>}
 */
const QUESTIONS = {
  /** White's kings stand at most so many steps apart. */
  kingsApart(pieces, /** @type {number} */ most) {
    const [one, other] = pieces.filter(({ letter }) => letter === 'K');
    return distance(one, other) <= most;
  },
  /** White's kings stand between a1 and that square. */
  kingsUpTo(pieces, /** @type {string} */ square) {
    const [file, rank] = [fileOf(square[0]), Number(square[1]) - 1];
    const kings = pieces.filter(({ letter }) => letter === 'K');
    return kings.every((king) => king.file <= file && king.rank <= rank);
  },
  /** Whether kings of both sides stand side by side. */
  kingsTouch(pieces, /** @type {boolean} */ wanted) {
    const own = pieces.filter(({ letter }) => letter === 'K');
    const enemies = pieces.filter(({ letter }) => letter === 'k');
    return own.some((one) => enemies.some((other) => distance(one, other) === 1)) === wanted;
  },
  /** Whether Black's king can take an unguarded chancellor by flight, two squares in a straight line. */
  flightTakes(pieces, /** @type {boolean} */ wanted) {
    const at = (/** @type {string} */ letter) => pieces.find((piece) => piece.letter === letter);
    const [king, chancellor, guard] = [at('k'), at('C'), at('K')];
    if (!king || !chancellor || !guard) throw new Error('flightTakes asks of k, C and K');
    const steps = [chancellor.file - king.file, chancellor.rank - king.rank];
    const isStraight = steps.every((step) => step % 2 === 0) && distance(king, chancellor) === 2;
    const takes = isStraight && distance(guard, chancellor) > 1;
    return takes === wanted;
  },
  /** White has a pawn on that file. */
  pawnOn: (pieces, /** @type {string} */ file) =>
    pieces.some(({ letter, file: own }) => letter === 'P' && own === fileOf(file)),
  /** Whether all bishops and jesters stand on squares of one colour. */
  oneColor(pieces, /** @type {boolean} */ wanted) {
    const colors = pieces
      .filter(({ letter }) => 'BJ'.includes(letter.toUpperCase()))
      .map(({ file, rank }) => (file + rank) % 2);
    return new Set(colors).size <= 1 === wanted;
  },
};

/**
 * Whether a position is one of those that a filter asks for.
 * @param {Record<string, unknown>} filter answers by the names of questions
 * @param {PlacedPiece[]} pieces
 */
export function holdsFor(filter, pieces) {
  return Object.entries(filter).every(([name, answer]) => QUESTIONS[name](pieces, answer));
}
