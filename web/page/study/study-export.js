// @ts-nocheck
/** The current position of a study as a picture, and the name of its file. */
import { createLayout } from '../../board/layout.js';
import { render } from '../../board/render-board.js';
import { pictureGeometry, svgPicture } from '../../board/svg-picture.js';
import { THEMES } from '../../board/themes.js';
import { sceneOf } from '../../scene/position-scene.js';
import { texts } from '../page-texts.js';

/**
 * @param study
 * @param {{ orientation: 'white' | 'black', theme: string }} view
 * @param {'svg' | 'png'} kind
 * @returns {Promise<Blob>}
 */
export async function studyPicture({ variant, current, position }, { orientation, theme }, kind) {
  const layout = createLayout(variant);
  const { fen, turn, move, shapes } = current;
  const shown = { ...position, fen, turn, move, moves: [] };
  const scene = sceneOf(layout, shown, texts.hints);
  const named = { ...scene, shapes, levelNames: texts.board.levels };
  const picture = [pictureGeometry(layout, orientation), named, THEMES[theme]];
  if (kind === 'png') return pngPicture(...picture);
  return new Blob([svgPicture(...picture)], { type: 'image/svg+xml' });
}

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

/** A name for files from names of people: letters, digits and dashes. */
export function fileName(...names) {
  const words =
    names
      .join('-')
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60) || 'study';
}
