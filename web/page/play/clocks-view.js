// @ts-nocheck
/** The two clocks beside the players, which go by themselves. */
import { otherColor } from '../../kingcraft/square.js';
import { byId } from '../dom.js';
import { texts } from '../texts.js';
import { isLow, nextChange, showTime } from './time-controls.js';

export class ClocksView {
  #onLow;
  #timer = 0;
  #session = null;
  #warned = new Set();

  /** @param {(color: 'white' | 'black') => void} onLow a player has to hurry now; said once a game */
  constructor(onLow) {
    this.#onLow = onLow;
  }

  /**
   * @param session
   * @param {'white' | 'black'} orientation who sits below
   */
  update(session, orientation) {
    if (session !== this.#session) this.#warned.clear();
    this.#session = session;
    this.#tick([
      [byId('clock-top'), otherColor(orientation)],
      [byId('clock-bottom'), orientation],
    ]);
  }

  #tick(faces) {
    clearTimeout(this.#timer);
    const { clock } = this.#session;
    for (const [face, color] of faces) {
      face.hidden = clock === null;
      if (clock) this.#show(face, color);
    }
    if (clock?.running) {
      const wait = nextChange(this.#session.timeLeft(clock.running));
      this.#timer = setTimeout(() => this.#tick(faces), wait);
    }
  }

  #show(face, color) {
    const { clock } = this.#session;
    const left = this.#session.timeLeft(color);
    const low = isLow(left, clock);
    face.textContent = showTime(left);
    face.setAttribute('aria-label', texts.game.clock(color));
    face.classList.toggle('running', clock.running === color);
    face.classList.toggle('low', low);
    if (!low || this.#warned.has(color) || left === 0) return;
    this.#warned.add(color);
    this.#onLow(color);
  }
}
