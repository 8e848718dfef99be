// @ts-nocheck
/** Writes the texts into the elements that the page has from the start. */
import { texts } from './texts.js';

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
