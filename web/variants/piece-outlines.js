/**
 * The outlines of the pieces of chess, and parts that the pieces of other games share: SVG paths on a grid. A piece is
 * a list of closed parts, painted from the first to the last, so that a later part hides the seam of an earlier one;
 * `lines` are open strokes on top.
 */

/** Side of the square grid on which the outlines are drawn. */
export const GRID = 45;

export const FOOT =
  'M10.6 39.6C9.9 39.6 9.5 39.1 9.6 38.4C9.9 35.7 11.7 34 14.2 34H30.8C33.3 34 35.1 35.7 35.4 38.4C35.5 39.1 35.1 39.6 34.4 39.6Z';
export const COLLAR =
  'M16.2 28.2H28.8C29.8 28.2 30.5 28.9 30.5 29.8C30.5 30.7 29.8 31.4 28.8 31.4H16.2C15.2 31.4 14.5 30.7 14.5 29.8C14.5 28.9 15.2 28.2 16.2 28.2Z';
export const STEM = 'M17.2 30.5H27.8L29.6 34.5H15.4Z';

/**
 * A closed circle.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export const circle = (x, y, r) =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

/** The pieces of chess by role: the small letter of FEN, and `parts` and `lines` in SVG path syntax. */
export const CHESS_PIECES = Object.freeze({
  king: {
    letter: 'k',
    parts: [
      FOOT,
      'M20.9 4.2H24.1V7.2H27.1V10.4H24.1V14.5H20.9V10.4H17.9V7.2H20.9Z',
      'M22.5 12.2C25.2 14.2 26.6 17 26.2 20H18.8C18.4 17 19.8 14.2 22.5 12.2Z',
      'M22.5 20.4C20.6 15.6 16.6 13.2 12.6 13.8C8.5 14.4 6.3 18 7.6 21.8C8.5 24.5 11.2 26.6 12.6 29.2L13.6 34.6H31.4L32.4 29.2C33.8 26.6 36.5 24.5 37.4 21.8C38.7 18 36.5 14.4 32.4 13.8C28.4 13.2 24.4 15.6 22.5 20.4Z',
    ],
    lines: ['M12.9 29.3C18.8 27.6 26.2 27.6 32.1 29.3'],
  },
  queen: {
    letter: 'q',
    parts: [
      FOOT,
      'M13.2 34.6L12 28.6L7.6 15.6L14.6 22.2L15.6 11.8L20.4 20.6L22.5 9.8L24.6 20.6L29.4 11.8L30.4 22.2L37.4 15.6L33 28.6L31.8 34.6Z',
      circle(7.2, 13.6, 2.3),
      circle(15.3, 9.4, 2.3),
      circle(22.5, 7.4, 2.3),
      circle(29.7, 9.4, 2.3),
      circle(37.8, 13.6, 2.3),
    ],
    lines: ['M12.2 28.9C18.6 27.2 26.4 27.2 32.8 28.9'],
  },
  rook: {
    letter: 'r',
    parts: [
      FOOT,
      'M16 19H29L30.8 34.6H14.2Z',
      'M11.6 8.6H16.9V11.8H20V8.6H25V11.8H28.1V8.6H33.4V16.6L30 20.4H15L11.6 16.6Z',
    ],
    lines: [],
  },
  bishop: {
    letter: 'b',
    parts: [
      FOOT,
      STEM,
      'M22.5 9.4C27.9 13.3 31 17.8 31 22C31 25 29.5 27.4 27.6 28.6H17.4C15.5 27.4 14 25 14 22C14 17.8 17.1 13.3 22.5 9.4Z',
      COLLAR,
      circle(22.5, 7.6, 2.5),
    ],
    lines: ['M26.2 14.6L22 20.4'],
  },
  knight: {
    letter: 'n',
    parts: [
      FOOT,
      'M14.6 34.6C14.4 29.4 17.2 26.4 20.6 22.8C18.6 23.2 16.9 23.7 15.4 25.4C14.2 26.8 12.9 27.8 11.2 27.2C9.6 26.7 8.2 25.2 8 23.4C7.8 21.8 9.3 20.6 10.1 19C11.3 16.6 11.3 14.2 13.2 12C14.1 11 15.2 10.3 16.2 9.9L15.6 5.4L20.8 8.8C29.6 9.2 34.2 16.2 33.8 25.4C33.7 28.6 32.4 31.4 31.8 34.6Z',
    ],
    lines: [
      'M24.8 12.6C28.6 15.2 29.9 19.8 29.2 25.4',
      'M15.4 15.4L16.6 14.6',
      'M11.4 23.2L12 22.8',
    ],
  },
  pawn: {
    letter: 'p',
    parts: [
      FOOT,
      'M19 20H26C26.4 25.6 29.4 29.2 30.4 34.6H14.6C15.6 29.2 18.6 25.6 19 20Z',
      'M16.4 18.9H28.6C29.5 18.9 30.3 19.7 30.3 20.6C30.3 21.5 29.5 22.3 28.6 22.3H16.4C15.5 22.3 14.7 21.5 14.7 20.6C14.7 19.7 15.5 18.9 16.4 18.9Z',
      circle(22.5, 13.2, 6.3),
    ],
    lines: [],
  },
});
