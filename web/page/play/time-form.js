// @ts-nocheck
/** The part of the form for a new game that asks for a clock. */

import { createElement } from '../../scene/elements.js';
import { byId } from '../page-elements.js';
import { texts } from '../page-texts.js';
import { controlNamed, nameOf, TIME_CONTROLS, timeControl } from './time-controls.js';

const NONE = 'none';
const OWN = 'own';

export class TimeForm {
  #choice = byId('time');
  #own = byId('own-time');
  #minutes = byId('own-minutes');
  #seconds = byId('own-seconds');

  constructor() {
    const option = (value, textContent) => createElement('option', { value, textContent });
    this.#choice.append(
      option(NONE, texts.newGame.noClock),
      ...TIME_CONTROLS.map((name) => option(name, inWords(controlNamed(name)))),
      option(OWN, texts.newGame.ownClock),
    );
    this.#choice.addEventListener('change', () => this.#fold());
    this.#fold();
  }

  /** The control that is asked for, or null. */
  get value() {
    const { value } = this.#choice;
    if (value === OWN)
      return timeControl(this.#minutes.valueAsNumber, this.#seconds.valueAsNumber || 0);
    return controlNamed(value);
  }

  set value(control) {
    const name = control ? nameOf(control) : NONE;
    const known = name === NONE || TIME_CONTROLS.includes(name);
    this.#choice.value = known ? name : OWN;
    if (!known) {
      this.#minutes.value = control.base / 60_000;
      this.#seconds.value = control.increment / 1000;
    }
    this.#fold();
  }

  /** Fields that are not asked for are not checked. */
  #fold() {
    const own = this.#choice.value === OWN;
    this.#own.hidden = !own;
    for (const field of [this.#minutes, this.#seconds]) field.disabled = !own;
  }
}

function inWords({ base, increment }) {
  return texts.newGame.time(base / 60_000, increment / 1000);
}
