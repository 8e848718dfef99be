// The command line of scripts/train/run.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../../web/cli/referee/player.js';
import { readNetDescription } from './net-description.mjs';

export const help = `scripts/train/run GAME [options]
Plays games of the engine against itself, trains a net on their positions, and plays a match of the new net against the
current engine. A net that scores above 50 % becomes engine/nets/GAME.net. The same command continues an interrupted
run and reuses existing files of games.

  --games N        games of self-play, in addition to existing ones                     [20000]
  --nodes N        nodes to search for each of their moves                                [500]
  --neurons N      size of the net, a multiple of 16 up to 256   [that of this game's net, or 128]
  --epochs N       how often to train on each position; 0: play only                        [4]
  --pgn FILE       add these games of a farm (docs/openbench.md) and play none; --nodes says how
                   many nodes it searched for each move
  --seed N         seed of the training and of the first game; each next game has the next   [1]
  --jobs N         how many games run at a time                                             [1]
  --minutes N      start no more files of games after N minutes                          [none]
  --random         start from random numbers, not from this game's net; a game without a net, or
                   with another size, always does
  --match N        games of the match, an even number; 0: install the net without one     [200]
  --movetime MS    time for each move in the match                                        [100]
  --shard N        games in a file                                                        [500]
  --folder DIR     folder for the games and the new net                           [build/train]
  --out FILE       where to install the net                               [engine/nets/GAME.net]
  --programs DIR   folder with kingcraft_self_play, kingcraft_train and, for a match, kingcraft;
                   without it, they are built
  --help`;

const NEURONS_OF_A_NEW_NET = 128;

/** Option → its default and its least value. */
const numbers = {
  games: ['20000', 1],
  nodes: ['500', 1],
  neurons: [undefined, 16],
  epochs: ['4', 0],
  seed: ['1', 1],
  jobs: ['1', 1],
  minutes: [undefined, 1],
  match: ['200', 0],
  movetime: ['100', 1],
  shard: ['500', 1],
};

/** @typedef {Record<string, string | boolean | undefined>} Values */

/**
 * @typedef {object} TrainOptions
 * @property {string} game
 * @property {number} games
 * @property {number} nodes
 * @property {number} neurons
 * @property {number} epochs
 * @property {number} seed
 * @property {number} jobs
 * @property {number} minutes Infinity for no limit
 * @property {number} match
 * @property {number} movetime
 * @property {number} shard
 * @property {string | null} pgn
 * @property {string} folder
 * @property {string} out
 * @property {string | null} programs
 * @property {string | null} beginning the file of the net that the training begins with
 */

function readNumber(/** @type {Values} */ values, /** @type {keyof typeof numbers} */ name) {
  const value = values[name];
  const least = Number(numbers[name][1]);
  if (value === undefined) return Number.POSITIVE_INFINITY;
  if (/^\d{1,14}$/.test(String(value)) && Number(value) >= least) return Number(value);
  throw new UsageError(`--${name} needs a whole number from ${least} on, not '${value}'`);
}

function parse(/** @type {string[]} */ words) {
  const text = /** @type {const} */ ('string');
  const options = Object.fromEntries(
    Object.entries(numbers).map(([name, [fallback]]) => [
      name,
      fallback === undefined ? { type: text } : { type: text, default: String(fallback) },
    ]),
  );
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        ...options,
        random: { type: 'boolean', default: false },
        pgn: { type: text },
        folder: { type: text },
        out: { type: text },
        programs: { type: text },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The game, which must be one of the engine. */
function readGame(/** @type {string | undefined} */ id, /** @type {string} */ root) {
  if (id === undefined) throw new UsageError('name a game; --help lists the options');
  const isKnown =
    /^[a-z][a-z0-9]*$/.test(id) && existsSync(`${root}/engine/variants/${id}/rules.hpp`);
  if (!isKnown) throw new UsageError(`there is no game '${id}'`);
  return id;
}

/** A file of games that is there, or null when none is named. */
function readPgn(/** @type {string | undefined} */ file) {
  if (file === undefined || existsSync(file)) return file ?? null;
  throw new UsageError(`--pgn: there is no file '${file}'`);
}

/** A path of the command line as an absolute one, or the fallback. */
const pathOr = (/** @type {unknown} */ value, /** @type {string} */ fallback) =>
  typeof value === 'string' ? path.resolve(value) : fallback;

/**
 * The request of the command line; null for the help.
 * @param {string[]} words
 * @param {string} root of the repository
 * @returns {TrainOptions | null}
 * @throws UsageError
 */
export function readOptions(words, root) {
  const { values, positionals } = parse(words);
  if (values.help) return null;
  const game = readGame(positionals[0], root);
  if (positionals.length > 1)
    throw new UsageError(`one game at a time, not also '${positionals[1]}'`);
  const number = (/** @type {keyof typeof numbers} */ name) => readNumber(values, name);
  const net = path.join(root, `engine/nets/${game}.net`);
  const neuronsThere = existsSync(net) ? Number(readNetDescription(net).get('neurons')) : null;
  const neurons = 'neurons' in values ? number('neurons') : (neuronsThere ?? NEURONS_OF_A_NEW_NET);
  if (neurons > 256 || neurons % 16 !== 0)
    throw new UsageError(`--neurons needs a multiple of 16 up to 256, not '${neurons}'`);
  const match = number('match');
  if (match % 2 !== 0)
    throw new UsageError(
      `--match needs an even number, as openings are played twice, not ${match}`,
    );
  return {
    game,
    games: number('games'),
    nodes: number('nodes'),
    neurons,
    epochs: number('epochs'),
    seed: number('seed'),
    jobs: number('jobs'),
    minutes: number('minutes'),
    match,
    movetime: number('movetime'),
    shard: number('shard'),
    pgn: readPgn(values.pgn),
    folder: path.join(pathOr(values.folder, path.join(root, 'build/train')), game),
    out: pathOr(values.out, path.join(root, `engine/nets/${game}.net`)),
    programs: typeof values.programs === 'string' ? path.resolve(values.programs) : null,
    beginning: neurons === neuronsThere && !values.random ? net : null,
  };
}
