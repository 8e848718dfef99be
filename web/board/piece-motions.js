/** @import { Motion, MovingPiece, Point } from './board-types.js' */
/** @import { Geometry } from './geometry.js' */
/**
 * Where pieces are while a move is shown. On its level a piece glides along its path; over others it rises a little. To
 * another level it never flies across the boards: it grows or shrinks away on the square above or below its goal, and
 * appears there.
 */

/** The part of the time in which a piece that changes level as well glides to the square where it does so. */
const GLIDE_SHARE = 0.5;
/** How large a piece looks from the level below it, and from the one above it. */
const NEARER = 1.4;
const FARTHER = 0.6;
/** By how much a piece grows at the top of a leap. */
const LEAP = 0.22;

/**
 * The pictures of moving pieces, by the squares to which they go.
 * @param {Geometry} geometry
 * @param {readonly Motion[]} motions
 * @param {number} progress from 0 to 1
 * @returns {Map<string, MovingPiece[]>}
 */
export function movingPieces(geometry, motions, progress) {
  return new Map(motions.map((motion) => [motion.to, picturesOf(geometry, motion, progress)]));
}

/** Whether a motion leads to another level. @param {Geometry} geometry @param {Motion} motion */
export function changesLevel({ layout }, { from, to }) {
  return layout.place(from).level !== layout.place(to).level;
}

/**
 * @param {Geometry} geometry
 * @param {Motion} motion
 * @param {number} progress
 * @returns {MovingPiece[]}
 */
function picturesOf(geometry, motion, progress) {
  const { from, to, via = [], leaps = false } = motion;
  if (!changesLevel(geometry, motion))
    return [glide(geometry, [from, ...via, to], progress, leaps)];
  const [start, end] = [geometry.layout.place(from), geometry.layout.place(to)];
  const turn = geometry.layout.squareAt(end.file, end.rank, start.level) ?? from;
  const share = turn === from ? 0 : GLIDE_SHARE;
  if (progress < share) return [glide(geometry, [from, turn], progress / share, false)];
  const part = (progress - share) / (1 - share);
  const [away, near] = end.level > start.level ? [NEARER, FARTHER] : [FARTHER, NEARER];
  return [
    { ...scaled(geometry, turn, 1 + (away - 1) * part), opacity: 1 - part },
    { ...scaled(geometry, to, near + (1 - near) * part), opacity: part },
  ];
}

/**
 * A piece on its way through squares, each stretch in a time of its length.
 * @param {Geometry} geometry
 * @param {string[]} squares
 * @param {number} progress
 * @param {boolean} leaps
 * @returns {MovingPiece}
 */
function glide(geometry, squares, progress, leaps) {
  const middles = squares.map((square) => geometry.middle(square));
  const stretches = middles.slice(1).map((end, index) => ({ start: middles[index], end }));
  const lengths = stretches.map(({ start, end }) => Math.hypot(end.x - start.x, end.y - start.y));
  let left = progress * lengths.reduce((sum, length) => sum + length, 0);
  let index = 0;
  while (index < lengths.length - 1 && left > lengths[index]) left -= lengths[index++];
  const { start, end } = stretches[index];
  const part = lengths[index] > 0 ? left / lengths[index] : 1;
  const [first, last] = [squares[0], squares[squares.length - 1]].map((one) => geometry.side(one));
  const rise = leaps ? 1 + LEAP * Math.sin(Math.PI * progress) : 1;
  const middle = {
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  };
  return { ...around(middle, (first + (last - first) * progress) * rise), opacity: 1 };
}

/**
 * The box of a square, made larger or smaller around its middle.
 * @param {Geometry} geometry
 * @param {string} square
 * @param {number} scale
 */
function scaled(geometry, square, scale) {
  return around(geometry.middle(square), geometry.side(square) * scale);
}

/**
 * @param {Point} middle
 * @param {number} side
 */
function around({ x, y }, side) {
  return { x: x - side / 2, y: y - side / 2, side };
}
