// scripts/checks/coverage: which directions of a choice count as taken.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { javascriptBranches } from '../../../scripts/checks/javascript-branches.mjs';
import { nativeBranches } from '../../../scripts/checks/native-branches.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-coverage-'));
after(() => rmSync(folder, { recursive: true }));

const shown = ({ branches }) =>
  branches.map(
    ({ line, direction, taken }) => `${line} ${direction}: ${taken ? 'taken' : 'missed'}`,
  );

// A body, the values of `a` and `b` in each call, and the directions that these take.
const choices = [
  ['if (a) b();', ['1, String'], ['true: taken', 'false: missed']],
  ['if (a) b();', ['0, String', '1, String'], ['true: taken', 'false: taken']],
  ['if (a) return 1; else return 2;', ['0'], ['true: missed', 'false: taken']],
  ['return a ? () => 1 : () => 2;', ['1'], ['true: taken', 'false: missed']],
  ['return a ? (() => 1)() : 2;', ['0'], ['true: missed', 'false: taken']],
  ['return a && b;', ['1, 1'], ['behind &&: taken', 'stops at &&: missed']],
  ['return a && b;', ['0, 1', '1, 0'], ['behind &&: taken', 'stops at &&: taken']],
  ['return a ?? b;', ['null'], ['behind ??: taken', 'stops at ??: missed']],
  [
    'return a || b || 3;',
    ['0, 1'],
    ['behind ||: missed', 'stops at ||: taken', 'behind ||: taken', 'stops at ||: missed'],
  ],
  // V8 does not count how often the condition of a loop is tried.
  ['for (let i = 0; i < 2 && a; i += 1) b();', ['1, String'], ['behind &&: taken']],
  ['while (a || b) return;', ['0, 0'], ['behind ||: taken']],
  ['while (a) return b && 1;', ['1, 0'], ['behind &&: missed', 'stops at &&: taken']],
  ['switch (a) { case 1: return; default: }', ['1'], ['case: taken', 'case: missed']],
  ['try { a(); } catch { return 1; }', ['String'], ['catch: missed']],
  ['try { a(); } catch { return 1; }', ['1'], ['catch: taken']],
  ['const inner = () => (a ? 1 : 2);', ['1'], ['true: missed', 'false: missed']],
];

test('directions of JavaScript, from what V8 counts', () => {
  const modules = choices.map(([body, calls], number) => {
    const name = `choice-${number}.mjs`;
    const all = calls.map((values) => `choose(${values});`).join('\n');
    writeFileSync(path.join(folder, name), `function choose(a, b) {\n${body}\n}\n${all}\n`);
    return name;
  });
  const main = path.join(folder, 'main.mjs');
  writeFileSync(main, modules.map((name) => `import './${name}';\n`).join(''));
  const counts = path.join(folder, 'counts');
  // V8 reports each module in each process: the counts of two are added.
  for (const name of ['main.mjs', modules[0]])
    execFileSync(process.execPath, [path.join(folder, name)], {
      env: { ...process.env, NODE_V8_COVERAGE: counts },
    });
  const results = javascriptBranches(folder, modules, counts);
  for (const [number, [body, calls, expected]] of choices.entries())
    assert.deepEqual(
      shown(results[number]),
      expected.map((one) => `2 ${one}`),
      `${body} with ${calls.join(' and ')}`,
    );
});

test('a module that no process loads has no line that was run', () => {
  writeFileSync(path.join(folder, 'unused.js'), 'if (1) String();\n');
  const [file] = javascriptBranches(folder, ['unused.js'], path.join(folder, 'counts'));
  assert.deepEqual([file.lines, file.run], [1, 0]);
  assert.deepEqual(shown(file), ['1 true: missed', '1 false: missed']);
});

test('directions of C++, from what llvm-cov prints', () => {
  const text = `/root/engine/rules/one.hpp:
    3|       |// One.
    4|  1.2k|    if (a && b) return;
  ------------------
  |  Branch (4:9): [True: 1.2k, False: 0]
  |  Branch (4:14): [True: 0, False: 0]
  ------------------
  |  Branch (4:9): [True: 0, False: 7]
  |  Branch (4:14): [True: 0, False: 3]
  ------------------
    5|      0|    if constexpr (V::has_levels) return;
  ------------------
  |  Branch (5:19): [Folded - Ignored]
  ------------------

/root/engine/rules/two.cpp:
    1|      2|int two;

/root/build/../engine/rules/one.hpp:
    4|      0|    if (a && b) return;
  ------------------
  |  Branch (4:14): [True: 3, False: 0]
  ------------------
    6|      1|    return;`;
  const [one, two, ...others] = nativeBranches(text.split('\n'));
  assert.deepEqual(others, []);
  assert.deepEqual([one.file, one.lines, one.run], ['/root/engine/rules/one.hpp', 3, 2]);
  assert.deepEqual(shown(one), [
    '4 true: taken',
    '4 false: taken',
    '4 true: taken',
    '4 false: taken',
  ]);
  assert.deepEqual(
    [two.file, two.lines, two.run, shown(two)],
    ['/root/engine/rules/two.cpp', 1, 1, []],
  );
});
