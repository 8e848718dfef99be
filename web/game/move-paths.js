/** @import { Layout, Motion, Path } from '../board/board-types.js' */
/** @import { Move } from '../kingcraft/index.js' */
/** The parts of a played move that the board shows: its squares, its path, and which pieces go where. */

import { moveDrawings } from '../variants/generated/moves.js';

/**
 * Whether a piece acts where it stands, and captures another square.
 * @param {Pick<Move, 'from' | 'to'>} move
 */
export function actsInPlace({ from, to }) {
  return from === to;
}

/**
 * The squares to tint.
 * @param {Move} move
 */
export function squaresOf(move) {
  return actsInPlace(move) ? [move.from, move.captured[0].square] : [move.from, move.to];
}

/**
 * The path to draw where the two squares do not show it, or null.
 * @param {Layout} layout
 * @param {Move} move
 * @returns {Path | null}
 */
export function pathOf(layout, move) {
  const squares = [move.from, ...move.path, move.to];
  const own = moveDrawings[move.kind]?.path;
  if (own) return { squares, shape: own };
  return move.kind === 'castle' || isBent(layout, squares) ? { squares, shape: 'line' } : null;
}

/**
 * How far one square is from another.
 * @param {Layout} layout
 * @param {string} from
 * @param {string} to
 * @returns {[across: number, up: number]}
 */
export function offset(layout, from, to) {
  const [start, end] = [layout.place(from), layout.place(to)];
  return [end.file - start.file, end.rank - start.rank];
}

/**
 * Whether a path turns: its steps do not all have the same direction.
 * @param {Layout} layout
 * @param {string[]} squares
 */
export function isBent(layout, squares) {
  const steps = squares.slice(1).map((square, index) => offset(layout, squares[index], square));
  const [[across, up]] = steps;
  return steps.some(
    (step) => step[0] * up !== step[1] * across || step[0] * across + step[1] * up < 0,
  );
}

/**
 * From where to where pieces go when it is played.
 * @param {Move} move
 * @returns {Motion[]}
 */
export function motionsOf(move) {
  const { from, to, path, kind, rook } = move;
  const leaps = moveDrawings[kind]?.path === 'arc';
  const own = actsInPlace(move) ? [] : [{ from, to, via: path, leaps }];
  return rook ? [...own, rook] : own;
}

/**
 * The same when it is taken back.
 * @param {Move} move
 * @returns {Motion[]}
 */
export function motionsBack(move) {
  return motionsOf(move).map(({ from, to, via = [], leaps = false }) => ({
    from: to,
    to: from,
    via: [...via].reverse(),
    leaps,
  }));
}
