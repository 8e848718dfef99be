/**
 * Shows a session on the board, and turns what is chosen there into moves.
 * @import { Shape } from '../../board/board-types.js'
 * @import { Color, Move, Square, Variant } from '../../kingcraft/index.js'
 * @import { PgnShape } from '../../kingcraft/pgn/pgn.js'
 * @import { Premove, PremoveTargets } from '../../game/premoves.js'
 * @import { GameBoardOptions } from '../../game/scene-types.js'
 * @import { Session } from './session.js'
 */
import { createLayout } from '../../board/layout.js';
import { h } from '../../dom/elements.js';
import { colorOfStroke, labelOfDrawing } from '../../game/drawings.js';
import { GameBoard } from '../../game/game-board.js';
import { raysOf, shownSan } from '../../game/game-facts.js';
import { motionsBack, motionsOf } from '../../game/move-paths.js';
import { SHAPE_COLORS, toggleShape } from '../../kingcraft/pgn/shapes.js';
import { boardLook, chosenPart } from '../base/board-look.js';
import { boardContainer, boardSpace } from '../base/board-space.js';
import { confirmMoves } from '../base/confirm-move.js';
import { byId } from '../base/page-elements.js';
import { gameName, texts } from '../base/page-texts.js';
import { leavesKeys } from '../base/pointer-use.js';
import { settings } from '../store/settings.js';

/** On a phone, larger squares are worth more than names beside them. */
const look = () => boardLook('large');

/**
 * What a GameBoard asks of its owner; `onPick`: a piece was picked up.
 * @typedef {Required<Pick<GameBoardOptions, 'onMove' | 'onReason' | 'wantsReason' | 'onPremove' | 'onCancel'>> & {
 *   onPick(): void }} BoardHandlers
 */

/**
 * What of the session is shown: the half-move, who sits below; where pieces may be sent ahead of the turn,
 * and what was chosen of it; the arrows with which the page points at something.
 * @typedef {{
 *   ply: number,
 *   orientation: Color,
 *   targets: PremoveTargets | null,
 *   premove: Premove | null,
 *   arrows: Shape[],
 * }} ShownPosition
 */

export class BoardView {
  /**
   * The board with its variant; null until a game is opened.
   * @type {{ board: GameBoard, variant: Variant } | null}
   */
  #opened = null;
  /** @type {Shape[]} */
  #arrows = [];
  /**
   * What the reader has drawn on the position, until the next click or move.
   * @type {PgnShape[]}
   */
  #drawings = [];
  #drawnOn = '';
  #isRunning = false;
  #handlers;

  /** @param {BoardHandlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
    settings.watch(() => {
      this.#opened?.board.set({ ...look(), blind: this.#blind });
      this.#opened?.board.resize();
    });
  }

  /**
   * Begins with an empty board of the variant's shape.
   * @param {Variant} variant
   */
  open(variant) {
    this.#opened?.board.destroy();
    this.#drawings = [];
    const host = h('div');
    byId('board').replaceChildren(host);
    const { onPick, ...handlers } = this.#handlers;
    const board = new GameBoard(host, {
      ...handlers,
      confirms: confirmMoves(host, variant),
      layout: createLayout(variant),
      texts,
      label: gameName(variant),
      container: boardContainer(),
      space: () => this.#space(),
      leaves: leavesKeys,
      onNothing: () => {
        this.#draw([]);
        handlers.onCancel();
      },
      onPress: () => {
        this.#draw([]);
        return false;
      },
      onDraw: (from, to, event) => {
        const color = colorOfStroke(event, SHAPE_COLORS[0]);
        this.#draw(toggleShape(this.#drawings, { from, to, color }));
      },
      inkOf: (event) => colorOfStroke(event, SHAPE_COLORS[0]),
      onSelect: (square) => square && onPick(),
    });
    board.set(look());
    this.#opened = { board, variant };
  }

  /** Whether the pieces are hidden: at the end of a game they are seen again. */
  get #blind() {
    return settings.current.blindfold && this.#isRunning;
  }

  /** What is on the screen. Throws where no game was opened. */
  get #shown() {
    if (!this.#opened) throw new Error('there is no board yet');
    return this.#opened;
  }

  /** No space until the screen is shown: a layout of what is hidden would be measured for nothing. */
  #space() {
    if (byId('game').hidden) return { width: 0, height: 0 };
    return chosenPart(boardSpace());
  }

  resize() {
    this.#opened?.board.resize();
  }

  /**
   * @param {Session} session
   * @param {ShownPosition} shown
   */
  update(session, { ply, orientation, targets, premove, arrows }) {
    const position = session.position(ply);
    if (this.#drawnOn !== position.fen) this.#drawings = [];
    this.#drawnOn = position.fen;
    this.#arrows = arrows;
    const playable = ply === session.ply && session.personToMove;
    const moves = playable ? session.game.moves() : null;
    const rays = raysOf(session.game, moves ?? []);
    this.#isRunning = session.outcome === null;
    const shown = { targets, premove, orientation, blind: this.#blind, shapes: this.#shapes() };
    this.#shown.board.show({ ...position, moves, rays }, shown);
  }

  #shapes() {
    const drawn = this.#drawings.map((shape) => ({
      ...shape,
      label: labelOfDrawing(shape, texts.drawn),
    }));
    return [...this.#arrows, ...drawn];
  }

  /** @param {PgnShape[]} drawings instead of those that are there */
  #draw(drawings) {
    if (drawings.length === 0 && this.#drawings.length === 0) return;
    this.#drawings = drawings;
    this.#opened?.board.set({ shapes: this.#shapes() });
  }

  /**
   * Says a move that was played, and shows its path where the board shows the position after it.
   * @param {Move} move
   * @param {boolean} isShown
   * @param {string} [said] by whom, where that is known
   */
  async playMove(move, isShown, said) {
    const { board, variant } = this.#shown;
    board.announce(said ?? texts.moves.said(move.color, shownSan(variant, move)));
    if (isShown) await board.play(motionsOf(move));
  }

  /**
   * Shows the path from one half-move of a session to the next or the last one; longer steps are not shown.
   * @param {Session} session
   * @param {number} from
   * @param {number} to
   */
  showStep(session, from, to) {
    const { move } = session.position(Math.max(from, to));
    if (move && to === from + 1) this.#shown.board.play(motionsOf(move));
    if (move && to === from - 1) this.#shown.board.play(motionsBack(move));
  }

  /**
   * Shows that a move was taken back.
   * @param {Move} move
   */
  async takeBack(move) {
    const { board, variant } = this.#shown;
    board.announce(texts.moves.takenBack(shownSan(variant, move)));
    await board.play(motionsBack(move));
  }

  focus() {
    this.#shown.board.focus();
  }

  /** @param {string} text */
  announce(text) {
    this.#shown.board.announce(text);
  }

  /**
   * Frames the squares that a reason is about.
   * @param {readonly Square[]} squares
   */
  frame(squares) {
    this.#shown.board.set({ framed: squares });
  }

  /**
   * Plays what a pair of squares means, after a question where it means several moves; says whether it means any.
   * @param {Square} from
   * @param {Square} to
   */
  playPair(from, to) {
    return this.#shown.board.choosePair(from, to);
  }
}
