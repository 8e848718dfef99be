/** @import { Dests, SquarePair } from './board-types.js' */
/** Interprets presses on squares: which piece is picked up, and where it may go. */

/**
 * Interprets a press on a square, by pointer or keyboard: pick up a piece, choose its target, or let go.
 * @param {string | null} selected the square picked up until now
 * @param {string | null} square the square pressed now
 * @param {Dests} dests where each piece may go; its own square is in the list when it may act in place
 * @returns {{ selected: string | null, chosen: SquarePair | null, refused: SquarePair | null }}
 *   refused: where the piece may not go
 */
export function press(selected, square, dests) {
  if (square === null) return { selected: null, chosen: null, refused: null };
  const pair = selected === null ? null : { from: selected, to: square };
  if (pair && isDest(pair.from, square, dests))
    return { selected: null, chosen: pair, refused: null };
  if (square !== selected && dests.has(square))
    return { selected: square, chosen: null, refused: null };
  return { selected: null, chosen: null, refused: square === selected ? null : pair };
}

/**
 * Whether the piece on `from` may go to `to`.
 * @param {string} from
 * @param {string} to
 * @param {Dests} dests
 */
export function isDest(from, to, dests) {
  return dests.get(from)?.includes(to) ?? false;
}

/**
 * Of squares that a finger cannot tell apart, those that it can mean. One: it is meant. Several: the reader has to say
 * which.
 * @param {readonly string[]} squares of one cell, the one under the finger first
 * @param {string | null} selected the square picked up until now
 * @param {Dests} dests
 * @returns {readonly string[]}
 */
export function meantSquares(squares, selected, dests) {
  const goals = goalsAmong(squares, selected, dests);
  const pieces = squares.filter(
    (square) => square !== selected && dests.has(square) && !goals.includes(square),
  );
  // A piece that may act in place is also sent to the square on which it acts.
  const places = goals.length > 1 ? goals.filter((square) => square !== selected) : goals;
  if (places.length > 0) return [...places, ...pieces];
  // Two pieces of one cell are picked up in turn.
  return pieces.length > 0 ? [pieces[0]] : squares.slice(0, 1);
}

/**
 * The squares to which a piece may go.
 * @param {readonly string[]} squares
 * @param {string | null} from
 * @param {Dests} dests
 */
export function goalsAmong(squares, from, dests) {
  return squares.filter((square) => from !== null && isDest(from, square, dests));
}
