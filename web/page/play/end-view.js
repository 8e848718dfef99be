/** What is offered when a game is over: the score, the rule behind it, and what to do next. */
import { learnAddress } from '../address.js';
import { byId } from '../dom.js';
import { ruleOfEnd } from './end-rules.js';

const SCORES = { white: '1–0', black: '0–1' };
const DRAWN = '½–½';

export class EndView {
  /** @param handlers `rematch()` */
  constructor({ rematch }) {
    byId('rematch').addEventListener('click', rematch);
  }

  /**
   * @param session
   * @param {boolean} past whether an earlier position is on the board
   */
  update(session, past) {
    const { outcome, variant } = session;
    const shown = outcome !== null && !past;
    byId('end').hidden = !shown;
    byId('rematch').hidden = !shown;
    byId('state').classList.toggle('over', shown);
    if (!shown) return;
    const rule = ruleOfEnd(variant.id, outcome);
    byId('end-score').textContent = SCORES[outcome.winner] ?? DRAWN;
    byId('end-rule').hidden = rule === null;
    if (rule) byId('end-rule').href = learnAddress(rule);
  }
}
