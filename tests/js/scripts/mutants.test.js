// The mutants that scripts/endurance/mutants finds in C++, and that each of them changes what the program does.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { findMutants, writeMutants } from '../../../scripts/endurance/mutation/mutate-cpp.mjs';

const header = path.join(import.meta.dirname, '../../../scripts/endurance/mutation/mutants.hpp');

/** A function body, and its mutants as FROM -> TO; a mutant without what it removes ends with the arrow. */
const bodies = [
  ['int f(int a, int b) { return a == b; }', ['== -> !=']],
  ['int f(int a, int b) { return a + b - 12; }', ['+ -> -', '- -> +', '12 -> 13']],
  // The constant of a comparison, where the operator has no mutant that says as much.
  ['bool f(int a) { return a < 1; }', ['< -> <=']],
  ['bool f(int a) { return a > 1; }', ['> -> >=', '1 -> 2']],
  [
    'bool f(int a, int b) { return a && (b || !a); }',
    ['a -> true', '(b || !a) -> true', 'b -> false', '!a -> false'],
  ],
  ['bool f(const T& a) { return a.empty(); }', ['a.empty() -> !(a.empty())']],
  ['int f(const T& a) { return a.size(); }', []],
  [
    'void f(T& a) {\n  if (a.empty()) return;\n  a.clear();\n}',
    ['a.empty() -> !(a.empty())', 'a.clear(); -> '],
  ],
  ['int f(bool a, int b) { return a ? b : -b; }', ['a -> !(a)']],
  [
    'void f(T& a) {\n  for (auto& b : a) {\n    if (b.x) continue;\n    b.x = a.y | b.y;\n  }\n}',
    ['b.x -> !(b.x)', 'continue; -> ', 'b.x = a.y | b.y; -> ', '| -> &'],
  ],
  // Not evaluated while the program runs, or no expressions.
  [
    'template <int A = 1 + 1> int f() { if constexpr (A == 2) return A; static_assert(A == 1); return 0; }',
    ['0 -> 1'],
  ],
  // A program without them does the same.
  ['void f(T& a) {\n  assert(a.size() == 2 && a.x);\n}', []],
  ['struct S {\n  int a = 1;\n  S(int b);\n  void operator()(std::vector<int> a);\n};', []],
  ['// a == b\nconst char* f() { return "a == b, 1"; }\n#define A (1 == 2)', []],
];

test('the mutants of C++', () => {
  for (const [source, expected] of bodies)
    assert.deepEqual(
      findMutants(source).map(({ from, to }) => `${from} -> ${to}`),
      expected,
      source,
    );
});

const program = `#include <cstdio>
constexpr int twice(int a) { return a * 2; }
static_assert(twice(4) == 8);
bool is_small(int a, int b) { return (a < 3 && b != 0) || a == b; }
int sum(int most) {
    int total = 0;
    for (int i = 1; i <= most; ++i) {
        if (i == 4) continue;
        total += twice(i) + (is_small(i, total) ? 100 : 10);
    }
    return total;
}
int main() {
    for (int a = 0; a < 5; ++a)
        for (int b = 0; b < 5; ++b)
            std::printf("%d", is_small(a, b));
    std::printf(" %d", sum(6) | 12);
}
`;

test('each mutant is reached, and changes what the program prints', (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-mutants-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const at = (name) => path.join(folder, name);
  const mutants = findMutants(program).map((place, number) => ({ ...place, number }));
  writeFileSync(at('program.cpp'), writeMutants(program, mutants));
  execFileSync('c++', [
    '-std=c++20',
    '-w',
    '-include',
    header,
    '-o',
    at('program'),
    at('program.cpp'),
  ]);
  const run = (env) => execFileSync(at('program'), { encoding: 'utf8', env });
  const expected = run({});
  assert.equal(run({ KINGCRAFT_REACHED: at('reached') }), expected);
  const reached = readFileSync(at('reached'), 'utf8').trim().split('\n').map(Number);
  assert.deepEqual(
    reached.sort((a, b) => a - b),
    mutants.map(({ number }) => number),
  );
  const survived = mutants.filter(
    ({ number }) => run({ KINGCRAFT_MUTANT: String(number) }) === expected,
  );
  assert.deepEqual(
    survived.map(({ from, to }) => `${from} -> ${to}`),
    [],
  );
});
