/** @import { Context, Layout, PaintedScene, Theme } from './board-types.js' */
/** @import { Cells, Geometry } from './geometry.js' */
/** The squares above, where they are badges on the one board: those on which there is something to see. */
import { squaresToGo } from './hint-painter.js';
import { EMPTY_BADGE, LONE_BADGE } from './level-arrangement.js';
import { squareColor } from './themes.js';

const ROUNDNESS = 0.14;
/** How much of its cell a square on the ground has beside a badge with a piece, and beside one to go to. */
const BESIDE_PIECE = 0.58;
const BESIDE_EMPTY = 0.78;

/**
 * Paints the plates, before pieces and marks are painted on them as on any square.
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {PaintedScene} scene
 * @param {Theme} theme
 */
export function paintBadges(context, geometry, scene, theme) {
  for (const square of badgesOf(geometry.layout, scene)) {
    const { x, y } = geometry.corner(square);
    const side = geometry.side(square);
    context.save();
    context.beginPath();
    context.roundRect(x, y, side, side, side * ROUNDNESS);
    context.shadowColor = theme.shadow;
    context.shadowBlur = side * 0.2 * geometry.pixelRatio;
    context.fillStyle = squareColor(theme, geometry.layout, square);
    context.fill();
    context.shadowColor = 'transparent';
    context.strokeStyle = theme.edge;
    context.stroke();
    context.restore();
  }
}

/**
 * Whether every square above can be pointed at, also an empty one.
 * @param {Pick<PaintedScene, 'allBadges' | 'drawing'>} scene
 */
export function showsAllBadges({ allBadges, drawing }) {
  return allBadges || drawing;
}

/**
 * The upper squares with a piece or a mark, or all that can be pointed at.
 * @param {Layout} layout
 * @param {PaintedScene} scene
 */
export function badgesOf(layout, scene) {
  const above = squaresAbove(layout);
  if (showsAllBadges(scene)) return new Set(above);
  const column = scene.selected ? layout.column(scene.selected) : [];
  const squares = [
    ...scene.pieces.keys(),
    ...goalsOf(scene),
    ...[scene.lastMove, scene.premove, scene.check, scene.framed, column].flat(),
    ...scene.shifts.keys(),
    ...scene.shapes.flatMap(({ from, to }) => [from, to]),
  ];
  return new Set(above.filter((square) => squares.includes(square)));
}

/**
 * What is in the cells of a board whose badges are too small to be tapped, so that neither piece of a cell hides the
 * other.
 * @param {Layout} layout
 * @param {PaintedScene} scene
 * @returns {Cells}
 */
export function cellsOf(layout, scene) {
  /** @type {Map<string, number>} */
  const parts = new Map();
  /** @type {Map<string, number>} */
  const shared = new Map();
  if (showsAllBadges(scene)) return { parts, shared };
  const goals = new Set(goalsOf(scene));
  for (const square of squaresAbove(layout)) {
    const below = layout.column(square);
    if (scene.pieces.has(square)) {
      const isAlone = !below.some((one) => scene.pieces.has(one) || goals.has(one));
      if (isAlone) parts.set(square, LONE_BADGE);
      for (const one of below) shared.set(one, BESIDE_PIECE);
    } else if (!isDrawn(scene, square)) {
      parts.set(square, EMPTY_BADGE);
      for (const one of goals.has(square) ? below : [])
        if (goals.has(one)) shared.set(one, BESIDE_EMPTY);
    }
  }
  return { parts, shared };
}

/** @param {Layout} layout */
const squaresAbove = (layout) => layout.squares.filter((square) => layout.place(square).level > 0);

/** Where the piece that is picked up may go. @param {PaintedScene} scene */
const goalsOf = ({ hints, dests }) => (hints ? squaresToGo(hints) : dests);

/** @param {Pick<PaintedScene, 'shapes'>} scene @param {string} square */
export function isDrawn({ shapes }, square) {
  return shapes.some(({ from, to }) => from === square || to === square);
}
