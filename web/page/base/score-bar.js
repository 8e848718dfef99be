/**
 * White's wins, draws and Black's wins as a bar, and under it White's score as a point on the line of its 95 %
 * interval.
 * @import { Score } from '../../variants/statistics.js'
 */
import { createElement } from '../../dom/elements.js';
import { share, wholeNumber } from './formats.js';
import { texts } from './page-texts.js';
import { scoreInterval } from './score-interval.js';

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
    const part = createElement('span', { className: String(className) });
    part.style.width = toPercent(Number(count) / games);
    return part;
  });
  const line = createElement('span', { className: 'score-line' });
  line.style.left = toPercent(interval.low);
  line.style.width = toPercent(interval.high - interval.low);
  const point = createElement('span', { className: 'score-point' });
  point.style.left = toPercent(interval.score);
  const bar = createElement(
    'span',
    { className: 'score-bar' },
    createElement('span', { className: 'score-results' }, ...parts),
    createElement('span', { className: 'score-error' }, line, point),
  );
  bar.setAttribute('aria-hidden', 'true');
  const words = createElement('span', {
    className: 'score-words',
    textContent: texts.statistics.score(
      share(interval.score),
      wholeNumber(Math.max(1, Math.round(100 * interval.error))),
    ),
  });
  const element = createElement('span', { className: 'score' }, bar, words);
  element.title = describeResults(counts);
  return element;
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
