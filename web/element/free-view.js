/**
 * A board without rules on a page: pieces are put, moved and removed, and a sentence says whether the position could be
 * played.
 * @import { Color, Square } from '../kingcraft/index.js'
 * @import { Piece } from '../game/position-setup.js'
 * @import { Settings } from './attributes.js'
 * @import { ElementTexts } from './element-texts.js'
 * @import { GameHandlers } from './game-controller.js'
 * @import { FreePosition } from './free-position.js'
 */
import { Board } from '../board/board.js';
import { createLayout } from '../board/layout.js';
import { watchPictures } from '../board/piece-pictures.js';
import { h } from '../dom/elements.js';
import { adoptPaletteStyle } from '../game/palette-style.js';
import { PiecePalette } from '../game/piece-palette.js';
import { otherColor } from '../kingcraft/square.js';
import { colorBelow, offersPen } from './attributes.js';
import { createBoardSpace } from './board-space.js';
import { createBar, createControl } from './control-bar.js';
import { themeFor } from './custom-theme.js';
import { errorText, gameNameIn } from './element-texts.js';
import { readerOptions, tellSquare } from './reader-options.js';

const COLORS = /** @type {const} */ (['white', 'black']);

export class FreeView {
  #frame;
  #position;
  #texts;
  #settings;
  #handlers;
  #layout;
  #board;
  #palette;
  #stopPictures;
  #isFlipped = false;
  #status = h('p', { class: 'status', part: 'status' });
  #pen;
  #tail = h('div', { class: 'tail' });
  /** @type {Map<Color, HTMLButtonElement>} */
  #turns;

  /**
   * @param {HTMLElement} frame an empty element
   * @param {FreePosition} position
   * @param {ElementTexts} texts
   * @param {Settings} settings
   * @param {Pick<GameHandlers, 'dispatch' | 'drawings'> & { onChange(): void }} handlers `onChange`: the position is
   *   another one
   */
  constructor(frame, position, texts, settings, handlers) {
    this.#frame = frame;
    this.#position = position;
    this.#texts = texts;
    this.#settings = settings;
    this.#handlers = handlers;
    const { variant } = position;
    this.#layout = createLayout(variant);
    const { space, host } = createBoardSpace(this.#layout);
    this.#turns = new Map(
      COLORS.map((color) => [
        color,
        this.#createChange(color, texts.toMove(color, null), () => position.setTurn(color)),
      ]),
    );
    this.#pen = handlers.drawings.createPen(texts.controls.draw);
    const drop = (/** @type {Piece} */ piece, /** @type {number} */ x, /** @type {number} */ y) =>
      this.#put(this.#board.squareAt(x, y), piece);
    this.#palette = new PiecePalette({ ...texts.setup, ...texts.board }, drop, frame);
    this.#palette.element.part = 'palette';
    this.#palette.open(variant);
    this.#stopPictures = watchPictures(() => this.#palette.paint(this.#theme));
    frame.append(this.#status, space, this.#tail);
    adoptPaletteStyle(frame);
    this.#board = new Board(host, {
      layout: this.#layout,
      texts: texts.board,
      label: gameNameIn(variant, texts),
      keys: texts.setup.keys,
      container: space,
      ...readerOptions(handlers, this.#layout, {
        fen: () => position.fen,
        settings: () => this.#settings,
      }),
      onPress: (square) => this.#press(square),
      onThrow: (square) => this.#put(square, null),
      onMove: (from, to) => this.#change(() => position.move(from, to)),
    });
    handlers.drawings.showBy({
      show: () => this.#showShapes(),
      announce: (text) => this.#board.announce(text),
      texts: texts.drawn,
    });
    this.#fillTail();
    this.#palette.paint(this.#theme);
    this.update();
  }

  /** @param {Settings} settings */
  applySettings(settings) {
    const last = this.#settings;
    this.#settings = settings;
    if (last.orientation !== settings.orientation) this.#isFlipped = false;
    const isOther = (/** @type {'play' | 'drawing' | 'controls'} */ name) =>
      String(last[name]) !== String(settings[name]);
    if (isOther('play') || isOther('drawing') || isOther('controls')) this.#fillTail();
    this.#palette.paint(this.#theme);
    this.update();
  }

  get #theme() {
    return themeFor(this.#settings, this.#frame, this.#position.variant.pieces);
  }

  /** A board that nobody sets up is a picture of the position. */
  get #isOpen() {
    return this.#settings.play !== 'none';
  }

  #fillTail() {
    const { controls } = this.#settings;
    const words = this.#texts.controls;
    const flip = () => {
      this.#isFlipped = !this.#isFlipped;
      this.update();
    };
    const buttons = [
      ...(this.#isOpen ? this.#turns.values() : []),
      this.#isOpen &&
        this.#createChange('clear', this.#texts.setup.clear, () => this.#position.clear()),
      controls.includes('flip') && createControl('flip', words.flip, flip),
      controls.includes('reset') &&
        this.#createChange('reset', words.reset, () => this.#position.reset()),
      offersPen(this.#settings) && this.#pen,
    ].filter((button) => button !== false);
    const bar = createBar(buttons, words.label);
    const parts = [this.#isOpen && this.#palette.element, buttons.length > 0 && bar];
    this.#tail.replaceChildren(...parts.filter((part) => part !== false));
  }

  /**
   * @param {string} name
   * @param {string} text
   * @param {() => void} change of the position
   */
  #createChange(name, text, change) {
    return createControl(name, text, () => this.#change(change));
  }

  /**
   * Adds the chosen piece, or removes one; false when pieces are moved.
   * @param {Square} square
   */
  #press(square) {
    const { tool } = this.#palette;
    if (tool === 'move' || !this.#isOpen) return false;
    const isCancelled = tellSquare(this.#handlers, this.#layout, this.#position.fen, square);
    if (!isCancelled) this.#put(square, tool === 'remove' ? null : tool);
    return true;
  }

  /** @param {Square | null} square null beside the board, where nothing happens @param {Piece | null} piece */
  #put(square, piece) {
    if (square) this.#change(() => this.#position.put(square, piece));
  }

  /** @param {() => void} change of the position */
  #change(change) {
    const { fen } = this.#position;
    change();
    if (this.#position.fen === fen) return;
    const said = this.#status.textContent;
    this.update();
    if (this.#status.textContent !== said) this.#board.announce(this.#status.textContent ?? '');
    this.#handlers.onChange();
  }

  /** Shows what the page and the reader draw. */
  #showShapes() {
    const { drawings } = this.#handlers;
    this.#board.set(drawings.sceneOn(this.#layout, this.#settings, this.#texts.drawn));
    this.#pen.setAttribute('aria-pressed', String(drawings.isPen));
  }

  /** Shows what is on the board now. */
  update() {
    const { pieces, squares, turn, error } = this.#position;
    const below = colorBelow(this.#settings, this.#position.variant);
    const occupied = this.#isOpen ? [...pieces.keys()] : [];
    this.#board.set({
      pieces: new Map(pieces),
      dests: new Map(occupied.map((square) => [square, squares.filter((to) => to !== square)])),
      // It may go everywhere: no marks.
      hints: new Map(occupied.map((square) => [square, []])),
      coordinates: this.#settings.coordinates === 'on',
      orientation: this.#isFlipped ? otherColor(below) : below,
      theme: this.#theme,
    });
    this.#showShapes();
    for (const [color, button] of this.#turns)
      button.setAttribute('aria-pressed', String(color === turn));
    this.#status.textContent = error
      ? errorText(error, this.#texts)
      : this.#texts.state.toMove(turn, null);
    this.#status.classList.toggle('fault', error !== null);
    // A picture need not be of a position that can be played.
    this.#status.hidden = error !== null && !this.#isOpen;
  }

  destroy() {
    this.#stopPictures();
    this.#handlers.drawings.showBy(null);
    this.#board.destroy();
  }
}
