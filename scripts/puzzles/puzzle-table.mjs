// The tables of docs/notes/puzzles.md: how many puzzles each game has, by goal, length, rating and theme.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { puzzleThemeTexts } from '../../web/texts/page/puzzle-themes.en.js';
import { tableLines, writePart } from '../shared/page-part.mjs';
import { readVariants, root, webFolder } from '../variants/variants.mjs';

/**
 * @import { Puzzle } from '../../web/variants/puzzles.js'
 *
 * @typedef {{ name: string, puzzles: Puzzle[] }} GamePuzzles
 * @typedef {[string, (puzzle: Puzzle) => boolean]} Row what it counts, and whether a puzzle counts
 */

/** The bounds between the ranges of ratings. */
const bounds = [1000, 1400, 1800];

const movesOf = (/** @type {Puzzle} */ { moves }) => moves.length / 2;
const goalIs =
  (/** @type {RegExp} */ goal) =>
  (/** @type {Puzzle} */ { themes }) =>
    goal.test(themes[0]);

/** @type {Row[]} */
const kinds = [
  ['mate, or capture of the king', goalIs(/In\d$/)],
  ['decisive advantage', goalIs(/^advantage$/)],
  ['saves the draw', goalIs(/^defence$/)],
  ['one move', (puzzle) => movesOf(puzzle) === 1],
  ['two moves', (puzzle) => movesOf(puzzle) === 2],
  ['three moves or more', (puzzle) => movesOf(puzzle) > 2],
  ...[0, ...bounds].map(
    /** @returns {Row} */ (least, i) => {
      const most = bounds[i] ?? Number.POSITIVE_INFINITY;
      const name = i === 0 ? `below ${most}` : `from ${least}`;
      return [`rating ${name}`, ({ rating }) => rating >= least && rating < most];
    },
  ),
];

/** How many puzzles have each theme, except the goals, the most frequent first. */
function themeCounts(/** @type {Puzzle[]} */ puzzles, /** @type {Map<string, string>} */ names) {
  const counts = [...names].map(([theme, name]) => ({
    name,
    count: puzzles.filter(({ themes }) => themes.slice(1).includes(theme)).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ name, count }) => `${name} ${count}`)
    .join(', ');
}

/** How many puzzles of each game the rows count. */
function countTable(/** @type {GamePuzzles[]} */ games, /** @type {Row[]} */ rows) {
  const cells = rows.map(([label, counts]) => [
    label,
    ...games.map(({ puzzles }) => puzzles.filter(counts).length),
  ]);
  return tableLines(['', ...games.map(({ name }) => name)], cells);
}

/** Both tables, as docs/notes/puzzles.md has them, of the games that have puzzles. */
export async function puzzleTables() {
  const variants = await readVariants();
  const games = variants.flatMap(({ id, names }) => {
    const file = path.join(webFolder(id), 'puzzles.json');
    if (!existsSync(file)) return [];
    return [{ name: names.en, puzzles: JSON.parse(readFileSync(file, 'utf8')).puzzles }];
  });
  const names = new Map(
    Object.entries(puzzleThemeTexts.puzzleThemes).map(([theme, { name }]) => [theme, name]),
  );
  for (const { specialMoves = {} } of variants)
    for (const [key, texts] of Object.entries(specialMoves)) names.set(key, texts.names.en);
  /** @type {Row} */
  const all = ['puzzles', () => true];
  const themes = games.map(({ name, puzzles }) => [name, themeCounts(puzzles, names)]);
  return [
    ...countTable(games, [all, ...kinds]),
    '',
    ...tableLines(['game', 'puzzles by theme'], themes, 2),
    '',
    '',
  ].join('\n');
}

/** Writes the tables into docs/notes/puzzles.md. */
export const writeTables = () =>
  writePart(
    {
      file: path.join(root, 'docs/notes/puzzles.md'),
      name: 'counts',
      writer: 'scripts/puzzles/run --table',
    },
    puzzleTables,
  );
