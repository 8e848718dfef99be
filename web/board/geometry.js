// @ts-nocheck
/**
 * Where the squares of a layout lie in a box of pixels: the size of a cell, the corner of every level,
 * and the way back from a point to its square. Lengths are CSS pixels; cells are whole device pixels.
 */

import {
  arrange,
  LABEL_ROOM,
  levelOffset,
  MARGIN,
  marginOf,
  placeInCell,
} from './level-arrangement.js';

/** Smaller squares are worth more than the names beside them, which would lie under the pieces. */
const LEAST_CELL_WITH_LABELS = 40;
/** From the edges of a square to where its own middle begins, both together, as a part of its side. */
const OWN_MIDDLE = 0.85;

/**
 * Lays the board out as large as the space allows, its levels as arrangement.js says.
 * @param layout from createLayout
 * @param {{ width: number, height: number, orientation: 'white' | 'black', pixelRatio: number, labels: boolean | 'always', captions: boolean, arrangement?: string }} view
 *   the room, who sits below, device pixels a CSS pixel, whether files and ranks are named (true: where squares are large), whether levels are,
 *   how levels stand
 */
export function createGeometry(layout, view) {
  return new Geometry(layout, view);
}

class Geometry {
  #insets;

  constructor(layout, view) {
    this.layout = layout;
    this.pixelRatio = view.pixelRatio;
    this.flipped = view.orientation === 'black';
    this.margin = marginOf(layout);
    let roomy = this.#arrange(view, LABEL_ROOM);
    if (roomy.name === 'badges') {
      // Nothing casts a shadow beside the board.
      this.margin = MARGIN;
      roomy = this.#arrange({ ...view, arrangement: 'badges' }, LABEL_ROOM);
    }
    const isLarge = this.#wholeCell(roomy) >= LEAST_CELL_WITH_LABELS;
    const isNamed = view.labels === 'always' || (view.labels && isLarge);
    this.labelRoom = isNamed ? LABEL_ROOM : 0;
    const form = isNamed ? roomy : this.#arrange({ ...view, arrangement: roomy.name }, 0);
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
      Math.max(...this.corners.map(({ y }) => y)) + this.levelHeight + this.labelRoom + this.margin;
  }

  #arrange(view, labelRoom) {
    const taken = labelRoom + 2 * this.margin;
    const room = { width: view.width - taken, height: view.height - taken };
    return arrange(this.layout, view, room);
  }

  /** The largest cell of whole device pixels. */
  #wholeCell({ exactCell }) {
    return Math.floor(exactCell * this.pixelRatio) / this.pixelRatio;
  }

  #levelCorner(form, level) {
    const size = { width: this.levelWidth, height: this.levelHeight };
    const { x, y } = levelOffset(form, this.layout.levels, level, size);
    return { x: this.margin + this.labelRoom + x, y: this.margin + form.caption + y };
  }

  /** The levels that are boards of their own, and those that are badges upon them. */
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

  /** From a file to its column on the screen, and back. */
  #column(file) {
    return this.flipped ? this.layout.files - 1 - file : file;
  }

  /** From a rank to its row on the screen, and back. */
  #row(rank) {
    return this.flipped ? rank : this.layout.ranks - 1 - rank;
  }

  /** Whether every square lies where it lies in another geometry of the same layout. */
  looksLike(other) {
    return ['cell', 'arrangement', 'labelRoom', 'flipped', 'pixelRatio'].every(
      (fact) => this[fact] === other[fact],
    );
  }

  /** The upper left corner of a square. */
  corner(square) {
    const { file, rank, level } = this.layout.place(square);
    const { x, y } = this.corners[level];
    const inset = this.#insets[level];
    return {
      x: x + (this.#column(file) + inset.x) * this.cell,
      y: y + (this.#row(rank) + inset.y) * this.cell,
    };
  }

  /** The length of a square's sides. */
  side(square) {
    return this.#insets[this.layout.place(square).level].side * this.cell;
  }

  /** The middle of a square. */
  middle(square) {
    const { x, y } = this.corner(square);
    const half = this.side(square) / 2;
    return { x: x + half, y: y + half };
  }

  /** The square under a point, or null. Badges are found where `isSeen(square)`, else what lies below them. */
  squareUnder(x, y, isSeen = () => true) {
    for (const [level, corner] of [...this.corners.entries()].reverse()) {
      const across = Math.floor((x - corner.x) / this.cell);
      const down = Math.floor((y - corner.y) / this.cell);
      const square = this.layout.squareAt(this.#column(across), this.#row(down), level);
      const isThere = this.layers[0].includes(level) || isSeen(square);
      if (square && isThere && this.#isInside(square, x, y)) return square;
    }
    return null;
  }

  #isInside(square, x, y) {
    const corner = this.corner(square);
    const side = this.side(square);
    const [across, down] = [x - corner.x, y - corner.y];
    const isInBox = across >= 0 && down >= 0 && across < side && down < side;
    return isInBox && across - down > this.overlap(square) - side;
  }

  /**
   * How much of a badge's lower left corner belongs to the square below it, measured along its sides: the middle of a square, and what is
   * around it, is never its badge's.
   */
  overlap(square) {
    const side = this.side(square);
    return side < this.cell ? Math.max(0, 2 * side - OWN_MIDDLE * this.cell) : 0;
  }

  /** The square `across` cells to the right and `down` cells below on the same level, or null. */
  beside(square, across, down) {
    const { file, rank, level } = this.layout.place(square);
    return this.layout.squareAt(
      this.#column(this.#column(file) + across),
      this.#row(this.#row(rank) + down),
      level,
    );
  }

  /** The squares of a level as rows from the top of the screen to its bottom, each from left to right. */
  rows(level) {
    const { files, ranks } = this.layout;
    return Array.from({ length: ranks }, (_, down) =>
      Array.from({ length: files }, (_, across) =>
        this.layout.squareAt(this.#column(across), this.#row(down), level),
      ),
    );
  }
}
