/**
 * Charts of shares: bars with what they are made of, and how long games are.
 * @import { Balance } from '../../variants/statistics.js'
 */
import { exactShare, wholeNumber } from '../base/formats.js';
import { createSvg } from '../base/svg-elements.js';
import { createChart, label, line, rectangle } from './chart.js';

/**
 * `parts` of the bar, from the left, with what they stand for; `mark`: the share in chess, or null.
 * @typedef {{ name: string, share: number, parts: { kind: string, share: number }[], mark: number | null }} ShareRow
 */

const ROW = 44;
const BAR = 12;
const TICKS = 24;

/**
 * A bar for each row. All have the same scale, which ends with the longest.
 * @param {ShareRow[]} rows
 */
export function createShareChart(rows) {
  const most = Math.max(...rows.flatMap((row) => [row.share, row.mark ?? 0]));
  return createChart((width) => ({
    height: rows.length * ROW,
    parts: rows.flatMap((row, index) => drawShares(row, index * ROW, (width - 2) / most)),
  }));
}

/**
 * @param {ShareRow} row
 * @param {number} top
 * @param {number} scale pixels of the whole
 */
function drawShares({ name, share: all, parts, mark }, top, scale) {
  const y = top + 24;
  let x = 0;
  const boxes = parts.map((part) => {
    const width = part.share * scale;
    const box = rectangle(`chart-${part.kind}`, { x, y, width, height: BAR });
    x += width;
    return box;
  });
  const frame = { x: 0.5, y, width: Math.max(all * scale - 1, 0), height: BAR };
  const place = { x: 0, y: top + 17 };
  const drawn = [
    label(`${name} · ${exactShare(all)}`, place),
    ...boxes,
    rectangle('chart-frame', frame),
  ];
  if (mark === null) return drawn;
  const at = Math.max(mark * scale, 1);
  return [...drawn, line('chart-mark', { x1: at, x2: at, y1: y - 4, y2: y + BAR + 4 })];
}

/**
 * How many of the games last how long; chess as a line in front.
 * @param {Balance} balance
 * @param {Balance | null} chess
 * @param {string} moves what the axis counts
 */
export function createLengthChart(balance, chess, moves) {
  const height = 200;
  const games = sharesOf(balance);
  const others = chess ? sharesOf(chess) : [];
  const longest = Math.max(...[...games, ...others].map(({ end }) => end));
  const most = Math.max(...[...games, ...others].map(({ density }) => density));
  return createChart((width) => {
    const bottom = height - TICKS;
    const across = (/** @type {number} */ move) => (width * move) / longest;
    const up = (/** @type {number} */ density) => bottom - ((bottom - 8) * density) / most;
    const bars = games.map(({ start, end, density }) => {
      const x = across(start);
      const y = up(density);
      return rectangle('chart-length', {
        x,
        y,
        width: Math.max(across(end) - x - 1, 0.5),
        height: bottom - y,
      });
    });
    const points = others.flatMap(({ start, end, density }) =>
      [start, end].map((move) => `${across(move).toFixed(1)},${up(density).toFixed(1)}`),
    );
    const chessLine = createSvg('polyline', { class: 'chart-chess', points: points.join(' ') });
    const axis = line('chart-axis', { x1: 0, x2: width, y1: bottom, y2: bottom });
    const ticks = ticksUpTo(longest, width).map((move) =>
      label(wholeNumber(move), { x: across(move), y: height - 8 }, 'middle', 'chart-tick'),
    );
    const name = label(moves, { x: 0, y: height - 8 }, 'start', 'chart-tick');
    return { height, parts: [...bars, axis, chessLine, ...ticks, name] };
  });
}

/**
 * The share of the games in each class of length, by moves, and their density, which makes classes of different widths
 * comparable.
 * @param {Balance} balance
 */
export function sharesOf({ games, plies: { width, counts } }) {
  return counts.map((count, index) => ({
    start: (index * width) / 2,
    end: ((index + 1) * width) / 2,
    share: count / games,
    density: count / games / width,
  }));
}

/**
 * Round numbers of moves, as many as the width has room for.
 * @param {number} longest
 * @param {number} width
 */
function ticksUpTo(longest, width) {
  const step = [10, 20, 50, 100, 200, 500].find((one) => (width * one) / longest >= 56) ?? 1000;
  const count = Math.ceil(longest / step) - 1;
  return Array.from({ length: count }, (_, index) => (index + 1) * step).filter(
    (move) => (width * move) / longest > 48 && (width * move) / longest < width - 12,
  );
}
