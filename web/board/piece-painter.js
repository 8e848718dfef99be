// @ts-nocheck
/** Paints a piece on a canvas: the outlines of pieces.js in the colours of a theme. */
import { GRID, outlinesOf } from './pieces.js';

const paths = new Map();

/** The Path2D objects of a role, made once. */
function pathsOf(role) {
  if (!paths.has(role)) {
    const { parts, lines, sign } = outlinesOf(role);
    paths.set(role, {
      sign,
      parts: parts.map((d) => new Path2D(d)),
      lines: lines.map((d) => new Path2D(d)),
    });
  }
  return paths.get(role);
}

/**
 * Paints a piece into the square box with its upper left corner at (x, y) and side `size`, in the units of `context`.
 * @param {{ role: string, color: 'white' | 'black' }} piece
 * @param {{ fill, rim, rimWidth, seam, seamWidth }} ink colours of this side's pieces, widths in units of the grid
 */
export function paintPiece(context, piece, x, y, size, ink) {
  const { parts, lines, sign } = pathsOf(piece.role);
  context.save();
  context.translate(x, y);
  context.scale(size / GRID, size / GRID);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = ink.rim;
  context.lineWidth = ink.rimWidth;
  for (const part of parts) context.stroke(part);
  context.fillStyle = ink.fill;
  context.strokeStyle = ink.seam;
  context.lineWidth = ink.seamWidth;
  for (const part of parts) {
    context.fill(part);
    context.stroke(part);
  }
  for (const line of lines) context.stroke(line);
  if (sign) {
    context.fillStyle = ink.seam;
    context.font = '20px sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(sign, GRID / 2, GRID / 2);
  }
  context.restore();
}
