/** @import { Context, Layout, Place, Point, Shape, Theme } from './board-types.js' */
/** @import { Geometry } from './geometry.js' */
/**
 * Arrows and circles over the pieces. A move to another level has no line across the boards: its arrow stays on the
 * level where it begins, and a sign says where it rises or drops; a ring marks the square where it ends.
 */

/**
 * A painted shape, in CSS pixels; an arrow has the points of arrowPoints.
 * @typedef {{ kind: 'circle', x: number, y: number, radius: number, width: number }} CircleFigure
 * @typedef {{ kind: 'arrow', points: ArrowPoints, width: number }} ArrowFigure
 * @typedef {{ kind: 'lift', x: number, y: number, radius: number, up: boolean }} LiftFigure
 * @typedef {CircleFigure | ArrowFigure | LiftFigure} Figure
 * @typedef {[start: Point, tip: Point, left: Point, right: Point, neck: Point]} ArrowPoints
 *
 * The squares between which an arrow runs, both on one level.
 * @typedef {{ from: string, tip: string }} Line
 */

const TIP = { width: 0.42, length: 0.4 };

/** How wide the shafts are, in cells, and how opaque arrows are, by rank. */
const SHAFTS = [0.15, 0.11, 0.09, 0.075, 0.06];
const OPACITIES = [0.85, 0.72, 0.66, 0.6, 0.55];

/** How far arrows on one line lie beside each other, in cells: the first in the middle, then one on each side. */
const LANES = [0, 0.17, -0.17, 0.34, -0.34];

const atRank = (/** @type {number[]} */ values, /** @type {number} */ rank) =>
  values[Math.min(rank, values.length - 1)];

/**
 * The painted shapes, from the bottom up: the best on top.
 * @param {Geometry} geometry
 * @param {Shape[]} shapes
 * @returns {(Figure & { color: string, opacity: number })[]}
 */
export function figuresOf(geometry, shapes) {
  const lines = shapes.map((shape) => lineOf(geometry.layout, shape));
  const lanes = lanesOf(geometry.layout, lines);
  const figures = shapes.map((shape, index) => {
    const { color, rank = 0 } = shape;
    const look = { color, opacity: atRank(OPACITIES, rank) };
    return {
      rank,
      parts: partsOf(geometry, shape, lines[index], lanes[index]).map((figure) => ({
        ...figure,
        ...look,
      })),
    };
  });
  return figures.sort((one, other) => other.rank - one.rank).flatMap(({ parts }) => parts);
}

/**
 * The line of the arrow of a shape, or null if there is no arrow.
 * @param {Layout} layout
 * @param {Shape} shape
 * @returns {Line | null}
 */
function lineOf(layout, { from, to }) {
  const [start, end] = [layout.place(from), layout.place(to)];
  const tip = layout.squareAt(end.file, end.rank, start.level);
  return tip === null || tip === from ? null : { from, tip };
}

/**
 * For each line the first lane that no earlier arrow takes.
 * @param {Layout} layout
 * @param {(Line | null)[]} lines
 */
function lanesOf(layout, lines) {
  /** @type {number[]} */
  const lanes = [];
  for (const [index, own] of lines.entries()) {
    const taken = lanes.filter((_, earlier) => own && overlap(layout, lines[earlier], own));
    lanes[index] = LANES.find((lane) => !taken.includes(lane)) ?? 0;
  }
  return lanes;
}

/**
 * Whether two arrows lie on each other: on one line, with more than a point in common.
 * @param {Layout} layout
 * @param {Line | null} one
 * @param {Line} other
 */
function overlap(layout, one, other) {
  if (!one) return false;
  const [a, b] = [layout.place(one.from), layout.place(one.tip)];
  const [c, d] = [layout.place(other.from), layout.place(other.tip)];
  if (a.level !== c.level) return false;
  const [across, up] = [b.file - a.file, b.rank - a.rank];
  const isOnLine = (/** @type {Place} */ { file, rank }) =>
    (file - a.file) * up === (rank - a.rank) * across;
  if (!isOnLine(c) || !isOnLine(d)) return false;
  const along = (/** @type {Place} */ { file, rank }) =>
    (file - a.file) * across + (rank - a.rank) * up;
  const [first, last] = [along(c), along(d)].sort((x, y) => x - y);
  return Math.max(0, first) < Math.min(along(b), last);
}

/**
 * @param {Geometry} geometry
 * @param {Shape} shape
 * @param {Line | null} line
 * @param {number} lane
 * @returns {Figure[]}
 */
function partsOf(geometry, { from, to, rank = 0 }, line, lane) {
  const width = atRank(SHAFTS, rank) * geometry.cell;
  const climb = geometry.layout.place(to).level - geometry.layout.place(from).level;
  const arrow = line && arrowOf(geometry, line, atRank(SHAFTS, rank), lane);
  if (climb === 0) return [arrow ?? ringOn(geometry, from, width)];
  const sign = liftOn(geometry, line?.tip ?? from, climb > 0);
  return [arrow ?? ringOn(geometry, from, width), ringOn(geometry, to, width), sign];
}

/**
 * @param {Geometry} geometry
 * @param {Line} line
 * @param {number} shaft
 * @param {number} aside
 * @returns {ArrowFigure}
 */
function arrowOf(geometry, { from, tip }, shaft, aside) {
  const { cell } = geometry;
  return {
    kind: 'arrow',
    points: arrowPoints([geometry.middle(from), geometry.middle(tip)], cell, shaft, aside * cell),
    width: cell * shaft,
  };
}

/**
 * @param {Geometry} geometry
 * @param {string} square
 * @param {number} width
 * @returns {CircleFigure}
 */
function ringOn(geometry, square, width) {
  const side = geometry.side(square);
  return { kind: 'circle', ...geometry.middle(square), radius: side * 0.45, width: width / 2 };
}

/**
 * The sign stands in a corner, where it does not hide the piece.
 * @param {Geometry} geometry
 * @param {string} square
 * @param {boolean} up
 * @returns {LiftFigure}
 */
function liftOn(geometry, square, up) {
  const side = geometry.side(square);
  const { x, y } = geometry.corner(square);
  return { kind: 'lift', x: x + side * 0.8, y: y + side * 0.8, radius: side * 0.19, up };
}

/**
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {Shape[]} shapes
 * @param {Theme} theme
 */
export function paintShapes(context, geometry, shapes, theme) {
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const figure of figuresOf(geometry, shapes)) {
    context.globalAlpha = figure.opacity;
    context.strokeStyle = context.fillStyle = theme.shapes[figure.color];
    if (figure.kind === 'circle') paintCircle(context, figure);
    else if (figure.kind === 'arrow') paintArrow(context, figure);
    else paintLift(context, figure, theme.white.fill);
  }
  context.restore();
}

/**
 * @param {Context} context
 * @param {CircleFigure} figure
 */
function paintCircle(context, { x, y, radius, width }) {
  context.lineWidth = width;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}

/**
 * @param {Context} context
 * @param {ArrowFigure} figure
 */
function paintArrow(context, { points: [start, tip, left, right, neck], width }) {
  context.lineWidth = width;
  trace(context, [start, neck]);
  context.stroke();
  trace(context, [tip, left, right]);
  context.fill();
}

/**
 * @param {Context} context
 * @param {LiftFigure} figure
 * @param {string} paper
 */
function paintLift(context, figure, paper) {
  const { x, y, radius } = figure;
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = paper;
  context.lineWidth = radius * 0.3;
  for (const points of liftLines(figure)) {
    trace(context, points);
    context.stroke();
  }
}

function trace(/** @type {Context} */ context, /** @type {Point[]} */ points) {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
}

/**
 * The lines of a sign: a stem with a point, upward for a lift and downward for a drop.
 * @param {Pick<LiftFigure, 'x' | 'y' | 'radius' | 'up'>} figure
 * @returns {Point[][]}
 */
export function liftLines({ x, y, radius, up }) {
  const [length, wing] = [radius * 0.55 * (up ? -1 : 1), radius * 0.42];
  const tip = { x, y: y + length };
  const back = y + length - Math.sign(length) * wing;
  return [
    [{ x, y: y - length }, tip],
    [{ x: x - wing, y: back }, tip, { x: x + wing, y: back }],
  ];
}

/**
 * The points of an arrow from one middle to another: where it starts, its tip, the left and right corner of its head,
 * and where the head sits.
 * @param {[from: Point, to: Point]} ends
 * @param {number} cell
 * @param {number} shaft its width, in cells
 * @param {number} aside how far it lies beside the line from middle to middle
 * @returns {ArrowPoints}
 */
export function arrowPoints([from, to], cell, shaft, aside = 0) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [across, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const scale = shaft / SHAFTS[0];
  // Two arrows of opposite directions lie on two sides as well.
  const side = across > 0 || (across === 0 && down > 0) ? aside : -aside;
  const at = (/** @type {number} */ along, /** @type {number} */ off) => ({
    x: from.x + across * along - down * (off + side),
    y: from.y + down * along + across * (off + side),
  });
  const head = cell * TIP.length * Math.sqrt(scale);
  const wing = (cell * TIP.width * Math.sqrt(scale)) / 2;
  const neck = length - head;
  return [
    at(cell * 0.3, 0),
    at(length, 0),
    at(neck, -wing),
    at(neck, wing),
    at(neck - cell * shaft * 0.3, 0),
  ];
}
