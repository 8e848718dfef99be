// Trains the net of a game: scripts/train/run.

import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '../../web/cli/referee/player.js';
import { watchOutput } from '../../web/cli/watch-output.js';
import { root } from '../variants/variants.mjs';
import {
  addPgn,
  linesOf,
  playShards,
  readFolders,
  readPgn,
  seedRanges,
} from './self-play-shards.mjs';
import { help, readOptions } from './train-options.mjs';

/** @import { TrainOptions } from './train-options.mjs' */
/** @import { Shard } from './self-play-shards.mjs' */

/** Ends the run after the work in progress. */
class TrainError extends Error {}

const relative = (/** @type {string} */ file) => path.relative(process.cwd(), file) || '.';

/** Runs a command of the repository, whose output is progress. */
function run(/** @type {string} */ program, /** @type {string[]} */ words) {
  execFileSync(program, words, { cwd: root, stdio: ['ignore', 2, 2] });
}

/** Builds the programs that are needed, and returns their folder. */
function buildPrograms(/** @type {TrainOptions} */ { match }) {
  run('scripts/setup', [match > 0 ? 'play' : 'native']);
  const targets = ['kingcraft_self_play', 'kingcraft_train', ...(match > 0 ? ['kingcraft'] : [])];
  run('cmake', ['--preset', 'release']);
  run('cmake', ['--build', '--preset', 'release', '--target', ...targets]);
  return path.join(root, 'build/release');
}

/**
 * The paths of the programs.
 * @param {TrainOptions} options
 */
function findPrograms(options) {
  const folder = options.programs ?? buildPrograms(options);
  const [selfPlay, train, engine] = ['kingcraft_self_play', 'kingcraft_train', 'kingcraft'].map(
    (name) => path.join(folder, name),
  );
  for (const program of options.match > 0 ? [selfPlay, train, engine] : [selfPlay, train])
    if (!existsSync(program)) throw new UsageError(`--programs: there is no ${relative(program)}`);
  // It takes a while, and should not fail after the games.
  if (options.match > 0 && !existsSync(path.join(root, 'web/kingcraft/wasm/engine.wasm')))
    run('scripts/build', ['wasm']);
  return { selfPlay, train, engine };
}

const hashOf = (/** @type {string | Buffer} */ text) =>
  createHash('sha256').update(text).digest('hex');

/**
 * Waits for a child process.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} what it does
 * @returns {Promise<void>}
 */
function finished(child, what) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve();
      else reject(new TrainError(`${what} failed`));
    });
  });
}

/**
 * Writes text, or what a stream has, to a program.
 * @param {string} program
 * @param {string[]} words
 * @param {Readable} input
 * @param {string} what it does
 * @param {AbortSignal} signal
 */
async function feed(program, words, input, what, signal) {
  const child = spawn(program, words, { stdio: ['pipe', 'inherit', 'inherit'], signal });
  const ended = finished(child, what);
  const written = pipeline(input, child.stdin).catch((error) => {
    // A program that ends early has said why.
    if (['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(error.code)) return;
    child.kill();
    throw error;
  });
  for (const end of await Promise.allSettled([written, ended]))
    if (end.status === 'rejected') throw end.reason;
}

/**
 * Trains the new net, and returns the seconds that it took.
 * @param {TrainOptions} options
 * @param {string} program kingcraft_train
 * @param {Shard[]} shards
 * @param {string} file the new net
 * @param {AbortSignal} signal
 */
async function trainNet(options, program, shards, file, signal) {
  const { game, neurons, epochs, seed, beginning, folder } = options;
  const start = performance.now();
  // An order that does not follow the seeds, but is the same each time.
  const order = shards
    .map((shard) => ({ shard, key: hashOf(`${seed} ${path.relative(folder, shard.file)}`) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ shard }) => shard);
  const words = ['train', game, file, `${neurons}`, `${epochs}`, `${seed}`];
  if (beginning) words.push(beginning);
  await feed(program, words, Readable.from(linesOf(order)), 'the training', signal);
  return (performance.now() - start) / 1000;
}

/**
 * The result of the engine with the new net against the engine as it is.
 * @param {TrainOptions} options
 * @param {string} engine
 * @param {string} file the new net
 * @param {AbortSignal} signal
 * @returns {Promise<{ score: number, text: string }>} `score` from 0 to 1
 */
async function playMatch({ game, match, movetime, seed, jobs }, engine, file, signal) {
  const words = ['--variant', game, '--games', `${match}`, '--movetime', `${movetime}`];
  words.push('--seed', `${seed}`, '--concurrency', `${jobs}`, '--json');
  words.push('--option-a', `EvalFile=${file}`);
  const child = spawn(path.join(root, 'scripts/match/run'), [engine, engine, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  await finished(child, 'the match');
  const { wins, draws, losses, score, eloError } = JSON.parse(output).total;
  if (wins + draws + losses < match) throw new TrainError('the match was not finished');
  const error = eloError === null ? '' : `, Elo ± ${Math.round(eloError)}`;
  const text = `+${wins} =${draws} -${losses}, ${(100 * score).toFixed(1)} %${error}`;
  return { score, text };
}

/**
 * Adds lines to the description of a net.
 * @param {string} program kingcraft_train
 * @param {string} game
 * @param {string} file
 * @param {Record<string, string | number>} facts
 * @param {AbortSignal} signal
 */
function addFacts(program, game, file, facts, signal) {
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${value}\n`);
  return feed(
    program,
    ['describe', game, file],
    Readable.from([lines.join('')]),
    'the description of the net',
    signal,
  );
}

/** Puts the net where the engine is built with it. */
function install(/** @type {string} */ file, /** @type {string} */ out) {
  mkdirSync(path.dirname(out), { recursive: true });
  copyFileSync(file, `${out}.new`);
  renameSync(`${out}.new`, out);
  if (out.startsWith(path.join(root, 'engine/nets')))
    run(process.execPath, ['scripts/train/write-net-figures.mjs']);
}

/**
 * Plays, trains and tries; returns the last line that is printed.
 * @param {TrainOptions} options
 * @param {string} command as it was given
 * @param {AbortSignal} signal
 */
async function train(options, command, signal) {
  const { game, beginning, match, movetime, out } = options;
  const report = (/** @type {string} */ line) => console.log(`${game}: ${line}`);
  const programs = findPrograms(options);
  const { pgn, nodes } = options;
  const farm = pgn === null ? null : { game, pgn, ...(await readPgn(pgn)) };
  const source = (farm?.hash ?? hashOf(readFileSync(programs.selfPlay))).slice(0, 12);
  const folder = path.join(options.folder, `${source}-${nodes}`);
  report(`games at ${nodes} nodes a move, in ${relative(folder)}`);
  const parts = { program: programs.selfPlay, folder, report, signal };
  await (farm === null ? playShards(options, parts) : addPgn(farm, parts));
  if (options.epochs === 0) return 'the games were played; no net was trained';

  const played = readFolders(options.folder);
  const shards = played.flatMap((one) => one.shards);
  const games = shards.reduce((sum, shard) => sum + shard.games, 0);
  report(`training on ${games} games, from ${beginning ? relative(beginning) : 'random numbers'}`);
  const file = path.join(options.folder, `${game}.net`);
  const unfinished = `${file}.new`;
  try {
    const seconds = await trainNet(options, programs.train, shards, unfinished, signal);
    const facts = {
      games,
      'game seeds': played.map((one) => seedRanges(one.shards)).join('; '),
      nodes: [...new Set(played.map((one) => one.nodes))].sort((a, b) => a - b).join(', '),
      'begun with': beginning ? 'the net before it' : 'random numbers',
      command,
      time: `${Math.ceil(seconds)} s`,
      date: new Date().toISOString().slice(0, 10),
    };
    await addFacts(programs.train, game, unfinished, facts, signal);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  if (match === 0) {
    install(file, out);
    return `the new net was installed without a match as ${relative(out)}`;
  }
  report(`match of ${match} games, ${movetime} ms a move: the new net against the engine as it is`);
  const { score, text } = await playMatch(options, programs.engine, file, signal);
  await addFacts(programs.train, game, file, { match: `${text}, ${movetime} ms a move` }, signal);
  report(`match: ${text}`);
  if (score <= 0.5)
    return `the new net did not score above 50 %: nothing was installed, it stays in ${relative(file)}`;
  install(file, out);
  return `the new net was installed as ${relative(out)}`;
}

/** Ends the program, after a line that says why. */
function end(/** @type {string} */ text, /** @type {number} */ status) {
  console.error(`scripts/train/run: ${text}`);
  process.exitCode = status;
}

watchOutput('scripts/train/run');
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
const words = process.argv.slice(2);
try {
  const options = readOptions(words, root);
  if (options === null) console.log(help);
  else
    console.log(
      `${options.game}: ${await train(options, `scripts/train/run ${words.join(' ')}`, stop.signal)}`,
    );
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) end(text, 2);
  else if (stop.signal.aborted) end('stopped; the same command goes on from here', 130);
  else end(`${text}; nothing was installed`, 1);
}
