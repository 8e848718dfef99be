/** Paints one picture of the board: squares, labels, marks and pieces, from the bottom up. */
import { paintHintsOver, paintHintsUnder, squaresToGo } from './hints.js';
import { paintCaptions, paintLabels } from './labels.js';
import * as marks from './marks.js';
import { paintPiece } from './piece-painter.js';
import { paintShapes } from './shapes.js';
import { squareColor } from './theme.js';

const CORNER_RADIUS = 4;

/**
 * @param {CanvasRenderingContext2D} context in CSS pixels, already cleared
 * @param geometry from createGeometry
 * @param scene what is to be seen:
 *   `pieces: Map<square, { role, color }>`, `selected: square | null`, `dests: square[]` (of the selected piece), `hints` (of hints.js, instead
 *   of marks on the dests, or null), `lastMove: square[]`,
 *   `premove: square[]` (chosen ahead of the turn), `check: square[]`, `crowns: square[]`, `framed: square[]` (squares that matter), `path: { squares, shape } | null`, `held: { square, x, y } | null`
 *   (a piece at the pointer), `shapes` (of shapes.js), `shifts: Map<square, { x, y }>` (pieces on their way)
 * @param theme one of THEMES
 * @param {string} labelColor for names outside the squares
 */
export function render(context, geometry, scene, theme, labelColor) {
  paintLevels(context, geometry, theme);
  if (geometry.labels) paintLabels(context, geometry, theme, labelColor);
  if (geometry.caption) paintCaptions(context, geometry, labelColor);
  paintUnderPieces(context, geometry, scene, theme);
  paintPieces(context, geometry, scene, theme);
  paintOverPieces(context, geometry, scene, theme);
  paintShapes(context, geometry, scene.shapes, theme);
  if (scene.held) paintHeld(context, geometry, scene, theme);
}

function paintLevels(context, geometry, theme) {
  const { layout, cell, corners, levelWidth, levelHeight } = geometry;
  for (const [level, { x, y }] of corners.entries()) {
    context.save();
    context.beginPath();
    context.roundRect(x, y, levelWidth, levelHeight, CORNER_RADIUS);
    if (level > 0) {
      context.shadowColor = theme.shadow;
      context.shadowBlur = cell * 0.25 * geometry.pixelRatio;
      context.shadowOffsetY = cell * 0.08 * geometry.pixelRatio;
    }
    context.fillStyle = theme.levels[Math.min(level, theme.levels.length - 1)].light;
    context.fill();
    context.shadowColor = 'transparent';
    context.clip();
    for (const square of layout.squares) {
      if (layout.place(square).level !== level) continue;
      marks.paintTint(context, geometry.corner(square), cell, squareColor(theme, layout, square));
    }
    context.restore();
    context.strokeStyle = theme.edge;
    context.lineWidth = 1;
    context.beginPath();
    context.roundRect(x - 0.5, y - 0.5, levelWidth + 1, levelHeight + 1, CORNER_RADIUS);
    context.stroke();
  }
}

function paintUnderPieces(context, geometry, scene, theme) {
  const { layout, cell } = geometry;
  for (const square of scene.lastMove)
    marks.paintTint(context, geometry.corner(square), cell, theme.lastMove);
  for (const square of scene.premove)
    marks.paintTint(context, geometry.corner(square), cell, theme.ahead.tint);
  for (const square of scene.check)
    marks.paintGlow(context, geometry.corner(square), cell, theme.check);
  if (scene.path?.shape === 'line') paintWay(context, geometry, scene, theme);
  if (!scene.selected) return;
  marks.paintTint(context, geometry.corner(scene.selected), cell, theme.selected);
  marks.paintFrame(context, geometry.corner(scene.selected), cell, theme.accent);
  for (const square of layout.column(scene.selected)) {
    marks.paintFrame(context, geometry.corner(square), cell, theme.accent, true);
  }
  if (scene.hints) paintHintsUnder(context, geometry, scene.hints, theme);
}

/** The way of the last move, once the pieces have arrived: an arc passes over pieces, a line below them. */
function paintWay(context, geometry, scene, theme) {
  if (scene.shifts.size > 0) return;
  const middles = scene.path.squares.map((square) => {
    const { x, y } = geometry.corner(square);
    return { x: x + geometry.cell / 2, y: y + geometry.cell / 2 };
  });
  marks.paintPath(context, middles, geometry.cell, theme.path, scene.path.shape);
}

function paintPieces(context, geometry, scene, theme) {
  for (const [square, piece] of scene.pieces) {
    const { x, y } = scene.shifts.get(square) ?? geometry.corner(square);
    const faint = scene.held?.square === square;
    context.globalAlpha = faint ? 0.3 : 1;
    paintPiece(context, piece, x, y, geometry.cell, theme[piece.color]);
  }
  context.globalAlpha = 1;
}

function paintOverPieces(context, geometry, scene, theme) {
  const { layout, cell } = geometry;
  if (scene.path?.shape === 'arc') paintWay(context, geometry, scene, theme);
  for (const square of scene.framed)
    marks.paintFrame(context, geometry.corner(square), cell, theme.accent, true);
  for (const square of scene.crowns) {
    if (!scene.shifts.has(square))
      marks.paintCrown(context, geometry.corner(square), cell, theme.crown, theme.black.rim);
  }
  if (scene.hints) paintHintsOver(context, geometry, scene.hints, theme);
  else for (const square of scene.dests) paintDest(context, geometry, square, scene, theme);
  for (const square of scene.hints ? squaresToGo(scene.hints) : scene.dests) {
    const climb = layout.place(square).level - layout.place(scene.selected).level;
    if (climb !== 0)
      marks.paintChevron(context, geometry.corner(square), cell, theme.accent, climb > 0);
  }
}

/** The plain mark of a square that may be chosen. */
function paintDest(context, geometry, square, scene, theme) {
  const { cell } = geometry;
  const corner = geometry.corner(square);
  if (square === scene.selected)
    marks.paintBurst(context, corner, cell, theme.check, theme.white.fill);
  else if (scene.pieces.has(square)) marks.paintRing(context, corner, cell, theme.accent);
  else marks.paintDot(context, corner, cell, theme.accent);
}

function paintHeld(context, geometry, scene, theme) {
  const piece = scene.pieces.get(scene.held.square);
  const size = geometry.cell * 1.08;
  if (piece)
    paintPiece(
      context,
      piece,
      scene.held.x - size / 2,
      scene.held.y - size / 2,
      size,
      theme[piece.color],
    );
}
