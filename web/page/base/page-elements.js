/** The elements that the page has from the start, and what every screen makes of elements. */
import { h } from '../../dom/elements.js';
import { texts } from './page-texts.js';

/**
 * The element with this id; the page has it, or the page is broken.
 * @template {HTMLElement} [Type=HTMLElement]
 * @param {string} id
 * @param {new () => Type} [type] the class of the element, where more is used of it than of every element
 * @returns {Type}
 */
export function byId(id, type) {
  const element = document.getElementById(id);
  if (!element || (type && !(element instanceof type))) throw new Error(`the page has no #${id}`);
  return /** @type {Type} */ (element);
}

/**
 * The first element inside another one that fits a selector; it is there, or the page is broken.
 * @template {HTMLElement} [Type=HTMLElement]
 * @param {ParentNode} parent
 * @param {string} selector
 * @param {new () => Type} [type] the class of the element, where more is used of it than of every element
 * @returns {Type}
 */
export function findIn(parent, selector, type) {
  const element = parent.querySelector(selector);
  if (!(element instanceof (type ?? HTMLElement))) throw new Error(`the page has no ${selector}`);
  return /** @type {Type} */ (element);
}

/**
 * The element that fits a selector and that an event came from, or came from the inside of.
 * @param {EventTarget | null} target
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function closestTo(target, selector) {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * A button that does something when it is pressed.
 * @param {string} text
 * @param {() => void} act
 * @param {string} [className]
 */
export function createButton(text, act, className = '') {
  return h('button', { class: className, type: 'button', on: { click: () => act() } }, text);
}

/**
 * A radio button that looks like a tile.
 * @param {string} name
 * @param {string} value
 * @param {string} text
 */
export function createTile(name, value, text) {
  const button = h('input', { type: 'radio', name, value });
  return h('label', { class: 'tile' }, button, h('span', {}, text));
}

/**
 * Closes a dialog by a press beside it, and where the reader goes back: then nothing may cover the screen.
 * @param {HTMLDialogElement} dialog
 */
export function closeFromOutside(dialog) {
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  addEventListener('popstate', () => dialog.close());
}

/**
 * The attribute that names a text, as `data-text="game.rules"`, and where the text goes.
 * @type {Record<string, (element: HTMLElement, text: string) => void>}
 */
const TEXT_PLACES = {
  text: (element, text) => {
    element.textContent = text;
  },
  label: (element, text) => element.setAttribute('aria-label', text),
  title: (element, text) => element.setAttribute('title', text),
};

/** Writes the texts into all elements that name one. */
export function fillTexts() {
  for (const [place, write] of Object.entries(TEXT_PLACES))
    for (const element of document.querySelectorAll(`[data-${place}]`))
      if (element instanceof HTMLElement) write(element, textAt(element.dataset[place] ?? ''));
}

/**
 * The text at a path as `game.rules`.
 * @param {string} path
 */
function textAt(path) {
  /** @type {any} a level of the texts: groups by name, and texts at the end */
  let level = texts;
  for (const key of path.split('.')) level = level[key];
  return level;
}

/**
 * Offers a blob to the reader as a file, which the browser saves as it saves any download.
 * @param {string} name
 * @param {Blob} blob
 */
export function save(name, blob) {
  const href = URL.createObjectURL(blob);
  h('a', { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/**
 * Offers a text in PGN to the reader as a file.
 * @param {string} name
 * @param {string} text
 */
export function savePgn(name, text) {
  save(name, new Blob([text], { type: 'application/x-chess-pgn' }));
}
