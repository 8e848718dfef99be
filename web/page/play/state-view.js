// @ts-nocheck
/** What the reader should know now: whose move it is, check, thinking, the result; and the one thing to do about it. */
import { dangerOf, shownSan } from '../../scene/game-facts.js';
import { describeOutcome } from '../game-words.js';
import { learnAddress } from '../page-address.js';
import { byId } from '../page-elements.js';
import { texts } from '../page-texts.js';

export class StateView {
  #end;

  /** @param handlers `stop()`, `resume()`, `latest()`, and those of EndView */
  constructor({ stop, resume, latest, rematch }) {
    this.#end = new EndView({ rematch });
    const buttons = { stop, continue: resume, latest };
    for (const [id, handler] of Object.entries(buttons))
      byId(id).addEventListener('click', handler);
  }

  /**
   * @param session
   * @param {{ ply: number, thinking: boolean, paused: boolean, fault: string | null, word: string | null, premove: { from, to } | null }}
   *   view the half-move shown; whether the machine is at work, or waits to be told to go on, or broke down; what it said; what the person
   *   wants to answer
   */
  update(session, { ply, thinking, paused, fault, word, premove }) {
    const past = ply < session.ply;
    byId('state-text').textContent = past ? describePast(session, ply) : headline(session);
    byId('state-detail').textContent = fault ?? detail(session, { past, paused, word, premove });
    byId('stop').hidden = !thinking;
    byId('continue').hidden = !paused || past;
    byId('latest').hidden = !past;
    this.#end.update(session, past);
  }
}

function describePast(session, ply) {
  if (ply === 0) return texts.steps.first;
  return texts.state.after(shownSan(session.variant, session.position(ply).move));
}

function headline(session) {
  if (session.outcome) return describeOutcome(session.outcome);
  const mine = session.personToMove && !session.betweenPeople;
  const danger = dangerOf(session.variant, session.position(session.ply).check);
  return mine ? texts.state.yourMove(danger) : texts.toMove(session.turn, danger);
}

function detail(session, { past, paused, word, premove }) {
  if (past) return texts.state.earlier;
  if (word) return word;
  if (premove) return texts.state.premove(premove.from, premove.to);
  if (session.outcome) return '';
  if (paused && session.clock) return texts.state.clocksStill;
  if (paused) return texts.state.paused;
  if (session.machineToMove) return texts.state.computerThinks;
  if (session.linked) return texts.state.sendLink;
  return session.betweenPeople ? '' : texts.state.youPlay(session.turn);
}

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

/** Scrolls as far as it takes to see it, and not at all where it is seen. */
export function showState() {
  byId('state').scrollIntoView({ block: 'nearest' });
}
