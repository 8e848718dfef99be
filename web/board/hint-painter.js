/** @import { Context, Hint, PathHint, Point, SquareHint, Theme } from './board-types.js' */
/** @import { Geometry } from './geometry.js' */
/** @import { PaintMark } from './square-marks.js' */
/** Paints how the moves of a piece go: paths on the board and signs on squares. */
import * as paths from './path-marks.js';
import * as marks from './square-marks.js';

/**
 * The signs that are plain marks.
 * @type {Record<Exclude<SquareHint['kind'], 'burst' | 'ban' | 'plate'>, PaintMark>}
 */
const SIGNS = {
  dot: marks.paintDot,
  ring: marks.paintRing,
  diamond: marks.paintDiamond,
  circle: marks.paintCircle,
  cross: marks.paintCross,
  corners: marks.paintCorners,
  frame: marks.paintFrame,
};

/** Where lanes run, down from the upper edge of a square, in cells. */
const LANE = 0.84;

/**
 * The squares that the hints say may be chosen, once each.
 * @param {Hint[]} hints
 */
export function squaresToGo(hints) {
  const squares = hints
    .filter(({ kind }) => kind !== 'ban' && kind !== 'cross')
    .map(({ square }) => square)
    .filter((square) => square !== undefined);
  return [...new Set(squares)];
}

/**
 * The paths that lie below the pieces.
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {Hint[]} hints
 * @param {Theme} theme
 */
export function paintHintsUnder(context, geometry, hints, theme) {
  const { cell } = geometry;
  for (const { kind, squares } of hints) {
    const points = middlesOf(geometry, squares);
    const [first, last] = [points[0], points[points.length - 1]];
    if (kind === 'line') paths.paintLine(context, first, last, cell, theme.path);
    if (kind === 'ray') paths.paintRay(context, first, last, cell, theme.accent);
    if (kind === 'bend') paths.paintBend(context, points, cell, theme.path);
    if (kind === 'path') paths.paintPath(context, points, cell, theme.path, 'line');
    if (kind === 'lane') paths.paintPath(context, lowered(points, cell), cell, theme.path, 'line');
  }
}

/**
 * The paths that pass over the pieces, and the signs.
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {Hint[]} hints
 * @param {Theme} theme
 */
export function paintHintsOver(context, geometry, hints, theme) {
  const { cell } = geometry;
  for (const hint of hints) {
    if (hint.kind === 'arc')
      paths.paintPath(context, middlesOf(geometry, hint.squares), cell, theme.path, 'arc');
    else if (hint.kind === 'ray') paintCount(context, geometry, hint, theme);
    else if (hint.square !== undefined) paintSign(context, geometry, hint, theme);
  }
}

/**
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {SquareHint} hint
 * @param {Theme} theme
 */
function paintSign(context, geometry, { kind, square, text = '', aside }, theme) {
  const { corner, side: cell } = geometry.markBox(square);
  const paper = theme.white.fill;
  if (kind === 'burst') marks.paintBurst(context, corner, cell, theme.check, paper);
  else if (kind === 'ban')
    marks.paintBan(context, corner, cell, { color: theme.check, paper, aside });
  else if (kind === 'plate')
    paths.paintBadge(context, lowered(middlesOf(geometry, [square]), cell)[0], cell, {
      text,
      color: theme.accent,
      paper,
    });
  else SIGNS[kind](context, corner, cell, theme.accent);
}

/**
 * The number of a ray, outside of its first square, so that the piece there is seen.
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {PathHint} hint
 * @param {Theme} theme
 */
function paintCount(context, geometry, { squares, text = '' }, theme) {
  const { cell } = geometry;
  const [from, to] = middlesOf(geometry, [squares[0], squares[squares.length - 1]]);
  const distance = cell / 2 + paths.badgeSize(cell) * 0.42;
  const edge = {
    x: from.x + Math.sign(to.x - from.x) * distance,
    y: from.y + Math.sign(to.y - from.y) * distance,
  };
  paths.paintBadge(context, edge, cell, {
    text,
    color: theme.accent,
    paper: theme.white.fill,
    round: true,
  });
}

/**
 * @param {Geometry} geometry
 * @param {string[]} squares
 */
function middlesOf(geometry, squares = []) {
  return squares.map((square) => geometry.middle(square));
}

/**
 * Points in the middle of squares, moved to where lanes run.
 * @param {Point[]} points
 * @param {number} cell
 */
function lowered(points, cell) {
  return points.map(({ x, y }) => ({ x, y: y + (LANE - 0.5) * cell }));
}
