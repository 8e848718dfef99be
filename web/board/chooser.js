/** @import { MenuContent, Piece, Point, Theme } from './board-types.js' */
/** A small menu beside a square, where one pair of squares means several moves. */
import { activeElementIn } from './accessible-grid.js';
import { context2d } from './board-canvas.js';
import { paintPiece } from './pieces.js';

const PICTURE_SIZE = 44;
const DISTANCE = 6;

/**
 * Opens the menu and waits for the choice.
 * @template Value
 * @param {HTMLElement} element the board's box
 * @param {Point & { cell: number }} anchor the square beside which it opens, in the box
 * @param {MenuContent<Value>} content
 * @param {Theme} theme
 * @returns {{ chosen: Promise<Value | null>, close(): void }} null when it was closed without a choice
 */
export function openChooser(element, anchor, { label, options }, theme) {
  const menu = document.createElement('div');
  menu.className = 'board-chooser';
  menu.setAttribute('part', 'menu');
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', label);
  let settle = (/** @type {Value | null} */ _value) => {};
  /** @type {Promise<Value | null>} */
  const chosen = new Promise((resolve) => {
    settle = resolve;
  });
  const finish = (/** @type {Value | null} */ value) => {
    menu.remove();
    document.removeEventListener('pointerdown', outside, true);
    settle(value);
  };
  const outside = (/** @type {PointerEvent} */ event) => {
    if (!event.composedPath().includes(menu)) finish(null);
  };
  const items = options.map((option) => createItem(option, theme, () => finish(option.value)));
  menu.append(...items);
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' || event.key === 'Tab') finish(null);
    else if (!moveFocus(items, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  menu.addEventListener('pointerdown', (event) => event.stopPropagation());
  menu.addEventListener('pointerup', (event) => event.stopPropagation());
  document.addEventListener('pointerdown', outside, true);
  element.append(menu);
  placeBeside(menu, element, anchor);
  items[0].focus({ preventScroll: true });
  return { chosen, close: () => finish(null) };
}

/**
 * @param {{ label: string, piece?: Piece | undefined }} option
 * @param {Theme} theme
 * @param {() => void} choose
 */
function createItem({ label, piece }, theme, choose) {
  const item = document.createElement('button');
  item.type = 'button';
  item.setAttribute('role', 'menuitem');
  item.tabIndex = -1;
  if (piece) {
    item.append(createPicture(piece, theme));
    item.setAttribute('aria-label', label);
    item.title = label;
  } else {
    item.textContent = label;
  }
  item.addEventListener('click', choose);
  return item;
}

/**
 * @param {Piece} piece
 * @param {Theme} theme
 */
function createPicture(piece, theme) {
  const canvas = document.createElement('canvas');
  const side = PICTURE_SIZE * devicePixelRatio;
  Object.assign(canvas, { width: side, height: side });
  Object.assign(canvas.style, { width: `${PICTURE_SIZE}px`, height: `${PICTURE_SIZE}px` });
  paintPiece(context2d(canvas), piece, 0, 0, side, theme[piece.color]);
  return canvas;
}

/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Moves the focus with the arrow keys; says whether the key was one of them.
 * @param {HTMLElement[]} items
 * @param {string} key
 */
function moveFocus(items, key) {
  const step = STEPS[key];
  if (!step) return false;
  const focused = activeElementIn(items[0]);
  const index = focused ? items.indexOf(focused) : -1;
  items[(index + step + items.length) % items.length].focus();
  return true;
}

/**
 * Right of the square, else left of it, and inside the box as far as it fits.
 * @param {HTMLElement} menu
 * @param {HTMLElement} element
 * @param {Point & { cell: number }} anchor
 */
function placeBeside(menu, element, { x, y, cell }) {
  const [width, height] = [menu.offsetWidth, menu.offsetHeight];
  const right = x + cell + DISTANCE;
  const left = right + width <= element.clientWidth ? right : Math.max(0, x - width - DISTANCE);
  const top = Math.max(0, Math.min(y, element.clientHeight - height));
  Object.assign(menu.style, { left: `${left}px`, top: `${top}px` });
}
