/**
 * The parts of the screen of a game's puzzles: the rating, the ways to train, the themes.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { Puzzle } from '../../variants/puzzles.js'
 * @import { PuzzleProgress } from './puzzle-progress.js'
 */
import { h } from '../../dom/elements.js';
import { GAMES_ADDRESS } from '../../game/page-address.js';
import { longDate, wholeNumber } from '../base/formats.js';
import { texts } from '../base/page-texts.js';
import { PROGRESS_ADDRESS } from '../progress/progress-address.js';
import { settings } from '../store/settings.js';
import { puzzleAddress } from './puzzle-address.js';
import { countThemes } from './puzzle-choice.js';
import { dateOf } from './puzzle-days.js';
import { themeTexts } from './puzzle-files.js';
import { duePuzzles, nextDueDay } from './puzzle-progress.js';

/**
 * The reader's rating, and how many puzzles were solved.
 * @param {readonly Puzzle[]} puzzles
 * @param {PuzzleProgress} progress
 */
export function createRating(puzzles, { rating, answers }) {
  const words = texts.puzzles;
  const solved = puzzles.filter(({ id }) => answers[id]?.right).length;
  const text = words.solved(wholeNumber(solved), wholeNumber(puzzles.length));
  const [value, deviation] = [rating.value, rating.deviation].map((number) =>
    String(Math.round(number)),
  );
  return h(
    'section',
    { class: 'puzzles-rating', 'aria-label': words.rating },
    h('h2', {}, words.rating),
    h('p', { class: 'puzzles-value' }, h('strong', {}, value), h('span', {}, ` ± ${deviation}`)),
    h('p', { class: 'puzzles-note' }, words.ratingNote),
    createMeter(solved, puzzles.length),
    h('p', { class: 'puzzles-count' }, text),
    ...createProgressLink(),
  );
}

/** The way to the streak, which puzzles count for too. */
function createProgressLink() {
  if (!settings.current.progress) return [];
  return [h('p', {}, h('a', { href: PROGRESS_ADDRESS }, texts.progress.title))];
}

/**
 * A bar that screen readers pass over: its figures are said beside it.
 * @param {number} part
 * @param {number} all
 */
function createMeter(part, all) {
  const fill = h('span');
  fill.style.width = `${all > 0 ? (100 * part) / all : 0}%`;
  return h('span', { class: 'puzzles-meter' }, fill);
}

/**
 * The ways to train, as a list of links.
 * @param {Variant} variant
 * @param {readonly Puzzle[]} puzzles
 * @param {PuzzleProgress} progress
 * @param {number} day
 */
export function createModes({ id }, puzzles, progress, day) {
  const { mix, again, streak, run, mistakes, best } = texts.puzzles;
  const due = duePuzzles(progress, puzzles, day).length;
  const bestOf = (/** @type {'streak' | 'run'} */ kind) =>
    progress.best[kind] > 0 ? best(wholeNumber(progress.best[kind])) : '';
  const entries = [
    { ...mix, href: puzzleAddress(id, 'mix'), note: '', isFirst: true },
    {
      title: again.title,
      text: describeAgain(progress, due),
      href: due > 0 ? puzzleAddress(id, 'again') : null,
      note: '',
      count: due,
    },
    { ...streak, href: puzzleAddress(id, 'streak'), note: bestOf('streak') },
    { ...run, href: puzzleAddress(id, 'run'), note: bestOf('run') },
    { ...mistakes, href: GAMES_ADDRESS, note: '' },
  ];
  return h(
    'ul',
    { class: 'puzzles-modes', 'aria-label': texts.puzzles.modes },
    ...entries.map(createMode),
  );
}

/**
 * @param {{ title: string, text: string, href: string | null, note: string, count?: number, isFirst?: boolean }} mode
 *   without an address there is nothing to do
 */
function createMode({ title, text, href, note, count = 0, isFirst = false }) {
  const parts = [
    h('strong', {}, title),
    h('span', {}, text),
    ...(note ? [h('span', { class: 'puzzles-best' }, note)] : []),
  ];
  if (count > 0) parts[0].append(h('span', { class: 'puzzles-due' }, wholeNumber(count)));
  const className = isFirst ? 'first' : '';
  const card = href ? h('a', { class: className, href }, ...parts) : h('div', {}, ...parts);
  return h('li', {}, card);
}

/**
 * @param {PuzzleProgress} progress
 * @param {number} due how many are back
 */
function describeAgain(progress, due) {
  const { again } = texts.puzzles;
  const next = nextDueDay(progress);
  if (due > 0) return again.due(due, wholeNumber(due));
  return next === null ? again.none : again.next(longDate(dateOf(next)));
}

/**
 * The themes as links, with how many of each were solved.
 * @param {Variant} variant
 * @param {readonly Puzzle[]} puzzles
 * @param {PuzzleProgress} progress
 */
export function createThemes(variant, puzzles, progress) {
  const words = texts.puzzles;
  const entries = countThemes(puzzles, progress).map(({ theme, all, solved }) => {
    const { name, text } = themeTexts(variant, theme);
    const [part, whole] = [wholeNumber(solved), wholeNumber(all)];
    const link = h(
      'a',
      { href: puzzleAddress(variant.id, { theme }) },
      h('strong', { class: 'puzzles-theme' }, name),
      h('span', { class: 'puzzles-part' }, `${part}/${whole}`),
      h('span', { class: 'puzzles-meaning' }, text),
      createMeter(solved, all),
    );
    return h('li', {}, link);
  });
  const title = h('h2', { id: 'puzzle-themes-title' }, words.themes);
  const list = h('ul', { class: 'puzzles-themes', 'aria-labelledby': title.id }, ...entries);
  return h(
    'section',
    { hidden: entries.length === 0 },
    title,
    h('p', { class: 'puzzles-note' }, words.themesNote),
    list,
  );
}
