// The guide to a new variant holds: its program compiles and prints what it says, and no fact or hook is left out.

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

test('the table has every fact and hook that a variant owes', () => {
  const concept = readFileSync(path.join(root, 'engine/rules/variant.hpp'), 'utf8');
  const names = new Set([...concept.matchAll(/\bV::(\w+)/g)].map(([, name]) => name));
  assert.ok(names.size > 30);
  const text = readFileSync(path.join(root, guide), 'utf8');
  for (const name of names) assert.ok(text.includes(`\`${name}\``), name);
});
