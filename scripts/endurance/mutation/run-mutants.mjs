// Runs the tests once for each mutant, until one fails: what both parts of scripts/endurance/mutants share.

import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '../../match/random.mjs';

/** @typedef {{ number: number, file: string, line: number, text: string, from: string, to: string }} Mutant */

/** @typedef {{ name: string, command: string[] }} TestFile */

// The mutants that no test needs to kill, each with the reason: the code that they change does the same.
const survivors = new URL('survivors.jsonl', import.meta.url);
const known = readFileSync(survivors, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((row) => JSON.parse(row));

/** @type {(mutant: Mutant) => boolean} */
const isKnown = ({ file, text, from, to }) =>
  known.some((one) => one.file === file && one.text === text && one.from === from && one.to === to);

/**
 * A random share of these mutants in a random order: a run that was stopped is a sample too.
 * @param {Mutant[]} mutants
 * @param {{ share: number, seed: string, files: string[] }} options `files` are parts of paths; without any, all
 */
function sample(mutants, { share, seed, files }) {
  const chosen = mutants.filter(
    ({ file }) => !files.length || files.some((part) => file.includes(part)),
  );
  const random = createRandom(seed);
  for (let last = chosen.length - 1; last > 0; --last) {
    const other = random(last + 1);
    [chosen[last], chosen[other]] = [chosen[other], chosen[last]];
  }
  return chosen.slice(0, Math.ceil(chosen.length * share));
}

/**
 * Runs a test file. A mutant that never ends is killed, and fails.
 * @param {string[]} command
 * @param {Record<string, string>} environment
 * @param {number} limit in milliseconds
 * @returns {Promise<{ passed: boolean, time: number }>}
 */
function run([program, ...words], environment, limit) {
  return new Promise((resolve) => {
    const start = performance.now();
    const env = { ...process.env, ...environment };
    const child = spawn(program, words, { env, stdio: 'ignore', detached: true });
    const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), limit);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ passed: status === 0, time: performance.now() - start });
    });
  });
}

/**
 * The test files that pass, the fastest first, with how long each takes and the mutants that it reaches.
 * @param {TestFile[]} tests
 * @param {string} folder
 */
async function measure(tests, folder) {
  const file = path.join(folder, 'reached');
  const measured = [];
  for (const { name, command } of tests) {
    writeFileSync(file, '');
    const { passed, time } = await run(command, { KINGCRAFT_REACHED: file }, 300_000);
    const reached = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number));
    console.log(
      `${name}: ${passed ? `${Math.round(time)} ms, ${reached.size} mutants reached` : 'fails without a mutant'}`,
    );
    if (passed) measured.push({ name, command, time, reached });
  }
  rmSync(file);
  return measured.sort((a, b) => a.time - b.time);
}

/**
 * Writes what became of each mutant to results.jsonl, and prints the figures of each file and the survivors.
 * @param {Mutant[]} mutants
 * @param {TestFile[]} tests
 * @param {{ folder: string, share: number, seed: string, files: string[] }} options
 * @returns {Promise<boolean>} whether a test killed each mutant that a test reached, except the known ones
 */
export async function runMutants(mutants, tests, options) {
  const measured = await measure(tests, options.folder);
  const queue = sample(mutants, options);
  const log = path.join(options.folder, 'results.jsonl');
  rmSync(log, { force: true });
  /** @type {(Mutant & { result: string })[]} */
  const results = [];
  const work = async () => {
    for (let mutant = queue.pop(); mutant; mutant = queue.pop()) {
      let result = 'not reached';
      for (const { name, command, time, reached } of measured) {
        if (!reached.has(mutant.number)) continue;
        const active = { KINGCRAFT_MUTANT: String(mutant.number) };
        const { passed } = await run(command, active, 5000 + 10 * time);
        result = passed ? 'survived' : `killed by ${name}`;
        if (!passed) break;
      }
      if (result === 'survived' && isKnown(mutant)) result = 'known';
      results.push({ ...mutant, result });
      appendFileSync(log, `${JSON.stringify(results.at(-1))}\n`);
    }
  };
  await Promise.all([work(), work()]);
  return report(results);
}

/** @param {(Mutant & { result: string })[]} results */
function report(results) {
  const count = (/** @type {string} */ file, /** @type {string} */ start) =>
    results.filter((one) => one.file === file && one.result.startsWith(start)).length;
  for (const file of [...new Set(results.map((one) => one.file))].sort()) {
    const counts = ['killed', 'known', 'survived', 'not reached'].map(
      (start) => `${count(file, start)} ${start}`,
    );
    console.log(`${file}: ${counts.join(', ')}`);
  }
  const survived = results.filter(({ result }) => result === 'survived');
  for (const { file, line, from, to } of survived)
    console.log(`survived: ${file}:${line}: ${from} -> ${to}`);
  return survived.length === 0;
}
