// The nets of the repository as a table of Markdown, from the descriptions in their files.

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { grouped, tableLines } from '../shared/page-part.mjs';
import { readNetDescription } from './net-description.mjs';

/** A heading, and the cell of a net below it. */
const columns = /** @type {[string, (facts: Map<string, string>) => string | undefined][]} */ ([
  ['game', (facts) => `\`${facts.get('game')}\``],
  ['neurons', (facts) => facts.get('neurons')],
  ['positions', (facts) => facts.has('positions') && grouped(Number(facts.get('positions')))],
  ['loss (of material alone)', (facts) => facts.get('loss')?.replace('of material ', '')],
  ['match', (facts) => facts.get('match')],
  ['date', (facts) => facts.get('date')],
]);

/**
 * The table of the nets in a folder.
 * @param {string} folder
 */
export function netTable(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.net'));
  if (files.length === 0) return 'No game has a net yet.\n\n';
  const rows = files.sort().map((name) => {
    const facts = readNetDescription(path.join(folder, name));
    return columns.map(([, cell]) => cell(facts) || '–');
  });
  const headings = columns.map(([heading]) => heading);
  return [...tableLines(headings, rows, headings.length), '', ''].join('\n');
}
