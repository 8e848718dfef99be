/** The current position of a study as a picture, and the name of its file. */
/** @import { Color } from '../../kingcraft/index.js' */
/** @import { Study } from './study.js' */
import { createLayout } from '../../board/layout.js';
import { render } from '../../board/render-board.js';
import { pictureGeometry, svgPicture } from '../../board/svg-picture.js';
import { NO_INPUT, sceneOf } from '../../game/position-scene.js';
import { boardTheme } from '../base/board-look.js';
import { texts } from '../base/page-texts.js';

/** @typedef {'svg' | 'png'} PictureKind */

/** Pixels of a PNG for a CSS pixel of the board. */
const SCALE = 2;

/**
 * @param {Study} study
 * @param {{ orientation: Color }} view
 * @param {PictureKind} kind
 * @returns {Promise<Blob>}
 */
export async function studyPicture({ variant, current, position }, { orientation }, kind) {
  const layout = createLayout(variant);
  const { fen, turn, move, shapes } = current;
  const shown = { ...position, fen, turn, move, moves: [] };
  const scene = {
    ...sceneOf(layout, shown, texts.hints),
    shapes,
    levelNames: texts.board.levels,
  };
  const geometry = pictureGeometry(layout, orientation);
  const colors = boardTheme();
  if (kind === 'svg')
    return new Blob([svgPicture(geometry, scene, colors)], { type: 'image/svg+xml' });

  const canvas = document.createElement('canvas');
  canvas.width = geometry.width * SCALE;
  canvas.height = geometry.height * SCALE;
  const context = contextOf(canvas);
  context.scale(SCALE, SCALE);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, geometry.width, geometry.height);
  render(context, geometry, { ...scene, ...NO_INPUT }, colors, LABELS);
  return blobOf(canvas);
}

/** A picture is used anywhere, so its names have a font that is everywhere. */
const LABELS = Object.freeze({ color: '#6b645b', family: 'sans-serif' });

/** @param {HTMLCanvasElement} canvas */
function contextOf(canvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw.');
  return context;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<Blob>}
 */
function blobOf(canvas) {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser cannot make a PNG.'));
    }, 'image/png');
  });
}

/**
 * The name of a file from names of people: letters, digits and dashes.
 * @param {...string} names
 */
export function fileName(...names) {
  const words =
    names
      .join('-')
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60) || 'study';
}
