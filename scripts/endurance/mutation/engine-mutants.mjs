// Mutants of the engine: builds one program of the tests with all of them, which runs once for each.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files-below.mjs';
import { findMutants, writeMutants } from './mutate-cpp.mjs';

/** @import { Mutant, TestFile } from './run-mutants.mjs' */

const root = path.join(import.meta.dirname, '../../..');
const mutated = /^engine\/(rules|notation|game|variants)\/.*(?<!bench)\.[hc]pp$/;
const testFolders = ['board', 'rules', 'variants', 'notation', 'game'];
const linked = [
  'CMakeLists.txt',
  'CMakePresets.json',
  'cmake',
  'tests',
  'web',
  'bindings',
  'examples',
];
// A mutant may ask for any amount of memory.
const withLimits = ['bash', '-c', 'ulimit -v 4000000 -c 0; exec "$@"', 'bash'];

/** @type {(text: string, index: number) => number} */
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/**
 * Copies the engine, with all mutants but those of the lines in `refused`.
 * @param {string} tree
 * @param {Set<string>} refused
 */
function writeEngine(tree, refused) {
  /** @type {Mutant[]} */
  const mutants = [];
  let count = 0;
  for (const name of filesBelow(path.join(root, 'engine'))) {
    const place = `engine/${name}`;
    const copy = path.join(tree, place);
    mkdirSync(path.dirname(copy), { recursive: true });
    if (!mutated.test(place)) {
      cpSync(path.join(root, place), copy, { preserveTimestamps: true });
      continue;
    }
    const source = readFileSync(path.join(root, place), 'utf8');
    const lines = source.split('\n');
    // A refused mutant keeps its number: other files need not be compiled again.
    const found = findMutants(source)
      .map((mutant) => ({ ...mutant, number: count++, line: lineAt(source, mutant.start) }))
      .filter(({ line }) => !refused.has(`${place}:${line}`));
    const text = writeMutants(source, found);
    if (!existsSync(copy) || readFileSync(copy, 'utf8') !== text) writeFileSync(copy, text);
    for (const { number, line, from, to } of found)
      mutants.push({ number, file: place, line, text: lines[line - 1].trim(), from, to });
  }
  return mutants;
}

/**
 * @param {string} folder
 * @returns {{ mutants: Mutant[], tests: TestFile[] }}
 */
export function prepareEngine(folder) {
  const tree = path.join(folder, 'tree');
  const build = path.join(folder, 'release');
  mkdirSync(tree, { recursive: true });
  for (const name of linked)
    if (!existsSync(path.join(tree, name)))
      symlinkSync(path.join(root, name), path.join(tree, name));
  const flags = `-std=c++20 -w -Wno-narrowing -include ${path.join(import.meta.dirname, 'mutants.hpp')}`;
  const options = [
    '-DCMAKE_BUILD_TYPE=Release',
    '-DCMAKE_CXX_FLAGS_RELEASE=-O1',
    `-DCMAKE_CXX_FLAGS=${flags}`,
    `-DKINGCRAFT_TEST_FOLDERS=${testFolders.join(';')}`,
  ];
  const cmake = (/** @type {string[]} */ ...words) =>
    spawnSync('cmake', words, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  /** @type {Set<string>} */
  const refused = new Set();
  for (;;) {
    const mutants = writeEngine(tree, refused);
    const configured = cmake('-S', tree, '-B', build, '-G', 'Ninja', ...options);
    if (configured.status !== 0) throw new Error(configured.stderr);
    const built = cmake(
      '--build',
      build,
      '--target',
      'kingcraft_tests',
      '--',
      '-k',
      '0',
      '-j',
      '2',
    );
    if (built.status === 0) {
      console.log(`${mutants.length} mutants; ${refused.size} lines do not compile with theirs`);
      return { mutants, tests: testsOf(build) };
    }
    const before = refused.size;
    for (const [, file, line] of built.stdout.matchAll(
      /(engine\/[\w/.]+):(\d+):\d+: +(?:error|required)/g,
    ))
      if (mutants.some((one) => one.file === file && one.line === Number(line)))
        refused.add(`${file}:${line}`);
    if (refused.size === before) throw new Error(built.stdout.slice(-5000));
  }
}

/** @param {string} build */
function testsOf(build) {
  const program = path.join(build, 'kingcraft_tests');
  return testFolders.flatMap((folder) => {
    const place = path.join(root, 'tests/cpp', folder);
    return filesBelow(place)
      .filter((file) => /^\w*TEST_CASE\(/m.test(readFileSync(path.join(place, file), 'utf8')))
      .map((file) => {
        const tag = `[#${path.basename(file, '.cpp')}]`;
        return {
          name: `${folder}/${file}`,
          command: [...withLimits, program, '--filenames-as-tags', '--abort', tag],
        };
      });
  });
}
