// @ts-nocheck
/** `<kingcraft-board>`: a game of chess or of a variant on any page, with its rules enforced. The docs are in index.d.ts and docs/board.md. */
import { readOptions } from '../kingcraft/arguments.js';
import { ArgumentError, DisposedError } from '../kingcraft/errors.js';
import { ATTRIBUTES, readAttribute } from './attributes.js';
import { Stage } from './board-host.js';
import { watchLanguage, watchNearness } from './page-watch.js';

// Where there are no pages, the class can be imported too.
const Base = globalThis.HTMLElement ?? Object;

const ignore = () => {};

/** What load() takes. */
const OF_GAME = ['variant', 'fen', 'moves'];

export class KingcraftBoard extends Base {
  static observedAttributes = [...ATTRIBUTES, 'lang'];

  #stage = new Stage(this, (type, detail, cancelable) => this.#tell(type, detail, cancelable));
  #stops = [];
  #isNear = false;
  /** Resolves when the board is open; null while nobody has asked for it. */
  #opening = null;
  /** Attributes that have changed, and the end of all that is done about them. */
  #changed = new Set();
  #shown = Promise.resolve();
  #isMirroring = false;

  connectedCallback() {
    for (const name of ATTRIBUTES) this.#takeOver(name);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const repaint = () => this.#stage.repaint();
    scheme.addEventListener('change', repaint);
    this.#stops = [
      () => scheme.removeEventListener('change', repaint),
      watchNearness(this.#stage.frame, (near) => this.#approach(near)),
      watchLanguage(this, () => this.attributeChangedCallback('lang')),
    ];
  }

  disconnectedCallback() {
    for (const stop of this.#stops) stop();
    this.#isNear = false;
    this.#opening = null;
    this.#stage.close();
  }

  attributeChangedCallback(name) {
    if (this.#isMirroring) return;
    // While it loads there is nothing to change yet: what is said then is read behind that.
    if (this.#opening && this.#stage.isLoaded) this.#show([name]).catch(ignore);
    else if (this.#isNear) this.#whenOpen().catch(ignore);
  }

  get ready() {
    return this.#whenOpen();
  }

  get position() {
    return this.#stage.match?.position.fen ?? null;
  }

  get history() {
    const { line, ply } = this.#stage.match ?? { line: [] };
    return line.slice(0, ply);
  }

  get outcome() {
    return this.#stage.match?.outcome ?? null;
  }

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

  async reset() {
    await this.#whenPlayable();
    this.#stage.reset();
  }

  async load(game = {}) {
    const { variant = null, fen = null, moves = [] } = readOptions(game, 'load()', OF_GAME);
    await this.#whenOpen();
    const texts = { variant, fen, moves: [moves].flat().join(' ') };
    const read = ([name, text]) => [name, readAttribute(name, text)];
    this.#stage.begin(Object.fromEntries(Object.entries(texts).map(read)));
    this.#isMirroring = true;
    for (const [name, text] of Object.entries({ ...texts, lesson: null }))
      this[name] = text || null;
    this.#isMirroring = false;
  }

  focus(options) {
    if (this.#stage.isOpen) return this.#stage.focus(options);
    const { activeElement } = this.ownerDocument;
    const focus = () => {
      // Nobody has gone on to something else meanwhile.
      if (this.ownerDocument.activeElement === activeElement) this.#stage.focus(options);
    };
    this.#whenOpen().then(focus, ignore);
  }

  /** A property that was set before the element was known hides the accessor of the class. */
  #takeOver(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    delete this[name];
    this[name] = value;
  }

  #approach(near) {
    this.#isNear = near;
    this.#stage.isAwake = near;
    if (near) this.#whenOpen().catch(ignore);
  }

  /** The game, once it is on the board. */
  async #whenPlayable() {
    await this.#whenOpen();
    if (this.#stage.match) return this.#stage.match;
    throw new ArgumentError('board-no-game');
  }

  /** Opens the board, if it is not open; resolves when all that its attributes say is shown. */
  async #whenOpen() {
    if (!this.isConnected) throw new DisposedError('board-not-on-page');
    this.#opening ??= this.#open();
    await this.#opening;
    await this.#shown;
    if (!this.#stage.isOpen) throw new DisposedError('board-not-on-page');
  }

  async #open() {
    try {
      await this.#stage.load();
      await this.#show(ATTRIBUTES);
    } catch (error) {
      this.#opening = null;
      throw error;
    }
  }

  /** Shows what attributes say, all that change in one task together. Throws what is wrong where there is nothing to show before. */
  async #show(names) {
    if (this.#changed.size === 0) {
      const before = this.#shown;
      this.#shown = before.then(async () => {
        const changed = new Set(this.#changed);
        this.#changed.clear();
        return this.#stage.show(changed);
      });
    }
    for (const name of names) this.#changed.add(name);
    const error = await this.#shown;
    if (!this.#stage.isOpen) throw error ?? new DisposedError('board-not-on-page');
  }

  #tell(type, detail, cancelable = false) {
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
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, [value].flat().join(' '));
    },
  });
