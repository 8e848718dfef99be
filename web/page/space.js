/** How much room the window leaves for the board. */
import { byId } from './dom.js';

const LEAST_HEIGHT = 320;

/** The element whose size the room depends on. */
export function boardRoom() {
  return byId('stage');
}

/** `{ width, height }` in CSS pixels: the stage's width, and the window's height less all that stands above and below the board. */
export function boardSpace() {
  const stage = byId('stage');
  const table = byId('table');
  const padding = getComputedStyle(stage);
  const others = [...table.children].filter(({ id }) => id !== 'board');
  const gaps = others.length * Number.parseFloat(getComputedStyle(table).rowGap);
  const top = byId('game').querySelector('.top').offsetHeight;
  const taken = others.reduce((sum, { offsetHeight }) => sum + offsetHeight, gaps + top);
  const width =
    stage.clientWidth -
    Number.parseFloat(padding.paddingLeft) -
    Number.parseFloat(padding.paddingRight);
  const height =
    innerHeight -
    taken -
    Number.parseFloat(padding.paddingTop) -
    Number.parseFloat(padding.paddingBottom);
  return { width, height: Math.max(height, LEAST_HEIGHT) };
}
