/**
 * All that can be achieved, what it teaches, and what was earned.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { PlayerProgress } from './player-progress.js'
 * @import { ProgressTexts } from './progress-words.js'
 */
import { h } from '../../dom/elements.js';
import { fullDate, wholeNumber } from '../base/formats.js';
import { gameName } from '../base/page-texts.js';
import { dateOf } from '../puzzles/puzzle-days.js';
import { generalIds, ownIds } from './achievements.js';
import { achievementTexts } from './progress-words.js';

/**
 * @param {ProgressTexts} words
 * @param {readonly Variant[]} games in their order
 * @param {PlayerProgress} progress
 * @param {number} today
 */
export function createAchievements(words, games, { earned }, today) {
  const groups = [
    { name: words.allGames, ids: generalIds },
    ...games.map((variant) => ({ name: gameName(variant), ids: ownIds(variant.id) })),
  ].filter(({ ids }) => ids.length > 0);
  const all = groups.flatMap(({ ids }) => ids);
  const [part, whole] = [all.filter((id) => id in earned).length, all.length].map(wholeNumber);
  const title = h('h2', { id: 'achievements-title' }, words.achievements);
  return h(
    'section',
    { class: 'progress-achievements', 'aria-labelledby': title.id },
    title,
    h('p', { class: 'progress-quiet' }, words.count(part, whole)),
    ...groups.map(({ name, ids }, index) => {
      const heading = h('h3', { id: `achievements-${index}` }, name);
      const entries = ids.map((id) => createEntry(words, id, earned[id], today));
      return h('div', {}, heading, h('ul', { 'aria-labelledby': heading.id }, ...entries));
    }),
  );
}

/**
 * @param {ProgressTexts} words
 * @param {string} id
 * @param {number | undefined} day
 * @param {number} today
 */
function createEntry(words, id, day, today) {
  const { name, text } = achievementTexts(words, id);
  return h(
    'li',
    { class: day === undefined ? '' : 'earned' },
    h('strong', {}, name),
    h('span', { class: 'progress-when' }, describeDay(words, day, today)),
    h('span', { class: 'progress-text' }, text),
  );
}

/**
 * A day that is still to come was written by a clock that was wrong.
 * @param {ProgressTexts} words
 * @param {number | undefined} day
 * @param {number} today
 */
function describeDay(words, day, today) {
  if (day === undefined) return words.notYet;
  return day > today ? words.earnedEarlier : words.earnedOn(fullDate(dateOf(day)));
}
