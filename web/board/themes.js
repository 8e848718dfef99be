/** @import { Ink, Layout, Theme } from './board-types.js' */
/** The colors of boards and pieces. Marks keep a contrast of 3 : 1 on light and dark squares of every level. */

const INK = '#24211D';

const SHARED = {
  white: { fill: '#FFFDF8', rim: INK, rimWidth: 2.4, seam: INK, seamWidth: 1.5 },
  black: { fill: INK, rim: INK, rimWidth: 3.4, seam: '#E9DDC6', seamWidth: 1 },
  accent: '#0A4F4A',
  selected: 'rgba(15, 118, 110, 0.42)',
  column: 'rgba(15, 118, 110, 0.24)',
  ahead: { accent: '#1E3A8A', tint: 'rgba(37, 84, 199, 0.45)' },
  lastMove: 'rgba(240, 190, 60, 0.5)',
  check: '#C5221F',
  crown: '#F2C230',
  path: '#0A4F4A',
  edge: 'rgba(36, 33, 29, 0.35)',
  shadow: 'rgba(36, 33, 29, 0.32)',
  shapes: {
    green: '#14532D',
    red: '#7F1D1D',
    yellow: '#63370F',
    blue: '#1E3A8A',
    best: '#1E3A8A',
    threat: '#7F1D1D',
  },
};

/** @typedef {[light: string, dark: string]} SquareColors */

/**
 * @param {SquareColors} ground
 * @param {SquareColors} above a shade cooler and lighter, so that it reads as lying above
 * @returns {Readonly<Theme>}
 */
const themeWith = (ground, above) =>
  Object.freeze({ ...SHARED, levels: [ground, above].map(([light, dark]) => ({ light, dark })) });

/** The themes of boards by name; the first one is the default. */
export const THEMES = Object.freeze({
  paper: themeWith(['#F0E6D2', '#B48D64'], ['#F3F2EC', '#BBAA98']),
  slate: themeWith(['#E3E8EC', '#8798A8'], ['#F1F5F8', '#A3B6C6']),
  moss: themeWith(['#EEF0DB', '#8FA870'], ['#F4F5EA', '#A6B98F']),
  sea: themeWith(['#E4EEF3', '#7BA0B8'], ['#F1F7FA', '#9AB8CA']),
  rose: themeWith(['#F5E8E4', '#C08F88'], ['#FAF3F1', '#CBA9A4']),
  gray: themeWith(['#F2F2F2', '#A3A3A3'], ['#FAFAFA', '#B8B8B8']),
});

/** @typedef {keyof typeof THEMES} ThemeName */

export const THEME_NAMES = /** @type {ThemeName[]} */ (Object.keys(THEMES));

/**
 * The theme of a name. A theme itself is returned as it is.
 * @param {Theme | string} theme
 * @returns {Theme}
 */
export function themeOf(theme) {
  return typeof theme === 'string' ? THEMES[/** @type {ThemeName} */ (theme)] : theme;
}

/**
 * The theme with other pieces: a set of outlines, or pictures.
 * @param {Theme} theme
 * @param {string | NonNullable<Ink['addressOf']>} pieces figures, letters, or a set that was added, see addPieceSet()
 * @returns {Theme}
 */
export function withPieces(theme, pieces) {
  if (pieces === 'figures') return theme;
  const look = typeof pieces === 'string' ? { set: pieces } : { addressOf: pieces };
  return { ...theme, white: { ...theme.white, ...look }, black: { ...theme.black, ...look } };
}

/**
 * The theme for moves that are chosen before the turn: in cooler colors, so that nobody takes them for moves.
 * @param {Theme} theme
 * @returns {Theme}
 */
export function premoveTheme(theme) {
  return {
    ...theme,
    accent: theme.ahead.accent,
    selected: theme.ahead.tint,
    column: theme.ahead.tint,
  };
}

/**
 * The color of a square; levels above those of the theme look like its highest.
 * @param {Theme} theme
 * @param {Layout} layout
 * @param {string} square
 */
export function squareColor(theme, layout, square) {
  const colors = theme.levels[Math.min(layout.place(square).level, theme.levels.length - 1)];
  return layout.isDark(square) ? colors.dark : colors.light;
}
