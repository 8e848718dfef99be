// @ts-nocheck
/** How much room the window leaves for the board of a study. */
import { inside } from '../space.js';

const LEAST_HEIGHT = 320;

const pixels = (length) => Number.parseFloat(length) || 0;

/** `{ width, height }` in CSS pixels: the stage's width and the window's height, less all that stands beside, above and below the board. */
export function boardSpace(root, { top, stage, table, board }) {
  if (root.hidden) return { width: 0, height: 0 };
  const screen = getComputedStyle(root);
  const right = pixels(screen.getPropertyValue('--beside'));
  const isBeside = (element) => element.classList.contains('study-bar');
  const others = [...table.children].filter((child) => child !== board);
  const { rowGap, columnGap } = right ? screen : getComputedStyle(table);
  const bars = others
    .filter(isBeside)
    .reduce((sum, { offsetWidth }) => sum + offsetWidth + pixels(columnGap), 0);
  if (right) {
    const { width, height } = inside(root, screen);
    return { width: width - bars - right - pixels(columnGap), height };
  }
  const below = others
    .filter((element) => !isBeside(element))
    .reduce((sum, { offsetHeight }) => sum + offsetHeight + pixels(rowGap), 0);
  const { width, height } = inside(stage, getComputedStyle(stage));
  return { width: width - bars, height: Math.max(height - top.offsetHeight - below, LEAST_HEIGHT) };
}
