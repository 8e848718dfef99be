/** @import { Context, PathShape, Point } from './board-types.js' */
/** Marks of paths between squares, given by points, and the number that belongs to a path. */

const FONT = 'system-ui, sans-serif';
const LEAST_BADGE = 12;

/**
 * A path through squares.
 * @param {Context} context
 * @param {Point[]} points the middles of its first square, of its bends and of its last square
 * @param {number} cell
 * @param {string} color
 * @param {PathShape} shape an arc is dotted and passes over what lies between
 */
export function paintPath(context, points, cell, color, shape) {
  context.save();
  context.strokeStyle = color;
  context.lineWidth = Math.max(2, cell * 0.06);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.setLineDash(shape === 'arc' ? [0.1, cell * 0.14] : [cell * 0.16, cell * 0.14]);
  context.beginPath();
  context.moveTo(points[0].x, points[0].y);
  if (shape === 'arc') {
    const [start, end] = [points[0], points[points.length - 1]];
    const lift = Math.hypot(end.x - start.x, end.y - start.y) * 0.3;
    const sideways = Math.abs(end.x - start.x) < cell / 2 ? lift : 0;
    context.quadraticCurveTo(
      (start.x + end.x) / 2 + sideways,
      (start.y + end.y) / 2 - (sideways ? 0 : lift),
      end.x,
      end.y,
    );
  } else {
    for (const { x, y } of points.slice(1)) context.lineTo(x, y);
  }
  context.stroke();
  context.restore();
}

/** The side of the plate of a number, which stays readable on small boards. @param {number} cell */
export function badgeSize(cell) {
  return Math.max(LEAST_BADGE, cell * 0.32);
}

/**
 * A number on a little plate around a point.
 * @param {Context} context
 * @param {Point} point
 * @param {number} cell
 * @param {{ text: string, color: string, paper: string, round?: boolean }} look
 */
export function paintBadge(context, { x, y }, cell, { text, color, paper, round }) {
  const size = badgeSize(cell);
  context.beginPath();
  context.roundRect(x - size / 2, y - size / 2, size, size, round ? size / 2 : size * 0.22);
  context.fillStyle = color;
  context.strokeStyle = paper;
  context.lineWidth = Math.max(1, cell * 0.03);
  context.fill();
  context.stroke();
  context.fillStyle = paper;
  context.font = `600 ${Math.round(size * 0.74)}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + size * 0.04);
}

/**
 * A thin line between two points: a slide, which a piece in between stops.
 * @param {Context} context
 * @param {Point} from
 * @param {Point} to
 * @param {number} cell
 * @param {string} color
 */
export function paintLine(context, from, to, cell, color) {
  strokeLine(context, from, to, thinLine(cell), color);
}

/**
 * A curve through three points: a path that turns on the second.
 * @param {Context} context
 * @param {Point[]} points
 * @param {number} cell
 * @param {string} color
 */
export function paintBend(context, [from, bend, to], cell, color) {
  const control = { x: 2 * bend.x - (from.x + to.x) / 2, y: 2 * bend.y - (from.y + to.y) / 2 };
  context.save();
  context.strokeStyle = color;
  context.lineWidth = thinLine(cell);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(control.x, control.y, to.x, to.y);
  context.stroke();
  context.restore();
}

/**
 * A broad, faint ray between two points: how far something is paid for.
 * @param {Context} context
 * @param {Point} from
 * @param {Point} to
 * @param {number} cell
 * @param {string} color
 */
export function paintRay(context, from, to, cell, color) {
  context.save();
  context.globalAlpha = 0.3;
  strokeLine(context, from, to, cell * 0.44, color);
  context.restore();
}

/** How wide the lines are that lead to squares. @param {number} cell */
const thinLine = (cell) => Math.max(1.2, cell * 0.04);

/**
 * @param {Context} context
 * @param {Point} from
 * @param {Point} to
 * @param {number} width
 * @param {string} color
 */
function strokeLine(context, from, to, width, color) {
  context.save();
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
  context.restore();
}
