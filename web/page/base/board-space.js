/** How much room the window leaves for the board. */
import { byId } from './page-elements.js';

const LEAST_HEIGHT = 240;

/** The element whose size decides how large the board may be. */
export function boardContainer() {
  return byId('game');
}

/**
 * `{ width, height }` in CSS pixels: the width of `#board-space`, and the window's height less all that stands above
 * and below the board.
 */
export function boardSpace() {
  const game = getComputedStyle(byId('game'));
  const beside = Number.parseFloat(game.getPropertyValue('--beside'));
  return beside ? spaceLeftOf(beside, game) : spaceAroundBoard(game);
}

/**
 * All of the window but so many pixels on its right.
 * @param {number} beside
 * @param {CSSStyleDeclaration} game
 */
function spaceLeftOf(beside, game) {
  const { width, height } = inside(byId('game'), game);
  return { width: width - beside - Number.parseFloat(game.columnGap), height };
}

/** @param {CSSStyleDeclaration} game */
function spaceAroundBoard(game) {
  const space = byId('board-space');
  const table = byId('table');
  const others = [...table.children].filter(({ id }) => id !== 'board');
  const gaps = others.length * Number.parseFloat(getComputedStyle(table).rowGap);
  const top = space.offsetTop;
  // The sentence about a move is below the board if the list of moves is below it.
  const message = Number.parseFloat(game.getPropertyValue('--message')) || 0;
  const taken = others.reduce((sum, other) => sum + heightOf(other), gaps + top + message);
  const { width, height } = inside(space, getComputedStyle(space));
  return { width, height: Math.max(height - taken, LEAST_HEIGHT) };
}

/** @param {Element} element */
const heightOf = (element) => (element instanceof HTMLElement ? element.offsetHeight : 0);

/**
 * The width of an element and the height of the window above the navigation, without the padding.
 * @param {Element} element
 * @param {CSSStyleDeclaration} style of the element
 */
export function inside({ clientWidth }, style) {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = style;
  const across = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  const upright = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  const root = getComputedStyle(document.documentElement);
  const covered = Number.parseFloat(root.scrollPaddingBottom) || 0;
  return { width: clientWidth - across, height: innerHeight - covered - upright };
}
