/**
 * The state for the reader: whose move it is, check, thinking, the result; and the next thing to do.
 * @import { Doubt } from './blunder-check.js'
 * @import { Premove } from '../../game/premoves.js'
 * @import { Session } from './session.js'
 */
import { hasUnsent } from '../../friend/friend-game.js';
import { dangerOf, shownSan } from '../../game/game-facts.js';
import { describeOutcome } from '../base/game-words.js';
import { byId } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import {
  friendDetail,
  friendHeadline,
  hasLink,
  isOffered,
  isWithFriend,
  sendLabel,
} from '../friend/friend-state.js';
import { hasPace } from './watch-pace.js';

/**
 * The parts of the match to show.
 * @typedef {{ ply: number, thinking: boolean, paused: boolean, fault: string | null, reply: string | null, premove:
 *   Premove | null, doubt: Doubt | null, hint: string | null, }} ShownState `ply`: the half-move on the board;
 *   `paused`: whether the computer waits until the person lets it go on; `fault`: why it could not think; `reply`: to
 *   an offer of a draw; `premove`: what the person wants to answer; `doubt`: why the last move may be taken back;
 *   `hint`:
 *   for the person to move
 */

export class StateView {
  /**
   * @param {{ stop(): void, resume(): void, latest(): void, takeBack(): void, playOn(): void, send(): void,
   *   acceptDraw(): void }} handlers
   *   of the buttons
   */
  constructor({ stop, resume, latest, takeBack, playOn, send, acceptDraw }) {
    const buttons = {
      stop,
      continue: resume,
      latest,
      'take-back': takeBack,
      'play-on': playOn,
      send,
      'accept-draw': acceptDraw,
    };
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
    const isWatched = session.betweenComputers && session.outcome === null;
    byId('stop').hidden = isWatched ? paused : !thinking;
    byId('stop').textContent = isWatched ? texts.state.pause : texts.state.stop;
    byId('pace').hidden = !hasPace(session);
    byId('continue').hidden = !paused || past;
    byId('latest').hidden = !past;
    const isLinked = session.linked && session.outcome === null;
    byId('send').hidden = past || !(isLinked || hasLink(session));
    byId('send').textContent = isWithFriend(session) ? sendLabel(session) : texts.state.send;
    const isAgain = session.friend !== null && !session.friend.live && !hasUnsent(session.friend);
    byId('send').classList.toggle('primary', !isAgain);
    byId('send').classList.toggle('connect', Boolean(session.friend?.live));
    byId('accept-draw').hidden = past || session.outcome !== null || !isOffered(session.friend);
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
  if (isWithFriend(session)) return friendHeadline(session, danger);
  return mine ? texts.state.yourMove(danger) : texts.toMove(session.turn, danger);
}

/**
 * @param {Session} session
 * @param {Pick<ShownState, 'paused' | 'reply' | 'premove' | 'doubt' | 'hint'> & { past: boolean }} shown
 */
function detail(session, { past, paused, reply, premove, doubt, hint }) {
  if (past) return texts.state.earlier;
  if (doubt) return `${doubt.why ? texts.message(doubt.why) : ''} ${texts.doubt.question}`.trim();
  if (hint) return hint;
  if (reply) return reply;
  if (premove) return texts.state.premove(premove.from, premove.to);
  if (isWithFriend(session)) return friendDetail(session);
  if (session.outcome) return '';
  if (paused && session.clock) return texts.state.clocksStill;
  if (paused) return texts.state.paused;
  if (session.computerToMove) return texts.state.computerThinks;
  if (session.linked) return session.ply > 0 ? texts.state.sendLink : texts.state.sendFirst;
  const side = session.betweenPeople ? '' : texts.state.youPlay(session.turn);
  return session.ply > 0 ? side : [side, firstWords(session)].filter(Boolean).join(' ');
}

/**
 * The sentence before the first move of a game; empty for a position that was set up.
 * @param {Session} session
 */
function firstWords({ variant, startFen }) {
  return startFen === variant.startFen ? (texts.games[variant.id]?.firstWords ?? '') : '';
}
