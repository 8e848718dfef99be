/**
 * The buttons under the board: undo, redo, flip, draw, resign, share.
 * @import { Claim } from '../../kingcraft/index.js'
 * @import { End } from '../../game/played-game.js'
 * @import { Session } from './session.js'
 */
import { otherColor } from '../../kingcraft/square.js';
import { ask } from '../base/confirm.js';
import { byId, findIn } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { friendName, isOffered } from '../friend/friend-state.js';
import { hasHint } from './hints.js';

/**
 * @typedef {{
 *   undo(): void,
 *   redo(): void,
 *   hint(): void,
 *   flip(): void,
 *   finish(how: End['how'], what?: End['what']): void,
 *   offerDraw(): string,
 *   announce(text: string): void,
 *   share(): void,
 * }} ToolsHandlers `finish` and `offerDraw` as PageMatch takes them
 */

export class ToolsView {
  /** @type {Session | null} */
  #updated = null;
  #undo;
  #finish;
  #offerDraw;
  #announce;

  /** @param {ToolsHandlers} handlers */
  constructor({ undo, redo, hint, flip, finish, offerDraw, announce, share }) {
    this.#undo = undo;
    this.#finish = finish;
    this.#offerDraw = offerDraw;
    this.#announce = announce;
    const handlers = {
      undo: () => this.#takeBack(),
      redo,
      hint,
      flip,
      draw: () => this.#draw(),
      resign: () => this.#resign(),
      'share-open': share,
    };
    for (const [id, handler] of Object.entries(handlers))
      byId(id).addEventListener('click', handler);
  }

  /** The game of the last update. */
  get #session() {
    if (!this.#updated) throw new Error('there is no game yet');
    return this.#updated;
  }

  /** @param {Session} session */
  update(session) {
    this.#updated = session;
    byId('undo', HTMLButtonElement).disabled = !session.canUndo;
    byId('redo', HTMLButtonElement).disabled = session.redoDepth() === 0;
    byId('hint', HTMLButtonElement).disabled = !hasHint(session);
    const isOver = session.outcome !== null || !session.hasPerson || session.isHeld;
    const hasOffered = session.live
      ? session.live.game.asked === 'draw'
      : session.friend !== null && session.friend.offer === session.friend.side;
    byId('draw', HTMLButtonElement).disabled = isOver || hasOffered;
    labelOf('draw').textContent = this.#claim() ? texts.tools.claimDraw : texts.tools.draw;
    byId('resign', HTMLButtonElement).disabled = isOver;
  }

  /** The draw that the person to move may claim, if any. */
  #claim() {
    return this.#session.personToMove ? this.#session.game.claims()[0] : undefined;
  }

  async #draw() {
    const claim = this.#claim();
    if (claim) await this.#claimDraw(claim);
    else if (isOffered(this.#session.friend)) this.#finish('agreeDraw');
    else if (this.#session.betweenPeople) await this.#agreeDraw();
    else await this.#offer();
  }

  /** @param {Claim} claim */
  async #claimDraw(claim) {
    const { ply } = this.#session;
    const question = texts.tools.claimQuestion(texts.outcome.claim(claim));
    const yes = await this.#ask({ question, yes: texts.tools.claim });
    if (yes && this.#session.ply === ply) this.#finish('claim', claim);
  }

  async #agreeDraw() {
    const question = texts.tools.agreeQuestion;
    if (await this.#ask({ question, yes: texts.tools.agree })) this.#finish('agreeDraw');
  }

  async #offer() {
    const { friend } = this.#session;
    const question = friend
      ? texts.friend.offerQuestion(friendName(friend))
      : texts.tools.offerQuestion;
    if (await this.#ask({ question, yes: texts.tools.offer })) this.#announce(this.#offerDraw());
  }

  /** Takes a move back. A result that the players or the clock gave is not undone by one press. */
  async #takeBack() {
    const session = this.#session;
    if (!session.end || session.live) {
      this.#undo();
      return;
    }
    const { reviveQuestion: question, revive: yes, leaveResult: no } = texts.tools;
    const wantsOn = await ask(byId('tools'), { question, yes, no });
    if (wantsOn && this.#session === session && session.end) this.#undo();
  }

  async #resign() {
    const { turn, players } = this.#session;
    const color = players[turn] === 'person' ? turn : otherColor(turn);
    const question = texts.tools.resignQuestion(color);
    if (await this.#ask({ question, yes: texts.tools.resign })) this.#finish('resign', color);
  }

  /**
   * Asks in place; the answer does not count where the game has ended or was left meanwhile.
   * @param {{ question: string, yes: string }} words
   */
  async #ask(words) {
    const session = this.#session;
    const yes = await ask(byId('tools'), { ...words, no: texts.page.continuePlaying });
    return yes && this.#session === session && session.outcome === null;
  }
}

/**
 * The text of a button, after its picture.
 * @param {string} id
 */
const labelOf = (id) => findIn(byId(id), ':scope > :last-child');
