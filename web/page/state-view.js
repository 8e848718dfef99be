/** What the reader should know now: whose move it is, check, thinking, the result; and the one thing to do about it. */
import { byId } from './dom.js';
import { EndView } from './play/end-view.js';
import { COLOR_NAMES, describeOutcome } from './words.js';

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
    byId('state-text').textContent = past
      ? `After ${session.position(ply).move.san}`
      : headline(session);
    byId('state-detail').textContent = fault ?? detail(session, { past, paused, word, premove });
    byId('stop').hidden = !thinking;
    byId('continue').hidden = !paused || past;
    byId('latest').hidden = !past;
    this.#end.update(session, past);
  }
}

function headline(session) {
  if (session.outcome) return describeOutcome(session.outcome);
  const mine = session.personToMove && !session.betweenPeople;
  const turn = mine ? 'Your move' : `${COLOR_NAMES[session.turn]} to move`;
  return session.position(session.ply).check ? `${turn}, in check` : turn;
}

function detail(session, { past, paused, word, premove }) {
  if (past) return 'An earlier position.';
  if (word) return word;
  if (premove) return `Premove ${premove.from}–${premove.to}; Escape cancels it.`;
  if (session.outcome) return '';
  if (paused && session.clock) return 'The clocks stand still.';
  if (paused) return 'The machine waits.';
  if (session.machineToMove) return 'The machine thinks.';
  if (session.linked) return 'Play your move, then send the new link.';
  return session.betweenPeople ? '' : `You play ${COLOR_NAMES[session.turn]}.`;
}
