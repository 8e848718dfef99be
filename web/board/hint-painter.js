// @ts-nocheck
/**
 * How the moves of a piece are shown, beyond dots and rings: ways on the board and signs on squares. A hint is one of
 *   `{ kind: 'line', squares }`           a slide from the first square to the last
 *   `{ kind: 'path', squares }`           a way through squares, one after the other
 *   `{ kind: 'bend', squares }`           a way that turns on the second of three squares
 *   `{ kind: 'arc', squares }`            a way over men
 *   `{ kind: 'ray', squares, text }`      how far something is paid for, with a number at its beginning
 *   `{ kind: 'lane', squares }`           a way along the lower edge of the squares
 *   `{ kind: 'plate', square, text }`     a number at the lower edge, where a lane leads
 *   `{ kind: 'frame', square }`           a piece that takes part, and stands for the move
 *   `{ kind: 'burst', square }`           the piece may act where it stands
 *   `{ kind: 'ban', square, aside }`      a move that is forbidden
 *   `{ kind, square }` with one of the kinds of SIGNS
 * A hint of a square may have a `label`, which readers of the DOM hear.
 */
import * as paths from './path-marks.js';
import * as marks from './square-marks.js';

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

const WAYS = {
  line: (context, [first, ...rest], cell, theme) =>
    paths.paintLine(context, first, rest.at(-1), cell, theme.path),
  ray: (context, [first, ...rest], cell, theme) =>
    paths.paintRay(context, first, rest.at(-1), cell, theme.accent),
  bend: (context, points, cell, theme) => paths.paintBend(context, points, cell, theme.path),
  path: (context, points, cell, theme) =>
    paths.paintPath(context, points, cell, theme.path, 'line'),
  lane: (context, points, cell, theme) =>
    paths.paintPath(context, lowered(points, cell), cell, theme.path, 'line'),
};

/** The squares that the hints say may be chosen, once each. */
export function squaresToGo(hints) {
  const signs = hints.filter(({ kind, square }) => square && kind !== 'ban' && kind !== 'cross');
  return [...new Set(signs.map(({ square }) => square))];
}

/** The ways that lie below the pieces. */
export function paintHintsUnder(context, geometry, hints, theme) {
  for (const { kind, squares } of hints)
    WAYS[kind]?.(context, middlesOf(geometry, squares), geometry.cell, theme);
}

/** The ways that pass over the pieces, and the signs. */
export function paintHintsOver(context, geometry, hints, theme) {
  const { cell } = geometry;
  for (const hint of hints) {
    if (hint.kind === 'arc')
      paths.paintPath(context, middlesOf(geometry, hint.squares), cell, theme.path, 'arc');
    else if (hint.kind === 'ray') paintCount(context, geometry, hint, theme);
    else if (hint.square) paintSign(context, geometry, hint, theme);
  }
}

function paintSign(context, geometry, { kind, square, text, aside }, theme) {
  const cell = geometry.side(square);
  const corner = geometry.corner(square);
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

/** The number of a ray, outside of its first square, so that the man there is seen. */
function paintCount(context, geometry, { squares, text }, theme) {
  const { cell } = geometry;
  const [from, to] = middlesOf(geometry, [squares[0], squares.at(-1)]);
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

function middlesOf(geometry, squares = []) {
  return squares.map((square) => geometry.middle(square));
}

/** Points in the middle of squares, moved to where lanes run. */
function lowered(points, cell) {
  return points.map(({ x, y }) => ({ x, y: y + (LANE - 0.5) * cell }));
}
