/**
 * What the settings say of a large board.
 * @import { Labels, Size } from '../../board/board-types.js'
 */
import { settings } from '../store/settings.js';

/** The part of a length that a board of each size takes. */
const PARTS = Object.freeze({ large: 1, medium: 0.85, small: 0.7 });

/**
 * How a board is drawn.
 * @param {Labels} labels how files and ranks are named, where the reader wants to see their names
 */
export function boardLook(labels = true) {
  const { theme, coordinates, levels: arrangement } = settings.current;
  return { theme, coordinates: coordinates && labels, arrangement };
}

/**
 * The part of a space that a board of the chosen size takes.
 * @param {Size} space
 * @returns {Size}
 */
export function chosenPart({ width, height }) {
  const part = PARTS[settings.current.size];
  return { width: width * part, height: height * part };
}
