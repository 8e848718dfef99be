// @ts-nocheck
/** What several pieces have in common, as SVG paths on the grid of the outlines. */

export const FOOT =
  'M10.6 39.6C9.9 39.6 9.5 39.1 9.6 38.4C9.9 35.7 11.7 34 14.2 34H30.8C33.3 34 35.1 35.7 35.4 38.4C35.5 39.1 35.1 39.6 34.4 39.6Z';
export const COLLAR =
  'M16.2 28.2H28.8C29.8 28.2 30.5 28.9 30.5 29.8C30.5 30.7 29.8 31.4 28.8 31.4H16.2C15.2 31.4 14.5 30.7 14.5 29.8C14.5 28.9 15.2 28.2 16.2 28.2Z';
export const STEM = 'M17.2 30.5H27.8L29.6 34.5H15.4Z';

export const circle = (x, y, r) =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
