/** @import { Context, Layout, PaintedScene, Theme } from './board-types.js' */
/** @import { Geometry } from './geometry.js' */
/** The squares above, where they are badges on the one board: those on which there is something to see. */
import { squaresToGo } from './hint-painter.js';
import { squareColor } from './themes.js';

const ROUNDNESS = 0.14;

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
  const above = layout.squares.filter((square) => layout.place(square).level > 0);
  if (showsAllBadges(scene)) return new Set(above);
  const column = scene.selected ? layout.column(scene.selected) : [];
  const squares = [
    ...scene.pieces.keys(),
    ...(scene.hints ? squaresToGo(scene.hints) : scene.dests),
    ...[scene.lastMove, scene.premove, scene.check, scene.framed, column].flat(),
    ...scene.shifts.keys(),
    ...scene.shapes.flatMap(({ from, to }) => [from, to]),
  ];
  return new Set(above.filter((square) => squares.includes(square)));
}
