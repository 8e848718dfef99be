/**
 * The content of a board: the game or the rule that its attributes name, and errors in them.
 * @import { Kingcraft } from '../kingcraft/index.js'
 * @import { Attribute, Settings } from './attributes.js'
 * @import { StartPosition } from './board-match.js'
 * @import { ElementTexts } from './element-texts.js'
 * @import { Controller } from './create-controller.js'
 * @import { Dispatch, GameHandlers, Progress } from './game-controller.js'
 */
import { ArgumentError, LoadError } from '../kingcraft/part-errors.js';
import { en } from '../texts/element/en.js';
import { DEFAULT_SETTINGS, OF_POSITION, readAttributes } from './attributes.js';
import { BoardFrame } from './board-frame.js';
import { createController } from './create-controller.js';
import { causeOf, errorText, Fault, notLoaded, textsFor } from './element-texts.js';
import { GameController } from './game-controller.js';
import { ReaderDrawings } from './reader-drawings.js';
import { borrowEngine, loadRules, returnEngine } from './shared-engine.js';

/** @typedef {Progress & { key: string }} SavedProgress the progress of the game, by its position */

/** @param {Settings} settings */
const keyOf = (settings) => JSON.stringify(OF_POSITION.map((name) => settings[name]));

export class BoardHost {
  #board;
  #dispatch;
  #frame;
  /** @type {Kingcraft | null} */
  #kingcraft = null;
  /** @type {ElementTexts} */
  #texts = en;
  #settings = DEFAULT_SETTINGS;
  /** @type {Controller | null} */
  #controller = null;
  /**
   * How far the game had come when the board left the page.
   * @type {SavedProgress | null}
   */
  #progress = null;
  /** What the reader draws. */
  drawings = new ReaderDrawings((shapes) => this.#dispatch('shapeschange', { shapes }));
  #isAwake = false;
  /** Counts how often the board left the page, so that late answers are recognized. */
  #visit = 0;

  /**
   * @param {HTMLElement} board
   * @param {Dispatch} dispatch
   */
  constructor(board, dispatch) {
    this.#board = board;
    this.#dispatch = dispatch;
    this.#frame = new BoardFrame(board);
  }

  /** The element that is looked for near the reader. */
  get element() {
    return this.#frame.element;
  }

  /** Whether there is all that a board needs. */
  get isLoaded() {
    return this.#kingcraft !== null;
  }

  get isOpen() {
    return this.#controller !== null;
  }

  /** The game on the board, or null. */
  get match() {
    return this.#controller?.match ?? null;
  }

  /** The moves that can be gone through, and how many of them are on the board; null if there are none. */
  get line() {
    return this.#controller?.timeline ?? null;
  }

  /** Says why what a method does cannot be done here. @returns {never} */
  refuse() {
    throw new ArgumentError(this.#controller?.refusal ?? 'board-not-on-page');
  }

  /** The id of the game that the board shows. */
  get variant() {
    return this.#controller?.variant ?? this.#settings.variant;
  }

  /** The position on the board, or null. */
  get fen() {
    return this.#controller?.fen ?? null;
  }

  /**
   * The computer only thinks while the reader is near.
   * @param {boolean} isAwake whether the reader is near
   */
  set isAwake(isAwake) {
    this.#isAwake = isAwake;
    this.match?.wake(isAwake);
  }

  /** Loads what every board needs. Throws an error of the package; the board says it. */
  async load() {
    const visit = this.#visit;
    /** @type {unknown[]} */
    const faults = [];
    const texts = textsFor(this.#board, faults);
    const [rules] = await Promise.allSettled([loadRules(), texts]);
    this.#texts = await texts;
    if (rules.status === 'rejected') faults.push(notLoaded(rules.reason));
    for (const fault of faults) this.report(fault);
    if (rules.status === 'rejected') throw rules.reason;
    // A board that has left the page needs nothing any longer.
    if (visit === this.#visit) this.#kingcraft = rules.value;
  }

  /**
   * Shows what attributes say now. One that is wrong leaves what was there before, and is reported; the position is one
   * thing.
   * @param {Set<string>} names those that have changed; all count where nothing is shown yet
   * @returns {Promise<unknown>} what is wrong with the first one, as programs get it; null if nothing is
   */
  async show(names) {
    const visit = this.#visit;
    /** @type {unknown[]} */
    const faults = [];
    const isTranslated = names.has('lang') && (await this.#translate(faults));
    const wasOpen = this.isOpen;
    if (visit !== this.#visit) return null;
    const said = readAttributes(this.#board, names, faults, !wasOpen);
    const settings = { ...this.#settings, ...said };
    const isOther = (/** @type {Attribute} */ name) => settings[name] !== this.#settings[name];
    const isMoved = OF_POSITION.some((name) => isOther(name) && names.has(name));
    this.#frame.clearFault();
    try {
      if (!wasOpen || isMoved || isTranslated) {
        const progress = isMoved && wasOpen ? null : this.#currentProgress();
        const usable = progress?.key === keyOf(settings) ? progress : null;
        const controller = await this.#create(settings, usable);
        if (visit !== this.#visit) {
          controller.destroy();
          return null;
        }
        this.#put(controller, settings);
        if (wasOpen && isMoved) controller.reportPosition();
      } else this.#applySettings(settings);
    } catch (fault) {
      faults.push(fault);
      const shown = OF_POSITION.map((name) => [name, this.#settings[name]]);
      if (this.isOpen) this.#applySettings({ ...settings, ...Object.fromEntries(shown) });
    }
    for (const fault of faults) this.report(fault);
    return faults.length > 0 ? causeOf(faults[0]) : null;
  }

  /**
   * Takes the texts that the page wants now; says whether they have changed.
   * @param {unknown[]} faults takes what is wrong
   */
  async #translate(faults) {
    const last = this.#texts;
    this.#texts = await textsFor(this.#board, faults);
    return this.#texts !== last;
  }

  /** The loaded package. Throws where it is not loaded. */
  get #package() {
    if (!this.#kingcraft) throw new LoadError('load-engine');
    return this.#kingcraft;
  }

  /** @param {Settings} settings @param {SavedProgress | null} progress */
  async #create(settings, progress) {
    return createController(this.#package, settings, this.#texts, progress, this.#handlers);
  }

  /** @returns {GameHandlers} */
  get #handlers() {
    return {
      createEngine: () => borrowEngine(this),
      dispatch: (...event) => this.#tell(...event),
      drawings: this.drawings,
      onReset: () => this.reset(),
      onFault: (fault) => this.report(fault),
      onSound: () => this.#frame.clearFault(),
    };
  }

  /**
   * Dispatches an event of what is on the board; false when it was cancelled, or when a listener has removed the board.
   * @type {Dispatch}
   */
  #tell(type, detail, cancelable) {
    const visit = this.#visit;
    if ((type === 'move' || type === 'positionchange') && this.fen) this.drawings.follow(this.fen);
    return this.#dispatch(type, detail, cancelable) && visit === this.#visit;
  }

  /**
   * Shows a game or a rule in the place of what was there.
   * @param {Controller} controller
   * @param {Settings} settings
   */
  #put(controller, settings) {
    this.#controller?.destroy();
    this.#controller = controller;
    this.#settings = settings;
    const texts = this.#texts;
    const words = { language: texts.language, label: controller.nameIn(texts) };
    this.#frame.replace(words, (content) => {
      controller.open(content, texts, settings);
      this.match?.wake(this.#isAwake);
    });
  }

  /** @param {Settings} settings */
  #applySettings(settings) {
    this.#settings = settings;
    this.#controller?.applySettings(settings);
  }

  /**
   * Gives the focus to the square on which the keyboard stands.
   * @param {FocusOptions} [options]
   */
  focus(options) {
    this.#frame.focus(options);
  }

  /** Paints the board in the colours that the page has now. */
  repaint() {
    if (this.isOpen) this.#applySettings(this.#settings);
  }

  /**
   * Begins another game, or shows another position where the board is free; throws an error of the package where there
   * is none, and what is on the board stays.
   * @param {StartPosition} position
   */
  async begin(position) {
    const visit = this.#visit;
    const others = { lesson: null, puzzle: null, pgn: null, src: null };
    const settings = { ...this.#settings, ...position, ...others };
    const controller = await this.#create(settings, null).catch((fault) => {
      throw causeOf(fault);
    });
    if (visit === this.#visit) this.#begin(controller, settings);
    else controller.destroy();
  }

  /**
   * @param {Controller} controller
   * @param {Settings} settings
   */
  #begin(controller, settings) {
    this.#put(controller, settings);
    this.#frame.clearFault();
    controller.reportPosition();
  }

  /** Goes back to the position that the attributes say. Throws where there is nothing that can change. */
  reset() {
    const controller = this.#controller;
    if (controller && 'reset' in controller) return controller.reset();
    if (!(controller instanceof GameController)) return this.refuse();
    const settings = this.#settings;
    const { puzzle } = controller;
    this.#begin(
      new GameController(this.#package, settings, puzzle, null, this.#handlers),
      settings,
    );
  }

  /** @returns {SavedProgress | null} */
  #currentProgress() {
    const progress = this.#controller?.progress();
    return progress ? { ...progress, key: keyOf(this.#settings) } : this.#progress;
  }

  /** Frees all that the board holds; how far the game had come is saved. */
  close() {
    this.#visit += 1;
    this.#progress = this.#currentProgress();
    this.#controller?.destroy();
    this.#controller = null;
    this.#kingcraft = null;
    returnEngine(this);
    this.#frame.clear();
  }

  /** Says what is wrong, on the board and as an event. @param {unknown} fault */
  report(fault) {
    const message =
      fault instanceof Fault ? fault.sentence(this.#texts) : errorText(fault, this.#texts);
    this.#frame.showFault(message);
    this.#dispatch('error', { error: causeOf(fault), message });
  }
}
