// @ts-nocheck
/** What a board shows inside its shadow root: a game or a rule, in front of the text that stands there without scripts; and what is wrong. */
import { LoadError } from '../kingcraft/errors.js';
import { createElement } from '../scene/elements.js';
import { OF_POSITION, readAttributes } from './attributes.js';
import { LessonDesk } from './board-rules.js';
import { Fault, languageOf, loadTexts, sayError } from './board-texts.js';
import { elementStyle } from './element-style.js';
import { GameDesk } from './game-controller.js';
import { borrowEngine, loadRules, returnEngine } from './shared-engine.js';
import { en } from './texts/en.js';

const keyOf = (settings) => JSON.stringify(OF_POSITION.map((name) => settings[name]));

const notLoaded = (error) =>
  new Fault(error, (texts) => texts.faults.notLoaded(sayError(error, texts)));

export class Stage {
  #host;
  #tell;
  #frame = createElement('div', { className: 'frame', part: 'frame' });
  #content = createElement('div', { className: 'content' });
  #fault = createElement('p', { className: 'fault', part: 'error', hidden: true });
  /** The text that stands there without scripts, in the room that the board will need. */
  #waiting = createElement('div', { className: 'waiting' }, createElement('slot'));
  #kingcraft = null;
  #texts = en;
  #settings = {};
  #desk = null;
  /** How far the game of which position had come when the board left the page. */
  #kept = null;
  #isAwake = false;
  /** Counts how often the board left the page, so that what comes too late is known. */
  #visit = 0;

  /**
   * @param {HTMLElement} host the board
   * @param {(type: string, detail: object, cancelable?: boolean) => boolean} tell dispatches an event
   */
  constructor(host, tell) {
    this.#host = host;
    this.#tell = tell;
    this.#fault.setAttribute('role', 'alert');
    this.#frame.setAttribute('role', 'group');
    this.#frame.append(this.#content, this.#fault);
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [elementStyle()];
    root.append(this.#frame, this.#waiting);
  }

  /** The element that is looked for near the reader. */
  get frame() {
    return this.#frame;
  }

  /** Whether there is all that every board needs. */
  get isLoaded() {
    return this.#kingcraft !== null;
  }

  get isOpen() {
    return this.#desk !== null;
  }

  /** The game on the board; null where there is none. */
  get match() {
    return this.#desk?.match ?? null;
  }

  /** Whether the reader is near: the machine thinks for nobody else. */
  set isAwake(isAwake) {
    this.#isAwake = isAwake;
    this.match?.wake(isAwake);
  }

  /** Loads what every board needs. Throws an error of the package; the board says it. */
  async load() {
    const faults = [];
    const [rules, texts] = await Promise.allSettled([loadRules(), this.#loadTexts(faults)]);
    this.#texts = texts.value;
    if (rules.reason) faults.push(notLoaded(rules.reason));
    for (const fault of faults) this.#report(fault);
    if (rules.reason) throw rules.reason;
    this.#kingcraft = rules.value;
  }

  /**
   * Shows what attributes say now. One that is wrong leaves what was there before, and is reported; the position is one thing.
   * @param {Set<string>} names those that have changed; all count where nothing is shown yet
   * @returns {Promise<Error | null>} what is wrong with the first one, as programs get it
   */
  async show(names) {
    const visit = this.#visit;
    const faults = [];
    const isTranslated = names.has('lang') && (await this.#translate(faults));
    if (visit !== this.#visit) return null;
    const wasOpen = this.isOpen;
    const said = readAttributes(this.#host, names, faults, !wasOpen);
    const settings = { ...this.#settings, ...said };
    const isMoved = OF_POSITION.some(
      (name) => settings[name] !== this.#settings[name] && names.has(name),
    );
    try {
      if (!wasOpen || isMoved || isTranslated) {
        const desk = await this.#createDesk(settings, isMoved && wasOpen ? null : this.#toKeep());
        if (visit !== this.#visit) {
          desk.destroy();
          return null;
        }
        this.#put(desk, settings);
        if (wasOpen && isMoved && this.match) desk.tellPosition();
      } else this.#wear(settings);
    } catch (fault) {
      faults.push(fault);
      for (const name of OF_POSITION) settings[name] = this.#settings[name];
      if (this.isOpen) this.#wear(settings);
    }
    if (faults.length === 0) this.#hush();
    for (const fault of faults) this.#report(fault);
    return faults[0]?.cause ?? null;
  }

  /** The texts in the language of the page, English where they cannot be loaded. */
  async #loadTexts(faults) {
    try {
      return await loadTexts(languageOf(this.#host));
    } catch (cause) {
      faults.push(notLoaded(new LoadError('load-texts', {}, { cause })));
      return en;
    }
  }

  /** Takes the texts that the page wants now; tells whether they are others than before. */
  async #translate(faults) {
    const before = this.#texts;
    this.#texts = await this.#loadTexts(faults);
    return this.#texts !== before;
  }

  async #createDesk(settings, kept) {
    const { lesson } = settings;
    if (lesson) return LessonDesk.of(this.#kingcraft, lesson, this.#texts);
    return this.#createGame(settings, kept);
  }

  #createGame(settings, kept) {
    const usable = kept?.key === keyOf(settings) ? kept : null;
    return new GameDesk(this.#kingcraft, settings, usable, {
      createEngine: () => borrowEngine(this),
      tell: this.#tell,
      onReset: () => this.reset(),
      onFault: (fault) => this.#report(fault),
      onSound: () => this.#hush(),
    });
  }

  /** Puts a desk into the place of the one that was there. */
  #put(desk, settings) {
    const pressed = this.#content.querySelector('[data-control]:focus')?.dataset.control;
    this.#desk?.destroy();
    this.#content.replaceChildren();
    this.#desk = desk;
    this.#frame.lang = this.#texts.language;
    this.#frame.setAttribute('aria-label', desk.nameIn(this.#texts));
    this.#frame.classList.add('open');
    this.#waiting.hidden = true;
    desk.open(this.#content, this.#texts);
    this.#wear(settings);
    this.match?.wake(this.#isAwake);
    if (pressed) this.#content.querySelector(`[data-control="${pressed}"]`)?.focus();
  }

  #wear(settings) {
    this.#settings = settings;
    this.#desk.wear(settings);
  }

  /** Gives the focus to the square on which the keyboard stands. */
  focus(options) {
    this.#content.querySelector('[role=gridcell][tabindex="0"]')?.focus(options);
  }

  /** Paints the board in the colours that the page has now. */
  repaint() {
    if (this.isOpen) this.#wear(this.#settings);
  }

  /** Begins another game; throws an error of the package where there is none, and the one on the board stays. */
  begin(position) {
    const settings = { ...this.#settings, ...position, lesson: null };
    try {
      this.#put(this.#createGame(settings, null), settings);
    } catch (fault) {
      throw fault instanceof Fault ? fault.cause : fault;
    }
    this.#hush();
    this.#desk.tellPosition();
  }

  /** Goes back to the position that the attributes say. */
  reset() {
    this.begin(this.#settings);
  }

  #toKeep() {
    if (!this.match) return this.#kept;
    return { ...this.#desk.toKeep(), key: keyOf(this.#settings) };
  }

  /** Frees all that the board holds; how far the game had come is kept. */
  close() {
    this.#visit += 1;
    this.#kept = this.#toKeep();
    this.#desk?.destroy();
    this.#desk = null;
    this.#kingcraft = null;
    returnEngine(this);
    this.#content.replaceChildren();
    this.#frame.classList.remove('open');
    this.#waiting.hidden = false;
    this.#hush();
  }

  #report(fault) {
    const message = fault instanceof Fault ? fault.sentence(this.#texts) : fault.message;
    this.#fault.textContent = message;
    this.#fault.hidden = false;
    this.#tell('error', { error: fault.cause ?? fault, message });
  }

  #hush() {
    this.#fault.hidden = true;
  }
}
