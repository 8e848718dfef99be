/** @import { Layout, Point, View } from './board-types.js' */
/** @import { Arranged } from './level-arrangement.js' */
/**
 * Where the squares of a layout lie in a box of pixels: the size of a cell, the corner of every level,
 * and which square lies under a point. Lengths are CSS pixels; cells are whole device pixels.
 */

import {
  arrange,
  EMPTY_BADGE,
  LABEL_SIZE,
  LEAST_FOR_FINGER,
  LEAST_FOR_MOUSE,
  levelOffset,
  MARGIN,
  marginOf,
  placeInCell,
} from './level-arrangement.js';

/**
 * Names of files and ranks become smaller with the squares where these are smaller than that, and are not there beside
 * the smallest ones.
 */
const CELL_WITH_FULL_LABELS = 40;
const LEAST_CELL_WITH_LABELS = 16;
const LEAST_LABEL_SIZE = 8;
/** By how much, for each pixel of a square's side. */
const LABEL_LOSS = 12 / 11;
/** The part of a small space that stays free around the squares, where a shadow would take more. */
const SMALL_MARGIN = 1 / 20;
/** By how much marks on an empty badge are larger than it, so that they are seen. */
const MARK_ON_EMPTY = 1.9;
/** From the edges of a square to where its own middle begins, both together, as a part of its side. */
const OWN_MIDDLE = 0.85;

/**
 * What is in the cells of a crowded board: `parts`, how much of its cell a square above takes, where that is not the
 * usual part; `shared`, how much of theirs squares on the ground have for themselves.
 * @typedef {{ parts: Map<string, number>, shared: Map<string, number> }} Cells
 */

/**
 * Lays the board out as large as the space allows, its levels as level-arrangement.js says.
 * @param {Layout} layout
 * @param {View} view
 */
export function createGeometry(layout, view) {
  return new Geometry(layout, view);
}

export class Geometry {
  #insets;
  /** @type {Cells} */
  #cells = { parts: new Map(), shared: new Map() };

  /**
   * @param {Layout} layout
   * @param {View} view
   */
  constructor(layout, view) {
    this.layout = layout;
    this.pixelRatio = view.pixelRatio;
    this.flipped = view.orientation === 'black';
    const space = Math.min(view.width, view.height);
    this.margin = Math.min(marginOf(layout), Math.max(MARGIN, Math.round(space * SMALL_MARGIN)));
    const { name } = this.#arrange(view, LABEL_SIZE);
    // Nothing casts a shadow beside badges.
    if (name === 'badges') this.margin = MARGIN;
    const arranged = { ...view, arrangement: name };
    this.labelSize = this.#labelSize(arranged);
    const form = this.#arrange(arranged, this.labelSize);
    this.arrangement = form.name;
    this.caption = form.caption;
    this.cell = this.#wholeCell(form);
    this.levelWidth = layout.files * this.cell;
    this.levelHeight = layout.ranks * this.cell;
    this.corners = Array.from({ length: layout.levels }, (_, level) =>
      this.#levelCorner(form, level),
    );
    this.#insets = Array.from({ length: layout.levels }, (_, level) =>
      placeInCell(form, level, this.cell),
    );
    this.width = Math.max(...this.corners.map(({ x }) => x)) + this.levelWidth + this.margin;
    this.height =
      Math.max(...this.corners.map(({ y }) => y)) + this.levelHeight + this.labelSize + this.margin;
  }

  /**
   * @param {View} view
   * @param {number} labelSize
   */
  #arrange(view, labelSize) {
    const taken = labelSize + 2 * this.margin;
    const space = { width: view.width - taken, height: view.height - taken };
    return arrange(this.layout, view, space);
  }

  /**
   * What the names of files and ranks take on one side: as much as suits the squares beside them.
   * @param {View} view
   */
  #labelSize(view) {
    if (!view.labels || view.labels === 'always') return view.labels ? LABEL_SIZE : 0;
    const cellBeside = (/** @type {number} */ size) => this.#wholeCell(this.#arrange(view, size));
    if (view.labels === 'large')
      return cellBeside(LABEL_SIZE) >= CELL_WITH_FULL_LABELS ? LABEL_SIZE : 0;
    for (let size = LABEL_SIZE; size > LEAST_LABEL_SIZE; size--) {
      const loss = (CELL_WITH_FULL_LABELS - cellBeside(size)) * LABEL_LOSS;
      if (size <= LABEL_SIZE - loss) return size;
    }
    return cellBeside(LEAST_LABEL_SIZE) >= LEAST_CELL_WITH_LABELS ? LEAST_LABEL_SIZE : 0;
  }

  /** The largest cell of whole device pixels. @param {Arranged} arranged */
  #wholeCell({ exactCell }) {
    return Math.floor(exactCell * this.pixelRatio) / this.pixelRatio;
  }

  /**
   * @param {Arranged} form
   * @param {number} level
   */
  #levelCorner(form, level) {
    const size = { width: this.levelWidth, height: this.levelHeight };
    const { x, y } = levelOffset(form, this.layout.levels, level, size);
    return { x: this.margin + this.labelSize + x, y: this.margin + form.caption + y };
  }

  /** The levels that are boards of their own, and those that are badges on them. */
  get layers() {
    const all = [...this.corners.keys()];
    return this.arrangement === 'badges' ? [all.slice(0, 1), all.slice(1)] : [all];
  }

  /** From the top of the uppermost row of squares to the bottom of the lowest one. */
  get extent() {
    const tops = this.corners.map(({ y }) => y);
    const top = Math.min(...tops);
    return { top, height: Math.max(...tops) - top + this.levelHeight };
  }

  /** From a file to its column on the screen, and back. @param {number} file */
  #column(file) {
    return this.flipped ? this.layout.files - 1 - file : file;
  }

  /** From a rank to its row on the screen, and back. @param {number} rank */
  #row(rank) {
    return this.flipped ? rank : this.layout.ranks - 1 - rank;
  }

  /** Whether every square lies where it lies in another geometry of the same layout. @param {Geometry} other */
  looksLike(other) {
    return (
      this.cell === other.cell &&
      this.arrangement === other.arrangement &&
      this.labelSize === other.labelSize &&
      this.margin === other.margin &&
      this.caption === other.caption &&
      this.flipped === other.flipped &&
      this.pixelRatio === other.pixelRatio
    );
  }

  /**
   * The upper left corner of a square.
   * @param {string} square
   * @returns {Point}
   */
  corner(square) {
    const { file, rank, level } = this.layout.place(square);
    const { x, y } = this.corners[level];
    const inset = this.#inset(square);
    return {
      x: x + (this.#column(file) + inset.x) * this.cell,
      y: y + (this.#row(rank) + inset.y) * this.cell,
    };
  }

  /** The length of a square's sides. @param {string} square */
  side(square) {
    return this.#inset(square).side * this.cell;
  }

  /** Where a square lies in its cell, in cells. @param {string} square */
  #inset(square) {
    const part = this.#cells.parts.get(square);
    if (part === undefined) return this.#insets[this.layout.place(square).level];
    return { x: 1 - part, y: 0, side: part };
  }

  /** Whether badges are too small to be tapped, so that a tap on a cell means either of its squares. */
  get isCrowded() {
    return this.arrangement === 'badges' && this.#insets[1].side * this.cell < LEAST_FOR_FINGER;
  }

  /**
   * Takes what is in the cells, where it is crowded; see level-badges.js. Says whether squares lie elsewhere now.
   * @param {Cells} cells
   */
  dress(cells) {
    const { parts } = this.#cells;
    this.#cells = cells;
    const isSame = [...cells.parts].every(([square, part]) => parts.get(square) === part);
    return !isSame || parts.size !== cells.parts.size;
  }

  /** The part of its cell that a square on the ground has for itself, or undefined. @param {string} square */
  ownPart(square) {
    return this.#cells.shared.get(square);
  }

  /**
   * The box in which a square is marked.
   * @param {string} square
   */
  markBox(square) {
    const { x, y } = this.corner(square);
    const side = this.side(square);
    const isEmpty = this.#cells.parts.get(square) === EMPTY_BADGE;
    const part = this.ownPart(square) ?? (isEmpty ? MARK_ON_EMPTY : 1);
    const marked = side * part;
    if (part <= 1) return { corner: { x, y: y + side - marked }, side: marked };
    const around = (marked - side) / 2;
    return { corner: { x: x - around, y: y - around }, side: marked };
  }

  /**
   * The middle of a square.
   * @param {string} square
   * @returns {Point}
   */
  middle(square) {
    const { x, y } = this.corner(square);
    const half = this.side(square) / 2;
    return { x: x + half, y: y + half };
  }

  /**
   * The square under a point, or null. Badges are found where `isSeen(square)`, else what lies below them.
   * @param {number} x
   * @param {number} y
   * @param {(square: string) => boolean} isSeen
   */
  squareUnder(x, y, isSeen = () => true) {
    for (const [level, corner] of [...this.corners.entries()].reverse()) {
      const across = Math.floor((x - corner.x) / this.cell);
      const down = Math.floor((y - corner.y) / this.cell);
      const square = this.layout.squareAt(this.#column(across), this.#row(down), level);
      if (!square) continue;
      const isThere = this.layers[0].includes(level) || isSeen(square);
      if (isThere && this.#isInside(square, x, y)) return square;
    }
    return null;
  }

  /**
   * @param {string} square
   * @param {number} x
   * @param {number} y
   */
  #isInside(square, x, y) {
    const corner = this.corner(square);
    const side = this.side(square);
    const [across, down] = [x - corner.x, y - corner.y];
    const isInBox = across >= 0 && down >= 0 && across < side && down < side;
    return isInBox && across - down > this.overlap(square) - side;
  }

  /**
   * How much of a badge's lower left corner belongs to the square below it, measured along its sides: the middle of a
   * square, and what is around it, is never its badge's.
   * @param {string} square
   */
  overlap(square) {
    const side = this.side(square);
    return side < this.cell ? Math.max(0, 2 * side - OWN_MIDDLE * this.cell) : 0;
  }

  /**
   * The squares that a pointer cannot tell from a square, itself first: those in its cell, where one is too small.
   * @param {string} square
   * @param {boolean} isFinger
   */
  tappedWith(square, isFinger) {
    const isLarge = !isFinger && EMPTY_BADGE * this.cell >= LEAST_FOR_MOUSE;
    return isLarge || !this.isCrowded ? [square] : [square, ...this.layout.column(square)];
  }

  /**
   * The square `across` cells to the right and `down` cells below on the same level, or null.
   * @param {string} square
   * @param {number} across
   * @param {number} down
   */
  beside(square, across, down) {
    const { file, rank, level } = this.layout.place(square);
    return this.layout.squareAt(
      this.#column(this.#column(file) + across),
      this.#row(this.#row(rank) + down),
      level,
    );
  }

  /**
   * The squares of a level as rows from the top of the screen to its bottom, each from left to right.
   * @param {number} level
   */
  rows(level) {
    /** @type {string[][]} */
    const rows = Array.from({ length: this.layout.ranks }, () => []);
    for (const square of this.layout.squares) {
      const place = this.layout.place(square);
      if (place.level === level) rows[this.#row(place.rank)][this.#column(place.file)] = square;
    }
    return rows;
  }
}
