// @ts-nocheck
/** The list of games and the form for a new one. */

import { createElement } from '../../scene/elements.js';
import { inOrder } from '../game-words.js';
import { byId } from '../page-elements.js';
import { gameName, texts } from '../page-texts.js';
import { TimeForm } from './time-form.js';

export class NewGameView {
  #form = byId('new-game-form');
  #time = new TimeForm();
  #variants;
  #chosen = null;
  #current = null;

  /**
   * @param variants as the package lists them
   * @param handlers `start({ variant, players, level, clock })`
   */
  constructor(variants, { start }) {
    this.#variants = variants;
    byId('variants').append(...inOrder(variants).map((variant) => this.#createItem(variant)));
    byId('new-game-open').addEventListener('click', () => this.#open(this.#current));
    byId('new-game-cancel').addEventListener('click', () => this.#close());
    this.#form.elements.level.addEventListener('input', () => this.#showLevel());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      const choice = this.#choice();
      this.#close();
      start(choice);
    });
  }

  #createItem(variant) {
    const button = createElement('button', { type: 'button', textContent: gameName(variant) });
    button.dataset.variant = variant.id;
    button.addEventListener('click', () => this.#open(variant.id));
    return createElement('li', {}, button);
  }

  /** Marks the game that is played, and takes its players, level and clock as the next wishes. */
  update({ variant, players, level, clock }) {
    this.#current = variant.id;
    const { elements } = this.#form;
    if (!this.#form.hidden) return;
    Object.assign(elements.white, { value: players.white });
    Object.assign(elements.black, { value: players.black });
    elements.level.value = level;
    this.#time.value = clock;
    this.#showLevel();
    this.#mark(variant.id);
  }

  #mark(id) {
    for (const button of byId('variants').querySelectorAll('button')) {
      if (button.dataset.variant === id) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  }

  #open(id) {
    this.#chosen = id;
    const variant = this.#variants.find((one) => one.id === id);
    byId('new-game-title').textContent = texts.newGame.titleOf(gameName(variant));
    this.#form.hidden = false;
    byId('new-game-open').hidden = true;
    this.#mark(id);
    this.#form.querySelector('input:checked')?.focus();
  }

  #close() {
    this.#form.hidden = true;
    byId('new-game-open').hidden = false;
    this.#mark(this.#current);
    byId('new-game-open').focus();
  }

  #showLevel() {
    this.#form.elements['level-shown'].value = this.#form.elements.level.value;
  }

  #choice() {
    const { white, black, level } = this.#form.elements;
    return {
      variant: this.#chosen,
      players: { white: white.value, black: black.value },
      level: Number(level.value),
      clock: this.#time.value,
    };
  }
}
