/**
 * A game of PGN on a page: the board, the moves with variations and comments, clocks, arrows, and buttons that go
 * through it.
 * @import { Kingcraft, Variant } from '../kingcraft/index.js'
 * @import { MoveNode, PgnGame } from '../kingcraft/pgn/pgn.js'
 * @import { Settings } from './attributes.js'
 * @import { ElementTexts } from './element-texts.js'
 * @import { GameHandlers } from './game-controller.js'
 */
import { createLayout } from '../board/layout.js';
import { h } from '../dom/elements.js';
import { GameBoard } from '../game/game-board.js';
import { factsOf, shownSan } from '../game/game-facts.js';
import { motionsBack, motionsOf } from '../game/move-paths.js';
import { clockText } from '../kingcraft/pgn/pgn-commands.js';
import { otherColor } from '../kingcraft/square.js';
import { withGame } from '../kingcraft/with-game.js';
import { colorBelow, offersPen } from './attributes.js';
import { createBoardSpace } from './board-space.js';
import { createBar, createControl } from './control-bar.js';
import { themeFor } from './custom-theme.js';
import { playSound } from './play-sound.js';
import { readerOptions } from './reader-options.js';
import { ReplayMoves } from './replay-moves.js';

/** Milliseconds that a position stays before the next one comes by itself. */
const PAUSE = 1500;

/** The buttons, in the order in which they stand. */
const BUTTONS = /** @type {const} */ (['first', 'back', 'autoplay', 'forward', 'last', 'flip']);

/** @typedef {typeof BUTTONS[number]} Button */

/** Keys → the button that they stand for. @type {Record<string, Button>} */
const KEYS = { Home: 'first', ArrowLeft: 'back', ArrowRight: 'forward', End: 'last' };

export class ReplayView {
  #frame;
  #kingcraft;
  #game;
  #variant;
  #texts;
  #settings;
  #handlers;
  #pen;
  #layout;
  #board;
  #moves;
  #isFlipped = false;
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;
  #status = h('p', { class: 'status', part: 'status' });
  /** @type {Map<Button, HTMLButtonElement>} */
  #buttons;

  /**
   * @param {HTMLElement} frame an empty element
   * @param {Kingcraft} kingcraft
   * @param {PgnGame} game
   * @param {{ texts: ElementTexts, settings: Settings, label: string }} words
   * @param {Pick<GameHandlers, 'dispatch' | 'drawings'> & { onStep(): void }} handlers `onStep`: another position is on
   *   the board
   */
  constructor(frame, kingcraft, game, { texts, settings, label }, handlers) {
    this.#frame = frame;
    this.#kingcraft = kingcraft;
    this.#game = game;
    this.#texts = texts;
    this.#settings = settings;
    this.#handlers = handlers;
    this.#variant = /** @type {Variant} */ (
      kingcraft.variants.find(({ id }) => id === game.variant)
    );
    this.#layout = createLayout(this.#variant);
    const { space, host } = createBoardSpace(this.#layout);
    /** @type {Record<Button, () => void>} */
    const actions = {
      first: () => this.leave(this.#game.tree.root),
      back: () => this.leave(this.#node.parent),
      autoplay: () => (this.#timer === null ? this.#play() : this.#pause()),
      forward: () => this.leave(this.#node.children[0]),
      last: () => this.leave(this.#game.tree.lineFrom(this.#node).at(-1)),
      flip: () => this.#flip(),
    };
    this.#buttons = new Map(
      BUTTONS.map((name) => [name, createControl(name, texts.controls[name], actions[name])]),
    );
    this.#buttons.get('autoplay')?.setAttribute('aria-pressed', 'false');
    this.#pen = handlers.drawings.createPen(texts.controls.draw);
    const bar = createBar([...this.#buttons.values(), this.#pen], texts.controls.label);
    this.#moves = new ReplayMoves(game.tree.root, this.#variant, texts, (node) => this.leave(node));
    const title = h('p', { class: 'title', part: 'title' }, label);
    const tail = h(
      'div',
      { class: 'tail', on: { keydown: (event) => this.#press(event, actions) } },
      bar,
      this.#moves.element,
    );
    this.#status.hidden = game.tree.nodes().every(({ clock }) => clock === null);
    frame.append(title, space, this.#status, tail);
    this.#board = new GameBoard(host, {
      layout: this.#layout,
      texts,
      label,
      container: space,
      ...readerOptions(handlers, this.#layout, {
        fen: () => this.#node.fen,
        settings: () => this.#settings,
      }),
    });
    handlers.drawings.showBy({
      show: () => this.#showShapes(),
      announce: (text) => this.#board.announce(text),
      texts: texts.drawn,
    });
    this.update();
  }

  get #node() {
    return this.#game.tree.current;
  }

  /** @param {KeyboardEvent} event @param {Record<Button, () => void>} actions */
  #press(event, actions) {
    const name = KEYS[event.key];
    const isFree = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!name || !isFree) return;
    event.preventDefault();
    const inMoves = this.#moves.element.contains(/** @type {Node} */ (event.target));
    actions[name]();
    if (inMoves) this.#moves.focus(this.#node);
  }

  /** @param {Settings} settings */
  applySettings(settings) {
    if (this.#settings.orientation !== settings.orientation) this.#isFlipped = false;
    this.#settings = settings;
    this.update();
  }

  /** Shows what the game, the page and the reader draw. */
  #showShapes() {
    const { drawings } = this.#handlers;
    const scene = drawings.sceneOn(this.#layout, this.#settings, this.#texts.drawn);
    this.#board.set({ ...scene, shapes: [...this.#node.shapes, ...scene.shapes] });
    this.#pen.hidden = !offersPen(this.#settings);
    this.#pen.setAttribute('aria-pressed', String(drawings.isPen));
  }

  /** Shows the chosen position, and returns what it is. */
  update() {
    const { fen, move, children } = this.#node;
    const facts = withGame(this.#kingcraft, this.#game.variant, fen, (game) => ({
      ...factsOf(game),
      isOver: game.outcome() !== null,
    }));
    const below = colorBelow(this.#settings, this.#variant);
    this.#board.show(
      { ...facts, move, moves: null },
      {
        coordinates: this.#settings.coordinates === 'on',
        orientation: this.#isFlipped ? otherColor(below) : below,
        theme: themeFor(this.#settings, this.#frame, this.#variant.pieces),
      },
    );
    this.#showShapes();
    // A blank keeps the line, so that nothing moves.
    this.#status.textContent = this.#clocks() || '\u00A0';
    this.#moves.update(this.#node);
    this.#enable(move !== null, children.length > 0);
    return facts;
  }

  /** The time that each side had left here. */
  #clocks() {
    const line = this.#game.tree.lineTo(this.#node).reverse();
    return /** @type {const} */ (['white', 'black'])
      .map((color) => {
        const last = line.find(({ move, clock }) => move?.color === color && clock !== null);
        return last ? this.#texts.replay.clock(color, clockText(last.clock ?? 0)) : '';
      })
      .filter(Boolean)
      .join(' · ');
  }

  /**
   * A button that is disabled passes the focus on, so that it is not lost.
   * @param {boolean} mayGoBack @param {boolean} mayGoOn
   */
  #enable(mayGoBack, mayGoOn) {
    const focused = [...this.#buttons.values()].find((button) => button.matches(':focus'));
    for (const [name, button] of this.#buttons)
      if (name !== 'flip')
        button.disabled = ['first', 'back'].includes(name) ? !mayGoBack : !mayGoOn;
    if (!mayGoOn) this.#pause();
    if (focused?.disabled) this.#buttons.get(mayGoOn ? 'forward' : 'back')?.focus();
  }

  /**
   * Goes to another position: what the reader or a script chooses ends what goes by itself.
   * @param {MoveNode | null | undefined} node
   */
  leave(node) {
    this.#pause();
    this.#goTo(node);
  }

  /** @param {MoveNode | null | undefined} node */
  #goTo(node) {
    const from = this.#node;
    if (!node || node === from) return;
    this.#game.tree.goTo(node);
    const facts = this.update();
    const { move, comment } = node;
    const { moves } = this.#texts;
    if (node.parent === from && move) {
      this.#board.play(motionsOf(move));
      playSound(this.#settings, this.#variant, move, facts);
    } else if (from.parent === node && from.move) this.#board.play(motionsBack(from.move));
    if (move)
      this.#board.announce(
        `${moves.said(move.color, shownSan(this.#variant, move))}. ${comment}`.trim(),
      );
    this.#handlers.onStep();
  }

  #flip() {
    this.#isFlipped = !this.#isFlipped;
    this.update();
  }

  #play() {
    this.#buttons.get('autoplay')?.setAttribute('aria-pressed', 'true');
    this.#timer = setTimeout(() => {
      this.#goTo(this.#node.children[0]);
      if (this.#timer !== null) this.#play();
    }, PAUSE);
  }

  #pause() {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#buttons.get('autoplay')?.setAttribute('aria-pressed', 'false');
  }

  destroy() {
    this.#pause();
    this.#handlers.drawings.showBy(null);
    this.#board.destroy();
  }
}
