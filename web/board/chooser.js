// @ts-nocheck
/** A small menu beside a square, where one pair of squares means several moves. */
import { paintPiece } from './pieces.js';

const PICTURE_SIZE = 44;
const DISTANCE = 6;

/**
 * Opens the menu and waits for the choice.
 * @param {HTMLElement} element the board's box
 * @param {{ x: number, y: number, cell: number }} anchor the square beside which it opens, in the box
 * @param {{ label: string, options: { value: any, label: string, piece?: { role, color } }[] }} content
 *   an option with a piece shows its picture
 * @param theme one of THEMES
 * @returns {{ chosen: Promise<any | null>, close(): void }} null when it was closed without a choice
 */
export function openChooser(element, anchor, { label, options }, theme) {
  const menu = document.createElement('div');
  menu.className = 'board-chooser';
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', label);
  let settle;
  const chosen = new Promise((resolve) => {
    settle = resolve;
  });
  const finish = (value) => {
    menu.remove();
    document.removeEventListener('pointerdown', outside, true);
    settle(value);
  };
  const outside = (event) => {
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
  for (const type of ['pointerdown', 'pointerup'])
    menu.addEventListener(type, (event) => event.stopPropagation());
  document.addEventListener('pointerdown', outside, true);
  element.append(menu);
  placeBeside(menu, element, anchor);
  items[0].focus({ preventScroll: true });
  return { chosen, close: () => finish(null) };
}

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

function createPicture(piece, theme) {
  const canvas = document.createElement('canvas');
  const side = PICTURE_SIZE * devicePixelRatio;
  Object.assign(canvas, { width: side, height: side });
  Object.assign(canvas.style, { width: `${PICTURE_SIZE}px`, height: `${PICTURE_SIZE}px` });
  paintPiece(canvas.getContext('2d'), piece, 0, 0, side, theme[piece.color]);
  return canvas;
}

/** Moves the focus with the arrow keys; says whether the key was one of them. */
function moveFocus(items, key) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  if (!step) return false;
  const index = items.indexOf(items[0].getRootNode().activeElement);
  items[(index + step + items.length) % items.length].focus();
  return true;
}

/** Right of the square, else left of it, and inside the box as far as it fits. */
function placeBeside(menu, element, { x, y, cell }) {
  const [width, height] = [menu.offsetWidth, menu.offsetHeight];
  const right = x + cell + DISTANCE;
  const left = right + width <= element.clientWidth ? right : Math.max(0, x - width - DISTANCE);
  const top = Math.max(0, Math.min(y, element.clientHeight - height));
  Object.assign(menu.style, { left: `${left}px`, top: `${top}px` });
}
