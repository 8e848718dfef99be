// The guide to a new variant holds: its program compiles and prints what it says, and the facts and hooks that it names are there.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readBlocks } from '../package/doc-blocks.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = 'docs/add-a-variant.md';
const blocks = readBlocks(guide);

test('the new game can be tried alone', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'add-a-variant-'));
  t.after(() => rmSync(folder, { recursive: true }));
  symlinkSync(path.join(root, 'engine'), path.join(folder, 'engine'));
  for (const { language, name, text } of blocks)
    if (language === 'cpp') writeFileSync(path.join(folder, name), text);
  const output = blocks.findIndex(({ language }) => language === 'text');
  const command = ['-euc', blocks[output - 1].text];
  const printed = execFileSync('bash', command, { cwd: folder, encoding: 'utf8' });
  assert.equal(printed, blocks[output].text);
});

test('the table has the facts and hooks of the Variant concept, which chess has', () => {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const chess = read('engine/variants/chess/rules.hpp');
  const text = read(guide);
  const [table] = /^\| what the rules say [\s\S]*?\n\n/m.exec(text);
  const names = [...table.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  for (const name of names) assert.match(chess, new RegExp(`\\b${name}\\b`));
  const concept = read('engine/rules/variant.hpp').matchAll(/\bV::(\w+)/g);
  assert.deepEqual(new Set(names), new Set(Array.from(concept, ([, name]) => name)));
});
