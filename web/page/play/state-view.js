/**
 * What the reader should know now: whose move it is, check, thinking, the result; and the one thing to do about it.
 * @import { Doubt } from './blunder-check.js'
 * @import { Premove } from './premoves.js'
 * @import { Session } from './session.js'
 */
import { dangerOf, shownSan } from '../../scene/game-facts.js';
import { describeOutcome } from '../game-words.js';
import { learnAddress } from '../page-address.js';
import { byId } from '../page-elements.js';
import { texts } from '../page-texts.js';

/**
 * What of the match is shown.
 * @typedef {{
 *   ply: number,
 *   thinking: boolean,
 *   paused: boolean,
 *   fault: string | null,
 *   reply: string | null,
 *   premove: Premove | null,
 *   doubt: Doubt | null,
 *   hint: string | null,
 * }} ShownState `ply`: the half-move on the board; `paused`: whether the computer waits until the person lets it go on; `fault`: why it could
 *   not think; `reply`: to an offer of a draw; `premove`: what the person wants to answer; `doubt`: why the last move may be taken back; `hint`:
 *   for the person to move
 */

export class StateView {
  #end;

  /** @param {{ stop(): void, resume(): void, latest(): void, takeBack(): void, playOn(): void, rematch(): void }} handlers of the buttons */
  constructor({ stop, resume, latest, takeBack, playOn, rematch }) {
    this.#end = new EndView({ rematch });
    const buttons = { stop, continue: resume, latest, 'take-back': takeBack, 'play-on': playOn };
    for (const [id, handler] of Object.entries(buttons))
      byId(id).addEventListener('click', handler);
  }

  /**
   * @param {Session} session
   * @param {ShownState} shown
   */
  update(session, { ply, thinking, paused, fault, doubt, ...others }) {
    const past = ply < session.ply;
    const doubted = past ? null : doubt;
    byId('state-text').textContent = past ? describePast(session, ply) : headline(session, doubt);
    byId('state-detail').textContent = fault ?? detail(session, { past, paused, doubt, ...others });
    for (const id of ['take-back', 'play-on']) byId(id).hidden = !doubted;
    byId('stop').hidden = !thinking;
    byId('continue').hidden = !paused || past;
    byId('latest').hidden = !past;
    this.#end.update(session, past);
  }
}

/**
 * @param {Session} session
 * @param {number} ply
 */
function describePast(session, ply) {
  const { move } = session.position(ply);
  return move ? texts.state.after(shownSan(session.variant, move)) : texts.steps.first;
}

/**
 * @param {Session} session
 * @param {Doubt | null} doubt
 */
function headline(session, doubt) {
  if (doubt) return texts.doubt[doubt.reason];
  if (session.outcome) return describeOutcome(session.outcome);
  const mine = session.personToMove && !session.betweenPeople;
  const danger = dangerOf(session.variant, session.position(session.ply).check);
  return mine ? texts.state.yourMove(danger) : texts.toMove(session.turn, danger);
}

/**
 * @param {Session} session
 * @param {Pick<ShownState, 'paused' | 'reply' | 'premove' | 'doubt' | 'hint'> & { past: boolean }} shown
 */
function detail(session, { past, paused, reply, premove, doubt, hint }) {
  if (past) return texts.state.earlier;
  if (doubt) return texts.doubt.question;
  if (hint) return hint;
  if (reply) return reply;
  if (premove) return texts.state.premove(premove.from, premove.to);
  if (session.outcome) return '';
  if (paused && session.clock) return texts.state.clocksStill;
  if (paused) return texts.state.paused;
  if (session.computerToMove) return texts.state.computerThinks;
  if (session.linked) return texts.state.sendLink;
  return session.betweenPeople ? '' : texts.state.youPlay(session.turn);
}

const SCORES = { white: '1–0', black: '0–1' };
const DRAWN = '½–½';

/** What is offered when a game is over: the score, the rule that ended it, and what to do next. */
class EndView {
  #toggle = byId('end-toggle');
  /** @type {Session | null} */
  #session = null;
  #isOver = false;
  #isShown = false;
  #isOpen = true;

  /** @param {{ rematch(): void }} handlers of the button */
  constructor({ rematch }) {
    byId('rematch').addEventListener('click', rematch);
    this.#toggle.addEventListener('click', () => {
      this.#isOpen = !this.#isOpen;
      this.#fold();
    });
  }

  /**
   * @param {Session} session
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
    if (outcome && this.#isShown) {
      const { rule } = outcome;
      byId('end-score').textContent = outcome.winner ? SCORES[outcome.winner] : DRAWN;
      byId('end-rule').hidden = rule === null;
      if (rule) byId('end-rule', HTMLAnchorElement).href = learnAddress(rule);
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

/** Scrolls to the state: on a phone whose board is tall it may stand below the window. */
function showState() {
  byId('state').scrollIntoView({ block: 'nearest' });
}
