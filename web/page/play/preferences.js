// @ts-nocheck
/** What a reader wishes of the board and its sounds, with what holds until something is wished. */

import { createElement } from '../../scene/elements.js';
import { byId } from '../page-elements.js';
import { LANGUAGE_CODES, LANGUAGE_NAMES } from '../page-texts.js';

const CHOICES = Object.freeze({
  /** What the page speaks; what the browser prefers, where nothing is wished. */
  language: ['automatic', ...LANGUAGE_CODES],
  sound: [true, false],
  coordinates: [true, false],
  /** Whether the board turns to the one who is to move, where two play at it. */
  turning: [false, true],
  /** Whether single keys do something wherever the focus is (WCAG 2.1.4). */
  shortcuts: [true, false],
  /** How much of the room there is the board takes. */
  size: ['large', 'medium', 'small'],
  /** How the levels of a board stand; what fits best, where nothing is wished. */
  levels: ['fit', 'beside', 'stacked', 'badges'],
});

const PARTS = { large: 1, medium: 0.85, small: 0.7 };

/** Wishes that are complete and known, out of what was kept: what is broken there is as good as nothing. */
export function readPreferences(kept) {
  const entries = Object.entries(CHOICES).map(([name, values]) => [
    name,
    values.includes(kept?.[name]) ? kept[name] : values[0],
  ]);
  return Object.fromEntries(entries);
}

/** The part of a length that a board of this size takes. */
export function partOf(size) {
  return PARTS[size];
}

export class PreferencesView {
  #form = byId('preferences');
  #sound = byId('sound');
  #wishes;

  /**
   * @param wishes of readPreferences
   * @param {(wishes) => void} onChange
   */
  constructor(wishes, onChange) {
    for (const [value, textContent] of Object.entries(LANGUAGE_NAMES))
      this.#form.elements.language.append(
        createElement('option', { value, lang: value, textContent }),
      );
    // Where Back leads, nothing covers the screen.
    addEventListener('popstate', () => byId('settings').hidePopover());
    this.#show(wishes);
    const change = (part) => {
      this.#show({ ...this.#wishes, ...part });
      onChange(this.#wishes);
    };
    this.#form.addEventListener('change', ({ target }) => {
      if (!(target.name in this.#wishes)) return;
      change({ [target.name]: target.type === 'checkbox' ? target.checked : target.value });
    });
    this.#sound.addEventListener('click', () => change({ sound: !this.#wishes.sound }));
  }

  /** What is only for boards of several levels is offered for those alone. */
  update({ levels }) {
    byId('levels-choice').hidden = levels === 1;
  }

  #show(wishes) {
    this.#wishes = wishes;
    for (const [name, value] of Object.entries(wishes)) {
      const field = this.#form.elements[name];
      if (typeof value === 'boolean') field.checked = value;
      else field.value = value;
    }
    this.#sound.setAttribute('aria-pressed', String(wishes.sound));
  }
}
