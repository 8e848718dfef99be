// @ts-nocheck
/** What is offered when a game is over: the score, the rule behind it, and what to do next. */
import { learnAddress } from '../address.js';
import { byId } from '../dom.js';
import { showState } from '../show-state.js';
import { texts } from '../texts.js';

const SCORES = { white: '1–0', black: '0–1' };
const DRAWN = '½–½';

export class EndView {
  #toggle = byId('end-toggle');
  #session = null;
  #isOver = false;
  #isShown = false;
  #isOpen = true;

  /** @param handlers `rematch()` */
  constructor({ rematch }) {
    byId('rematch').addEventListener('click', rematch);
    this.#toggle.addEventListener('click', () => {
      this.#isOpen = !this.#isOpen;
      this.#fold();
    });
  }

  /**
   * @param session
   * @param {boolean} past whether an earlier position is on the board
   */
  update(session, past) {
    const { outcome } = session;
    // What the reader has closed stays so until another game ends.
    if (session !== this.#session || outcome === null) this.#isOpen = true;
    const hasEnded = session === this.#session && !this.#isOver && outcome !== null;
    this.#session = session;
    this.#isOver = outcome !== null;
    this.#isShown = this.#isOver && !past;
    if (this.#isShown) {
      const { rule } = outcome;
      byId('end-score').textContent = SCORES[outcome.winner] ?? DRAWN;
      byId('end-rule').hidden = rule === null;
      if (rule) byId('end-rule').href = learnAddress(rule);
    }
    this.#fold();
    if (hasEnded) showState();
  }

  #fold() {
    const isOpen = this.#isShown && this.#isOpen;
    byId('end').hidden = !isOpen;
    byId('rematch').hidden = !isOpen;
    byId('state').classList.toggle('over', isOpen);
    this.#toggle.hidden = !this.#isShown;
    this.#toggle.textContent = isOpen ? texts.state.closeEnd : texts.state.openEnd;
    this.#toggle.setAttribute('aria-expanded', String(isOpen));
  }
}
