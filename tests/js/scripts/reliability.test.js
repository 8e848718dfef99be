// docs/notes/reliability.md: what it counts is there, as often as it says.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const text = read('docs/notes/reliability.md');
const rowsOf = (file) => read(file).trim().split('\n').map(JSON.parse);

test('positions, rules and perft are counted', () => {
  const games = readdirSync(path.join(root, 'engine/variants'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `engine/variants/${name}/data`);
  const count = (name) => games.flatMap((folder) => rowsOf(`${folder}/${name}.jsonl`)).length;
  assert.ok(text.includes(`| ${count('positions').toLocaleString('en')} | natively`));
  assert.ok(text.includes(`| positions for single rules | ${count('rules')} |`));
  const perft = games.flatMap((folder) => rowsOf(`${folder}/perft.jsonl`));
  const counts = perft.flatMap((row) => row.counts);
  const leaves = Math.round(counts.reduce((sum, one) => sum + one, 0) / 1e6);
  assert.ok(
    text.includes(
      `| ${counts.length} counts of ${perft.length} positions, ${leaves} million leaves |`,
    ),
  );
  assert.ok(read('docs/conformance.md').includes('3849 passed') && text.includes('| 3,849 |'));
});

test('each target of the fuzzer has its row, and the farm builds it', () => {
  const [, list] = /targets\{\{([\s\S]+?)\}\};/.exec(read('tests/cpp/fuzz/main.cpp'));
  const targets = [...list.matchAll(/\{"(\w+)", /g)].map(([, name]) => name);
  const rows = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  assert.deepEqual(rows, targets);
  const build = read('.clusterfuzzlite/build.sh');
  assert.ok(build.includes('--target kingcraft_fuzz') && build.includes('kingcraft_fuzz_$target'));
  assert.match(read('.clusterfuzzlite/Dockerfile'), /^COPY \.clusterfuzzlite\/build\.sh \$SRC\/$/m);
});

test('each test that the page names is there', () => {
  const named = [...text.matchAll(/`((?:tests|e2e)\/[^`\s]+)`/g)].map(([, file]) => file);
  assert.ok(named.length > 10);
  for (const file of named.filter((one) => !one.includes('TARGET')))
    assert.ok(existsSync(path.join(root, file)), file);
});
