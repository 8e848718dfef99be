// Reports the branches that tests take: node scripts/checks/coverage-report.mjs cpp TEXT | javascript FOLDER
// TEXT is what llvm-cov printed, FOLDER has what V8 wrote. See scripts/checks/coverage.

import { createReadStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { filesBelow } from '../shared/files-below.mjs';
import { readVariants, root } from '../variants/variants.mjs';
import { javascriptBranches } from './javascript-branches.mjs';
import { nativeBranches } from './native-branches.mjs';

/**
 * @typedef {{ line: number, column: number, direction: string, taken: boolean }} Branch
 * @typedef {object} CoveredFile
 * @property {string} file from the root on
 * @property {Branch[]} branches each direction of each choice
 * @property {number} lines with code
 * @property {number} run lines of these that were run
 */

const games = (await readVariants()).map(({ id }) => id);

/** The parts of each language, with the least percentage of branches that tests must take; 0 only shows a part. */
const parts = {
  cpp: {
    'engine/rules': 95,
    'engine/notation': 95,
    'engine/game': 95,
    'engine/endgame': 95,
    ...Object.fromEntries(games.map((id) => [`engine/variants/${id}`, 95])),
    'engine/base': 0,
    'engine/board': 0,
    'engine/search': 0,
    'engine/english': 0,
    'engine/uci': 0,
  },
  javascript: {
    'web/kingcraft': 95,
    'web/worker': 95,
    'web/cli': 0,
    'web/game': 0,
    'web/friend': 0,
  },
};

const percent = (/** @type {number} */ some, /** @type {number} */ all) =>
  all === 0 ? 0 : (100 * some) / all;

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, one) => total + one, 0);

/** The lines of a file on which a direction was not taken, as `file:line:column direction: code`. */
function missedIn(/** @type {CoveredFile} */ { file, branches }) {
  const code = readFileSync(path.join(root, file), 'utf8').split('\n');
  return branches
    .filter(({ taken }) => !taken)
    .map(
      (one) => `${file}:${one.line}:${one.column} ${one.direction}: ${code[one.line - 1].trim()}`,
    );
}

/** Prints a row for each part and returns those that miss their goal. */
function report(/** @type {Record<string, number>} */ goals, /** @type {CoveredFile[]} */ files) {
  console.log('| part | lines | branches | percent |\n| --- | ---: | ---: | ---: |');
  return Object.entries(goals).filter(([part, goal]) => {
    const own = files.filter(({ file }) => file.startsWith(`${part}/`));
    const all = own.flatMap(({ branches }) => branches);
    const taken = all.filter((branch) => branch.taken).length;
    const [lines, run] = [sum(own.map((file) => file.lines)), sum(own.map((file) => file.run))];
    const share = percent(taken, all.length);
    console.log(
      `| \`${part}\` | ${percent(run, lines).toFixed(1)} % | ${taken} of ${all.length} | ${share.toFixed(1)} % |`,
    );
    return share < goal;
  });
}

const readers = {
  async cpp(/** @type {string} */ text) {
    const lines = [];
    for await (const line of createInterface({ input: createReadStream(text) })) lines.push(line);
    return nativeBranches(lines).map((one) => ({ ...one, file: path.relative(root, one.file) }));
  },
  async javascript(/** @type {string} */ folder) {
    const files = Object.keys(parts.javascript).flatMap((part) =>
      filesBelow(path.join(root, part)).map((file) => `${part}/${file}`),
    );
    // Emscripten's output is no code of ours.
    const own = files.filter((file) => file.endsWith('.js') && !file.includes('/wasm/'));
    return javascriptBranches(root, own, folder);
  },
};

const [language, source] = /** @type {['cpp' | 'javascript', string]} */ (process.argv.slice(2));
const files = await readers[language](source);
const low = report(parts[language], files);
const list = path.join(root, 'build/coverage', `missed-${language}.txt`);
mkdirSync(path.dirname(list), { recursive: true });
writeFileSync(list, `${files.flatMap(missedIn).join('\n')}\n`);
console.log(`\nBranches that no test takes: ${path.relative(root, list)}`);
for (const [part, goal] of low) console.error(`${part} is below its goal of ${goal} %`);
process.exitCode = low.length > 0 ? 1 : 0;
