/** How much room the window leaves for the board of a study. */

const LEAST_HEIGHT = 320;

/** `{ width, height }` in CSS pixels: the stage's width and the window's height, less all that stands beside, above and below the board. */
export function boardSpace(root, { top, stage, table, board }) {
  const padding = getComputedStyle(stage);
  const pixels = (length) => Number.parseFloat(length) || 0;
  const others = [...table.children].filter((child) => child !== board);
  const { rowGap, columnGap } = getComputedStyle(table);
  const isBeside = (element) => element.classList.contains('study-bar');
  const beside = others
    .filter(isBeside)
    .reduce((sum, { offsetWidth }) => sum + offsetWidth + pixels(columnGap), 0);
  const below = others
    .filter((element) => !isBeside(element))
    .reduce((sum, { offsetHeight }) => sum + offsetHeight + pixels(rowGap), 0);
  const width =
    stage.clientWidth - pixels(padding.paddingLeft) - pixels(padding.paddingRight) - beside;
  const height =
    innerHeight -
    top.offsetHeight -
    pixels(padding.paddingTop) -
    pixels(padding.paddingBottom) -
    below;
  return root.hidden ? { width: 0, height: 0 } : { width, height: Math.max(height, LEAST_HEIGHT) };
}
