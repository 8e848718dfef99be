/** @import { MenuContent, Piece, Point, Theme } from './board-types.js' */
/** @import { Geometry } from './geometry.js' */
/** A small menu beside a square, where one pair of squares means several moves. */
import { h } from '../dom/elements.js';
import { activeElementIn } from './accessible-grid.js';
import { context2d } from './board-canvas.js';
import { paintPiece } from './pieces.js';
import { themeOf } from './themes.js';

const PICTURE_SIZE = 44;
const DISTANCE = 6;

/**
 * The square beside which a menu stands, in the board's box.
 * @typedef {Point & { cell: number }} Anchor
 *
 * An open menu: `show` says where it stands and paints its pieces.
 * @typedef {{ show(anchor: Anchor, theme: Theme): void, close(): void }} Menu
 */

/** The menu of a board, which has one at a time. */
export class Chooser {
  #element;
  #look;
  /** The open one, and the square beside which it stands. @type {{ square: string, menu: Menu } | null} */
  #open = null;

  /**
   * @param {HTMLElement} element the board's box
   * @param {() => { geometry: Geometry, theme: Theme }} look of the board now
   */
  constructor(element, look) {
    this.#element = element;
    this.#look = look;
  }

  /**
   * Resolves with the value chosen; null when the menu was closed without a choice.
   * @template Value
   * @param {string} square
   * @param {MenuContent<Value>} content
   */
  async choose(square, content) {
    this.close();
    const { chosen, ...menu } = openMenu(this.#element, content);
    const open = { square, menu };
    this.#open = open;
    this.update();
    const value = await chosen;
    if (this.#open === open) this.#open = null;
    return value;
  }

  /** Puts the open menu where its square is now, in the colors of the board. */
  update() {
    if (!this.#open) return;
    const { square, menu } = this.#open;
    const { geometry, theme } = this.#look();
    menu.show({ ...geometry.corner(square), cell: geometry.side(square) }, theme);
  }

  close() {
    this.#open?.menu.close();
  }
}

/**
 * Opens a menu and waits for the choice.
 * @template Value
 * @param {HTMLElement} element the board's box
 * @param {MenuContent<Value>} content
 * @returns {Menu & { chosen: Promise<Value | null> }} null when it was closed without a choice
 */
function openMenu(element, { label, options }) {
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
  const items = options.map((option) => createItem(option, () => finish(option.value)));
  const buttons = items.map(({ item }) => item);
  const isOfPieces = options.every(({ piece }) => piece);
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape' || event.key === 'Tab') finish(null);
    else if (!moveFocus(buttons, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = (/** @type {Event} */ event) => event.stopPropagation();
  // The tap that opened it brings the focus to the square once it is over.
  const holdFocus = (/** @type {FocusEvent} */ { relatedTarget }) => {
    const isOnBoard = relatedTarget instanceof Node && element.contains(relatedTarget);
    if (isOnBoard && !menu.contains(relatedTarget)) buttons[0].focus({ preventScroll: true });
  };
  const menu = h(
    'div',
    {
      class: 'board-chooser',
      part: 'menu',
      role: 'menu',
      'aria-label': label,
      on: { keydown: press, focusout: holdFocus, pointerdown: stop, pointerup: stop },
    },
    ...buttons,
  );
  document.addEventListener('pointerdown', outside, true);
  element.append(menu);
  buttons[0].focus({ preventScroll: true });
  const show = (/** @type {Anchor} */ anchor, /** @type {Theme} */ theme) => {
    for (const { paint } of items) paint(theme);
    place(menu, element, anchor, isOfPieces);
  };
  return { chosen, show, close: () => finish(null) };
}

/**
 * @param {{ label: string, piece?: Piece | undefined }} option
 * @param {() => void} choose
 * @returns {{ item: HTMLButtonElement, paint(theme: Theme): void }}
 */
function createItem({ label, piece }, choose) {
  const item = h('button', {
    type: 'button',
    role: 'menuitem',
    tabIndex: -1,
    on: { click: choose },
  });
  if (!piece) {
    item.append(label);
    return { item, paint() {} };
  }
  let last = themeOf('paper');
  const paint = (theme = last) => {
    last = theme;
    paintPicture(canvas, piece, theme);
  };
  const canvas = h('canvas', { on: { contextrestored: () => paint() } });
  item.append(canvas);
  item.setAttribute('aria-label', label);
  item.title = label;
  return { item, paint };
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Piece} piece
 * @param {Theme} theme
 */
function paintPicture(canvas, piece, theme) {
  const side = PICTURE_SIZE * devicePixelRatio;
  Object.assign(canvas, { width: side, height: side });
  Object.assign(canvas.style, { width: `${PICTURE_SIZE}px`, height: `${PICTURE_SIZE}px` });
  paintPiece(context2d(canvas), piece, 0, 0, side, theme[piece.color]);
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
 * Pieces stand on the file of the square, in a column where the board is high enough; all else right of the square,
 * else left of it. Both inside the box as far as they fit.
 * @param {HTMLElement} menu
 * @param {HTMLElement} element
 * @param {Anchor} anchor
 * @param {boolean} isOfPieces
 */
function place(menu, element, anchor, isOfPieces) {
  if (!isOfPieces) return placeBeside(menu, element, anchor);
  const { x, y, cell } = anchor;
  menu.classList.add('in-column');
  menu.classList.toggle('in-column', menu.offsetHeight <= element.clientHeight);
  const [width, height] = [menu.offsetWidth, menu.offsetHeight];
  const isAbove = y + cell / 2 < element.clientHeight / 2;
  const left = x + (cell - width) / 2;
  const top = isAbove ? y : y + cell - height;
  Object.assign(menu.style, {
    left: `${Math.max(0, Math.min(left, element.clientWidth - width))}px`,
    top: `${Math.max(0, Math.min(top, element.clientHeight - height))}px`,
  });
}

/**
 * @param {HTMLElement} menu
 * @param {HTMLElement} element
 * @param {Anchor} anchor
 */
function placeBeside(menu, element, { x, y, cell }) {
  const [width, height] = [menu.offsetWidth, menu.offsetHeight];
  const right = x + cell + DISTANCE;
  const left = right + width <= element.clientWidth ? right : Math.max(0, x - width - DISTANCE);
  const top = Math.max(0, Math.min(y, element.clientHeight - height));
  Object.assign(menu.style, { left: `${left}px`, top: `${top}px` });
}
