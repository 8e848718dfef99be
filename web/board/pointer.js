/** @import { BoardInput } from './board-input.js' */
/** @import { Point } from './board-types.js' */
/** @import { Track } from './follow-pointer.js' */
/** Turns pointer events on the board into presses and drags of squares. */
import { DRAG_DISTANCE, followPointer } from './follow-pointer.js';

/**
 * Where a pointer is on the board; null if that cannot be known. `tappedWith`: the squares that a pointer on a
 * square can mean, that one first; `ask` asks which of several it means, and resolves with null without an answer.
 * @typedef {{
 *   pointIn(event: PointerEvent): Point | null,
 *   squareUnder(x: number, y: number): string | null,
 *   tappedWith(square: string, isFinger: boolean): string[],
 *   ask(squares: readonly string[]): Promise<string | null>,
 * }} Places
 */

/**
 * @param {HTMLElement} element the board's box
 * @param {Places} places
 * @param {BoardInput} input
 * @returns {() => void} stops listening
 */
export function listenToPointer(element, places, input) {
  return followPointer(element, (event) => {
    const isPen = input.isPen(event);
    const start = places.pointIn(event);
    if (!start || (event.button !== 0 && !isPen)) return null;
    if (isPen) return stroke(places.squareUnder(start.x, start.y), places, input);
    const isFinger = event.pointerType === 'touch';
    const squaresUnder = (/** @type {Point} */ { x, y }) => {
      const square = places.squareUnder(x, y);
      return square === null ? [] : places.tappedWith(square, isFinger);
    };
    return drag(start, { ...places, squaresUnder }, input);
  });
}

/**
 * @param {string | null} from
 * @param {Places} places
 * @param {BoardInput} input
 * @returns {Track}
 */
function stroke(from, { pointIn, squareUnder }, input) {
  const squareOf = (/** @type {PointerEvent} */ event) => {
    const point = pointIn(event);
    return point && squareUnder(point.x, point.y);
  };
  return {
    move(event) {
      if (from) input.sketch(from, squareOf(event), event);
      return from !== null;
    },
    lift(event) {
      const to = squareOf(event);
      input.sketch(from, null);
      if (from && to) input.draw(from, to, event);
    },
    cancel: () => input.sketch(from, null),
  };
}

/**
 * @param {Point} start
 * @param {Places & { squaresUnder(point: Point): string[] }} places
 * @param {BoardInput} input
 * @returns {Track}
 */
function drag(start, { pointIn, squaresUnder, ask }, input) {
  const squares = squaresUnder(start);
  const isPicked = input.pick(input.meant(squares));
  const { selected } = input;
  const first = [selected ?? '', ...squares].find(
    (square) => squares.includes(square) && input.canDrag(square),
  );
  const from = first ?? squares[0] ?? null;
  let isDragging = false;
  return {
    move(event) {
      const point = pointIn(event);
      if (!from || !point) return isDragging;
      const isFar = Math.hypot(point.x - start.x, point.y - start.y) > DRAG_DISTANCE;
      if (!isDragging && isFar) isDragging = input.lift(from);
      if (isDragging) isDragging = input.drag(from, point.x, point.y);
      return isDragging;
    },
    lift(event) {
      const point = pointIn(event);
      const under = point ? squaresUnder(point) : [];
      if (isDragging && from && point) drop(from, under, ask, input);
      else if (isDragging) input.endDrag();
      else if (point && !isPicked && isSameCell(squares, under))
        settle(input.meant(under), ask, (square) => input.press(square));
    },
    cancel() {
      if (isDragging) input.endDrag();
    },
  };
}

/**
 * Whether two lists are of one cell: both may be empty, which is beside them all.
 * @param {readonly string[]} squares
 * @param {readonly string[]} others
 */
function isSameCell(squares, others) {
  return squares.length === 0 ? others.length === 0 : squares.includes(others[0]);
}

/**
 * A drag ends on squares of one cell. Where it began, it means no other level: a tap that slips moves nothing.
 * @param {string} from
 * @param {readonly string[]} under
 * @param {Places['ask']} ask
 * @param {BoardInput} input
 */
function drop(from, under, ask, input) {
  const goals = input.goals(from, under);
  if (under.includes(from)) input.endDrag(from);
  else if (goals.length < 2) input.drop(from, goals[0] ?? under[0] ?? null);
  else {
    input.endDrag(from);
    settle(goals, ask, (square) => input.press(square));
  }
}

/**
 * Acts on the square that is meant, once the reader has said which one where several can be.
 * @param {readonly string[]} squares
 * @param {Places['ask']} ask
 * @param {(square: string | null) => void} act
 */
function settle(squares, ask, act) {
  if (squares.length < 2) act(squares[0] ?? null);
  else ask(squares).then((square) => square && act(square));
}
