// Games of self-play in files of some hundred games each, SEED-GAMES.tsv.gz, so that an interrupted run can go on; and
// the games of a farm in one file.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';

/** @typedef {{ file: string, seed: number, games: number }} Shard `seed` is that of its first game */

const NEWLINE = 10;

/**
 * The whole files of a folder, in the order of their seeds. A game that two files have counts once: the file that
 * begins earlier, or has more games, is used.
 * @param {string} folder
 * @returns {Shard[]}
 */
export function readShards(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const shards = names.flatMap((name) => {
    const found = /^(\d+)-(\d+)\.tsv\.gz$/.exec(name);
    if (!found) return [];
    const [seed, games] = found.slice(1).map(Number);
    return [{ file: path.join(folder, name), seed, games }];
  });
  shards.sort((one, other) => one.seed - other.seed || other.games - one.games);
  let next = 0;
  return shards.filter(({ seed, games }) => {
    if (seed < next) return false;
    next = seed + games;
    return true;
  });
}

/**
 * All data of a game: games of several engines, and of several numbers of nodes, have their own folders.
 * @param {string} folder with the folders ENGINE-NODES
 * @returns {{ nodes: number, shards: Shard[] }[]} in the order of the names of the folders
 */
export function readFolders(folder) {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const [, nodes] = /^[0-9a-f]{12}-(\d+)$/.exec(name) ?? [];
      const shards = nodes === undefined ? [] : readShards(path.join(folder, name));
      return shards.length > 0 ? [{ nodes: Number(nodes), shards }] : [];
    });
}

/** The lines of a file; an Error names a file that is damaged. */
function linesIn(/** @type {string} */ file) {
  try {
    return gunzipSync(readFileSync(file));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** How many positions are in a file. */
function countPositions(/** @type {string} */ file) {
  let lines = 0;
  for (const byte of linesIn(file)) if (byte === NEWLINE) lines += 1;
  return lines;
}

/**
 * The compressed output of a program, in a file that is complete or missing.
 * @param {string} program
 * @param {string[]} words
 * @param {string} file
 * @param {AbortSignal} signal
 * @param {number | 'ignore'} input the file that the program reads
 */
async function writeOutput(program, words, file, signal, input = 'ignore') {
  const unfinished = `${file}.new`;
  const child = spawn(program, words, { stdio: [input, 'pipe', 'inherit'] });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop);
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  try {
    const stdout = /** @type {import('node:stream').Readable} */ (child.stdout);
    const written = pipeline(stdout, createGzip({ level: 9 }), createWriteStream(unfinished));
    const [status] = await Promise.all([ended, written]);
    if (signal.aborted || status !== 0)
      throw new Error(`${path.basename(program)} ${words.join(' ')} was not finished`);
    renameSync(unfinished, file);
  } finally {
    stop();
    signal.removeEventListener('abort', stop);
    rmSync(unfinished, { force: true });
  }
}

/** A duration in words. */
function timeText(/** @type {number} */ seconds) {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 2) return `${Math.ceil(seconds)} s`;
  return minutes < 120 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** The state of self-play, as lines of text. */
class Progress {
  #games = 0;
  #positions = 0;
  #bytes = 0;
  /** Of the files that this run has played. */
  #gamesNow = 0;
  #positionsNow = 0;
  #start = performance.now();

  constructor(/** @type {number} */ total) {
    this.total = total;
  }

  get positions() {
    return this.#positions;
  }

  get seconds() {
    return (performance.now() - this.#start) / 1000;
  }

  add(/** @type {Shard} */ { file, games }, /** @type {boolean} */ isNew) {
    const positions = countPositions(file);
    this.#games += games;
    this.#positions += positions;
    this.#bytes += statSync(file).size;
    if (!isNew) return;
    this.#gamesNow += games;
    this.#positionsNow += positions;
  }

  /** @param {number} secondsMax after which no more is played */
  line(secondsMax) {
    const { total, seconds } = this;
    const parts = [`${this.#games} of ${total} games`, `${this.#positions} positions`];
    const disk = megabytes(this.#bytes);
    if (this.#games > 0 && this.#games < total)
      parts.push(`${disk} of about ${megabytes((this.#bytes * total) / this.#games)}`);
    else parts.push(disk);
    if (this.#gamesNow > 0) {
      parts.push(`${Math.round(this.#positionsNow / seconds)} positions a second`);
      const left = (seconds * (total - this.#games)) / this.#gamesNow;
      if (left > 0)
        parts.push(`${timeText(Math.max(0, Math.min(left, secondsMax - seconds)))} left`);
    }
    return parts.join(', ');
  }
}

/**
 * The files that a run asks for.
 * @param {{ games: number, seed: number, shard: number }} options
 * @param {string} folder
 * @returns {Shard[]}
 */
function plannedShards({ games, seed, shard }, folder) {
  const count = Math.ceil(games / shard);
  return Array.from({ length: count }, (_, i) => {
    const first = seed + i * shard;
    const size = Math.min(shard, games - i * shard);
    return { file: path.join(folder, `${first}-${size}.tsv.gz`), seed: first, games: size };
  });
}

/**
 * Plays the games that are not there yet.
 * @param {Pick<import('./train-options.mjs').TrainOptions, 'game' | 'games' | 'nodes' | 'seed' | 'shard' | 'jobs' |
 *   'minutes'>} options
 * @param {object} parts
 * @param {string} parts.program kingcraft_self_play
 * @param {string} parts.folder
 * @param {(line: string) => void} parts.report
 * @param {AbortSignal} parts.signal
 */
export async function playShards(options, { program, folder, report, signal }) {
  const { game, nodes, jobs } = options;
  mkdirSync(folder, { recursive: true });
  const planned = plannedShards(options, folder);
  const progress = new Progress(options.games);
  const secondsMax = options.minutes * 60;
  for (const shard of planned) if (existsSync(shard.file)) progress.add(shard, false);
  const missing = planned.filter(({ file }) => !existsSync(file));
  report(progress.line(secondsMax));
  const failure = new AbortController();
  const stop = () => failure.abort();
  signal.addEventListener('abort', stop);
  const work = async () => {
    while (!failure.signal.aborted && progress.seconds < secondsMax) {
      const shard = missing.shift();
      if (!shard) return;
      const words = ['selfplay', game, `${shard.games}`, `${shard.seed}`, `${nodes}`];
      try {
        await writeOutput(program, words, shard.file, failure.signal);
      } catch (error) {
        stop();
        throw error;
      }
      progress.add(shard, true);
      report(progress.line(secondsMax));
    }
  };
  try {
    const ends = await Promise.allSettled(Array.from({ length: jobs }, work));
    const failed = ends.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * The identity of a PGN, and the number of its games, by their tag Result. It is read in pieces: node cannot
 * read a file of more than 2 GB at once.
 * @param {string} pgn
 * @returns {Promise<{ hash: string, games: number }>} `hash`: SHA-256 in hexadecimal digits
 */
export async function readPgn(pgn) {
  const tag = '[Result ';
  const hash = createHash('sha256');
  let games = 0;
  let end = '';
  for await (const piece of createReadStream(pgn)) {
    hash.update(piece);
    // A tag may begin in one piece and end in the next one.
    const text = end + piece.toString('latin1');
    for (let at = text.indexOf(tag); at >= 0; at = text.indexOf(tag, at + 1)) games += 1;
    end = text.slice(1 - tag.length);
  }
  return { hash: hash.digest('hex'), games };
}

/**
 * Adds the games of a farm, which are numbered from 1 on, unless they are there.
 * @param {{ game: string, pgn: string, games: number }} options
 * @param {Parameters<typeof playShards>[1]} parts
 * @throws Error where the PGN has a fault; then nothing is added
 */
export async function addPgn({ game, pgn, games }, { program, folder, report, signal }) {
  if (games === 0) throw new Error(`${pgn} has no game with a tag Result`);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `1-${games}.tsv.gz`);
  if (!existsSync(file)) {
    const input = openSync(pgn, 'r');
    try {
      await writeOutput(program, ['pgn', game], file, signal, input);
    } finally {
      closeSync(input);
    }
  }
  report(`${games} games, ${countPositions(file)} positions of ${pgn}`);
}

/**
 * The seeds of the games, as ranges.
 * @param {Shard[]} shards in the order of their seeds
 */
export function seedRanges(shards) {
  /** @type {[number, number][]} */
  const ranges = [];
  for (const { seed, games } of shards) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === seed) last[1] += games;
    else ranges.push([seed, seed + games - 1]);
  }
  return ranges.map(([from, to]) => `${from}-${to}`).join(' ');
}

/** The lines of the files, one file after the other. */
export function* linesOf(/** @type {Shard[]} */ shards) {
  for (const { file } of shards) yield linesIn(file);
}
