// @ts-nocheck
/** Where the reader stands in a study, with what is drawn there, as a file. */

import { createLayout } from '../../board/layout.js';
import { pictureGeometry, svgPicture } from '../../board/picture.js';
import { THEMES } from '../../board/theme.js';
import { sceneOf } from '../../scene/position-scene.js';
import { texts } from '../texts.js';
import { pngPicture } from './png-picture.js';

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
