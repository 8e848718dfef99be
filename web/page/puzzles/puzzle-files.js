/**
 * Which games have puzzles, and what their themes are called.
 * @import { Variant } from '../../kingcraft/index.js'
 */
import { puzzleFiles } from '../../variants/generated/page/puzzles.js';
import { inOrder } from '../base/game-words.js';
import { texts } from '../base/page-texts.js';

/**
 * Whether a game has puzzles.
 * @param {Pick<Variant, 'id'>} variant
 */
export function hasPuzzles({ id }) {
  return Object.hasOwn(puzzleFiles, `${id}.json`);
}

/**
 * The games that have puzzles, in the order in which the page shows them.
 * @param {readonly Variant[]} variants
 */
export function withPuzzles(variants) {
  return inOrder(variants).filter(hasPuzzles);
}

/** @typedef {{ name: string, text: string }} ThemeTexts */

/**
 * The name and the meaning of a theme; its key replaces a missing name.
 * @param {Pick<Variant, 'id'>} variant
 * @param {string} theme
 * @returns {ThemeTexts}
 */
export function themeTexts({ id }, theme) {
  /** @type {{ puzzleThemes: Record<string, ThemeTexts>, specialMoves: Record<string, Record<string, ThemeTexts>> }} */
  const { puzzleThemes, specialMoves } = texts;
  return specialMoves[id]?.[theme] ?? puzzleThemes[theme] ?? { name: theme, text: '' };
}
