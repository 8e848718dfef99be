/**
 * White's wins, draws and Black's wins as a bar, and under it White's score as a point on the line of its 95 %
 * interval.
 * @import { Score } from '../../variants/statistics.js'
 */
import { h } from '../../dom/elements.js';
import { scoreInterval } from '../../variants/score-interval.js';
import { share, wholeNumber } from './formats.js';
import { texts } from './page-texts.js';

/** @param {number} part from 0 to 1 */
const toPercent = (part) => `${(100 * part).toFixed(2)}%`;

/**
 * The bar, and the score in words beside it.
 * @param {Score} counts of one game at least
 */
export function createScoreBar(counts) {
  const { games, whiteWins, draws } = counts;
  const interval = scoreInterval(counts);
  const parts = [
    ['score-white', whiteWins],
    ['score-draws', draws],
    ['score-black', games - whiteWins - draws],
  ].map(([className, count]) => {
    const part = h('span', { class: String(className) });
    part.style.width = toPercent(Number(count) / games);
    return part;
  });
  const line = h('span', { class: 'score-line' });
  line.style.left = toPercent(interval.low);
  line.style.width = toPercent(interval.high - interval.low);
  const point = h('span', { class: 'score-point' });
  point.style.left = toPercent(interval.score);
  const bar = h(
    'span',
    { class: 'score-bar', 'aria-hidden': 'true' },
    h('span', { class: 'score-results' }, ...parts),
    h('span', { class: 'score-error' }, line, point),
  );
  const words = h(
    'span',
    { class: 'score-words' },
    texts.statistics.score(
      share(interval.score),
      wholeNumber(Math.max(1, Math.round(100 * interval.error))),
    ),
  );
  return h('span', { class: 'score', title: describeResults(counts) }, bar, words);
}

/**
 * "White wins 43%, draws 21%, Black wins 36%".
 * @param {Score} counts
 */
export function describeResults({ games, whiteWins, draws }) {
  const blackWins = games - whiteWins - draws;
  const [white, drawn, black] = [whiteWins, draws, blackWins].map((count) => share(count / games));
  return texts.statistics.results(white, drawn, black);
}
