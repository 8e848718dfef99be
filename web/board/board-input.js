/** @import { AccessibleGrid } from './accessible-grid.js' */
/** @import { BoardTexts, Dests, HeldPiece, InputOptions, Shape, StrokeEvent } from './board-types.js' */
/** @import { Geometry } from './geometry.js' */
/** @import { Places } from './pointer.js' */
/** What a reader does on a board: picks pieces up and puts them down, by pointer or by keyboard, and draws. */
import { listenToKeyboard } from './keyboard.js';
import { listenToPointer } from './pointer.js';
import { goalsAmong, isDest, meantSquares, press } from './presses.js';

/** @type {InputOptions} */
const DEFAULTS = {
  draggable: true,
  leaves: () => false,
  onMove() {},
  onRefused() {},
  onNothing() {},
  onSelect() {},
  onDraw: null,
  inkOf: () => 'green',
  mayDraw: () => true,
  onSquare: () => false,
  onPress: () => false,
  pressesAll: () => false,
  onThrow() {},
};

export class BoardInput {
  /**
   * The square of the piece that is picked up.
   * @type {string | null}
   */
  selected = null;
  /**
   * The piece that is dragged.
   * @type {HeldPiece | null}
   */
  held = null;
  /**
   * What the pen draws before it is lifted: one shape or none.
   * @type {Shape[]}
   */
  strokes = [];
  /** @type {Dests} */
  #dests = new Map();
  #drawing = false;
  /** Whether the piece was picked up for the reader, whose own press on it has still to come. */
  #isOffered = false;
  /** Whether `onPress` said that the current press means nothing else. */
  #isConsumed = false;
  #texts;
  #onChange;
  #options;

  /**
   * @param {BoardTexts} texts
   * @param {(isCarried?: boolean) => void} onChange what is selected, dragged or drawn has changed; `isCarried`: only
   *   the place of the dragged piece
   * @param {Partial<InputOptions>} options
   */
  constructor(texts, onChange, options) {
    this.#texts = texts;
    this.#onChange = onChange;
    this.#options = { ...DEFAULTS, ...options };
  }

  /**
   * Takes a change of the scene, as Board.set() has it.
   * @param {{ dests?: Dests, drawing?: boolean }} change
   */
  update({ dests = this.#dests, drawing }) {
    this.#dests = dests;
    if (this.selected && !dests.has(this.selected)) this.selected = null;
    if (this.held && !dests.has(this.held.square)) this.held = null;
    if (drawing === undefined) return;
    this.#drawing = drawing;
    this.strokes = [];
  }

  /**
   * @param {HTMLElement} host the board's box
   * @param {Places & { geometry(): Geometry, grid: AccessibleGrid }} board `grid` has the cells that take the focus
   * @returns {(() => void)[]} stop listening
   */
  listen(host, { geometry, grid, ...places }) {
    const click = (/** @type {MouseEvent} */ { detail, target }) => {
      // Screen readers click a cell, which is an HTML element; their clicks have no detail.
      const { square } = /** @type {HTMLElement} */ (target).dataset;
      if (detail === 0 && square) this.press(square);
    };
    const preventMenu = (/** @type {MouseEvent} */ event) => {
      if (this.#mayDraw) event.preventDefault();
    };
    host.addEventListener('click', click);
    host.addEventListener('contextmenu', preventMenu);
    return [
      () => host.removeEventListener('click', click),
      () => host.removeEventListener('contextmenu', preventMenu),
      listenToPointer(host, places, this),
      listenToKeyboard(host, geometry, grid, this, this.#options.leaves),
    ];
  }

  /**
   * Picks a piece up for the reader, or lets go (null). A reader who then presses its square picks it up.
   * @param {string | null} square
   */
  offer(square) {
    this.selected = square;
    this.#isOffered = square !== null;
  }

  /**
   * Of squares that a finger cannot tell apart, those that it can mean.
   * @param {readonly string[]} squares the one under the finger first
   */
  meant(squares) {
    if (squares.length < 2 || this.#options.pressesAll()) return squares;
    return meantSquares(squares, this.selected, this.#dests);
  }

  /** Of such squares, those to which a piece may go. @param {string} from @param {readonly string[]} squares */
  goals(from, squares) {
    return goalsAmong(squares, from, this.#dests);
  }

  /**
   * The pointer went down on one square, or on several that it may mean; true when no press follows, since that
   * was all.
   * @param {readonly string[]} squares
   */
  pick(squares) {
    const [square] = squares;
    this.#isConsumed = squares.length === 1 && Boolean(this.#options.onPress(square));
    if (this.#isConsumed) return true;
    if (squares.length !== 1) return false;
    const fresh = square !== this.selected && this.#dests.has(square) && !this.#isDest(square);
    if (!fresh) return false;
    this.#isConsumed = Boolean(this.#options.onSquare(square));
    if (!this.#isConsumed) this.#select(square);
    return true;
  }

  /**
   * A square was pressed, or what is beside them all (null).
   * @param {string | null} square
   */
  press(square) {
    const { onPress, onSquare, onMove, onRefused, onNothing } = this.#options;
    if (square && onPress(square)) return;
    if (this.#drawing) {
      if (square) this.#penPress(square);
      return;
    }
    if (square && onSquare(square)) return;
    const isTaken = this.#isOffered && square === this.selected;
    this.#isOffered = false;
    if (square && isTaken && !this.#isDest(square)) return;
    const { selected, chosen, refused } = press(this.selected, square, this.#dests);
    this.#select(selected);
    if (chosen) onMove(chosen.from, chosen.to);
    if (refused) onRefused(refused.from, refused.to);
    else if (!selected && !chosen) onNothing();
  }

  /**
   * A drag begins on a square; false when nothing there can be dragged.
   * @param {string} square
   */
  lift(square) {
    const can = !this.#isConsumed && this.canDrag(square);
    if (can) this.#select(square);
    return can;
  }

  /**
   * The piece of a square is at a point of the board now; false when it cannot be dragged any longer.
   * @param {string} square
   * @param {number} x
   * @param {number} y
   */
  drag(square, x, y) {
    if (!this.#dests.has(square)) return false;
    const isCarried = this.held?.square === square;
    this.held = { square, x, y };
    this.#onChange(isCarried);
    return true;
  }

  /**
   * A drag ends on another square, or beside them all (null).
   * @param {string} from
   * @param {string | null} to
   */
  drop(from, to) {
    const { onMove, onRefused, onThrow } = this.#options;
    const chosen = to !== null && this.#isDest(to);
    this.endDrag();
    if (to === null) onThrow(from);
    else (chosen ? onMove : onRefused)(from, to);
  }

  /**
   * A drag ends; the piece of a square may stay picked up.
   * @param {string | null} selected
   */
  endDrag(selected = null) {
    this.held = null;
    this.#select(selected);
  }

  /** Whether a pointer that goes down on a square may drag or draw from there. @param {string} square */
  canDrag(square) {
    return this.#drawing || (this.#options.draggable && this.#dests.has(square));
  }

  /**
   * Whether a pointer that goes down is a pen: its right button, with Alt also the left one.
   * @param {StrokeEvent} event
   */
  isPen({ button, altKey }) {
    return this.#mayDraw && (button === 2 || altKey === true || this.#drawing);
  }

  get #mayDraw() {
    return this.#options.onDraw !== null && this.#options.mayDraw();
  }

  /**
   * The pen went down on one square and is on another now, or nowhere (null).
   * @param {string | null} from
   * @param {string | null} to
   * @param {StrokeEvent} event
   */
  sketch(from, to, event = {}) {
    const look = { color: this.#options.inkOf(event), rank: 1, label: this.#texts.drawnFrom };
    this.strokes = from && to ? [{ from, to, ...look }] : [];
    this.#onChange();
  }

  /**
   * The pen was lifted.
   * @param {string} from
   * @param {string} to
   * @param {StrokeEvent} event
   */
  draw(from, to, event) {
    this.#options.onDraw?.(from, to, event);
  }

  /** Everything is let go. */
  escape() {
    this.#select(null);
    this.sketch(null, null);
    this.#options.onNothing();
  }

  #isDest(/** @type {string} */ square) {
    return this.selected !== null && isDest(this.selected, square, this.#dests);
  }

  #select(/** @type {string | null} */ square) {
    const changed = square !== this.selected;
    this.selected = square;
    this.#isOffered = false;
    this.#onChange();
    if (changed) this.#options.onSelect(square);
  }

  /** By keyboard an arrow takes two presses, and a circle two on its square. @param {string} square */
  #penPress(square) {
    const [begun] = this.strokes;
    this.sketch(begun ? null : square, square);
    if (begun) this.draw(begun.from, square, {});
  }
}
