// @ts-nocheck
/** How much room the window leaves for the board. */
import { byId } from './page-elements.js';

const LEAST_HEIGHT = 240;

/** The element whose size the room depends on. */
export function boardRoom() {
  return byId('game');
}

/** `{ width, height }` in CSS pixels: the stage's width, and the window's height less all that stands above and below the board. */
export function boardSpace() {
  const game = getComputedStyle(byId('game'));
  const beside = Number.parseFloat(game.getPropertyValue('--beside'));
  return beside ? spaceLeftOf(beside, game) : spaceOnStage(game);
}

/** All of the window but so many pixels on its right. */
function spaceLeftOf(beside, game) {
  const { width, height } = inside(byId('game'), game);
  return { width: width - beside - Number.parseFloat(game.columnGap), height };
}

function spaceOnStage(game) {
  const stage = byId('stage');
  const table = byId('table');
  const others = [...table.children].filter(({ id }) => id !== 'board');
  const gaps = others.length * Number.parseFloat(getComputedStyle(table).rowGap);
  const top = byId('game').querySelector('.top').offsetHeight;
  // What is said of a move has its place below the board, where the record stands below it.
  const message = Number.parseFloat(game.getPropertyValue('--message')) || 0;
  const taken = others.reduce((sum, { offsetHeight }) => sum + offsetHeight, gaps + top + message);
  const { width, height } = inside(stage, getComputedStyle(stage));
  return { width, height: Math.max(height - taken, LEAST_HEIGHT) };
}

/** The width of an element and the height of the window, without the padding. */
export function inside({ clientWidth }, { paddingTop, paddingRight, paddingBottom, paddingLeft }) {
  const [top, right, bottom, left] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    Number.parseFloat,
  );
  return { width: clientWidth - left - right, height: innerHeight - top - bottom };
}
