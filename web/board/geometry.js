/**
 * Where the squares of a layout lie in a box of pixels: the size of a cell, the corner of every level,
 * and the way back from a point to its square. Lengths are CSS pixels; cells are whole device pixels.
 */

const LABEL_ROOM = 20;
const LEAST_CELL_WITH_LABEL_ROOM = 38;
const CAPTION_ROOM = 22;
const GAP_BETWEEN_LEVELS = 16;
const MARGIN = 2;
const MARGIN_FOR_SHADOW = 10;

/**
 * Lays the board out as large as the space allows. Levels stand side by side (ground left) or stacked
 * (ground below), whichever gives the larger squares.
 * @param layout from createLayout
 * @param {{ width: number, height: number, orientation: 'white' | 'black', pixelRatio: number, labels: boolean, captions: boolean }} view
 *   the room, who sits below, device pixels a CSS pixel, whether files and ranks, and whether levels, are named
 */
export function createGeometry(layout, view) {
  return new Geometry(layout, view);
}

class Geometry {
  constructor(layout, view) {
    this.layout = layout;
    this.labels = view.labels;
    this.pixelRatio = view.pixelRatio;
    this.flipped = view.orientation === 'black';
    this.caption = captionRoom(layout, view);
    this.margin = marginOf(layout);
    const roomy = fit(layout, view, LABEL_ROOM);
    this.labelRoom = view.labels && roomy.cell >= LEAST_CELL_WITH_LABEL_ROOM ? LABEL_ROOM : 0;
    Object.assign(this, this.labelRoom ? roomy : fit(layout, view, 0));
    this.levelWidth = layout.files * this.cell;
    this.levelHeight = layout.ranks * this.cell;
    this.corners = Array.from({ length: layout.levels }, (_, level) => this.#levelCorner(level));
    this.width = Math.max(...this.corners.map(({ x }) => x)) + this.levelWidth + this.margin;
    this.height =
      Math.max(...this.corners.map(({ y }) => y)) + this.levelHeight + this.labelRoom + this.margin;
  }

  #levelCorner(level) {
    const across = this.stacked ? 0 : level;
    const down = this.stacked ? this.layout.levels - 1 - level : 0;
    return {
      x: this.margin + this.labelRoom + across * (this.levelWidth + GAP_BETWEEN_LEVELS),
      y: this.margin + this.caption + down * (this.levelHeight + GAP_BETWEEN_LEVELS + this.caption),
    };
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
    return ['cell', 'stacked', 'labels', 'labelRoom', 'flipped', 'pixelRatio'].every(
      (fact) => this[fact] === other[fact],
    );
  }

  /** The upper left corner of a square. */
  corner(square) {
    const { file, rank, level } = this.layout.place(square);
    const { x, y } = this.corners[level];
    return { x: x + this.#column(file) * this.cell, y: y + this.#row(rank) * this.cell };
  }

  /** The square under a point, or null. */
  squareUnder(x, y) {
    for (const [level, corner] of this.corners.entries()) {
      const across = Math.floor((x - corner.x) / this.cell);
      const down = Math.floor((y - corner.y) / this.cell);
      const square = this.layout.squareAt(this.#column(across), this.#row(down), level);
      if (square) return square;
    }
    return null;
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

function captionRoom(layout, view) {
  return layout.levels > 1 && view.captions ? CAPTION_ROOM : 0;
}

function marginOf({ levels }) {
  return levels > 1 ? MARGIN_FOR_SHADOW : MARGIN;
}

/** The larger of the two arrangements with so much room for labels: `{ cell, stacked }`. */
function fit(layout, view, labelRoom) {
  const { files, ranks, levels } = layout;
  const caption = captionRoom(layout, view);
  const gaps = (levels - 1) * GAP_BETWEEN_LEVELS;
  const width = view.width - labelRoom - 2 * marginOf(layout);
  const height = view.height - labelRoom - 2 * marginOf(layout);
  const besideCell = Math.min((width - gaps) / (files * levels), (height - caption) / ranks);
  const stackedCell = Math.min(
    width / files,
    (height - gaps - levels * caption) / (ranks * levels),
  );
  const stacked = levels > 1 && stackedCell > besideCell;
  const exact = Math.max(stacked ? stackedCell : besideCell, 1);
  return { cell: Math.floor(exact * view.pixelRatio) / view.pixelRatio, stacked };
}
