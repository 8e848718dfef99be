// @ts-nocheck
/** The settings of the board, and the button that silences it. */

import { createElement } from '../../scene/elements.js';
import { byId } from '../dom.js';
import { LANGUAGE_NAMES } from '../texts.js';

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
