/**
 * A game on a page: the board, whose move it is, why a move may not be made, and the buttons.
 * @import { Move, Square } from '../kingcraft/index.js'
 * @import { Settings } from './attributes.js'
 * @import { BoardMatch } from './board-match.js'
 * @import { ElementTexts } from './element-texts.js'
 * @import { GameHandlers } from './game-controller.js'
 */

import { createLayout } from '../board/layout.js';
import { h, sentence } from '../dom/elements.js';
import { GameBoard } from '../game/game-board.js';
import { dangerOf, shownSan } from '../game/game-facts.js';
import { motionsBack, motionsOf } from '../game/move-paths.js';
import { quotable } from '../kingcraft/arguments.js';
import { ArgumentError } from '../kingcraft/part-errors.js';
import { otherColor } from '../kingcraft/square.js';
import { shapesOn } from './attributes.js';
import { RulesPanel } from './board-rules.js';
import { createBoardSpace } from './board-space.js';
import { themeFor } from './custom-theme.js';
import { Fault, gameNameIn } from './element-texts.js';
import { GameControls, offeredControls } from './game-controls.js';
import { playSound } from './play-sound.js';
import { readerOptions } from './reader-options.js';

/**
 * @typedef {Pick<GameHandlers, 'dispatch' | 'drawings'> & {
 *   onMove(move: Move): void,
 *   onReset(): void,
 *   onFault(error: unknown, sentence?: (texts: ElementTexts) => string): void,
 * }} ViewHandlers `onMove`: a legal move was chosen
 */

export class GameView {
  #frame;
  #match;
  #texts;
  #handlers;
  #layout;
  #board;
  #settings;
  #isFlipped = false;
  #status = h('p', { class: 'status', part: 'status' });
  #message = h('p', { class: 'message', part: 'message', hidden: true });
  /** @type {GameControls} */
  #controls;
  #rules = new RulesPanel();
  #tail = h('div', { class: 'tail' });

  /**
   * @param {HTMLElement} frame an empty element
   * @param {BoardMatch} match
   * @param {ElementTexts} texts
   * @param {Settings} settings
   * @param {ViewHandlers} handlers
   */
  constructor(frame, match, texts, settings, handlers) {
    this.#frame = frame;
    this.#match = match;
    this.#texts = texts;
    this.#settings = settings;
    this.#handlers = handlers;
    const { variant } = match;
    this.#layout = createLayout(variant);
    const { space, host } = createBoardSpace(this.#layout);
    this.#controls = this.#createControls();
    this.#tail.append(...this.#controls.elements);
    frame.append(this.#status, space, this.#message, this.#tail);
    this.#board = new GameBoard(host, {
      layout: this.#layout,
      texts,
      label: gameNameIn(variant, texts),
      container: space,
      ...readerOptions(handlers, this.#layout, {
        fen: () => match.position.fen,
        settings: () => this.#settings,
      }),
      onMove: handlers.onMove,
      onReason: (from, to) => this.#explain(from, to),
      onPremove: (from, to) => this.#premove(from, to),
      onCancel: () => this.#cancelPremove(),
      onNothing: () => this.#cancelPremove(),
      onSelect: (square) => square && this.#clear(),
    });
    handlers.drawings.showBy({
      show: () => this.#showShapes(),
      announce: (text) => this.#board.announce(text),
      texts: texts.drawn,
    });
  }

  /**
   * Takes the settings that change no position.
   * @param {Settings} settings
   */
  applySettings(settings) {
    const last = this.#settings;
    this.#settings = settings;
    if (last.orientation !== settings.orientation || last.play !== settings.play)
      this.#isFlipped = false;
    if (last.controls.join() !== settings.controls.join() || last.drawing !== settings.drawing)
      this.#replaceControls();
    const { missing } = shapesOn(settings, this.#layout);
    const theme = themeFor(settings, this.#frame, this.#match.variant.pieces);
    this.#board.set({ theme, coordinates: settings.coordinates === 'on' });
    this.#showShapes();
    this.update();
    if (missing)
      this.#handlers.onFault(new ArgumentError('square-unknown', { square: quotable(missing) }));
  }

  /** Shows what the page and the reader draw. */
  #showShapes() {
    const { drawings } = this.#handlers;
    this.#board.set(drawings.sceneOn(this.#layout, this.#settings, this.#texts.drawn));
    this.#controls.mark('draw', 'aria-pressed', drawings.isPen);
  }

  #createControls() {
    const match = this.#match;
    const { drawings } = this.#handlers;
    const controls = offeredControls(this.#settings, match.isPuzzle);
    return new GameControls(controls, this.#texts, {
      back: () => match.undo(),
      forward: () => match.redo(),
      flip: () => {
        this.#isFlipped = !this.#isFlipped;
        this.update();
      },
      reset: this.#handlers.onReset,
      draw: () => {
        drawings.isPen = !drawings.isPen;
      },
      solution: () => match.showSolution(),
      rules: () => this.#toggleRules(),
      goTo: (ply) => match.goTo(ply),
    });
  }

  #replaceControls() {
    this.#controls = this.#createControls();
    this.#rules.remove();
    this.#rules = new RulesPanel();
    this.#tail.replaceChildren(...this.#controls.elements);
  }

  /** Shows what is on the board now. */
  update() {
    const match = this.#match;
    const { position } = match;
    const below = match.colorBelow(this.#settings);
    this.#message.hidden = true;
    const moves = match.isPersonsTurn ? position.moves : null;
    this.#board.show(
      { ...position, moves },
      {
        orientation: this.#isFlipped ? otherColor(below) : below,
        targets: this.#settings.premoves === 'on' ? match.premoveTargets : null,
        premove: match.premoves.waiting(match.played),
      },
    );
    this.#controls.update(match);
    this.updateStatus();
  }

  /** Says whose move it is, or how the game has ended. */
  updateStatus() {
    const { outcome, position, isThinking } = this.#match;
    const { state, outcome: results } = this.#texts;
    const task = this.#match.taskIn(this.#texts);
    if (outcome)
      this.#status.textContent =
        `${task} ${results.sentence(outcome.winner, outcome.reason)}`.trim();
    else if (task) this.#status.textContent = task;
    else if (isThinking) this.#status.textContent = state.thinks;
    else
      this.#status.textContent = state.toMove(
        position.turn,
        dangerOf(this.#match.variant, position.check),
      );
  }

  /**
   * Shows the path of a move that was played, and says it and what it ends; a move that was made ahead of the turn is
   * due after it.
   * @param {Move} move
   */
  async showMove(move) {
    const { outcome, variant, position, step } = this.#match;
    playSound(this.#settings, variant, move, { ...position, isOver: outcome !== null });
    const { moves, outcome: results } = this.#texts;
    const end = outcome ? ` ${results.sentence(outcome.winner, outcome.reason)}` : '';
    const task = this.#match.taskIn(this.#texts);
    this.#board.announce(
      `${moves.said(move.color, shownSan(variant, move))}.${end} ${task}`.trimEnd(),
    );
    await this.#board.play(motionsOf(move));
    if (step === this.#match.step) this.#playPremove();
  }

  #playPremove() {
    const match = this.#match;
    const premove = match.premoves.take(match.played);
    if (!premove) return;
    const { from, to } = premove;
    if (!this.#board.choosePair(from, to))
      this.#explain(from, to, this.#texts.premoves.dropped(from, to));
  }

  /** @param {Square} from @param {Square} to */
  #premove(from, to) {
    this.#match.premoves.set(this.#match.played, from, to);
    this.update();
    this.#board.announce(this.#texts.premoves.made(from, to));
  }

  #cancelPremove() {
    if (!this.#match.premoves.cancel(this.#match.played)) return;
    this.update();
    this.#board.announce(this.#texts.premoves.cancelled);
  }

  /**
   * Shows a move that was played again or taken back.
   * @param {Move} move
   * @param {boolean} isBack
   */
  showStep(move, isBack) {
    const { moves } = this.#texts;
    const san = shownSan(this.#match.variant, move);
    this.#board.announce(isBack ? moves.takenBack(san) : moves.said(move.color, san));
    this.#board.play(isBack ? motionsBack(move) : motionsOf(move));
  }

  /**
   * Says a sentence below the board until something else happens.
   * @param {string} text
   */
  say(text) {
    this.#message.replaceChildren(...sentence(text));
    this.#message.hidden = false;
    this.#board.announce(text);
  }

  /**
   * Says that a move of a puzzle is wrong.
   * @param {Move} move
   */
  sayWrong(move) {
    this.say(this.#texts.puzzle.wrong(shownSan(this.#match.variant, move)));
  }

  #clear() {
    this.#message.hidden = true;
    this.#board.set({ framed: [] });
  }

  /** @param {Square} from @param {Square} to @param {string} [before] said before the reason */
  #explain(from, to, before = '') {
    const found = this.#match.explain(from, to);
    this.say(before + this.#texts.message(found));
    this.#board.set({ framed: found.path });
  }

  async #toggleRules() {
    const controls = this.#controls;
    try {
      const isOpen = await this.#rules.toggle(this.#tail, this.#match.variant.id, this.#texts);
      controls.mark('rules', 'aria-expanded', isOpen);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      this.#handlers.onFault(fault.cause, fault.sentence);
    }
  }

  destroy() {
    this.#handlers.drawings.showBy(null);
    this.#board.destroy();
  }
}
