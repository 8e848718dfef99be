// The conformance runner: what it makes of right answers, wrong ones and programs that break down.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { casesOf, differencesOf } from '../../../web/fixtures/conformance-cases.js';
import { StartError } from '../../../web/fixtures/conformance-program.js';
import { failureLines, runCases, summaryLines } from '../../../web/fixtures/conformance-run.js';

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const program = pathOf('./fixtures/conformance-program.js');
const command = pathOf('../../../web/fixtures/kingcraft-conformance.js');

const fen = '8/8/8/8/8/8/8/8 w - - 0 1';
const question = { ask: 'position', variant: 'tax', fen, want: ['moves', 'check', 'outcome'] };
const expected = { moves: ['a1a2', 'b2b2'], check: false, outcome: null };
const position = { variant: 'tax', rule: 'tax/1', what: 'two moves', question, expected };
const count = {
  variant: 'tax',
  question: { ask: 'perft', variant: 'tax', fen, depth: 1 },
  expected: { nodes: 20 },
};

/** What a run with this manner finds: the tally, and the failures in words. */
async function run(manner, cases, seconds = 600) {
  const failures = [];
  const tally = await runCases([process.execPath, program, manner], cases, seconds, (...failure) =>
    failures.push(failureLines(...failure).join('\n')),
  );
  return { ...tally, failures };
}

test('right answers pass, in whatever order the moves are', async () => {
  const { passed, failed, failures } = await run('right', [position, count, position]);
  assert.deepEqual([passed, failed, failures], [3, 0, []]);
});

test('a wrong answer is told with rule, position, what was expected and what came', async () => {
  const { failed, failures } = await run('wrong', [position]);
  assert.equal(failed, 1);
  assert.equal(
    failures[0],
    [
      'tax/1 (two moves)',
      `  fen ${fen}`,
      '  moves missing: b2b2',
      '  moves not legal: c3c4',
      '  check expected false, got true',
    ].join('\n'),
  );
});

test('what is left out is not compared, and counted', async () => {
  const { passed, failed, unanswered } = await run('partly', [position]);
  assert.deepEqual([passed, failed, unanswered], [1, 0, { moves: 1, outcome: 1 }]);
});

for (const manner of ['nothing', 'skip']) {
  test(`a program that answers with '${manner}' skips`, async () => {
    const { passed, failed, skipped } = await run(manner, [position]);
    assert.deepEqual([passed, failed, skipped], [0, 0, 1]);
  });
}

const breakdowns = [
  ['crash', /it ended \(status 3\) without an answer/],
  ['nonsense', /it said 'info depth 1', which is no JSON object/],
  ['list', /it said '\[\]', which is no JSON object/],
  ['other', /it answered '2' where 1 was asked/],
  ['misshapen', /'moves' of the answer is not a list of moves/],
  ['endless', /it said more than 1048576 characters in one line/],
];

for (const [manner, wanted] of breakdowns) {
  test(`a program that breaks down (${manner}) fails that case and is started again`, async () => {
    const { failed, isComplete, failures } = await run(manner, [position, position]);
    assert.deepEqual([failed, isComplete], [2, true]);
    for (const failure of failures) assert.match(failure, wanted);
  });
}

test('a program that does not answer is ended after its time', async () => {
  const { failures } = await run('silent', [position], 0.05);
  assert.match(failures[0], /it gave no answer in 0.05 s/);
});

test('an answer too many spoils the next case', async () => {
  const { passed, failed, failures } = await run('twice', [position, position]);
  assert.deepEqual([passed, failed], [1, 1]);
  assert.match(failures[0], /it answered '1' where 2 was asked/);
});

test('the run gives up after five breakdowns', async () => {
  const { failed, isComplete } = await run('crash', Array(7).fill(position));
  assert.deepEqual([failed, isComplete], [5, false]);
});

test('a program that is not there', async () => {
  await assert.rejects(
    runCases(['./no-such-program'], [position], 600, () => {}),
    (error) => error instanceof StartError && /'.\/no-such-program' cannot/.test(error.message),
  );
});

test('only the moves of the man in question are compared, and levels are told apart', () => {
  const asked = { ...position, from: 'a1', expected: { moves: ['a1a2'] } };
  const answer = { moves: ['a1^a1', 'b1b2', 'a1a2'] };
  assert.deepEqual(differencesOf(answer, asked), []);
});

test('only the notation that the kit knows is compared', () => {
  const asked = { ...position, expected: { san: { e2e4: 'e4', g1f3: 'Nf3' } } };
  assert.deepEqual(differencesOf({ san: { e2e4: 'e4', g1f3: 'Nf3', a2a3: '?' } }, asked), []);
  const [difference] = differencesOf({ san: { e2e4: 'e2-e4' } }, asked);
  const lines = failureLines(asked, { differences: [difference] });
  assert.deepEqual(lines.slice(2), [
    '  san of e2e4: expected e4, got e2-e4',
    '  san of g1f3: expected Nf3, got nothing',
  ]);
});

test('a run that was broken off says so', () => {
  const tally = { passed: 1, failed: 5, skipped: 0, unanswered: { san: 2 }, isComplete: false };
  const [first, second, third] = summaryLines(tally);
  assert.equal(first, '1 passed, 5 failed, 0 skipped');
  assert.equal(second, 'asked and not answered: san 2');
  assert.match(third, /not all cases/);
});

test('the cases hold rules, positions and counts up to the depth', async () => {
  const kinds = { rule: 0, position: 0, perft: 0 };
  let deepest = 0;
  for await (const asked of casesOf('flying', 2)) {
    kinds[asked.rule ? 'rule' : asked.question.ask] += 1;
    deepest = Math.max(deepest, asked.question.depth ?? 0);
    assert.equal(asked.variant, 'flying');
    assert.ok(Object.keys(asked.expected).length > 0);
  }
  assert.ok(kinds.rule > 30 && kinds.position > 500 && kinds.perft > 10, JSON.stringify(kinds));
  assert.equal(deepest, 2);
});

/** Runs the command itself. */
const call = (...words) => spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' });

test('the command ends with 1 when the answers are wrong, and prints JSON when asked', () => {
  const words = ['--json', '--variant', 'tax', '--depth', '1', process.execPath, program, 'wrong'];
  const { status, stdout } = call(...words);
  assert.equal(status, 1);
  const lines = stdout.trim().split('\n').map(JSON.parse);
  const { summary } = lines.at(-1);
  assert.equal(summary.failed, lines.length - 1);
  const { failed } = lines[0];
  assert.equal(failed.variant, 'tax');
  assert.deepEqual(Object.keys(failed.differences[0]), ['field', 'expected', 'got']);
});

test('a program that answers nothing has not passed', () => {
  const { status, stdout } = call('--variant', 'tax', '--', process.execPath, program, 'nothing');
  assert.equal(status, 1);
  assert.match(stdout, /^0 passed, 0 failed, \d+ skipped/);
});

const misuses = [
  [[], /name the program/],
  [['--variant', 'checkers', 'x'], /--variant knows no 'checkers'/],
  [['--depth', 'x', 'y'], /--depth needs a whole number from 0 to 12, not 'x'/],
  [['--timeout', '0', 'y'], /--timeout needs a whole number from 1/],
  [['--loud', 'y'], /'--loud'/],
  [['./no-such-program'], /'.\/no-such-program' cannot be started/],
];

for (const [words, wanted] of misuses) {
  test(`kingcraft-conformance ${words.join(' ')}`, () => {
    const { status, stdout, stderr } = call(...words);
    assert.equal(status, 2);
    assert.equal(stdout, '');
    assert.match(stderr, wanted);
    assert.match(stderr, /^kingcraft-conformance: .*; see kingcraft-conformance --help\n$/);
  });
}

test('the help fits a screen', () => {
  const { status, stdout } = call('--help');
  assert.equal(status, 0);
  const lines = stdout.trimEnd().split('\n');
  assert.ok(lines.length <= 24, `${lines.length} lines`);
  assert.deepEqual(
    lines.filter((line) => line.length > 80),
    [],
  );
});
