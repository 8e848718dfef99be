// @ts-nocheck
/** The colours of the board as the page around it wishes them, by custom properties. */
import { THEMES } from '../board/themes.js';

/** Custom property → where it goes in a theme. */
const PROPERTIES = {
  '--kingcraft-light': (theme, color) => paintLevels(theme, { light: color }),
  '--kingcraft-dark': (theme, color) => paintLevels(theme, { dark: color }),
  '--kingcraft-marks': (theme, accent) => ({ ...theme, accent, path: accent }),
  '--kingcraft-last-move': (theme, lastMove) => ({ ...theme, lastMove }),
  '--kingcraft-check': (theme, check) => ({ ...theme, check }),
};

/** The properties for the frame around the board, which the style reads. */
const FRAME = ['surface', 'ink', 'quiet', 'line', 'accent', 'warning', 'font'];

/** All custom properties of a board. */
export const CUSTOM_PROPERTIES = Object.freeze([
  ...Object.keys(PROPERTIES),
  ...FRAME.map((name) => `--kingcraft-${name}`),
]);

function paintLevels(theme, colors) {
  return { ...theme, levels: theme.levels.map((level) => ({ ...level, ...colors })) };
}

/**
 * The theme of a name with what the page changes of it.
 * @param {string} name one of THEMES
 * @param {HTMLElement} element whose custom properties count
 */
export function themeFor(name, element) {
  const style = getComputedStyle(element);
  let theme = THEMES[name];
  for (const [property, change] of Object.entries(PROPERTIES)) {
    const color = style.getPropertyValue(property).trim();
    if (color) theme = change(theme, color);
  }
  return theme;
}
