/** The colours of the board as the page around it sets them, by custom properties. */
/** @import { PieceKind } from '../board/piece-addresses.js' */
/** @import { Settings } from './attributes.js' */
import { pieceAddress } from '../board/piece-addresses.js';
import { pictureAt } from '../board/piece-pictures.js';
import { THEMES, withPieces } from '../board/themes.js';

/** @typedef {typeof THEMES.paper} Theme */

/**
 * Custom property → the theme with its color.
 * @type {Record<string, (theme: Theme, color: string) => Theme>}
 */
const BOARD_PROPERTIES = {
  '--kingcraft-light': (theme, color) => paintLevels(theme, { light: color }),
  '--kingcraft-dark': (theme, color) => paintLevels(theme, { dark: color }),
  '--kingcraft-marks': (theme, accent) => ({ ...theme, accent, path: accent }),
  '--kingcraft-last-move': (theme, lastMove) => ({ ...theme, lastMove }),
  '--kingcraft-check': (theme, check) => ({ ...theme, check }),
};

/** The properties for the frame around the board, which the style reads. */
const FRAME_PROPERTIES = ['surface', 'ink', 'quiet', 'line', 'accent', 'warning', 'font'];

/** All custom properties of a board. */
export const CUSTOM_PROPERTIES = Object.freeze([
  ...Object.keys(BOARD_PROPERTIES),
  ...FRAME_PROPERTIES.map((name) => `--kingcraft-${name}`),
]);

/**
 * @param {Theme} theme
 * @param {{ light?: string, dark?: string }} colors
 */
function paintLevels(theme, colors) {
  return { ...theme, levels: theme.levels.map((level) => ({ ...level, ...colors })) };
}

/**
 * The pieces of a set that the page brings. They are fetched at once, also those that a menu will show first.
 * @param {string} pattern
 * @param {readonly string[]} roles of the game
 */
function picturesOf(pattern, roles) {
  for (const role of roles)
    for (const color of /** @type {const} */ (['white', 'black']))
      pictureAt(pieceAddress(pattern, { role, color }));
  return (/** @type {PieceKind} */ piece) => pieceAddress(pattern, piece);
}

/** @param {string} pieces @param {readonly string[]} roles */
const lookOf = (pieces, roles) =>
  pieces === 'figures' || pieces === 'letters' ? pieces : picturesOf(pieces, roles);

/**
 * The theme of a board's attributes with what the page changes of it.
 * @param {Pick<Settings, 'theme' | 'pieces'>} settings
 * @param {HTMLElement} element whose custom properties count
 * @param {readonly string[]} roles of the game's pieces
 */
export function themeFor({ theme: name, pieces }, element, roles) {
  const style = getComputedStyle(element);
  let theme = withPieces(THEMES[name], lookOf(pieces, roles));
  for (const [property, change] of Object.entries(BOARD_PROPERTIES)) {
    const color = style.getPropertyValue(property).trim();
    if (color) theme = change(theme, color);
  }
  return theme;
}
