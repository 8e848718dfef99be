/**
 * Where the squares of a layout lie in a box of pixels: the size of a cell, the corner of every level,
 * and the way back from a point to its square. Lengths are CSS pixels; cells are whole device pixels.
 */

const LABEL_ROOM = 20;
const LEAST_CELL_WITH_LABEL_ROOM = 38;
const CAPTION_ROOM = 22;
const GAP_BETWEEN_LEVELS = 16;
const MARGIN = 2;

/**
 * Lays the board out as large as the space allows. Levels stand side by side (ground left) or stacked
 * (ground below), whichever gives the larger squares.
 * @param layout from createLayout
 * @param {{ width: number, height: number, orientation: 'white' | 'black', pixelRatio: number, labels?: boolean }} view
 */
export function createGeometry(layout, view) {
  const roomy = view.labels === false ? null : fit(layout, view, LABEL_ROOM);
  const labelRoom = roomy && roomy.cell >= LEAST_CELL_WITH_LABEL_ROOM ? LABEL_ROOM : 0;
  const { cell, stacked } = labelRoom ? roomy : fit(layout, view, 0);
  const caption = captionRoom(layout, view);
  const levelWidth = layout.files * cell;
  const levelHeight = layout.ranks * cell;
  const corners = Array.from({ length: layout.levels }, (_, level) => ({
    x: MARGIN + labelRoom + (stacked ? 0 : level * (levelWidth + GAP_BETWEEN_LEVELS)),
    y: MARGIN + caption + (stacked ? (layout.levels - 1 - level) * (levelHeight + GAP_BETWEEN_LEVELS + caption) : 0),
  }));
  const flipped = view.orientation === 'black';
  const column = (file) => (flipped ? layout.files - 1 - file : file);
  const row = (rank) => (flipped ? rank : layout.ranks - 1 - rank);
  return {
    layout,
    cell,
    stacked,
    flipped,
    labelRoom,
    caption,
    corners,
    levelWidth,
    levelHeight,
    labels: view.labels !== false,
    pixelRatio: view.pixelRatio,
    width: Math.max(...corners.map(({ x }) => x)) + levelWidth + MARGIN,
    height: Math.max(...corners.map(({ y }) => y)) + levelHeight + labelRoom + MARGIN,
    /** The upper left corner of a square. */
    corner(square) {
      const { file, rank, level } = layout.place(square);
      return { x: corners[level].x + column(file) * cell, y: corners[level].y + row(rank) * cell };
    },
    /** The square under a point, or null. */
    squareUnder(x, y) {
      for (let level = 0; level < layout.levels; level++) {
        const across = Math.floor((x - corners[level].x) / cell);
        const down = Math.floor((y - corners[level].y) / cell);
        const square = layout.squareAt(column(across), row(down), level);
        if (square) return square;
      }
      return null;
    },
    /** The square `across` cells to the right and `down` cells below on the same level, or null. */
    beside(square, across, down) {
      const { file, rank, level } = layout.place(square);
      return layout.squareAt(column(column(file) + across), row(row(rank) + down), level);
    },
    /** The squares of a level as rows from the top of the screen to its bottom, each from left to right. */
    rows(level) {
      return Array.from({ length: layout.ranks }, (_, down) =>
        Array.from({ length: layout.files }, (_, across) => layout.squareAt(column(across), row(down), level)),
      );
    },
  };
}

function captionRoom(layout, view) {
  return layout.levels > 1 && view.labels !== false ? CAPTION_ROOM : 0;
}

/** The larger of the two arrangements with so much room for labels: `{ cell, stacked }`. */
function fit(layout, view, labelRoom) {
  const { files, ranks, levels } = layout;
  const caption = captionRoom(layout, view);
  const gaps = (levels - 1) * GAP_BETWEEN_LEVELS;
  const width = view.width - labelRoom - 2 * MARGIN;
  const height = view.height - labelRoom - 2 * MARGIN;
  const besideCell = Math.min((width - gaps) / (files * levels), (height - caption) / ranks);
  const stackedCell = Math.min(width / files, (height - gaps - levels * caption) / (ranks * levels));
  const stacked = levels > 1 && stackedCell > besideCell;
  const exact = Math.max(stacked ? stackedCell : besideCell, 1);
  return { cell: Math.floor(exact * view.pixelRatio) / view.pixelRatio, stacked };
}
