// Mutants of the package and of the match: Stryker's instrumenter writes all of them into a copy of the modules.

import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../../shared/files-below.mjs';

/** @import { Mutant, TestFile } from './run-mutants.mjs' */

/** @typedef {{ line: number, column: number }} Position */

/**
 * A mutant as Stryker describes it.
 * @typedef {{ id: string, fileName: string, location: { start: Position, end: Position }, replacement: string,
 *   status?: string }} Found
 */

// Not in the lock file of the repository, so the compiler of the types does not find them.
const stryker = '@stryker-mutator';
const injector = 'typed-inject';

const root = path.join(import.meta.dirname, '../../..');
// No generated modules, and no texts.
const mutated = /^web\/(kingcraft\/(?!own-|wasm\/|.*messages\.en).*|game\/match)\.js$/;
const copied = [
  'web',
  'tests',
  'scripts',
  'engine',
  'docs',
  'examples',
  'package.json',
  'README.md',
];
// Tests import packages, and ask the native program for tables.
const linked = ['node_modules', 'build'];
const tested =
  /^(package\/|element\/(board|puzzle)-match|page\/(play\/|study\/study-pgn)).*\.test\.js$/;
// They start other programs, pack the package, or play for a long time: slow, and other tests say more about a module.
const leftOut =
  /\/(bench|chess-js|command|conformance|docs|edge|engine|examples|fixtures|memory|pack|perft|process|published|types|uci)\b/;

/**
 * @param {string} folder
 * @returns {Promise<{ mutants: Mutant[], tests: TestFile[] }>}
 */
export async function prepareJavaScript(folder) {
  const { createInstrumenter } = await import(`${stryker}/instrumenter`);
  const { createInjector } = await import(injector);
  const tree = path.join(folder, 'tree');
  mkdirSync(tree, { recursive: true });
  const isNeeded = (/** @type {string} */ file) => path.basename(file) !== 'node_modules';
  for (const name of copied)
    cpSync(path.join(root, name), path.join(tree, name), { recursive: true, filter: isNeeded });
  for (const name of linked) {
    const link = path.join(tree, name);
    if (!existsSync(link)) symlinkSync(path.join(root, name), link);
  }

  const names = filesBelow(path.join(root, 'web'))
    .map((name) => `web/${name}`)
    .filter((name) => mutated.test(name));
  const sources = new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
  const isTried = (/** @type {Found} */ { status }) => status !== 'Ignored';
  const silent = () => {};
  const logger = {
    isDebugEnabled: () => false,
    debug: silent,
    info: silent,
    warn: silent,
    error: silent,
  };
  const instrumenter = createInstrumenter(createInjector().provideValue('logger', logger));
  /** @type {{ files: { name: string, content: string }[], mutants: Found[] }} */
  const { files, mutants } = await instrumenter.instrument(
    [...sources].map(([name, content]) => ({ name, mutate: true, content })),
    // A mutant of a text says nothing about the code.
    { plugins: null, ignorers: [], excludedMutations: ['StringLiteral'] },
  );
  for (const { name, content } of files) writeFileSync(path.join(tree, name), content);
  const cover = pathToFileURL(path.join(import.meta.dirname, 'record-mutants.mjs')).href;
  const folderOfTests = path.join(tree, 'tests/js');
  return {
    mutants: mutants
      .filter(isTried)
      .map(({ id, fileName, location: { start, end }, replacement }) => {
        const lines = (sources.get(fileName) ?? '').split('\n');
        const from = lines.slice(start.line, end.line + 1).join('\n');
        const rest = lines[end.line].length - end.column;
        return {
          number: Number(id),
          file: fileName,
          line: start.line + 1,
          text: lines[start.line].trim(),
          from: from.slice(start.column, from.length - rest).replace(/\s+/g, ' '),
          to: replacement.replace(/\s+/g, ' '),
        };
      }),
    tests: filesBelow(folderOfTests)
      .filter((name) => tested.test(name) && !leftOut.test(name))
      .map((name) => ({
        name,
        command: [process.execPath, '--import', cover, path.join(folderOfTests, name)],
      })),
  };
}
