/**
 * The list of games and the form for a new one.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { Player } from '../../match/played-game.js'
 * @import { GameSettings, Session } from './session.js'
 */

import { createElement } from '../../scene/elements.js';
import { inOrder } from '../game-words.js';
import { byId, findIn } from '../page-elements.js';
import { gameName, texts } from '../page-texts.js';
import { TimeForm } from './time-form.js';

export class NewGameView {
  #form = byId('new-game-form', HTMLFormElement);
  #level = findIn(this.#form, '[name="level"]', HTMLInputElement);
  #time = new TimeForm();
  #variants;
  #chosen = '';
  #current = '';

  /**
   * @param {readonly Variant[]} variants as the package lists them
   * @param {{ start(settings: GameSettings): void }} handlers
   */
  constructor(variants, { start }) {
    this.#variants = variants;
    byId('variants').append(...inOrder(variants).map((variant) => this.#createItem(variant)));
    byId('new-game-open').addEventListener('click', () => this.#open(this.#current));
    byId('new-game-cancel').addEventListener('click', () => this.#close());
    this.#level.addEventListener('input', () => this.#showLevel());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      const choice = this.#choice();
      this.#close();
      start(choice);
    });
  }

  /** @param {Variant} variant */
  #createItem(variant) {
    const button = createElement('button', { type: 'button', textContent: gameName(variant) });
    button.dataset.variant = variant.id;
    button.addEventListener('click', () => this.#open(variant.id));
    return createElement('li', {}, button);
  }

  /**
   * Marks the game that is played, and fills in its players, level and clock for the next one.
   * @param {Session} session
   */
  update({ variant, players, level, clock }) {
    this.#current = variant.id;
    if (!this.#form.hidden) return;
    for (const color of /** @type {const} */ (['white', 'black']))
      this.#players(color).value = players[color];
    this.#level.value = String(level);
    this.#time.value = clock;
    this.#showLevel();
    this.#mark(variant.id);
  }

  /**
   * The choice of who plays a color: a person or the computer.
   * @param {'white' | 'black'} color
   */
  #players(color) {
    const buttons = this.#form.elements.namedItem(color);
    if (buttons instanceof RadioNodeList) return buttons;
    throw new Error(`the page has no choice for ${color}`);
  }

  /** @param {string} id */
  #mark(id) {
    for (const button of byId('variants').querySelectorAll('button')) {
      if (button.dataset.variant === id) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  }

  /** @param {string} id */
  #open(id) {
    this.#chosen = id;
    const variant = this.#variants.find((one) => one.id === id);
    if (variant) byId('new-game-title').textContent = texts.newGame.titleOf(gameName(variant));
    this.#form.hidden = false;
    byId('new-game-open').hidden = true;
    this.#mark(id);
    findIn(this.#form, 'input:checked').focus();
  }

  #close() {
    this.#form.hidden = true;
    byId('new-game-open').hidden = false;
    this.#mark(this.#current);
    byId('new-game-open').focus();
  }

  #showLevel() {
    findIn(this.#form, '[name="level-shown"]', HTMLOutputElement).value = this.#level.value;
  }

  /**
   * @param {'white' | 'black'} color
   * @returns {Player}
   */
  #player(color) {
    return this.#players(color).value === 'machine' ? 'machine' : 'person';
  }

  /** @returns {GameSettings} */
  #choice() {
    return {
      variant: this.#chosen,
      players: { white: this.#player('white'), black: this.#player('black') },
      level: Number(this.#level.value),
      clock: this.#time.value,
    };
  }
}
