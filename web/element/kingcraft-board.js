/**
 * `<kingcraft-board>`: a game of chess or of a variant on any page, with its rules enforced. The docs are in index.d.ts
 * and docs/board.md.
 * @import { Move, MoveChoice } from '../kingcraft/index.js'
 * @import { Attribute } from './attributes.js'
 * @import { BoardGame } from './index.js'
 */
import { checkInteger, readOptions } from '../kingcraft/arguments.js';
import { DisposedError } from '../kingcraft/part-errors.js';
import { attributeText, readShapes } from './attribute-text.js';
import { ATTRIBUTES, readAttribute } from './attributes.js';
import { BoardHost } from './board-host.js';
import { watchLanguage, watchNearness } from './page-watch.js';
import { watchWidth } from './page-width.js';

/**
 * Where there are no pages, the class can be imported too.
 * @type {typeof HTMLElement}
 */
const Base = globalThis.HTMLElement ?? Object;

const ignore = () => {};

/** The options of load(). */
const OF_GAME = ['variant', 'fen', 'moves'];

export class KingcraftBoard extends Base {
  static observedAttributes = [...ATTRIBUTES, 'lang'];

  #content = new BoardHost(this, (type, detail, cancelable) =>
    this.#dispatch(type, detail, cancelable),
  );
  /** @type {(() => void)[]} */
  #stops = [];
  #isNear = false;
  /**
   * Resolves when the board is open; null before the first request.
   * @type {Promise<void> | null}
   */
  #opening = null;
  /**
   * The attributes that have changed.
   * @type {Set<string>}
   */
  #changed = new Set();
  /**
   * Resolves when they are shown, with what is wrong with the first one.
   * @type {Promise<unknown>}
   */
  #shown = Promise.resolve();
  #isMirroring = false;

  connectedCallback() {
    /** @type {unknown[]} */
    const faults = [];
    for (const name of [...ATTRIBUTES, 'shapes']) this.#takeOver(name, faults);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const repaint = () => this.#content.repaint();
    scheme.addEventListener('change', repaint);
    this.#stops = [
      () => scheme.removeEventListener('change', repaint),
      watchWidth(/** @type {ShadowRoot} */ (this.shadowRoot)),
      watchNearness(this.#content.element, (near) => this.#approach(near)),
      watchLanguage(this, () => this.attributeChangedCallback('lang')),
    ];
    for (const fault of faults) this.#content.report(fault);
  }

  disconnectedCallback() {
    for (const stop of this.#stops) stop();
    this.#isNear = false;
    this.#opening = null;
    this.#content.close();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (this.#isMirroring) return;
    // While it loads there is nothing to change yet: the attributes are read after that.
    if (this.#opening && this.#content.isLoaded) this.#show([name]).catch(ignore);
    else if (this.#isNear) this.#whenOpen().catch(ignore);
  }

  get ready() {
    return this.#whenOpen();
  }

  get position() {
    return this.#content.fen;
  }

  get history() {
    const { line, ply } = this.#content.line ?? { line: [] };
    return line.slice(0, ply);
  }

  get shapes() {
    return this.#content.drawings.shapes;
  }

  set shapes(shapes) {
    this.#content.drawings.set(readShapes(shapes));
  }

  get outcome() {
    return this.#content.match?.outcome ?? null;
  }

  /** @param {string | MoveChoice | Move} move */
  async move(move) {
    const match = await this.#whenPlayable();
    return match.play(match.find(move), 'script');
  }

  async undo() {
    return (await this.#whenPlayable()).undo();
  }

  async redo() {
    return (await this.#whenPlayable()).redo();
  }

  /** @param {number} ply */
  async goTo(ply) {
    const shown = await this.#whenLine();
    const { line } = shown;
    shown.goTo(checkInteger(ply, 'ply', 0, line.length));
    return line[ply - 1] ?? null;
  }

  async next() {
    const { ply, line } = await this.#whenLine();
    return ply < line.length ? this.goTo(ply + 1) : null;
  }

  async back() {
    const shown = await this.#whenLine();
    const { ply, line } = shown;
    shown.goTo(Math.max(0, ply - 1));
    return line[ply - 1] ?? null;
  }

  async reset() {
    await this.#whenOpen();
    this.#content.reset();
  }

  /** @param {BoardGame} game */
  async load(game = {}) {
    /** @type {BoardGame} */
    const options = readOptions(game, 'load()', OF_GAME);
    const moves = attributeText('moves', options.moves);
    await this.#whenOpen();
    const { variant = this.#content.variant, fen = null } = options;
    const texts = { variant, fen, moves };
    await this.#content.begin({
      variant: readAttribute('variant', variant),
      fen: readAttribute('fen', fen),
      moves: readAttribute('moves', texts.moves),
    });
    const others = { lesson: null, puzzle: null, pgn: null, src: null };
    this.#isMirroring = true;
    for (const [name, text] of Object.entries({ ...texts, ...others }))
      this.#setAttribute(name, text);
    this.#isMirroring = false;
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    if (this.#content.isOpen) return this.#content.focus(options);
    const { activeElement } = this.ownerDocument;
    const focus = () => {
      // The focus has not moved meanwhile.
      if (this.ownerDocument.activeElement === activeElement) this.#content.focus(options);
    };
    this.#whenOpen().then(focus, ignore);
  }

  /** @param {string} name @param {string | null | undefined} text */
  #setAttribute(name, text) {
    if (text) this.setAttribute(name, text);
    else this.removeAttribute(name);
  }

  /**
   * A property that was set before the element was known hides the accessor of the class.
   * @param {string} name
   * @param {unknown[]} faults receives the errors: no caller could catch them
   */
  #takeOver(name, faults) {
    if (!Object.hasOwn(this, name)) return;
    const value = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    try {
      Reflect.set(this, name, value);
    } catch (fault) {
      faults.push(fault);
    }
  }

  /** @param {boolean} near whether the reader is near */
  #approach(near) {
    this.#isNear = near;
    this.#content.isAwake = near;
    if (near) this.#whenOpen().catch(ignore);
  }

  /** The game, once it is on the board. */
  async #whenPlayable() {
    await this.#whenOpen();
    return this.#content.match ?? this.#content.refuse();
  }

  /** The moves that can be gone through, once they are on the board. */
  async #whenLine() {
    await this.#whenOpen();
    return this.#content.line ?? this.#content.refuse();
  }

  /** Opens the board, if it is not open; resolves when all that its attributes say is shown. */
  async #whenOpen() {
    if (!this.isConnected) throw new DisposedError('board-not-on-page');
    this.#opening ??= this.#open();
    await this.#opening;
    await this.#shown;
    if (!this.#content.isOpen) throw new DisposedError('board-not-on-page');
  }

  async #open() {
    try {
      await this.#content.load();
      // It may have left the page meanwhile.
      if (!this.#content.isLoaded) throw new DisposedError('board-not-on-page');
      await this.#show(ATTRIBUTES);
    } catch (error) {
      this.#opening = null;
      throw error;
    }
  }

  /**
   * Shows what attributes say, all that change in one task together. Throws what is wrong where nothing is shown yet.
   * @param {readonly string[]} names
   */
  async #show(names) {
    if (this.#changed.size === 0) {
      this.#shown = this.#shown.then(async () => {
        const changed = new Set(this.#changed);
        this.#changed.clear();
        return this.#content.show(changed);
      });
    }
    for (const name of names) this.#changed.add(name);
    const error = await this.#shown;
    if (!this.#content.isOpen) throw error ?? new DisposedError('board-not-on-page');
  }

  /**
   * Dispatches an event; false if it was cancelled.
   * @param {string} type
   * @param {object} detail
   */
  #dispatch(type, detail, cancelable = false) {
    const event = new CustomEvent(type, {
      // One that bubbled would come to what handles the errors of the page's scripts.
      bubbles: type !== 'error',
      cancelable,
      composed: true,
      detail: Object.freeze(detail),
    });
    return this.dispatchEvent(event);
  }
}

for (const name of ATTRIBUTES)
  Object.defineProperty(KingcraftBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return this.getAttribute(name);
    },
    /** @param {unknown} value */
    set(value) {
      const text = attributeText(name, value);
      if (text === null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    },
  });
