/**
 * Charts of results: bars of White's wins, draws and Black's wins; and White's scores as points on the lines of their
 * intervals.
 * @import { Score } from '../../variants/statistics.js'
 */

import { scoreInterval } from '../../variants/score-interval.js';
import { decimal, exactShare, share } from '../base/formats.js';
import { createSvg } from '../base/svg-elements.js';
import { createChart, label, line, rectangle } from './chart.js';

/** @typedef {Score & { name: string, isChess?: boolean }} ScoreRow */

const ROW = 32;
const BAR = 22;
const HEADING = 20;
/** Under a narrower part of a bar there is no room for its share. */
const LABELLED = 40;
/** The letters of a name take about this much. */
const LETTER = 7.5;
const SCORE_WIDTH = 92;

/**
 * The results of each row as a bar.
 * @param {ScoreRow[]} rows
 */
export function createResultsChart(rows) {
  return createChart((width) => ({
    height: rows.length * (HEADING + BAR + 8),
    parts: rows.flatMap((row, index) => drawResults(row, index * (HEADING + BAR + 8), width)),
  }));
}

/**
 * @param {ScoreRow} row
 * @param {number} top
 * @param {number} width
 */
function drawResults({ name, games, whiteWins, draws }, top, width) {
  const counts = [
    { kind: 'white', count: whiteWins },
    { kind: 'draws', count: draws },
    { kind: 'black', count: games - whiteWins - draws },
  ];
  let x = 0;
  const parts = counts.flatMap(({ kind, count }) => {
    const part = (width * count) / games;
    const left = x;
    x += part;
    const y = top + HEADING;
    const box = rectangle(`chart-${kind}`, { x: left, y, width: part, height: BAR });
    if (part < LABELLED) return [box];
    const place = { x: left + part / 2, y: y + 16 };
    return [box, label(share(count / games), place, 'middle', `on-${kind}`)];
  });
  const frame = { x: 0.5, y: top + HEADING, width: width - 1, height: BAR };
  return [label(name, { x: 0, y: top + 14 }), ...parts, rectangle('chart-frame', frame)];
}

/**
 * White's score of each row with its interval, beside the line of equal chances.
 * @param {ScoreRow[]} rows
 */
export function createScoreChart(rows) {
  return createChart((width) => {
    const scale = scaleOf(rows, width);
    const bottom = rows.length * ROW;
    const grid = scale.ticks.flatMap((tick) => [
      line(tick === 1 / 2 ? 'chart-middle' : 'chart-grid', {
        x1: scale.at(tick),
        x2: scale.at(tick),
        y1: 0,
        y2: bottom,
      }),
      label(share(tick), { x: scale.at(tick), y: bottom + 16 }, 'middle', 'chart-tick'),
    ]);
    const points = rows.flatMap((row, index) =>
      drawScore(row, index * ROW + ROW / 2, scale, width),
    );
    return { height: bottom + 24, parts: [...grid, ...points] };
  });
}

/**
 * From shares to pixels, with the shares that are marked below: as much of the range as the intervals need.
 * @param {ScoreRow[]} rows
 * @param {number} width
 */
function scaleOf(rows, width) {
  const intervals = rows.map(scoreInterval);
  const least = Math.min(1 / 2, ...intervals.map(({ low }) => low));
  const most = Math.max(1 / 2, ...intervals.map(({ high }) => high));
  const step = most - least > 0.3 ? 10 : most - least > 0.08 ? 5 : 2;
  const first = Math.floor((100 * least - 0.5) / step);
  const last = Math.ceil((100 * most + 0.5) / step);
  const left = Math.max(...rows.map(({ name }) => name.length)) * LETTER + 12;
  const right = width - SCORE_WIDTH;
  /** @param {number} score */
  const at = (score) =>
    left + ((100 * score - first * step) / ((last - first) * step)) * (right - left);
  const all = Array.from(
    { length: last - first + 1 },
    (_, index) => ((first + index) * step) / 100,
  );
  const room = Math.max(1, Math.ceil((44 * all.length) / (right - left)));
  const half = all.indexOf(1 / 2);
  const ticks = all.filter((_, index) => (index - Math.max(half, 0)) % room === 0);
  return { at, ticks };
}

/**
 * @param {ScoreRow} row
 * @param {number} y
 * @param {ReturnType<typeof scaleOf>} scale
 * @param {number} width
 */
function drawScore(row, y, { at }, width) {
  const { score, low, high, error } = scoreInterval(row);
  const kind = row.isChess ? 'of-chess' : 'of-game';
  const written = `${exactShare(score)} ±${decimal(100 * error)}`;
  return [
    label(row.name, { x: 0, y: y + 5 }),
    line(`chart-interval ${kind}`, { x1: at(low), x2: at(high), y1: y, y2: y }),
    createSvg('circle', { class: `chart-point ${kind}`, cx: at(score), cy: y, r: 5 }),
    label(written, { x: width, y: y + 5 }, 'end'),
  ];
}
