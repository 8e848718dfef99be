// @ts-nocheck
/** The hand of the reader on a board: picks men up and puts them down, by pointer or by keyboard, and draws. */
import { listenToKeyboard } from './keyboard.js';
import { listenToPointer } from './pointer.js';

/** What a reader's doings come to, and how they look, where nobody says. */
const IDLE = {
  draggable: true,
  leaves: () => false,
  onMove() {},
  onRefused() {},
  onNothing() {},
  onSelect() {},
  onDraw: null,
  inkOf: () => 'green',
  onPress: () => false,
  onThrow() {},
};

export class BoardInput {
  /** The square of the man that is picked up, or null. */
  selected = null;
  /** The man that is dragged, `{ square, x, y }`, or null. */
  held = null;
  /** What the pen draws before it is lifted, as a list of one shape or none. */
  strokes = [];
  #dests = new Map();
  #drawing = false;
  /** Whether the press that is under way meant nothing else. */
  #isConsumed = false;
  #words;
  #onChange;
  #reader;

  /**
   * @param words what the board says
   * @param {() => void} onChange what the hand holds or draws is another
   * @param reader those options of Board that IDLE names
   */
  constructor(words, onChange, reader) {
    this.#words = words;
    this.#onChange = onChange;
    this.#reader = { ...IDLE, ...reader };
  }

  /** Heeds a change of the scene, as Board.set() takes it. */
  heed({ dests = this.#dests, drawing }) {
    this.#dests = dests;
    if (this.selected && !dests.has(this.selected)) this.selected = null;
    if (drawing === undefined) return;
    this.#drawing = drawing;
    this.strokes = [];
  }

  /**
   * @param {HTMLElement} host the board's box
   * @param board `squareUnder(x, y)`; `geometry()`; `grid`: the cells that take the focus
   * @returns {(() => void)[]} stop listening
   */
  listen(host, { squareUnder, geometry, grid }) {
    const click = ({ detail, target }) => {
      const { square } = target.dataset;
      if (detail === 0 && square) this.press(square);
    };
    const keepMenu = (event) => this.#reader.onDraw && event.preventDefault();
    host.addEventListener('click', click);
    host.addEventListener('contextmenu', keepMenu);
    return [
      () => host.removeEventListener('click', click),
      () => host.removeEventListener('contextmenu', keepMenu),
      listenToPointer(host, squareUnder, this),
      listenToKeyboard(host, geometry, grid, this, this.#reader.leaves),
    ];
  }

  /** The pointer went down on a square; true when that is all that it means: no press follows. */
  pick(square) {
    this.#isConsumed = this.#reader.onPress(square);
    if (this.#isConsumed) return true;
    const fresh = square !== this.selected && this.#dests.has(square) && !this.#isDest(square);
    if (fresh) this.#select(square);
    return fresh;
  }

  /** A square was pressed, or what is beside them all (null). */
  press(square) {
    const { onPress, onMove, onRefused, onNothing } = this.#reader;
    if (square && onPress(square)) return;
    if (this.#drawing) {
      this.#penPress(square);
      return;
    }
    const { selected, chosen, refused } = press(this.selected, square, this.#dests);
    this.#select(selected);
    if (chosen) onMove(chosen.from, chosen.to);
    if (refused) onRefused(refused.from, refused.to);
    else if (!selected && !chosen) onNothing();
  }

  /** A drag begins on a square; false when nothing there can be dragged. */
  lift(square) {
    const can = this.#reader.draggable && !this.#isConsumed && this.#dests.has(square);
    if (can) this.#select(square);
    return can;
  }

  /** The man of a square is at a point of the board now. */
  drag(square, x, y) {
    this.held = { square, x, y };
    this.#onChange();
  }

  /** A drag ends on a square, or beside them all (null). */
  drop(from, to) {
    const { onMove, onRefused, onThrow } = this.#reader;
    const elsewhere = to !== null && to !== from;
    const chosen = this.#isDest(to);
    this.endDrag(to === from ? from : null);
    if (elsewhere && chosen) onMove(from, to);
    if (elsewhere && !chosen) onRefused(from, to);
    if (to === null) onThrow(from);
  }

  /** A drag ends; the man of a square may stay picked up. */
  endDrag(selected = null) {
    this.held = null;
    this.#select(selected);
  }

  /** Whether a button of the pointer is a pen. */
  isPen(button) {
    return this.#reader.onDraw !== null && (button === 2 || this.#drawing);
  }

  /** The pen went down on one square and is on another now, or nowhere (null). */
  sketch(from, to, event = {}) {
    const look = { color: this.#reader.inkOf(event), rank: 1, label: this.#words.drawnFrom };
    this.strokes = from && to ? [{ from, to, ...look }] : [];
    this.#onChange();
  }

  /** The pen was lifted. */
  draw(from, to, event) {
    this.#reader.onDraw(from, to, event);
  }

  /** Everything is let go. */
  escape() {
    this.#select(null);
    this.sketch(null);
    this.#reader.onNothing();
  }

  #isDest(square) {
    return this.selected !== null && isDest(this.selected, square, this.#dests);
  }

  #select(square) {
    const changed = square !== this.selected;
    this.selected = square;
    this.#onChange();
    if (changed) this.#reader.onSelect(square);
  }

  /** By keyboard an arrow takes two presses, and a circle two on its square. */
  #penPress(square) {
    const [begun] = this.strokes;
    this.sketch(begun ? null : square, square);
    if (begun) this.draw(begun.from, square, {});
  }
}

/**
 * What pressing a square means, for pointer and keyboard alike: pick a piece up, choose where it goes, or let go.
 * @param {string | null} selected the square picked up before
 * @param {string} square the square pressed now
 * @param {Map<string, string[]>} dests where each piece may go; its own square is in the list when it may act in place
 * @returns {{ selected: string | null, chosen: { from: string, to: string } | null, refused: { from: string, to: string } | null }}
 *   refused: where the piece may not go
 */
export function press(selected, square, dests) {
  const pair = { from: selected, to: square };
  if (selected && isDest(selected, square, dests))
    return { selected: null, chosen: pair, refused: null };
  if (square !== selected && dests.has(square))
    return { selected: square, chosen: null, refused: null };
  const tried = selected !== null && square !== null && square !== selected;
  return { selected: null, chosen: null, refused: tried ? pair : null };
}

/** Whether the piece on `from` may go to `to`. */
export function isDest(from, to, dests) {
  return dests.get(from)?.includes(to) ?? false;
}
