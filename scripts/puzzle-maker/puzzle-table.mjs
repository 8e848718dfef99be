// The tables of docs/puzzles.md: how many puzzles each game has, by goal, length, rating and theme.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { puzzleThemeTexts } from '../../web/page/texts/puzzle-themes.en.js';
import { readVariants, root, webFolder } from '../variants.mjs';

/**
 * @import { Puzzle } from '../../web/variants/puzzles.js'
 *
 * @typedef {{ name: string, puzzles: Puzzle[] }} GamePuzzles
 * @typedef {[string, (puzzle: Puzzle) => boolean]} Row what it counts, and whether a puzzle counts
 */

const page = path.join(root, 'docs/puzzles.md');
const [begin, end] = [
  '<!-- counts: written by scripts/puzzles --table -->',
  '<!-- end of counts -->',
];

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

/** A row for each theme that some puzzle has, but the goals. */
function themeRows(/** @type {GamePuzzles[]} */ games, /** @type {Map<string, string>} */ names) {
  const used = new Set(games.flatMap(({ puzzles }) => puzzles.flatMap(({ themes }) => themes)));
  return [...names]
    .filter(([theme]) => used.has(theme) && !/(In\d|^advantage|^defence)$/.test(theme))
    .map(/** @returns {Row} */ ([theme, name]) => [name, ({ themes }) => themes.includes(theme)]);
}

/** A table of Markdown. */
function tableOf(/** @type {GamePuzzles[]} */ games, /** @type {Row[]} */ rows) {
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...games.map(({ name }) => name)]),
    line(['---', ...games.map(() => '---:')]),
    ...rows.map(([label, counts]) =>
      line([label, ...games.map(({ puzzles }) => puzzles.filter(counts).length)]),
    ),
  ].join('\n');
}

/** Both tables, as docs/puzzles.md has them, of the games that have puzzles. */
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
  return [tableOf(games, [all, ...kinds]), tableOf(games, themeRows(games, names))].join('\n\n');
}

/** The page with these tables. */
export function withTables(/** @type {string} */ text, /** @type {string} */ tables) {
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  return `${text.slice(0, from)}\n\n${tables}\n\n${text.slice(to)}`;
}

/** Writes the tables into docs/puzzles.md. */
export async function writeTables() {
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), await puzzleTables()));
}
