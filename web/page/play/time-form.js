/**
 * The part of the form for a new game that asks for a clock.
 * @import { TimeControl } from './game-clock.js'
 */

import { h } from '../../dom/elements.js';
import { byId } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { controlNamed, nameOf, TIME_CONTROLS, timeControl, timeLabel } from './time-controls.js';

const NONE = 'none';
const OWN = 'own';

export class TimeForm {
  #choice = byId('time', HTMLSelectElement);
  #own = byId('own-time');
  #minutes = byId('own-minutes', HTMLInputElement);
  #seconds = byId('own-seconds', HTMLInputElement);

  constructor() {
    /**
     * @param {string} value
     * @param {string} text
     */
    const option = (value, text) => h('option', { value }, text);
    this.#choice.append(
      option(NONE, texts.newGame.noClock),
      ...TIME_CONTROLS.map((name) => option(name, labelOf(name))),
      option(OWN, texts.newGame.ownClock),
    );
    this.#choice.addEventListener('change', () => this.#fold());
    this.#fold();
  }

  /**
   * The control that is asked for, or null.
   * @type {TimeControl | null}
   */
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
    if (control && !known) {
      this.#minutes.value = String(control.base / 60_000);
      this.#seconds.value = String(control.increment / 1000);
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

/** @param {string} name of a control */
function labelOf(name) {
  const control = controlNamed(name);
  return control ? timeLabel(control.base, control.increment) : name;
}
