// @ts-nocheck
/**
 * How high a board is at the width that it gets, as lengths for CSS: percentages of a padding are those of the width. So a page keeps its place
 * free without a word of a script, and follows every change of the width.
 */
import { CAPTION_ROOM, GAP_BETWEEN_LEVELS } from './arrangement.js';
import { LABEL_ROOM, marginOf } from './geometry.js';

/**
 * @param layout from createLayout
 * @returns {{ beside: string, stacked: string }} with the levels side by side, and one above the other
 */
export function cssHeights(layout) {
  const { files, ranks, levels } = layout;
  const around = 2 * marginOf(layout) + LABEL_ROOM;
  const gaps = (levels - 1) * GAP_BETWEEN_LEVELS;
  const caption = levels > 1 ? CAPTION_ROOM : 0;
  return {
    beside: cssHeight(files * levels, ranks, around + gaps, around + caption),
    stacked: cssHeight(files, ranks * levels, around, around + gaps + levels * caption),
  };
}

/** The height of so many squares across and down, with what is beside and below them in pixels. */
function cssHeight(across, down, beside, below) {
  return `calc((100% - ${beside}px) * ${down / across} + ${below}px)`;
}
