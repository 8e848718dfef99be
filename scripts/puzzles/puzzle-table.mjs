// The table of docs/notes/puzzles.md: how many puzzles each game has, by goal, length and rating.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/** How many puzzles of each game the rows count. */
function countTable(/** @type {GamePuzzles[]} */ games, /** @type {Row[]} */ rows) {
  const cells = rows.map(([label, counts]) => [
    label,
    ...games.map(({ puzzles }) => puzzles.filter(counts).length),
  ]);
  return tableLines(['', ...games.map(({ name }) => name)], cells);
}

/** The table, as docs/notes/puzzles.md has it, of the games that have puzzles. */
export async function puzzleTable() {
  const variants = await readVariants();
  const games = variants.flatMap(({ id, names }) => {
    const file = path.join(webFolder(id), 'puzzles.json');
    if (!existsSync(file)) return [];
    return [{ name: names.en, puzzles: JSON.parse(readFileSync(file, 'utf8')).puzzles }];
  });
  /** @type {Row} */
  const all = ['puzzles', () => true];
  return [...countTable(games, [all, ...kinds]), '', ''].join('\n');
}

/** Writes the table into docs/notes/puzzles.md. */
export const writeTable = () =>
  writePart(
    {
      file: path.join(root, 'docs/notes/puzzles.md'),
      name: 'counts',
      writer: 'scripts/puzzles/run --table',
    },
    puzzleTable,
  );
