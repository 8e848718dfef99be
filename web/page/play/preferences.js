/**
 * The reader's preferences for the board and its sounds, and the form in which they are set.
 * @import { Variant } from '../../kingcraft/index.js'
 */

import { createElement } from '../../dom/elements.js';
import { LANGUAGE_CODES, LANGUAGE_NAMES } from '../../texts/languages.js';
import { byId, findIn } from '../base/page-elements.js';

/**
 * @typedef {{
 *   language: string,
 *   sound: boolean,
 *   coordinates: boolean,
 *   turning: boolean,
 *   shortcuts: boolean,
 *   warnings: boolean,
 *   size: Size,
 *   levels: 'fit' | 'beside' | 'stacked' | 'badges',
 * }} Preferences
 */

/** @typedef {'large' | 'medium' | 'small'} Size of the board */

/**
 * The values of each preference; the first one is the default.
 * @type {{ [Name in keyof Preferences]: readonly Preferences[Name][] }}
 */
const CHOICES = Object.freeze({
  /** What the page speaks; automatic: what the browser prefers. */
  language: ['automatic', ...LANGUAGE_CODES],
  sound: [true, false],
  coordinates: [true, false],
  /** Whether the board turns to the one who is to move, where two play at it. */
  turning: [false, true],
  /** Whether single keys do something wherever the focus is (WCAG 2.1.4). */
  shortcuts: [true, false],
  /** Whether weak opponents ask about a move that loses a piece before they answer it. */
  warnings: [true, false],
  /** How much of the space the board takes. */
  size: ['large', 'medium', 'small'],
  /** How the levels of a board stand; fit: what fits best. */
  levels: ['fit', 'beside', 'stacked', 'badges'],
});

/** @type {Record<Size, number>} */
const PARTS = { large: 1, medium: 0.85, small: 0.7 };

/**
 * The preferences out of what was stored: what is missing or broken there gets its default.
 * @param {unknown} stored
 * @returns {Preferences}
 */
export function readPreferences(stored) {
  const entries = Object.entries(CHOICES).map(([name, values]) => [
    name,
    values.find((value) => value === Object(stored)[name]) ?? values[0],
  ]);
  return /** @type {Preferences} */ (Object.fromEntries(entries));
}

/**
 * The part of a length that a board of this size takes.
 * @param {Size} size
 */
export function partOf(size) {
  return PARTS[size];
}

/** The form, and the button that turns the sounds off. */
export class PreferencesView {
  #form = byId('preferences', HTMLFormElement);
  #sound = byId('sound');
  #preferences;

  /**
   * @param {Preferences} preferences
   * @param {(preferences: Preferences) => void} onChange
   */
  constructor(preferences, onChange) {
    this.#preferences = preferences;
    for (const [value, textContent] of Object.entries(LANGUAGE_NAMES))
      findIn(this.#form, '[name="language"]').append(
        createElement('option', { value, lang: value, textContent }),
      );
    // Where Back leads, nothing covers the screen.
    addEventListener('popstate', () => byId('settings').hidePopover());
    this.#show(preferences);
    /** @param {Record<string, unknown>} part */
    const change = (part) => {
      this.#show(readPreferences({ ...this.#preferences, ...part }));
      onChange(this.#preferences);
    };
    this.#form.addEventListener('change', ({ target }) => {
      if (!isField(target) || !(target.name in this.#preferences)) return;
      change({ [target.name]: target.type === 'checkbox' ? target.checked : target.value });
    });
    this.#sound.addEventListener('click', () => change({ sound: !this.#preferences.sound }));
  }

  /**
   * Offers what is only for boards of several levels for those alone.
   * @param {Pick<Variant, 'levels'>} variant
   */
  update({ levels }) {
    byId('levels-choice').hidden = levels === 1;
  }

  /** @param {Preferences} preferences */
  #show(preferences) {
    this.#preferences = preferences;
    for (const [name, value] of Object.entries(preferences)) {
      const field = this.#form.elements.namedItem(name);
      if (typeof value === 'boolean' && isField(field)) field.checked = value;
      else if (field && 'value' in field) field.value = String(value);
    }
    this.#sound.setAttribute('aria-pressed', String(preferences.sound));
  }
}

/**
 * Whether this is a field of the form. A select has no `checked`, which is never asked of it.
 * @param {unknown} element
 * @returns {element is HTMLInputElement}
 */
function isField(element) {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}
