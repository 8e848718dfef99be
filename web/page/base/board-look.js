/**
 * The settings of a board.
 * @import { Labels, Size, Theme } from '../../board/board-types.js'
 */
import { addPieceSet, hasPieceSet } from '../../board/pieces.js';
import { THEMES, withPieces } from '../../board/themes.js';
import { settings } from '../store/settings.js';

/** The part of a length that a board of each size takes. */
const PARTS = Object.freeze({ large: 1, medium: 0.85, small: 0.7 });

/** How many times as long as usual a move is shown. */
const SLOWNESS = Object.freeze({ normal: 1, fast: 0.5, slow: 2.5, none: 0 });

/**
 * By their names: a board paints again when it gets another one.
 * @type {Map<string, Theme>}
 */
const themes = new Map();

/** The colors and the pieces of boards. @returns {Theme} */
export function boardTheme() {
  const { theme, pieces } = settings.current;
  // Another tab may have chosen a set that this one lacks: boards are painted again when it has come.
  loadPieceSet(pieces);
  const key = `${theme} ${pieces}`;
  const known = themes.get(key) ?? withPieces(THEMES[theme], pieces);
  themes.set(key, known);
  return known;
}

/**
 * Loads a set of pieces that only its readers need. Where it does not come, the usual pieces are shown.
 * @param {string} name
 */
export async function loadPieceSet(name) {
  if (hasPieceSet(name)) return;
  try {
    const { classicPieces } = await import('../../variants/generated/page/classic-pieces.js');
    addPieceSet(name, classicPieces);
  } catch {}
}

/**
 * Calls back with the theme of boards now, and whenever a setting changes.
 * @param {(theme: Theme) => void} watcher
 */
export const watchBoardTheme = (watcher) => settings.watch(() => watcher(boardTheme()));

/**
 * How a large board is drawn.
 * @param {Labels} labels how files and ranks are named, where the reader wants to see their names
 */
export function boardLook(labels = true) {
  const { coordinates, levels: arrangement, motion } = settings.current;
  const slowness = SLOWNESS[motion];
  return { theme: boardTheme(), coordinates: coordinates && labels, arrangement, slowness };
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
