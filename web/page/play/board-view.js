// @ts-nocheck
/** Shows a session on the board, and turns what is chosen there into moves. */
import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { createElement } from '../../scene/elements.js';
import { raysOf, shownSan } from '../../scene/game-facts.js';
import { choicesOf, whichMove, withStuckPieces } from '../../scene/move-choices.js';
import { motionsBack, motionsOf } from '../../scene/move-paths.js';
import { sceneOf } from '../../scene/position-scene.js';
import { boardRoom, boardSpace } from '../board-space.js';
import { byId } from '../page-elements.js';
import { gameName, texts } from '../page-texts.js';
import { leavesKeys } from '../pointer-use.js';
import { partOf, readPreferences } from './preferences.js';

const NO_CHOICES = choicesOf([]);

export class BoardView {
  #board = null;
  #layout;
  #variant;
  #choices = NO_CHOICES;
  #ahead = false;
  #preferences = readPreferences();
  #handlers;

  /**
   * @param handlers `onMove(move)`: a legal move was chosen; `onRefused(from, to)`: a man was to go where it may not;
   *   `onPick()`: a man was picked up; `wantsReason()`: whether a pair of squares is to be explained and not played; `onQuestion(from, to)`: such a pair was chosen;
   *   `onPremove(from, to)`: a move was chosen ahead of the turn; `onCancel()`: it is not wanted any more
   */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  /** Begins with an empty board of the variant's shape. */
  open(variant) {
    this.close();
    this.#variant = variant;
    this.#layout = createLayout(variant);
    const host = byId('board').appendChild(createElement('div'));
    this.#board = new Board(host, {
      layout: this.#layout,
      words: texts.board,
      label: gameName(variant),
      container: boardRoom(),
      space: () => this.#space(),
      leaves: leavesKeys,
      onMove: (from, to) => this.#choose(from, to),
      onRefused: (from, to) =>
        this.#ahead ? this.#handlers.onCancel() : this.#handlers.onRefused(from, to),
      onNothing: () => this.#handlers.onCancel(),
      onSelect: (square) => square && this.#handlers.onPick(),
    });
  }

  #space() {
    const part = partOf(this.#preferences.size);
    const { width, height } = boardSpace();
    return { width: width * part, height: height * part };
  }

  /** Takes what the reader wishes, as `readPreferences` gives it. */
  prefer(preferences) {
    this.#preferences = preferences;
    this.#board?.set(this.#look());
    this.#board?.resize();
  }

  #look() {
    const { coordinates, levels } = this.#preferences;
    return { coordinates, arrangement: levels };
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
   * @param {{ ply: number, orientation: 'white' | 'black', theme: string, reach: Reach | null, premove: { from, to } | null }} view the half-move to
   *   show, who sits below, the colours; where men may be sent ahead of the turn, and what was chosen of it
   */
  update(session, { ply, orientation, theme, reach, premove }) {
    const position = session.position(ply);
    const playable = ply === session.ply && session.personToMove;
    const moves = playable ? session.game.moves() : [];
    const rays = raysOf(session.game, moves);
    const scene = sceneOf(this.#layout, { ...position, moves, rays }, texts.hints);
    this.#choices = choicesOf(moves);
    this.#ahead = reach !== null;
    const { dests } = this.#choices;
    this.#board.set({
      ...scene,
      orientation,
      theme,
      ...this.#look(),
      ahead: this.#ahead,
      premove: premove ? [premove.from, premove.to] : [],
      dests: reach ?? (playable ? withStuckPieces(dests, scene.pieces, position.turn) : dests),
    });
  }

  /** Says a move that was played, and shows its way where the board shows the position after it. */
  async playMove(move, isShown) {
    this.#board.announce(texts.moves.said(move.color, shownSan(this.#variant, move)));
    if (isShown) await this.#board.play(motionsOf(move));
  }

  /** Shows the way from one half-move of a session to the next or to the one before; longer ways are not shown. */
  showStep(session, from, to) {
    const { move } = session.position(Math.max(from, to));
    if (to === from + 1) this.#board.play(motionsOf(move));
    if (to === from - 1) this.#board.play(motionsBack(move));
  }

  /** Shows the way back of a move that was taken back. */
  async takeBack(move) {
    this.#board.announce(texts.moves.takenBack(shownSan(this.#variant, move)));
    await this.#board.play(motionsBack(move));
  }

  focus() {
    this.#board.focus();
  }

  announce(text) {
    this.#board.announce(text);
  }

  /** Frames the squares that a reason is about. */
  frame(squares) {
    this.#board.set({ framed: squares });
  }

  /** Plays what a pair of squares means, after a question where it means several moves; says whether it means any. */
  playPair(from, to) {
    const known = this.#choices.movesBetween(from, to).length > 0;
    if (known) this.#play(from, to);
    return known;
  }

  #choose(from, to) {
    const moves = this.#choices.movesBetween(from, to);
    if (this.#ahead) this.#handlers.onPremove(from, to);
    else if (this.#handlers.wantsReason()) {
      this.#handlers.onQuestion(from, moves[0].to);
    } else this.#play(from, to);
  }

  async #play(from, to) {
    const choices = this.#choices;
    const moves = choices.movesBetween(from, to);
    const move = await whichMove(this.#board, to, moves, texts);
    if (move && choices === this.#choices) this.#handlers.onMove(move);
  }
}
