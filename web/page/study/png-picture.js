// @ts-nocheck
/** A position as a picture in PNG: the board itself, painted once more and larger. */
import { render } from '../../board/render.js';

/** Nobody is at play in a picture. */
const NOTHING = {
  selected: null,
  dests: [],
  hints: null,
  held: null,
  shifts: new Map(),
  premove: [],
  framed: [],
};

/**
 * @param geometry of pictureGeometry
 * @param {{ pieces, lastMove, shapes, levelNames }} scene as `render` takes it
 * @param theme one of THEMES
 * @param {number} scale pixels of the picture a unit of the geometry
 * @returns {Promise<Blob>}
 */
export function pngPicture(geometry, scene, theme, scale = 2) {
  const canvas = document.createElement('canvas');
  canvas.width = geometry.width * scale;
  canvas.height = geometry.height * scale;
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, geometry.width, geometry.height);
  render(context, geometry, { ...scene, ...NOTHING }, theme, '#6b645b');
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
