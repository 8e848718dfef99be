/** Shows a session on the board, and turns what is chosen there into moves. */
import { Board } from '../board/board.js';
import { createLayout } from '../board/layout.js';
import { choicesOf } from './choices.js';
import { byId, make } from './dom.js';
import { motionsBack, motionsOf } from './last-move.js';
import { sceneOf, withStuckMen } from './position-scene.js';
import { boardRoom, boardSpace } from './space.js';
import { whichMove } from './which-move.js';
import { COLOR_NAMES } from './words.js';

const NO_CHOICES = choicesOf([]);

export class BoardView {
  #board = null;
  #layout;
  #choices = NO_CHOICES;
  #handlers;

  /**
   * @param handlers `onMove(move)`: a legal move was chosen; `onRefused(from, to)`: a man was to go where it may not;
   *   `onPick()`: a man was picked up; `wantsReason()`: whether a pair of squares is to be explained and not played; `onQuestion(from, to)`: such a pair was chosen
   */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  /** Begins with an empty board of the variant's shape. */
  open(variant) {
    this.close();
    this.#layout = createLayout(variant);
    const host = byId('board').appendChild(make('div'));
    this.#board = new Board(host, {
      layout: this.#layout,
      label: variant.name,
      room: boardRoom(),
      space: boardSpace,
      onMove: (from, to) => this.#choose(from, to),
      onRefused: this.#handlers.onRefused,
      onSelect: (square) => square && this.#handlers.onPick(),
    });
  }

  close() {
    this.#board?.destroy();
    byId('board').replaceChildren();
    this.#board = null;
  }

  resize() {
    this.#board?.resize();
  }

  /**
   * @param session
   * @param {{ ply: number, orientation: 'white' | 'black', theme: string }} view the half-move to show, who sits below, the colours
   */
  update(session, { ply, orientation, theme }) {
    const position = session.position(ply);
    const playable = ply === session.ply && session.personToMove;
    const moves = playable ? session.game.moves() : [];
    const scene = sceneOf(session.variant, this.#layout, { ...position, moves });
    this.#choices = choicesOf(moves);
    const { dests } = this.#choices;
    this.#board.set({
      ...scene,
      orientation,
      theme,
      dests: playable ? withStuckMen(dests, scene.pieces, position.turn) : dests,
    });
  }

  /** Shows the way of a move that was played and says it. */
  async playMove(move) {
    this.#board.announce(`${COLOR_NAMES[move.color]}: ${move.san}`);
    await this.#board.play(motionsOf(move));
  }

  /** Shows the way back of a move that was taken back. */
  async takeBack(move) {
    this.#board.announce(`Taken back: ${move.san}`);
    await this.#board.play(motionsBack(move));
  }

  announce(text) {
    this.#board.announce(text);
  }

  /** Frames the squares that a reason is about. */
  frame(squares) {
    this.#board.set({ framed: squares });
  }

  async #choose(from, to) {
    const choices = this.#choices;
    const moves = choices.movesBetween(from, to);
    if (this.#handlers.wantsReason()) {
      this.#handlers.onQuestion(from, moves[0].to);
      return;
    }
    const move = await whichMove(this.#board, to, moves);
    if (move && choices === this.#choices) this.#handlers.onMove(move);
  }
}
