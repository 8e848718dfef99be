// @ts-nocheck
/** The buttons under the board: undo, redo, flip, draw, resign, link. */
import { otherColor } from '../../kingcraft/square.js';
import { ask } from '../confirm.js';
import { byId } from '../page-elements.js';
import { texts } from '../page-texts.js';
import { linkOf } from './linked-game.js';

export class ToolsView {
  #session = null;
  #finish;
  #offerDraw;
  #announce;
  #warn;

  /** @param handlers `undo()`, `redo()`, `flip()`, `finish(how, what)` and `offerDraw()` as Match takes them, `announce(text)`, `warn(text)`: says it until the reader closes it */
  constructor({ undo, redo, flip, finish, offerDraw, announce, warn }) {
    this.#finish = finish;
    this.#offerDraw = offerDraw;
    this.#announce = announce;
    this.#warn = warn;
    const handlers = {
      undo,
      redo,
      flip,
      draw: () => this.#draw(),
      resign: () => this.#resign(),
      link: () => this.#copyLink(),
    };
    for (const [id, handler] of Object.entries(handlers))
      byId(id).addEventListener('click', handler);
  }

  update(session) {
    this.#session = session;
    byId('undo').disabled = !session.canUndo;
    byId('redo').disabled = session.redoDepth() === 0;
    byId('draw').disabled = session.outcome !== null || session.betweenMachines;
    byId('draw').lastElementChild.textContent = this.#claim()
      ? texts.tools.claimDraw
      : texts.tools.draw;
    byId('resign').disabled = session.outcome !== null || session.betweenMachines;
  }

  /** The draw that the person to move may claim, if any. */
  #claim() {
    return this.#session.personToMove ? this.#session.game.claims()[0] : undefined;
  }

  async #draw() {
    const claim = this.#claim();
    if (claim) await this.#claimDraw(claim);
    else if (this.#session.betweenPeople) await this.#agreeDraw();
    else await this.#offer();
  }

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
    const question = texts.tools.offerQuestion;
    if (await this.#ask({ question, yes: texts.tools.offer })) this.#announce(this.#offerDraw());
  }

  async #resign() {
    const { turn, players } = this.#session;
    const color = players[turn] === 'person' ? turn : otherColor(turn);
    const question = texts.tools.resignQuestion(color);
    if (await this.#ask({ question, yes: texts.tools.resign })) this.#finish('resign', color);
  }

  async #copyLink() {
    this.#announce(await copyLink(byId('link').lastElementChild, this.#session, this.#warn));
  }

  /** Asks in place; a game that ended or was left meanwhile is not asked about any more. */
  async #ask(words) {
    const session = this.#session;
    const yes = await ask(byId('tools'), { ...words, no: texts.page.continuePlaying });
    return yes && this.#session === session && session.outcome === null;
  }
}

/**
 * @param {HTMLElement} label says for a moment that it was done
 * @param session
 * @param {(text: string) => void} say where the browser refuses to copy, the link itself
 * @returns {Promise<string>} what has happened, as a sentence
 */
export async function copyLink(label, session, say) {
  const address = new URL(linkOf(session), location.href).href;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    say(texts.link.copyThis(address));
    return texts.link.isShown;
  }
  label.textContent = texts.link.copied;
  const restore = () => {
    label.textContent = texts.tools.link;
  };
  label.closest('button').addEventListener('blur', restore, { once: true });
  return texts.link.isCopied;
}
