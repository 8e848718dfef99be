/** @import { Arrangement, ArrangementChoice, Layout, Size } from './board-types.js' */
/**
 * How the levels of a board are laid out: side by side (ground left), stacked (ground below), or as one board on which
 * the squares of the upper level are badges in the corners of those on the ground.
 */

/**
 * By how many levels the squares of a row, and those of a file, are repeated; and the height of all captions, in CSS
 * pixels.
 * @typedef {{ across: number, down: number, captions: number }} Form
 *
 * An arrangement in a space, in CSS pixels: the height of a caption, and the largest side of a square.
 * @typedef {{ name: Arrangement, caption: number, exactCell: number }} Arranged
 */

const GAP_BETWEEN_LEVELS = 16;
const CAPTION_HEIGHT = 22;
/** Narrower levels have no captions, which would run into each other: in CSS pixels. */
const LEAST_WIDTH_WITH_CAPTION = 100;
/** What the names of files and ranks take on one side. */
export const LABEL_SIZE = 20;
/** The margin around the squares; more where a level casts a shadow. */
export const MARGIN = 2;
const MARGIN_FOR_SHADOW = 10;

/** The side of a badge: a part of its cell, and on a small board as many CSS pixels as its piece needs to be seen. */
const BADGE = 0.48;
const LEAST_BADGE = 26;
const LARGEST_BADGE = 0.6;
/** The same where badges are too small to be tapped: of one whose piece is alone in its cell, and of an empty one. */
export const LONE_BADGE = 0.74;
export const EMPTY_BADGE = 0.36;

/** @type {Record<Arrangement, (layout: Layout, caption: number) => Form>} */
const FORMS = {
  beside: ({ levels }, caption) => ({ across: levels, down: 1, captions: caption }),
  stacked: ({ levels }, caption) => ({ across: 1, down: levels, captions: levels * caption }),
  badges: () => ({ across: 1, down: 1, captions: 0 }),
};

/** Smaller squares are hard to find for a finger, and for a mouse: in CSS pixels. */
export const LEAST_FOR_FINGER = 40;
export const LEAST_FOR_MOUSE = 24;

/**
 * The arrangement that is chosen, or the one that fits best. A single level has only one.
 * @param {Layout} layout
 * @param {{ arrangement?: ArrangementChoice | undefined, captions: boolean }} view
 * @param {Size} space for squares, gaps and captions
 * @returns {Arranged}
 */
export function arrange(layout, { arrangement = 'apart', captions }, space) {
  const caption = layout.levels > 1 && captions ? CAPTION_HEIGHT : 0;
  const tried = (/** @type {Arrangement} */ name) => {
    const [named, nameless] = [caption, 0].map((height) =>
      fit(layout, FORMS[name](layout, height), space, height),
    );
    const isWide = named.exactCell * layout.files >= LEAST_WIDTH_WITH_CAPTION;
    return { name, ...(isWide ? named : nameless) };
  };
  if (layout.levels === 1) return tried('beside');
  if (arrangement !== 'apart' && arrangement !== 'fit') return tried(arrangement);
  const [beside, stacked, badges] = [tried('beside'), tried('stacked'), tried('badges')];
  const apart = stacked.exactCell > beside.exactCell ? stacked : beside;
  // Two boards are clearer than one with badges, as long as a finger finds their squares.
  const isLarge = arrangement === 'apart' || apart.exactCell >= LEAST_FOR_FINGER;
  return isLarge || apart.exactCell > badges.exactCell ? apart : badges;
}

/**
 * @param {Layout} layout
 * @param {Form} form
 * @param {Size} space
 * @param {number} caption the height of one
 */
function fit({ files, ranks }, { across, down, captions }, { width, height }, caption) {
  const gaps = (/** @type {number} */ count) => (count - 1) * GAP_BETWEEN_LEVELS;
  const exactCell = Math.min(
    (width - gaps(across)) / (files * across),
    (height - gaps(down) - captions) / (ranks * down),
  );
  return { exactCell: Math.max(exactCell, 1), caption: captions > 0 ? caption : 0 };
}

/**
 * How far a level lies right of and below the first one, in CSS pixels.
 * @param {Arranged} arranged
 * @param {number} levels how many there are
 * @param {number} level
 * @param {Size} size of a level, without captions
 */
export function levelOffset({ name, caption }, levels, level, { width, height }) {
  if (name === 'beside') return { x: level * (width + GAP_BETWEEN_LEVELS), y: 0 };
  if (name === 'stacked')
    return { x: 0, y: (levels - 1 - level) * (height + GAP_BETWEEN_LEVELS + caption) };
  return { x: 0, y: 0 };
}

/**
 * Where the squares of a level lie in their cells: `{ x, y, side }`, in cells.
 * @param {Arranged} arranged
 * @param {number} level
 * @param {number} cell the side of a cell in CSS pixels
 */
export function placeInCell({ name }, level, cell) {
  if (name !== 'badges' || level === 0) return { x: 0, y: 0, side: 1 };
  const side = Math.min(Math.max(BADGE, LEAST_BADGE / cell), LARGEST_BADGE);
  return { x: 1 - side, y: 0, side };
}

/** The margin on each side of the squares. @param {{ levels: number }} layout */
export function marginOf({ levels }) {
  return levels > 1 ? MARGIN_FOR_SHADOW : MARGIN;
}

/**
 * How high a board is at the width that it gets, as lengths for CSS: percentages of a padding are those of the width.
 * So a page reserves the space without a script, also when the width changes.
 * @param {Layout} layout
 * @returns {{ beside: string, stacked: string }} with the levels side by side, and one above the other
 */
export function cssHeights(layout) {
  const { files, ranks, levels } = layout;
  const around = 2 * marginOf(layout) + LABEL_SIZE;
  const gaps = (levels - 1) * GAP_BETWEEN_LEVELS;
  const caption = levels > 1 ? CAPTION_HEIGHT : 0;
  return {
    beside: cssHeight(files * levels, ranks, around + gaps, around + caption),
    stacked: cssHeight(files, ranks * levels, around, around + gaps + levels * caption),
  };
}

/**
 * The height of so many squares across and down, with what is beside and below them in pixels.
 * @param {number} across
 * @param {number} down
 * @param {number} beside
 * @param {number} below
 */
function cssHeight(across, down, beside, below) {
  return `calc((100% - ${beside}px) * ${down / across} + ${below}px)`;
}
