// Refuses long sentences and phrases that no native speaker writes, and folders with too many words:
// node scripts/checks/check-prose.mjs [PAGE...]
// Prints a line for each fault and exits with 1 when there is one. Without a page it reads those that prose-rules.mjs
// names, and counts the words of the folders.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { proseFaults } from './prose-faults.mjs';
import { checkedPages, folderWords } from './prose-rules.mjs';

const named = process.argv.slice(2);

/** The pages of the project that match; a star is no folder. */
function pagesOf(/** @type {string[]} */ ...patterns) {
  const places = patterns.map((pattern) => `:(glob)${pattern}`);
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...places];
  return execFileSync('git', words, { encoding: 'utf8' }).split('\0').filter(Boolean);
}

const read = (/** @type {string} */ page) => readFileSync(page, 'utf8');

/** A line where the pages of a folder have more words than they may have. */
function folderFaults(/** @type {[string, number]} */ [folder, limit]) {
  const texts = pagesOf(`${folder}/*.md`).map(read);
  const words = texts.reduce((sum, text) => sum + (text.match(/\S+/g) ?? []).length, 0);
  return words > limit ? [`${folder}: ${words} words, more than ${limit}`] : [];
}

const pages = named.length > 0 ? named : pagesOf(...checkedPages);
const faults = [
  ...pages.flatMap((page) => proseFaults(page, read(page))),
  ...(named.length > 0 ? [] : Object.entries(folderWords).flatMap(folderFaults)),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
