/**
 * The card beside the board at the end of a game: who has won and by which rule, and what to do next.
 * @import { Offer } from './opponent-ladder.js'
 * @import { GameSettings, Session } from './session.js'
 */

import { rematch } from '../../friend/friend-game.js';
import { learnAddress } from '../../game/page-address.js';
import { wholeNumber } from '../base/formats.js';
import { isAgainstComputer } from '../base/game-result.js';
import { describeOutcome, opponentOf } from '../base/game-words.js';
import { byId, closestTo } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { friendName } from '../friend/friend-state.js';
import { progressAddress } from '../progress/progress-address.js';
import { friendId } from '../store/saved-records.js';
import { settings } from '../store/settings.js';
import { evaluationsOf, hasTurned } from './computer-scores.js';
import { earnedIn } from './count-game.js';
import { LEVELS, rematchOf } from './next-game.js';
import { createFace } from './opponent-faces.js';
import { friendPartOf } from './session.js';

const SCORES = { white: '1–0', black: '0–1' };
const DRAWN = '½–½';

/**
 * The requests to the card: `start` a game, `share` this one; `offer`: what is offered after a game; `closed`:
 * the board is in front again.
 * @typedef {{
 *   start(settings: GameSettings): void,
 *   share(): void,
 *   offer(session: Session): Offer,
 *   closed(): void,
 * }} ResultHandlers
 */

export class ResultView {
  #card = byId('result');
  #show = byId('result-show', HTMLButtonElement);
  #handlers;
  /**
   * The game on the board.
   * @type {Session | null}
   */
  #session = null;
  /** @type {Offer} */
  #offer = { result: null, level: null, rating: null, isHelped: false };

  /** @param {ResultHandlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
    /** @type {Record<string, () => void>} */
    const buttons = {
      'result-close': () => this.#close(),
      'result-show': () => this.open(),
      'result-share': () => handlers.share(),
      rematch: () => this.#rematch(),
      'next-opponent': () => this.#playNext(),
    };
    for (const [id, handler] of Object.entries(buttons))
      byId(id).addEventListener('click', handler);
    // The focus may be anywhere on the screen of the game, as on the board. What lies over it has this key first.
    document.addEventListener('keydown', ({ key, target }) => {
      const isOver = byId('game').hidden || closestTo(target, 'dialog, [popover], .ask');
      if (key === 'Escape' && !isOver && !this.#card.hidden) this.#close();
    });
  }

  /**
   * Hides the card where the game goes on or another position is on the board, and offers it where the game is over.
   * @param {Session} session
   * @param {boolean} isPast whether an earlier position is on the board
   */
  update(session, isPast) {
    const isOver = session.outcome !== null && !isPast;
    if (!isOver || session !== this.#session) this.#card.hidden = true;
    this.#session = session;
    if (!this.#card.hidden) this.#showProgress(session);
    this.#show.hidden = !isOver || !this.#card.hidden;
    this.#askForRematch(session);
  }

  /** Of a live game: the next one begins when both want it. @param {Session} session */
  #askForRematch({ live, outcome }) {
    const { question, asked, isConnected } = live?.game ?? {};
    byId('rematch', HTMLButtonElement).disabled = asked === 'rematch';
    const isTalkedOf = isConnected && (question === 'rematch' || asked === 'rematch');
    if (live && outcome && isTalkedOf) byId('result-advice').textContent = live.detail();
  }

  /** Shows the result, and puts the focus on it. */
  open() {
    const session = this.#session;
    if (!session?.outcome) return;
    this.#offer = this.#handlers.offer(session);
    this.#card.dataset.result = this.#offer.result ?? '';
    byId('result-title').textContent = titleOf(session, this.#offer);
    this.#showReason(session);
    this.#showNext(session);
    this.#showProgress(session);
    this.#card.hidden = false;
    this.#show.hidden = true;
    this.#card.focus({ preventScroll: true });
    this.#card.scrollIntoView({ block: 'nearest' });
  }

  #close() {
    this.#card.hidden = true;
    this.#show.hidden = false;
    this.#handlers.closed();
  }

  /** @param {Session} session */
  #showReason({ outcome }) {
    if (!outcome) return;
    byId('result-score').textContent = outcome.winner ? SCORES[outcome.winner] : DRAWN;
    byId('result-reason').textContent = describeOutcome(outcome);
    byId('result-rule').hidden = outcome.rule === null;
    if (outcome.rule) byId('result-rule', HTMLAnchorElement).href = learnAddress(outcome.rule);
  }

  /** @param {Session} session */
  #showNext(session) {
    const { level, players, ply } = session;
    const { result, level: next } = this.#offer;
    const faces = byId('result-face');
    faces.hidden = !isAgainstComputer(players);
    faces.replaceChildren(createFace(level));
    // Without moves, there is nothing to learn from.
    byId('result-review').hidden = ply === 0;
    byId('result-advice').textContent = adviceFor(this.#offer, {
      level,
      turned: hasTurned(evaluationsOf(session)),
    });
    byId('next-opponent').hidden = next === null;
    byId('rematch').classList.toggle('primary', next === null);
    if (next === null) return;
    byId('next-face').replaceChildren(createFace(next));
    byId('next-name').textContent = texts.result.play(nameOf(next));
    byId('next-opponent').classList.toggle('primary', result !== null);
  }

  /** The reader's new rating, and the achievements of the game. @param {Session} session */
  #showProgress(session) {
    const rating = byId('result-rating', HTMLAnchorElement);
    rating.textContent = settings.current.progress ? describeRating(this.#offer) : '';
    rating.href = progressAddress(session.variant.id);
    byId('result-earned').textContent = earnedIn(session);
  }

  #rematch() {
    const session = this.#session;
    if (!session) return;
    const { linked, friend, live } = session;
    if (live?.game.isConnected) {
      live.game.ask('rematch');
      return;
    }
    const next = friend && friendPartOf(rematch(friend, friendId()));
    this.#handlers.start({ ...rematchOf(session.toSave()), linked, friend: next });
  }

  #playNext() {
    const { level } = this.#offer;
    if (this.#session && level) this.#handlers.start({ ...this.#session.toSave(), level });
  }
}

/**
 * @param {Session} session
 * @param {Offer} offer
 */
function titleOf({ outcome, level, names, friend }, { result }) {
  if (!outcome?.winner) return texts.result.draw;
  if (result === 'won') return texts.result.youWon;
  const name = (names ?? friend?.names)?.[outcome.winner];
  if (result !== 'lost')
    return name ? texts.result.won(name) : texts.result.colorWon(outcome.winner);
  return friend ? texts.friend.won(friendName(friend)) : texts.result.won(nameOf(level));
}

/**
 * The text of the card about the reader's next game.
 * @param {Offer} offer
 * @param {{ level: number, turned: boolean }} game `turned`: there is a move that decided it
 */
export function adviceFor({ result, level: next }, { level, turned }) {
  if (result === null) return '';
  if (next === null && result === 'won') return level === LEVELS.last ? texts.result.best : '';
  if (next === null) return turned ? texts.result.learn : '';
  return next > level
    ? texts.result.harder(nameOf(next), opponentOf(next)?.about ?? '')
    : texts.result.easier(nameOf(next));
}

/**
 * The change of the reader's rating.
 * @param {Offer} offer
 */
function describeRating({ rating, isHelped }) {
  if (isHelped) return texts.standing.helped;
  return rating ? texts.standing.after(wholeNumber(rating.value), rating.change) : '';
}

/** @param {number} level */
function nameOf(level) {
  return opponentOf(level)?.name ?? texts.players.someComputer;
}
