// @ts-nocheck
/** Finds the elements that the page has from the start. */

import { createElement } from '../scene/elements.js';
import { texts } from './page-texts.js';

/** The element with this id; the page has it, or the page is broken. */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** The attribute that names a text, as `data-text="game.rules"`, and where the text goes. */
const PLACES = {
  text: (element, text) => {
    element.textContent = text;
  },
  label: (element, text) => element.setAttribute('aria-label', text),
  title: (element, text) => element.setAttribute('title', text),
};

/** Fills all of them. */
export function fillTexts() {
  for (const [place, write] of Object.entries(PLACES))
    for (const element of document.querySelectorAll(`[data-${place}]`))
      write(element, textAt(element.dataset[place]));
}

/** The text at a path as `game.rules`. */
function textAt(path) {
  return path.split('.').reduce((part, key) => part[key], texts);
}

export function createSettingsButton() {
  const { title: textContent } = texts.settings;
  const button = createElement('button', {
    type: 'button',
    className: 'settings-open',
    textContent,
  });
  button.setAttribute('popovertarget', 'settings');
  return button;
}

/** Hands a blob to the reader as a file, which the browser saves as it saves any download. */
export function save(name, blob) {
  const href = URL.createObjectURL(blob);
  createElement('a', { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** Hands a text in PGN to the reader as a file. */
export function savePgn(name, text) {
  save(name, new Blob([text], { type: 'application/x-chess-pgn' }));
}
