// The guide to a new variant names every fact and hook. tests/js/scripts/new-variant.test.js follows the guide.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file) => readFileSync(path.join(root, file), 'utf8');

test('the table has the facts and hooks of the Variant concept, which chess has', () => {
  const folder = 'engine/variants/chess';
  const headers = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.hpp'));
  const chess = headers.map((file) => read(path.join(folder, file))).join('\n');
  const text = read('docs/add-a-variant.md');
  const [table] = /^\| question [\s\S]*?\n\n/m.exec(text);
  const names = [...table.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  for (const name of names) assert.match(chess, new RegExp(`\\b${name}\\b`));
  const concept = read('engine/rules/variant.hpp').matchAll(/\bV::(\w+)/g);
  assert.deepEqual(new Set(names), new Set(Array.from(concept, ([, name]) => name)));
});
