// @ts-nocheck
/** What the board says in English. A page in another language gives it words of the same shape. */
export const ENGLISH = Object.freeze({
  /** What the board is called, where nothing else is said. */
  board: 'Board',
  /** What the levels are called, from the ground up. */
  levels: ['Ground', 'Upper level'],
  /** What the board of one level is called. */
  levelOf: (label, level) => `${label}, ${['ground', 'upper level'][level]}`,
  /** What the keys do. */
  keys: 'Arrow keys move, Enter picks a piece up and puts it down, Escape lets it go, L goes to the next level.',
  man: ({ color, role }) => `${color} ${role}`,
  empty: 'empty',
  premove: 'premove',
  dest: 'can be chosen',
  drawnFrom: 'drawn from here',
});
