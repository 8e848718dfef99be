// The command line of scripts/puzzles/run.

import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../../web/cli/referee/player.js';

export const help = `scripts/puzzles/run GAME... [options]    or all instead of GAME
Makes puzzles from the mistakes in a corpus of games (scripts/self-play/corpus) and adds them to
web/variants/GAME/puzzles.json. Several games take turns. FOLDER/GAME/examined.jsonl lists the
positions that were examined, so that no run repeats them.

  --folder FOLDER    folder of the corpus                                 [build/corpus]
  --count N          stop a game once it has N puzzles                             [300]
  --nodes N          nodes of the longest first search of a position; the second
                     search takes four times as many                           [2000000]
  --mistakes N       stop a game after examining N mistakes                       [none]
  --out FOLDER       write FOLDER/GAME/puzzles.json instead
  --engine PROGRAM   a UCI engine that plays the games       [build/release/kingcraft]
  --confirm N        make no puzzles; search N puzzles of each game again with five
                     times the nodes, and print how many still hold
  --gains            make no puzzles; add the moves after the solution that bring its
                     gain onto the board, where a puzzle lacks them
  --table            make no puzzles; count them in docs/notes/puzzles.md
  --help`;

const text = /** @type {const} */ ('string');

/** The whole number that an option holds, Infinity without one. */
function readCount(/** @type {Record<string, unknown>} */ values, /** @type {string} */ name) {
  const value = values[name];
  if (value === undefined) return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,11}$/.test(String(value))) return Number(value);
  throw new UsageError(`--${name} needs a whole number from 1 on, not '${value}'`);
}

function parse(/** @type {string[]} */ words) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        folder: { type: text },
        count: { type: text, default: '300' },
        nodes: { type: text, default: '2000000' },
        mistakes: { type: text },
        out: { type: text },
        engine: { type: text },
        confirm: { type: text },
        gains: { type: 'boolean', default: false },
        table: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The games that are named. */
function readGames(/** @type {string[]} */ names, /** @type {string[]} */ known) {
  if (names.length === 0) throw new UsageError('name a game, or all; --help lists the options');
  if (names.includes('all')) return known;
  for (const name of names)
    if (!known.includes(name))
      throw new UsageError(`there is no game '${name}'; there are ${known.join(', ')} and all`);
  return names;
}

/**
 * The request of the command line.
 * @param {string[]} words
 * @param {string[]} known the ids of all games
 * @param {string} root of the repository
 * @throws UsageError
 */
export function readOptions(words, known, root) {
  const { values, positionals } = parse(words);
  const out = values.out ?? path.join(root, 'web/variants');
  return {
    help: values.help,
    table: values.table,
    gains: values.gains,
    games: values.help || values.table ? [] : readGames(positionals, known),
    folder: values.folder ?? path.join(root, 'build/corpus'),
    count: readCount(values, 'count'),
    nodes: readCount(values, 'nodes'),
    mistakes: readCount(values, 'mistakes'),
    confirm: values.confirm === undefined ? null : readCount(values, 'confirm'),
    fileOf: (/** @type {string} */ id) => path.join(out, id, 'puzzles.json'),
    program: values.engine ?? path.join(root, 'build/release/kingcraft'),
  };
}

/** @typedef {ReturnType<typeof readOptions>} PuzzleOptions */
