// What positions a claim about an ending is about.

const SQUARES_OF_NONE = /^\d/;

/** The men of a FEN, as `{ letter, file, rank, level }` from zero. */
export function menOf(fen) {
  const levels = fen.split(' ', 1)[0].split('|');
  return levels.flatMap((placement, level) => {
    const ranks = placement.split('/');
    return ranks.flatMap((text, row) => {
      let file = 0;
      const men = [];
      for (const part of text.match(/\d+|[A-Za-z]/g)) {
        if (SQUARES_OF_NONE.test(part)) {
          file += Number(part);
        } else {
          men.push({ letter: part, file, rank: ranks.length - 1 - row, level });
          file += 1;
        }
      }
      return men;
    });
  });
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
