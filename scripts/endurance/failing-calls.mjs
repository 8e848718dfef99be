// The native program while one of its calls to the system fails, or all from one on: it says what is wrong and ends,
// and what it said before is right. tests/cpp/tools/failing_calls.cpp lets them fail.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const inProject = (/** @type {string} */ file) =>
  fileURLToPath(new URL(`../../${file}`, import.meta.url));
const PROGRAM = inProject('build/release/kingcraft');
const FAILING_CALLS = inProject('tests/cpp/tools/failing_calls.cpp');

const { EIO, ENOSPC, ENOMEM } = constants.errno;

/**
 * What fails: which calls, with which error, and whether all later ones fail too.
 * @typedef {{ calls: string, error: number, goesOn?: boolean }} Failure
 */

/** @type {Failure[]} */
export const failures = [
  { calls: 'allocate', error: ENOMEM },
  { calls: 'open', error: EIO },
  { calls: 'read', error: EIO },
  { calls: 'write', error: EIO },
  { calls: 'write', error: ENOSPC, goesOn: true },
  { calls: 'sync', error: EIO },
  { calls: 'sync', error: ENOSPC, goesOn: true },
  { calls: 'rename', error: ENOSPC },
  { calls: 'open,read,write,sync,rename', error: EIO, goesOn: true },
];

const SESSION = [
  'uci',
  'isready',
  'setoption name UCI_Variant value tax',
  'position startpos moves e2e4 e7e5',
  'go depth 2',
  'd',
  'position fen 8/8 w',
  'isready',
];

/**
 * A use of the program; `folder` has a table of a king and a queen where `isBuilt`.
 * @typedef {{ name: string, words(folder: string): string[], lines?: string[], isBuilt?: boolean }} Use
 */

/** @type {Use[]} */
export const uses = [
  { name: 'a session', words: () => [], lines: SESSION },
  {
    name: 'tables build',
    words: (folder) => ['tables', 'build', 'chess', 'KQvK', '--dir', folder],
  },
  {
    name: 'tables verify',
    words: (folder) => ['tables', 'verify', 'chess', 'KQvK', '--dir', folder],
    isBuilt: true,
  },
  {
    name: 'tables in a session',
    words: () => [],
    lines: [
      'setoption name TablePath value FOLDER',
      'position fen 4k3/8/8/8/8/8/8/3QK3 w - - 0 1',
      'go depth 1',
    ],
    isBuilt: true,
  },
];

const build = (/** @type {string} */ folder) =>
  spawnSync(PROGRAM, ['tables', 'build', 'chess', 'KQvK', '--dir', folder]);

/** The lines in one order, without what differs from run to run: times, and what depends on them. */
const steady = (/** @type {string} */ text) =>
  text
    .replaceAll(/\b(?:nps|time|hashfull) \d+|\d+\.\d s|\d+ bytes/g, '')
    .split('\n')
    .sort()
    .join('\n');

/** Compiled once, as a library that is loaded before a program. @type {string | undefined} */
let library;

/** The library that lets calls fail. It is removed at the end of this process. */
function failingCalls() {
  if (library) return library;
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-calls-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const words = ['-std=c++20', '-O1', '-shared', '-fPIC', '-Wall', '-Wextra', '-Werror'];
  const file = path.join(folder, 'failing_calls.so');
  execFileSync('c++', [...words, FAILING_CALLS, '-o', file, '-ldl'], { stdio: 'inherit' });
  library = file;
  return file;
}

/**
 * Runs a use with every so-manieth call failing, from the first until none is left to fail.
 * @param {Use} use
 * @param {Failure} failure
 * @param {number} step
 * @returns {{ runs: number, faults: string[] }} faults say what went wrong, and where
 */
export function failCalls(use, { calls, error, goesOn = false }, step) {
  const home = mkdtempSync(path.join(tmpdir(), 'kingcraft-calls-'));
  const folder = path.join(home, 'tables');
  const note = path.join(home, 'note');
  if (use.isBuilt) build(folder);
  const run = (/** @type {Record<string, string>} */ environment) => {
    rmSync(note, { force: true });
    if (!use.isBuilt) rmSync(folder, { recursive: true, force: true });
    return spawnSync(PROGRAM, use.words(folder), {
      input: (use.lines ?? []).map((line) => `${line.replace('FOLDER', folder)}\n`).join(''),
      encoding: 'utf8',
      env: { ...process.env, ...environment },
      timeout: 60_000,
    });
  };
  /** @type {string[]} */
  const faults = [];
  let runs = 0;
  try {
    const whole = steady(run({}).stdout);
    for (let at = 1; ; at += step) {
      const { status, signal, stdout, stderr } = run({
        LD_PRELOAD: failingCalls(),
        FAIL_CALLS: calls,
        FAIL_AT: String(at),
        FAIL_ON: goesOn ? '1' : '0',
        FAIL_ERROR: String(error),
        FAIL_NOTE: note,
      });
      if (!existsSync(note)) break;
      runs += 1;
      const what = faultOf({ status, signal, stdout: steady(stdout), stderr }, whole, calls);
      const left = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
      const unfinished = left.find((name) => name.endsWith('.unfinished'));
      if (what) faults.push(`${use.name}: ${calls} ${at}: ${what}`);
      // Who cannot write at all may not be able to remove either, which no call of these does.
      if (unfinished && calls !== 'allocate')
        faults.push(`${use.name}: ${calls} ${at}: ${unfinished} is left`);
    }
  } finally {
    rmSync(home, { recursive: true });
  }
  return { runs, faults };
}

/**
 * @param {{ status: number | null, signal: string | null, stdout: string, stderr: string }} end of a run
 * @param {string} whole the output of a run in which nothing fails
 * @param {string} calls that failed
 */
function faultOf({ status, signal, stdout, stderr }, whole, calls) {
  if (signal) return `ended by ${signal}`;
  const isSaid = /^kingcraft: .+\.$/m.test(stderr) || /^info string .+\.$/m.test(stdout);
  if (/damaged|cut off/.test(stderr + stdout) && calls !== 'write')
    return `the file is blamed: ${stderr}`;
  if (status === 0) return stdout === whole || isSaid ? null : `another output: ${stdout}`;
  return isSaid ? null : `status ${status} without a reason: ${stderr}`;
}

/**
 * All failures of all uses, each call in turn.
 * @param {number} share of the calls
 */
export function endureFailingCalls(share) {
  const step = Math.max(1, Math.round(1 / share));
  let all = 0;
  /** @type {string[]} */
  const faults = [];
  for (const use of uses)
    for (const failure of failures) {
      const found = failCalls(use, failure, step);
      all += found.runs;
      faults.push(...found.faults);
    }
  console.log(`failing calls: ${all} runs, ${faults.length} faults`);
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}
