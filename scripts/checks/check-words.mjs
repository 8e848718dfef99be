// Refuses words that readers have to learn first, in names, comments and file names, and comments that are too wide:
// node scripts/checks/check-words.mjs [PATH...]
// Prints a line for each and exits with 1 when there is one. Without a path it reads all files of the project.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { wideComments } from './comment-width.mjs';
import { allowedWords } from './plain-words.mjs';
import { wordFaults } from './word-faults.mjs';

const paths = process.argv.slice(2);
const places = paths.length > 0 ? paths : ['.'];
const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...places];
const files = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 2 ** 24 }).split('\0');

/** The entries of the allow-list that no file needs; they are faults too, where all files are read. */
const unused = new Set(paths.length > 0 ? [] : allowedWords);
let count = 0;
for (const file of files.filter((name) => name !== '' && existsSync(name))) {
  const text = readFileSync(file, 'utf8');
  const { faults, used } = wordFaults(file, text);
  for (const entry of used) unused.delete(entry);
  const all = [...faults, ...wideComments(file, text)];
  for (const fault of all) console.error(fault);
  count += all.length;
}
for (const { file, words } of unused)
  console.error(`scripts/checks/plain-words.mjs: nobody needs '${words.join("', '")}' for ${file}`);
process.exitCode = count + unused.size > 0 ? 1 : 0;
