/**
 * The list of moves, and the buttons that go through them: numbered rows, a button a half-move, which takes the board
 * there.
 * @import { Session } from './session.js'
 */

import { createMoveRows } from '../../game/move-rows.js';
import { byId, closestTo } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';

/**
 * The buttons, and the half-move to which each leads.
 * @type {Record<string, (ply: number, end: number) => number>}
 */
const STEPS = {
  'step-first': () => 0,
  'step-previous': (ply) => ply - 1,
  'step-next': (ply) => ply + 1,
  'step-last': (_ply, end) => end,
};

/** Goes through the moves of the game on the board, which stays as it is. */
export class MoveBrowser {
  /** The half-move whose position is shown. */
  ply = 0;
  /** @type {Session | null} */
  #session = null;
  /** The last half-move, when the game changed last. */
  #end = 0;
  #onStep;

  /** @param {(from: number) => void} onStep the reader went to another position, from this half-move */
  constructor(onStep) {
    this.#onStep = onStep;
    for (const [id, target] of Object.entries(STEPS))
      byId(id).addEventListener('click', () => this.goTo(target(this.ply, this.#end)));
  }

  /**
   * Follows the game to its end after a change. Readers who have gone back stay there when only the computer has moved.
   * @param {Session} session
   * @param {boolean} isAwaited whether the reader must see that
   */
  follow(session, isAwaited) {
    const wentBack = session === this.#session && this.ply < this.#end;
    const stays = wentBack && !isAwaited && session.outcome === null && isReply(session, this.#end);
    this.#session = session;
    this.#end = session.ply;
    if (!stays) this.ply = session.ply;
    this.#update();
  }

  /** @param {number} ply */
  goTo(ply) {
    const from = this.ply;
    if (ply === from || ply < 0 || ply > this.#end) return;
    this.ply = ply;
    this.#update();
    this.#onStep(from);
  }

  goToEnd() {
    this.goTo(this.#end);
  }

  #update() {
    for (const [id, target] of Object.entries(STEPS)) {
      const ply = target(this.ply, this.#end);
      // A button that has the focus keeps it, where keys come from.
      byId(id).setAttribute(
        'aria-disabled',
        String(ply === this.ply || ply < 0 || ply > this.#end),
      );
    }
  }
}

/**
 * Whether the computer has moved, once, since there were so many half-moves.
 * @param {Session} session
 * @param {number} ply
 */
function isReply(session, ply) {
  const { lastMove, players } = session;
  return session.ply === ply + 1 && lastMove !== null && players[lastMove.color] === 'machine';
}

/** The list of moves. */
export class MoveListView {
  #list = byId('moves');
  #box = byId('moves-box');

  /** @param {(ply: number) => void} goTo */
  constructor(goTo) {
    this.#list.addEventListener('click', ({ target }) => {
      const button = closestTo(target, 'button');
      if (button) goTo(Number(button.dataset.ply));
    });
    // Where a game is opened, the list gets its height after its moves.
    new ResizeObserver(() => this.#showCurrent()).observe(this.#box);
  }

  /**
   * @param {Session} session whose moves these are
   * @param {number} shown the half-move whose position the board shows
   */
  update(session, shown) {
    const { variant, startFen } = session;
    const rows = createMoveRows(variant, startFen, session.moves(), shown, texts.moves.named);
    this.#list.replaceChildren(...rows);
    byId('no-moves').hidden = rows.length > 0;
    const signs = texts.games[variant.id]?.signs ?? '';
    const note = byId('moves-signs');
    note.textContent = signs;
    note.hidden = !signs || rows.length === 0;
    this.#showCurrent();
  }

  #showCurrent() {
    const current = this.#list.querySelector('[aria-current]');
    if (current instanceof HTMLElement)
      this.#box.scrollTop = current.offsetTop - this.#box.offsetTop - this.#box.clientHeight / 2;
  }
}
