// @ts-nocheck
// What positions a claim about an ending is about.

const isDigit = (letter) => letter >= '0' && letter <= '9';

/** The men of a FEN, as `{ letter, file, rank, level }` from zero. Read letter by letter: lists of tables have many millions. */
export function menOf(fen) {
  const men = [];
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
      men.push({ letter, file, rank: -row, level });
      file += 1;
    }
  }
  // The last row is the first rank.
  for (const man of men) man.rank += row;
  return men;
}

/** King's moves from one square to another on an empty board. */
const distance = (one, other) =>
  Math.max(Math.abs(one.file - other.file), Math.abs(one.rank - other.rank));

const fileOf = (letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0);

/** The questions that a filter may ask, by their name. */
const QUESTIONS = {
  /** White's kings stand at most so many steps apart. */
  kingsApart(men, most) {
    const [one, other] = men.filter(({ letter }) => letter === 'K');
    return distance(one, other) <= most;
  },
  /** White's kings stand on the files from a and the ranks from 1 up to that square. */
  kingsUpTo(men, square) {
    const [file, rank] = [fileOf(square[0]), Number(square[1]) - 1];
    const kings = men.filter(({ letter }) => letter === 'K');
    return kings.every((king) => king.file <= file && king.rank <= rank);
  },
  /** The kings of both sides stand side by side, or do not. */
  kingsTouch(men, wanted) {
    const own = men.filter(({ letter }) => letter === 'K');
    const enemies = men.filter(({ letter }) => letter === 'k');
    return own.some((one) => enemies.some((other) => distance(one, other) === 1)) === wanted;
  },
  /** Black's king can take a chancellor by its flight, two squares in a straight line: none guards it, and nothing is between. Or it cannot. */
  flightTakes(men, wanted) {
    const at = (letter) => men.find((man) => man.letter === letter);
    const [king, chancellor, guard] = [at('k'), at('C'), at('K')];
    const steps = [chancellor.file - king.file, chancellor.rank - king.rank];
    const isStraight = steps.every((step) => step % 2 === 0) && distance(king, chancellor) === 2;
    const takes = isStraight && distance(guard, chancellor) > 1;
    return takes === wanted;
  },
  /** White has a pawn on that file. */
  pawnOn: (men, file) =>
    men.some(({ letter, file: own }) => letter === 'P' && own === fileOf(file)),
  /** All bishops and jesters stand on squares of one colour, or they do not. */
  oneColor(men, wanted) {
    const colors = men
      .filter(({ letter }) => 'BJ'.includes(letter.toUpperCase()))
      .map(({ file, rank }) => (file + rank) % 2);
    return new Set(colors).size <= 1 === wanted;
  },
};

/** Whether a position of these men is one of those that a filter, `{ question: answer }`, asks for. */
export function holdsFor(filter, men) {
  return Object.entries(filter).every(([name, answer]) => QUESTIONS[name](men, answer));
}
