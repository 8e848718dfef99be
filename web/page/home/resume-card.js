/**
 * The game to go on with, on the first screen: its board, the opponent and whose move it is.
 * @import { Session } from '../play/session.js'
 */

import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { h } from '../../dom/elements.js';
import { piecesOf } from '../../game/position-scene.js';
import { boardTheme, watchBoardTheme } from '../base/board-look.js';
import { describePeople, describePlayer } from '../base/game-words.js';
import { findIn } from '../base/page-elements.js';
import { gameName, texts } from '../base/page-texts.js';
import { friendHeadline, isWithFriend } from '../friend/friend-state.js';
import { colorBelow } from '../play/session.js';

export class ResumeCard {
  #root;
  #host;
  /**
   * The board, and the variant that it is for.
   * @type {{ board: Board, variant: string } | null}
   */
  #shown = null;

  /**
   * @param {HTMLElement} root
   * @param {() => void} resume goes on with the game
   */
  constructor(root, resume) {
    this.#root = root;
    this.#host = findIn(root, '.picture > div');
    for (const part of ['.picture', 'button'])
      findIn(root, part).addEventListener('click', () => resume());
    watchBoardTheme((theme) => this.#shown?.board.set({ theme }));
  }

  /**
   * Shows a game that is not over; nothing where there is none.
   * @param {Session | null} session
   */
  update(session) {
    const isRunning = session !== null && session.outcome === null && session.ply > 0;
    this.#root.hidden = !isRunning;
    if (!isRunning) return;
    const { variant } = session;
    findIn(this.#root, 'h2').textContent = gameName(variant);
    findIn(this.#root, '.opponent').textContent = opponentOf(session);
    findIn(this.#root, '.turn').textContent = turnOf(session);
    findIn(this.#root, 'button').setAttribute('aria-label', texts.gallery.back(gameName(variant)));
    const layout = createLayout(variant);
    const { fen, move } = session.position(session.ply);
    this.#boardFor(session).set({
      pieces: piecesOf(layout, fen),
      lastMove: move ? [move.from, move.to] : [],
      orientation: colorBelow(session),
      theme: boardTheme(),
    });
  }

  /**
   * The board, which is another one for another variant.
   * @param {Session} session
   */
  #boardFor({ variant }) {
    if (this.#shown?.variant === variant.id) return this.#shown.board;
    this.#shown?.board.destroy();
    const host = h('div');
    this.#host.replaceChildren(host);
    const board = new Board(host, {
      layout: createLayout(variant),
      texts: texts.board,
      interactive: false,
    });
    board.set({ arrangement: 'fit' });
    this.#shown = { board, variant: variant.id };
    return board;
  }
}

/** @param {Session} session */
function opponentOf(session) {
  if (session.betweenPeople) return describePeople(session.names);
  const color = session.players.black === 'person' ? 'white' : 'black';
  return texts.gallery.against(describePlayer(color, session));
}

/** @param {Session} session */
function turnOf(session) {
  if (session.computerToMove) return texts.state.computerThinks;
  if (isWithFriend(session)) return `${friendHeadline(session, null)}.`;
  if (session.betweenPeople) return `${texts.toMove(session.turn, null)}.`;
  return `${texts.state.yourMove(null)}.`;
}
