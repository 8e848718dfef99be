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

test('every fact and hook of the table is one that chess has', () => {
  const chess = readFileSync(path.join(root, 'engine/variants/chess/rules.hpp'), 'utf8');
  const text = readFileSync(path.join(root, guide), 'utf8');
  const [table] = /^\| what the rules say [\s\S]*?\n\n/m.exec(text);
  const names = [...table.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  assert.ok(names.length > 40);
  for (const name of names) assert.match(chess, new RegExp(`\\b${name}\\b`));
});
