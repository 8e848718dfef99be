// @ts-nocheck
/**
 * Arrows and circles over the pieces. A shape is `{ from, to, color, rank?, label? }`: a circle where both squares are one; its color is a
 * name in the theme; of several lines the best has rank 0, others are thinner and fainter; readers of the DOM hear its label on the square
 * where it begins. A move to another level has no line across the boards: its arrow stays on the level where it begins, and a sign says where
 * it rises or drops; a ring marks the square where it ends.
 */

const TIP = { width: 0.42, length: 0.4 };

/** How wide the shafts are, in cells, and how opaque arrows are, by rank. */
const SHAFTS = [0.15, 0.11, 0.09, 0.075, 0.06];
const OPACITIES = [0.85, 0.72, 0.66, 0.6, 0.55];

/** How far arrows on one line lie beside each other, in cells: the first in the middle, then one on each side. */
const LANES = [0, 0.17, -0.17, 0.34, -0.34];

const atRank = (values, rank) => values[Math.min(rank, values.length - 1)];

/**
 * What is painted for shapes, from the bottom up: the best on top. Lengths are CSS pixels.
 * @returns {object[]} with `color`, `opacity` and one of `{ kind: 'arrow', points, width }` (points as arrowPoints gives them),
 *   `{ kind: 'circle', x, y, radius, width }`, `{ kind: 'lift', x, y, radius, up }`
 */
export function figuresOf(geometry, shapes) {
  const lines = shapes.map((shape) => lineOf(geometry.layout, shape));
  const lanes = lanesOf(geometry.layout, lines);
  const figures = shapes.map((shape, index) => {
    const { color, rank = 0 } = shape;
    const look = { color, opacity: atRank(OPACITIES, rank) };
    return {
      rank,
      parts: partsOf(geometry, shape, lines[index], lanes[index]).map((part) => ({
        ...part,
        ...look,
      })),
    };
  });
  return figures.sort((one, other) => other.rank - one.rank).flatMap(({ parts }) => parts);
}

/** The squares between which the arrow of a shape runs, both on one level, or null where there is no arrow. */
function lineOf(layout, { from, to }) {
  const [start, end] = [layout.place(from), layout.place(to)];
  const tip = layout.squareAt(end.file, end.rank, start.level);
  return tip === from ? null : { from, tip };
}

/** For each line the first lane that is free of the arrows before it. */
function lanesOf(layout, lines) {
  const lanes = [];
  for (const [index, own] of lines.entries()) {
    const taken = lanes.filter((_, before) => own && overlap(layout, lines[before], own));
    lanes[index] = LANES.find((lane) => !taken.includes(lane)) ?? 0;
  }
  return lanes;
}

/** Whether two arrows lie upon each other: on one line, with more than a point in common. */
function overlap(layout, one, other) {
  if (!one) return false;
  const [a, b] = [layout.place(one.from), layout.place(one.tip)];
  const [c, d] = [layout.place(other.from), layout.place(other.tip)];
  if (a.level !== c.level) return false;
  const [across, up] = [b.file - a.file, b.rank - a.rank];
  const isOnLine = ({ file, rank }) => (file - a.file) * up === (rank - a.rank) * across;
  if (!isOnLine(c) || !isOnLine(d)) return false;
  const along = ({ file, rank }) => (file - a.file) * across + (rank - a.rank) * up;
  const [first, last] = [along(c), along(d)].sort((x, y) => x - y);
  return Math.max(0, first) < Math.min(along(b), last);
}

function partsOf(geometry, { from, to, rank = 0 }, line, lane) {
  const width = atRank(SHAFTS, rank) * geometry.cell;
  const climb = geometry.layout.place(to).level - geometry.layout.place(from).level;
  const arrow = line && arrowOf(geometry, line, atRank(SHAFTS, rank), lane);
  if (climb === 0) return [arrow ?? ringOn(geometry, from, width)];
  const sign = liftOn(geometry, line?.tip ?? from, climb > 0);
  return [arrow ?? ringOn(geometry, from, width), ringOn(geometry, to, width), sign];
}

function arrowOf(geometry, { from, tip }, shaft, aside) {
  const { cell } = geometry;
  const ends = [geometry.middle(from), geometry.middle(tip)];
  return {
    kind: 'arrow',
    points: arrowPoints(ends, cell, shaft, aside * cell),
    width: cell * shaft,
  };
}

function ringOn(geometry, square, width) {
  const side = geometry.side(square);
  return { kind: 'circle', ...geometry.middle(square), radius: side * 0.45, width: width / 2 };
}

/** The sign stands in a corner, where the piece is still seen. */
function liftOn(geometry, square, up) {
  const side = geometry.side(square);
  const { x, y } = geometry.corner(square);
  return { kind: 'lift', x: x + side * 0.8, y: y + side * 0.8, radius: side * 0.19, up };
}

export function paintShapes(context, geometry, shapes, theme) {
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { color, opacity, ...figure } of figuresOf(geometry, shapes)) {
    context.globalAlpha = opacity;
    context.strokeStyle = context.fillStyle = theme.shapes[color];
    PAINT[figure.kind](context, figure, theme.white.fill);
  }
  context.restore();
}

const PAINT = {
  circle(context, { x, y, radius, width }) {
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.stroke();
  },
  arrow(context, { points: [start, tip, left, right, neck], width }) {
    context.lineWidth = width;
    trace(context, [start, neck]);
    context.stroke();
    trace(context, [tip, left, right]);
    context.fill();
  },
  lift(context, figure, paper) {
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
  },
};

function trace(context, points) {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
}

/** The lines of a sign: a stem with a point, upward for a lift and downward for a drop. */
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
 * The points of an arrow from one middle to another: where it starts, its tip, the left and right corner of its head, and where the head sits.
 * @param {number} aside so far it lies beside the line from middle to middle
 * @returns {{ x: number, y: number }[]}
 */
export function arrowPoints([from, to], cell, shaft, aside = 0) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [across, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const scale = shaft / SHAFTS[0];
  // Two arrows of opposite directions lie on two sides as well.
  const side = across > 0 || (across === 0 && down > 0) ? aside : -aside;
  const at = (along, off) => ({
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
