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
    red: '#991B1B',
    yellow: '#713F12',
    blue: '#1E3A8A',
    best: '#1E3A8A',
    threat: '#991B1B',
  },
};

/**
 * Board themes by name.
 * @type {Readonly<Record<string, Theme>>}
 */
export const THEMES = Object.freeze({
  paper: Object.freeze({
    ...SHARED,
    levels: [
      { light: '#F0E6D2', dark: '#B48D64' },
      { light: '#F3F2EC', dark: '#BBAA98' },
    ],
  }),
  slate: Object.freeze({
    ...SHARED,
    levels: [
      { light: '#E3E8EC', dark: '#8798A8' },
      { light: '#F1F5F8', dark: '#A3B6C6' },
    ],
  }),
});

/**
 * The theme of a name. A theme itself is returned as it is.
 * @param {Theme | string} theme
 * @returns {Theme}
 */
export function themeOf(theme) {
  return typeof theme === 'string' ? THEMES[theme] : theme;
}

/**
 * The theme with other pieces: discs with letters, or pictures.
 * @param {Theme} theme
 * @param {'figures' | 'letters' | NonNullable<Ink['addressOf']>} pieces
 * @returns {Theme}
 */
export function withPieces(theme, pieces) {
  if (pieces === 'figures') return theme;
  const look = pieces === 'letters' ? { isLetter: true } : { addressOf: pieces };
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
