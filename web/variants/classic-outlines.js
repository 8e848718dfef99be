/**
 * The classic set of outlines, after the turned wooden pieces of tournaments: the pieces of chess, and parts that the
 * pieces of other games share. See piece-outlines.js for the form.
 */
import { circle } from './piece-outlines.js';

const PLINTH = 'M8.8 39.6V37.2C8.8 35.8 9.8 35 11.2 35H33.8C35.2 35 36.2 35.8 36.2 37.2V39.6Z';
const STEP = 'M11.6 35C11.6 32.8 13 31.4 15.2 31.2H29.8C32 31.4 33.4 32.8 33.4 35Z';
/** A tall stem with its collar, on which the head of a piece begins at a height of 17. */
export const TALL = [
  PLINTH,
  STEP,
  'M14.6 31.2C18 27.4 18.9 23 19 19.4H26C26.1 23 27 27.4 30.4 31.2Z',
  'M14.9 19.6C14.9 18 16 17 17.6 17H27.4C29 17 30.1 18 30.1 19.6Z',
];

/** By role: `parts` and `lines` in SVG path syntax. */
export const CLASSIC_PIECES = Object.freeze({
  king: {
    parts: [
      ...TALL,
      'M21.1 1.8H23.9V4H26.1V6.6H23.9V9.4H21.1V6.6H18.9V4H21.1Z',
      'M16.6 11.4C17.4 9.2 19.7 8.2 22.5 8.2C25.3 8.2 27.6 9.2 28.4 11.4Z',
      'M17.9 17C17.5 14.8 16.3 12.8 14.2 11H30.8C28.7 12.8 27.5 14.8 27.1 17Z',
    ],
    lines: [],
  },
  queen: {
    parts: [
      ...TALL,
      circle(22.5, 5.4, 2.4),
      'M17.9 17C17.4 13.8 15.8 11 13.2 8.6L18.4 10.2L20 6.9L22.5 9.6L25 6.9L26.6 10.2L31.8 8.6C29.2 11 27.6 13.8 27.1 17Z',
    ],
    lines: [],
  },
  rook: {
    parts: [
      PLINTH,
      STEP,
      'M15 31.2C16.8 27 17.4 22.4 17.2 17.2H27.8C27.6 22.4 28.2 27 30 31.2Z',
      'M12.8 8H17.2V10.6H20.3V8H24.7V10.6H27.8V8H32.2V14L29.6 17.6H15.4L12.8 14Z',
    ],
    lines: [],
  },
  bishop: {
    parts: [
      ...TALL,
      circle(22.5, 5, 2),
      'M22.5 5.8C26.4 8.6 28.6 11 28.6 13.4C28.6 15.2 27.8 16.4 26.8 17H18.2C17.2 16.4 16.4 15.2 16.4 13.4C16.4 11 18.6 8.6 22.5 5.8Z',
    ],
    lines: ['M26.2 9.4L22.6 13.6'],
  },
  knight: {
    parts: [
      PLINTH,
      STEP,
      'M14.8 31.2C14.4 26.4 17 23.6 20.6 20.4C18.8 20.6 16.8 21 15.2 22.4C13.8 23.6 12.4 24.2 10.8 23.4C9.2 22.6 8.6 20.8 9.2 19.2C10.2 16.8 12 15 13.2 12.4C14 10.8 15 9.6 16.4 8.8L16.2 4.6L20.4 7.4C28.8 7.9 33.4 14.6 33 23.2C32.8 26.4 31.4 28.8 30.6 31.2Z',
    ],
    lines: ['M23.4 9.8C28.2 12.4 30 17.8 28.8 24.2', 'M15.8 13.6L17.2 12.8', 'M11.4 20.4L12 20'],
  },
  pawn: {
    parts: [
      PLINTH,
      STEP,
      'M14.8 31.2C18.4 28.4 19.6 25 19.8 21.4H25.2C25.4 25 26.6 28.4 30.2 31.2Z',
      'M16.2 21.6C16.2 20 17.3 19 18.8 19H26.2C27.7 19 28.8 20 28.8 21.6Z',
      circle(22.5, 13.4, 5.6),
    ],
    lines: [],
  },
});
