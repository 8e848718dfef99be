// @ts-nocheck
/** Signs for how a square may be chosen, each painted into the box of one square: corner (x, y), side `cell`. */

const FONT = 'system-ui, sans-serif';
const LEAST_BADGE = 12;

const middleOf = ({ x, y }, cell) => ({ x: x + cell / 2, y: y + cell / 2 });

/** A diamond: a leap, which nothing on the way can stop. */
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

/** A hollow dot: a move that cannot capture. */
export function paintCircle(context, corner, cell, color) {
  const { x, y } = middleOf(corner, cell);
  context.strokeStyle = color;
  context.lineWidth = Math.max(1.5, cell * 0.07);
  context.beginPath();
  context.arc(x, y, cell * 0.14, 0, 2 * Math.PI);
  context.stroke();
}

/** A small cross: an empty square where there could only be a capture. */
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

/** Four corners: a man that is captured by a move that only captures. */
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

/** A struck circle: a move that a rule forbids; in the lower corner where something else is in the middle. */
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

/** The side of the plate of a number, which stays readable on small boards. */
export function badgeSize(cell) {
  return Math.max(LEAST_BADGE, cell * 0.32);
}

/** A number on a little plate around a point. */
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

/** A thin line between two points: a slide, which a man on the way stops. */
export function paintLine(context, from, to, cell, color) {
  context.save();
  context.strokeStyle = color;
  context.lineWidth = Math.max(1.2, cell * 0.04);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
  context.restore();
}

/** A curve through three points: a way that turns on the second. */
export function paintBend(context, [from, bend, to], cell, color) {
  const control = { x: 2 * bend.x - (from.x + to.x) / 2, y: 2 * bend.y - (from.y + to.y) / 2 };
  context.save();
  context.strokeStyle = color;
  context.lineWidth = Math.max(1.2, cell * 0.04);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(control.x, control.y, to.x, to.y);
  context.stroke();
  context.restore();
}

/** A broad, faint ray between two points: how far something is paid for. */
export function paintRay(context, from, to, cell, color) {
  context.save();
  context.globalAlpha = 0.3;
  context.strokeStyle = color;
  context.lineWidth = cell * 0.44;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
  context.restore();
}
