// The native program for long: sessions of UCI that stop, quit and go on at any moment, tables whose making is killed,
// a full disk, and the rules in random games.

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { createRandom } from '../match/random.mjs';
import { filesBelow } from '../shared/files-below.mjs';

export const PROGRAM = 'build/release/kingcraft';
const CHECK_LEGALITY = 'build/release/kingcraft_check_legality';
/** A program that says nothing for so many milliseconds has failed. */
const PATIENCE = 20_000;
/** So many sessions run at once. */
const AT_ONCE = 8;

/**
 * @typedef {(end: number) => number} Random whole numbers from 0 on, below `end`
 * @typedef {object} SessionPlan
 * @property {string} file of the program
 * @property {[string, string | number][]} options that are set first
 * @property {typeof LINES} lines that may be sent
 */

const pause = (/** @type {number} */ milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The lines that may be sent to a program. @type {((random: Random) => string)[]} */
export const LINES = [
  () => 'go infinite',
  (random) => `go movetime ${random(30)}`,
  (random) => `go depth ${1 + random(6)}`,
  (random) => `go wtime ${random(500)} btime ${random(500)} winc ${random(5)}`,
  () => 'go nodes 1000',
  () => 'go ponder',
  () => 'ponderhit',
  () => 'stop',
  () => 'stop',
  () => 'position startpos',
  () => 'position startpos moves e2e4',
  () => 'position startpos moves e2e5',
  () => 'position fen nonsense',
  () => 'ucinewgame',
  () => 'isready',
  (random) => `setoption name Hash value ${1 + random(16)}`,
  (random) => `setoption name Threads value ${1 + random(2)}`,
  (random) => `setoption name MultiPV value ${1 + random(3)}`,
  () => 'nonsense',
];

/**
 * One session: what was asked for is answered, a search by a move, and the program ends in order. Says what is wrong,
 * or nothing.
 * @param {string} variant
 * @param {Random} random
 * @param {Partial<SessionPlan>} [plan]
 */
export async function talk(variant, random, { file = PROGRAM, options = [], lines = LINES } = {}) {
  const program = spawn(file);
  /** @type {string[]} */
  const heard = [];
  /** @type {string[]} */
  const said = [];
  createInterface(program.stdout).on('line', (line) => heard.push(line));
  let complaints = '';
  program.stderr.on('data', (text) => {
    complaints += text;
  });
  program.stdin.on('error', () => {});
  const ended = once(program, 'close');
  const say = (/** @type {string} */ line) => {
    said.push(line);
    program.stdin.write(`${line}\n`);
  };
  const count = (/** @type {string} */ word) =>
    heard.filter((line) => line.split(' ')[0] === word).length;
  say('uci');
  say(`setoption name UCI_Variant value ${variant}`);
  for (const [name, value] of options) say(`setoption name ${name} value ${value}`);
  const length = random(12);
  for (let each = 0; each < length; each += 1) {
    say(lines[random(lines.length)](random));
    if (random(2) === 0) await pause(random(20));
  }
  const isCut = random(3) === 0;
  if (!isCut) {
    say('stop');
    say('isready');
    const asked = said.filter((line) => line === 'isready').length;
    for (let waited = 0; count('readyok') < asked && waited < PATIENCE; waited += 5) await pause(5);
  }
  if (random(2) === 0) say('quit');
  else program.stdin.end();
  const timer = setTimeout(() => program.kill('SIGKILL'), PATIENCE);
  const [code, signal] = await ended;
  clearTimeout(timer);
  const searches = said.filter((line) => line.startsWith('go')).length;
  const answers = count('bestmove');
  const isAnswered = isCut || answers === searches;
  if (code === 0 && isAnswered && complaints === '') return null;
  return `${variant}: ended with ${code ?? signal}, ${answers} of ${searches} searches answered, ${complaints}\n  ${said.join('\n  ')}`;
}

/** @param {string[]} variants @param {number} sessions of each game */
export async function endureSessions(variants, sessions) {
  const random = createRandom('native');
  const faults = [];
  for (const variant of variants) {
    for (let done = 0; done < sessions; done += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, sessions - done) }, () =>
        talk(variant, createRandom(String(random(2 ** 31)))),
      );
      faults.push(...(await Promise.all(some)).filter((fault) => fault !== null));
    }
    console.log(`${variant}: ${sessions} sessions, ${faults.length} faults so far`);
  }
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

/** Where a table says how long it took to make, and its checksum: from a byte up to, but not with, another one. */
const TIMED = [
  [24, 32],
  [128, 136],
];

/** The names of the tables in a folder with the hashes of what they say. @param {string} folder */
const contentsOf = (folder) =>
  filesBelow(folder).map((name) => {
    const bytes = gunzipSync(readFileSync(path.join(folder, name)));
    for (const [from, to] of TIMED) bytes.fill(0, from, to);
    return `${name} ${createHash('sha256').update(bytes).digest('hex')}`;
  });

/**
 * Tables that are killed while they are made, at so many moments, and then made to the end: they have the bytes of
 * those that were not.
 * @param {number} kills
 */
export async function endureKills(kills) {
  const random = createRandom('tables');
  const folders = ['whole', 'killed'].map((name) =>
    mkdtempSync(path.join(tmpdir(), `kingcraft-${name}-`)),
  );
  const [whole, killed] = folders;
  const words = (/** @type {string} */ folder) => [
    'tables',
    'build',
    'chess',
    '3',
    '--dir',
    folder,
  ];
  try {
    const start = Date.now();
    execFileSync(PROGRAM, words(whole), { stdio: 'ignore' });
    const time = Date.now() - start;
    let inTime = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const program = spawn(PROGRAM, words(killed), { stdio: 'ignore' });
      const timer = setTimeout(
        () => program.kill('SIGKILL'),
        random(Math.max(10, Math.round(time / 8))),
      );
      const [, signal] = await once(program, 'close');
      clearTimeout(timer);
      if (signal === 'SIGKILL') inTime += 1;
    }
    execFileSync(PROGRAM, words(killed), { stdio: 'ignore' });
    const isSame = contentsOf(whole).join() === contentsOf(killed).join();
    console.log(
      `tables: killed ${inTime} times of ${kills}, ${contentsOf(whole).length} files, ${isSame ? 'equal' : 'other'} bytes in the end`,
    );
    return isSame && inTime > 0;
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}

/**
 * How the folder $1 is made one without space and then with it: its own disk, or where none may be mounted a limit
 * of the size of files.
 */
const fullDisks = [
  {
    name: 'a disk of 64 KiB',
    isolated: ['unshare', '--map-root-user', '--mount'],
    fill: 'mount -t tmpfs -o size=64k tmpfs "$1"',
    free: 'mount -o remount,size=1g "$1"',
  },
  {
    name: 'files of at most 4 KiB',
    isolated: [],
    fill: "trap '' XFSZ; ulimit -S -f 4",
    free: 'ulimit -S -f unlimited',
  },
];

/**
 * A disk without space: the program says so, leaves no table behind that is not whole, and goes on when there is space.
 */
export async function endureFullDisk() {
  const mayMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0;
  const { name, isolated, fill, free } = fullDisks[mayMount ? 0 : 1];
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-full-'));
  const tables = `${PROGRAM} tables`;
  const script = `set -e
    ${fill}
    ${tables} build chess 3 --dir "$1" >/dev/null && exit 3 || [ $? -eq 1 ]
    ${tables} verify chess 3 --dir "$1" >/dev/null 2>&1 && exit 4
    ${free}
    ${tables} build chess 3 --dir "$1" >/dev/null
    ${tables} verify chess 3 --dir "$1" >/dev/null`;
  try {
    const [program, ...words] = [...isolated, 'bash', '-c', script, 'bash', folder];
    const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' });
    const said = stderr.split('\n').filter((line) => line.startsWith('kingcraft:'));
    console.log(`full disk (${name}): ended with ${status}: ${said.join(' ')}`);
    return status === 0 && said.length === 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Random games of each variant, whose legal moves are held against the plain definition of legality.
 * @param {string[]} variants
 * @param {number} moves of each variant
 */
export function endureLegality(variants, moves) {
  const found = variants.map((variant) => {
    const { status, stdout } = spawnSync(CHECK_LEGALITY, [variant, String(moves)], {
      encoding: 'utf8',
    });
    process.stdout.write(stdout);
    return status === 0;
  });
  return found.every(Boolean);
}
