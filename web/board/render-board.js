/** @import { Context, Layer, PaintedScene, Theme } from './board-types.js' */
/** @import { Geometry } from './geometry.js' */
/** @import { LabelStyle } from './labels.js' */
/** Paints one picture of the board: squares, labels, marks and pieces, from the bottom up. */

import { paintShapes } from './arrows-and-circles.js';
import { paintHintsOver, paintHintsUnder, squaresToGo } from './hint-painter.js';
import { paintCaptions, paintLabels } from './labels.js';
import { isDrawn, paintBadges, showsAllBadges } from './level-badges.js';
import { paintPath } from './path-marks.js';
import { paintPiece } from './pieces.js';
import * as marks from './square-marks.js';
import { squareColor } from './themes.js';

const CORNER_RADIUS = 4;

/** By how much a badge overlaps the piece that is painted smaller because of it, in squares. */
const OVER_BADGE = 0.24;
/** By how much a piece that is painted smaller is moved towards its corner, as a part of what it lost. */
const INTO_CORNER = 0.19;
/** How large a piece on a badge is painted, in badges: its own edges are empty too. */
const ON_BADGE = 1.2;

/**
 * Paints all but the piece at the pointer, which `paintHeld` paints.
 * @param {Context} context in CSS pixels, already cleared
 * @param {Geometry} geometry
 * @param {PaintedScene} scene
 * @param {Theme} theme
 * @param {LabelStyle} labels for names outside the squares
 */
export function render(context, geometry, scene, theme, labels) {
  renderLayers(() => context, geometry, scene, theme, labels);
}

/**
 * Paints the same, each layer into its own context. Those in which there is nothing are not asked for.
 * @param {(layer: Layer) => Context} contextOf
 * @param {Geometry} geometry
 * @param {PaintedScene} scene
 * @param {Theme} theme
 * @param {LabelStyle} labels
 */
export function renderLayers(contextOf, geometry, scene, theme, labels) {
  const squares = contextOf('squares');
  paintLevels(squares, geometry, theme);
  if (geometry.labelSize > 0) paintLabels(squares, geometry, labels);
  if (geometry.caption) paintCaptions(squares, geometry, scene.levelNames, labels);
  if (scene.path?.shape === 'line') paintLastPath(squares, geometry, scene, theme);
  if (scene.hints) paintHintsUnder(squares, geometry, scene.hints, theme);
  const pieces = contextOf('pieces');
  for (const [layer, levels] of geometry.layers.entries()) {
    const isHere = (/** @type {string} */ square) =>
      levels.includes(geometry.layout.place(square).level);
    // Badges lie over the pieces on the ground.
    if (layer > 0) paintBadges(pieces, geometry, scene, theme);
    paintUnderPieces(layer > 0 ? pieces : squares, geometry, scene, theme, isHere);
    paintPieces(pieces, geometry, scene, theme, isHere);
  }
  paintMovingPieces(pieces, scene, theme);
  if (hasMarks(scene)) paintOverPieces(contextOf('marks'), geometry, scene, theme);
  if (scene.shapes.length > 0) paintShapes(contextOf('shapes'), geometry, scene.shapes, theme);
}

/** Whether there is anything over the pieces. @param {PaintedScene} scene */
const hasMarks = ({ path, framed, crowns, hints, dests }) =>
  path?.shape === 'arc' || framed.length + crowns.length + (hints ?? dests).length > 0;

/**
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {Theme} theme
 */
function paintLevels(context, geometry, theme) {
  const { layout, cell, corners, levelWidth, levelHeight } = geometry;
  for (const level of geometry.layers[0]) {
    const { x, y } = corners[level];
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

/**
 * The marks below the pieces of a layer.
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {PaintedScene} scene
 * @param {Theme} theme
 * @param {(square: string) => boolean} isHere
 */
function paintUnderPieces(context, geometry, scene, theme, isHere) {
  const tint = (/** @type {string} */ square, /** @type {string} */ color) =>
    isHere(square) &&
    marks.paintTint(context, geometry.corner(square), geometry.side(square), color);
  const frame = (/** @type {string} */ square, dashed = false) =>
    isHere(square) &&
    marks.paintFrame(context, geometry.corner(square), geometry.side(square), theme.accent, dashed);
  for (const square of scene.lastMove) tint(square, theme.lastMove);
  for (const square of scene.premove) tint(square, theme.ahead.tint);
  for (const square of scene.check.filter(isHere))
    marks.paintGlow(context, geometry.corner(square), geometry.side(square), theme.check);
  if (!scene.selected) return;
  tint(scene.selected, theme.selected);
  frame(scene.selected);
  for (const square of geometry.layout.column(scene.selected)) {
    tint(square, theme.column);
    frame(square, true);
  }
}

/**
 * The path of the last move, once the pieces have arrived: an arc passes over pieces, a line below them.
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {PaintedScene} scene
 * @param {Theme} theme
 */
function paintLastPath(context, geometry, scene, theme) {
  if (!scene.path || scene.shifts.size > 0) return;
  const middles = scene.path.squares.map((square) => geometry.middle(square));
  paintPath(context, middles, geometry.cell, theme.path, scene.path.shape);
}

/**
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {PaintedScene} scene
 * @param {Theme} theme
 * @param {(square: string) => boolean} isHere
 */
function paintPieces(context, geometry, scene, theme, isHere) {
  for (const [square, piece] of scene.pieces) {
    if (!isHere(square) || scene.shifts.has(square)) continue;
    const { x, y, size } = pieceBox(geometry, scene, square);
    const faint = scene.held?.square === square;
    context.globalAlpha = faint ? 0.3 : 1;
    paintPiece(context, piece, x, y, size, theme[piece.color]);
  }
  context.globalAlpha = 1;
}

/**
 * @param {Geometry} geometry
 * @param {PaintedScene} scene
 * @param {string} square
 */
function pieceBox(geometry, scene, square) {
  const { x, y } = geometry.corner(square);
  const side = geometry.side(square);
  if (side < geometry.cell) {
    const size = side * ON_BADGE;
    return { x: x - (size - side) / 2, y: y - (size - side) / 2, size };
  }
  const own = geometry.ownPart(square);
  const lost =
    own === undefined ? badgeOver(geometry, scene, square) : (1 - own) * (1 - OVER_BADGE);
  const size = side * (1 - lost);
  const moved = side * lost * INTO_CORNER;
  return { x: x - moved, y: y + side - size + moved, size };
}

/**
 * The pieces that move, over all others.
 * @param {Context} context
 * @param {PaintedScene} scene
 * @param {Theme} theme
 */
function paintMovingPieces(context, { pieces, shifts }, theme) {
  for (const [square, pictures] of shifts) {
    const piece = pieces.get(square);
    if (!piece) continue;
    for (const { x, y, side, opacity } of pictures) {
      context.globalAlpha = opacity;
      paintPiece(context, piece, x, y, side, theme[piece.color]);
    }
  }
  context.globalAlpha = 1;
}

/**
 * How much of a square its piece leaves to the badge in its corner, as a part of the side.
 * @param {Geometry} geometry
 * @param {PaintedScene} scene
 * @param {string} square
 */
function badgeOver(geometry, scene, square) {
  if (geometry.arrangement !== 'badges' || geometry.layout.place(square).level > 0) return 0;
  const isFilled = (/** @type {string} */ above) =>
    scene.pieces.has(above) || isDrawn(scene, above) || showsAllBadges(scene);
  const badge = geometry.layout.column(square).find(isFilled);
  return badge ? geometry.side(badge) / geometry.side(square) - OVER_BADGE : 0;
}

/**
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {PaintedScene} scene
 * @param {Theme} theme
 */
function paintOverPieces(context, geometry, scene, theme) {
  const { layout } = geometry;
  if (scene.path?.shape === 'arc') paintLastPath(context, geometry, scene, theme);
  for (const square of scene.framed) {
    const side = geometry.side(square);
    marks.paintFrame(context, geometry.corner(square), side, theme.accent, true);
  }
  for (const square of scene.crowns) {
    const side = geometry.side(square);
    if (!scene.shifts.has(square))
      marks.paintCrown(context, geometry.corner(square), side, theme.crown, theme.black.rim);
  }
  if (scene.hints) paintHintsOver(context, geometry, scene.hints, theme);
  else for (const square of scene.dests) paintDest(context, geometry, square, scene, theme);
  if (geometry.arrangement === 'badges' || !scene.selected) return;
  for (const square of scene.hints ? squaresToGo(scene.hints) : scene.dests) {
    const climb = layout.place(square).level - layout.place(scene.selected).level;
    if (climb !== 0)
      marks.paintChevron(context, geometry.corner(square), geometry.cell, theme.accent, climb > 0);
  }
}

/**
 * The plain mark of a square that may be chosen.
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {string} square
 * @param {PaintedScene} scene
 * @param {Theme} theme
 */
function paintDest(context, geometry, square, scene, theme) {
  const { corner, side: cell } = geometry.markBox(square);
  if (square === scene.selected)
    marks.paintBurst(context, corner, cell, theme.check, theme.white.fill);
  else if (scene.pieces.has(square)) marks.paintRing(context, corner, cell, theme.accent);
  else marks.paintDot(context, corner, cell, theme.accent);
}

/**
 * The piece at the pointer.
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {PaintedScene} scene
 * @param {Theme} theme
 */
export function paintHeld(context, geometry, { held, pieces }, theme) {
  const piece = held && pieces.get(held.square);
  if (!piece) return;
  const size = geometry.side(held.square) * 1.08;
  const [x, y] = [held.x - size / 2, held.y - size / 2];
  paintPiece(context, piece, x, y, size, theme[piece.color]);
}
