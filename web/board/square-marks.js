/** @import { Context, Point } from './board-types.js' */
/** The marks on the squares, each painted into the box of one square: corner (x, y), side `cell`. */

/**
 * Paints a mark.
 * @typedef {(context: Context, corner: Point, cell: number, color: string) => void} PaintMark
 */

const middleOf = (/** @type {Point} */ { x, y }, /** @type {number} */ cell) => ({
  x: x + cell / 2,
  y: y + cell / 2,
});

/** @type {PaintMark} */
export function paintTint(context, { x, y }, cell, color) {
  context.fillStyle = color;
  context.fillRect(x, y, cell, cell);
}

/**
 * A dot: an empty square that may be chosen.
 * @type {PaintMark}
 */
export function paintDot(context, { x, y }, cell, color) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x + cell / 2, y + cell / 2, cell * 0.14, 0, 2 * Math.PI);
  context.fill();
}

/**
 * A ring: an occupied square that may be chosen.
 * @type {PaintMark}
 */
export function paintRing(context, { x, y }, cell, color) {
  context.strokeStyle = color;
  context.lineWidth = cell * 0.07;
  context.beginPath();
  context.arc(x + cell / 2, y + cell / 2, cell * 0.45, 0, 2 * Math.PI);
  context.stroke();
}

/**
 * A frame along the inner edge: the square that is picked up.
 * @param {Context} context
 * @param {Point} corner
 * @param {number} cell
 * @param {string} color
 */
export function paintFrame(context, { x, y }, cell, color, dashed = false) {
  const width = Math.max(2, cell * 0.05);
  context.save();
  context.strokeStyle = color;
  context.lineWidth = width;
  if (dashed) context.setLineDash([cell * 0.14, cell * 0.1]);
  context.strokeRect(x + width / 2, y + width / 2, cell - width, cell - width);
  context.restore();
}

/**
 * A red glow under a piece in check.
 * @type {PaintMark}
 */
export function paintGlow(context, { x, y }, cell, color) {
  const middle = { x: x + cell / 2, y: y + cell / 2 };
  const glow = context.createRadialGradient(
    middle.x,
    middle.y,
    cell * 0.12,
    middle.x,
    middle.y,
    cell * 0.62,
  );
  glow.addColorStop(0, color);
  glow.addColorStop(0.55, `${color}C0`);
  glow.addColorStop(1, `${color}00`);
  context.fillStyle = glow;
  context.fillRect(x, y, cell, cell);
}

/**
 * A chevron in the upper right corner: the square lies on a higher or lower level.
 * @param {Context} context
 * @param {Point} corner
 * @param {number} cell
 * @param {string} color
 * @param {boolean} up
 */
export function paintChevron(context, { x, y }, cell, color, up) {
  const [width, height] = [cell * 0.2, cell * 0.1];
  const [right, top] = [x + cell * 0.87, y + cell * 0.14];
  context.save();
  context.strokeStyle = color;
  context.lineWidth = Math.max(1.5, cell * 0.055);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(right - width, top + (up ? height : 0));
  context.lineTo(right - width / 2, top + (up ? 0 : height));
  context.lineTo(right, top + (up ? height : 0));
  context.stroke();
  context.restore();
}

/**
 * A burst in the upper left corner: the piece may act where it stands.
 * @param {Context} context
 * @param {Point} corner
 * @param {number} cell
 * @param {string} color
 * @param {string} paper of the edge
 */
export function paintBurst(context, { x, y }, cell, color, paper) {
  const points = 16;
  const middle = { x: x + cell * 0.2, y: y + cell * 0.2 };
  context.beginPath();
  for (let point = 0; point < points; point++) {
    const radius = cell * (point % 2 ? 0.09 : 0.18);
    const angle = (2 * Math.PI * point) / points;
    context.lineTo(middle.x + radius * Math.sin(angle), middle.y - radius * Math.cos(angle));
  }
  context.closePath();
  context.fillStyle = color;
  context.strokeStyle = paper;
  context.lineWidth = Math.max(1, cell * 0.025);
  context.stroke();
  context.fill();
}

/**
 * The corners of a crown.
 * @param {Point} corner of its square
 * @param {number} cell
 * @returns {Point[]}
 */
export function crownPoints({ x, y }, cell) {
  const unit = cell * 0.05;
  const [left, top] = [x + cell - 6.6 * unit, y + unit];
  return [
    [0, 0],
    [1.4, 2],
    [3, -0.4],
    [4.6, 2],
    [6, 0],
    [5.3, 4.6],
    [0.7, 4.6],
  ].map(([across, down]) => ({ x: left + across * unit, y: top + down * unit }));
}

/**
 * A small crown in the upper right corner.
 * @param {Context} context
 * @param {Point} corner
 * @param {number} cell
 * @param {string} color
 * @param {string} ink of the edge
 */
export function paintCrown(context, corner, cell, color, ink) {
  context.save();
  context.beginPath();
  for (const { x, y } of crownPoints(corner, cell)) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = color;
  context.strokeStyle = ink;
  context.lineWidth = Math.max(1, cell * 0.03);
  context.lineJoin = 'round';
  context.fill();
  context.stroke();
  // Else the frame of a picked piece has round corners in games with crowns alone.
  context.restore();
}

/**
 * A diamond: a leap, which no piece in between can stop.
 * @type {PaintMark}
 */
export function paintDiamond(context, corner, cell, color) {
  const { x, y } = middleOf(corner, cell);
  const reach = cell * 0.2;
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(x, y - reach);
  context.lineTo(x + reach, y);
  context.lineTo(x, y + reach);
  context.lineTo(x - reach, y);
  context.closePath();
  context.fill();
}

/**
 * A hollow dot: a move that cannot capture.
 * @type {PaintMark}
 */
export function paintCircle(context, corner, cell, color) {
  const { x, y } = middleOf(corner, cell);
  context.strokeStyle = color;
  context.lineWidth = Math.max(1.5, cell * 0.07);
  context.beginPath();
  context.arc(x, y, cell * 0.14, 0, 2 * Math.PI);
  context.stroke();
}

/**
 * A small cross: an empty square where there could only be a capture.
 * @type {PaintMark}
 */
export function paintCross(context, corner, cell, color) {
  const { x, y } = middleOf(corner, cell);
  const reach = cell * 0.12;
  context.save();
  context.strokeStyle = color;
  context.lineWidth = Math.max(1.5, cell * 0.07);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x - reach, y - reach);
  context.lineTo(x + reach, y + reach);
  context.moveTo(x - reach, y + reach);
  context.lineTo(x + reach, y - reach);
  context.stroke();
  context.restore();
}

/**
 * Four corners: a piece that a move captures that only captures.
 * @type {PaintMark}
 */
export function paintCorners(context, { x, y }, cell, color) {
  const size = cell * 0.26;
  context.fillStyle = color;
  for (const [across, down] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]) {
    const [left, top] = [x + across * cell, y + down * cell];
    context.beginPath();
    context.moveTo(left, top);
    context.lineTo(left + (across ? -size : size), top);
    context.lineTo(left, top + (down ? -size : size));
    context.closePath();
    context.fill();
  }
}

/**
 * A struck circle: a move that a rule forbids; in the lower corner where something else is in the middle.
 * @param {Context} context
 * @param {Point} corner
 * @param {number} cell
 * @param {{ color: string, paper: string, aside: boolean | undefined }} look
 */
export function paintBan(context, corner, cell, { color, paper, aside }) {
  const radius = cell * (aside ? 0.15 : 0.19);
  const middle = aside
    ? { x: corner.x + cell * 0.8, y: corner.y + cell * 0.8 }
    : middleOf(corner, cell);
  context.beginPath();
  context.arc(middle.x, middle.y, radius, 0, 2 * Math.PI);
  context.fillStyle = paper;
  context.fill();
  context.strokeStyle = paper;
  context.lineWidth = Math.max(4, cell * 0.15);
  context.stroke();
  context.strokeStyle = color;
  context.lineWidth = Math.max(1.8, cell * 0.075);
  context.stroke();
  const part = radius * Math.SQRT1_2;
  context.beginPath();
  context.moveTo(middle.x - part, middle.y + part);
  context.lineTo(middle.x + part, middle.y - part);
  context.stroke();
}
