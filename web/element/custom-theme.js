/** The colours of the board as the page around it sets them, by custom properties. */
/** @import { Settings } from './attributes.js' */
import { THEMES } from '../board/themes.js';

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

/** @param {Theme} theme */
const withLetters = (theme) => ({
  ...theme,
  white: { ...theme.white, isLetter: true },
  black: { ...theme.black, isLetter: true },
});

/**
 * The theme of a board's attributes with what the page changes of it.
 * @param {Pick<Settings, 'theme' | 'pieces'>} settings
 * @param {HTMLElement} element whose custom properties count
 */
export function themeFor({ theme: name, pieces }, element) {
  const style = getComputedStyle(element);
  /** @type {Theme} */
  let theme = pieces === 'letters' ? withLetters(THEMES[name]) : THEMES[name];
  for (const [property, change] of Object.entries(BOARD_PROPERTIES)) {
    const color = style.getPropertyValue(property).trim();
    if (color) theme = change(theme, color);
  }
  return theme;
}
