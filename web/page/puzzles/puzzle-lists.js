/**
 * The parts of the screen of a game's puzzles: the rating, the ways to train, the themes.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { Puzzle } from '../../variants/puzzles.js'
 * @import { PuzzleProgress } from './puzzle-progress.js'
 */
import { createElement } from '../../dom/elements.js';
import { longDate, wholeNumber } from '../base/formats.js';
import { GAMES_ADDRESS } from '../base/page-address.js';
import { texts } from '../base/page-texts.js';
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
  const section = createElement(
    'section',
    { className: 'puzzles-rating' },
    createElement('h2', { textContent: words.rating }),
    createElement(
      'p',
      { className: 'puzzles-value' },
      createElement('strong', { textContent: value }),
      createElement('span', { textContent: ` ± ${deviation}` }),
    ),
    createElement('p', { className: 'puzzles-note', textContent: words.ratingNote }),
    createMeter(solved, puzzles.length),
    createElement('p', { className: 'puzzles-count', textContent: text }),
  );
  section.setAttribute('aria-label', words.rating);
  return section;
}

/**
 * A bar that screen readers pass over: its figures are said beside it.
 * @param {number} part
 * @param {number} all
 */
function createMeter(part, all) {
  const fill = createElement('span');
  fill.style.width = `${all > 0 ? (100 * part) / all : 0}%`;
  return createElement('span', { className: 'puzzles-meter' }, fill);
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
  const list = createElement('ul', { className: 'puzzles-modes' }, ...entries.map(createMode));
  list.setAttribute('aria-label', texts.puzzles.modes);
  return list;
}

/**
 * @param {{ title: string, text: string, href: string | null, note: string, count?: number, isFirst?: boolean }} mode
 *   without an address there is nothing to do
 */
function createMode({ title, text, href, note, count = 0, isFirst = false }) {
  const parts = [
    createElement('strong', { textContent: title }),
    createElement('span', { textContent: text }),
    ...(note ? [createElement('span', { className: 'puzzles-best', textContent: note })] : []),
  ];
  if (count > 0)
    parts[0].append(
      createElement('span', { className: 'puzzles-due', textContent: wholeNumber(count) }),
    );
  const className = isFirst ? 'first' : '';
  const card = href
    ? createElement('a', { href, className }, ...parts)
    : createElement('div', {}, ...parts);
  return createElement('li', {}, card);
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
    const link = createElement(
      'a',
      { href: puzzleAddress(variant.id, { theme }) },
      createElement('strong', { className: 'puzzles-theme', textContent: name }),
      createElement('span', { className: 'puzzles-part', textContent: `${part}/${whole}` }),
      createElement('span', { className: 'puzzles-meaning', textContent: text }),
      createMeter(solved, all),
    );
    return createElement('li', {}, link);
  });
  const title = createElement('h2', { textContent: words.themes, id: 'puzzle-themes-title' });
  const list = createElement('ul', { className: 'puzzles-themes' }, ...entries);
  list.setAttribute('aria-labelledby', title.id);
  return createElement(
    'section',
    { hidden: entries.length === 0 },
    title,
    createElement('p', { className: 'puzzles-note', textContent: words.themesNote }),
    list,
  );
}
