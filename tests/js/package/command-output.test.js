// Every command, and the scripts that people run: output that cannot be written is said in one line, and the exit
// status tells.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { command, scripted } from './command-support.js';

const at = (name) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

/** [what messages begin with, program, words, what comes in] */
const programs = [
  ...[
    ['--help'],
    ['--version'],
    ['help', 'draw'],
    ['moves', 'tax'],
    ['moves', 'tax', '--json'],
    ['perft', 'flying', '2'],
    ['explain', 'chess', 'e2', 'e5'],
    ['probe', 'chess', '8/8/8/4k3/8/8/3R4/3K4 w - - 0 1'],
    ['bestmove', 'levitating', '--depth', '1'],
    ['analyse', 'twokings', '--depth', '2'],
    ['validate', '-'],
    ['validate', '-', '--json'],
    ['convert', '--to', 'fen', '-'],
    ['convert', '--to', 'pgn', '-'],
    ['convert', '--to', 'svg', '-'],
    ['draw', 'kingscourt'],
    ['draw', 'chess', '--png'],
    ['play', 'chess', scripted, scripted, '--nodes', '1'],
  ].map((words) => ['kingcraft', command, words, '1. e4 *\n']),
  ['kingcraft', command, ['uci'], 'uci\n'],
  ['kingcraft-conformance', at('web/fixtures/kingcraft-conformance.js'), ['--help'], ''],
  ['match', at('scripts/match/play-match.mjs'), ['--help'], ''],
  ['puzzles', at('scripts/puzzles/make-puzzles.mjs'), ['--help'], ''],
  ['scripts/train/run', at('scripts/train/train.mjs'), ['--help'], ''],
  ['serve', at('scripts/site/serve.mjs'), [at('docs'), '--port', '0'], ''],
  ['bot', at('scripts/match/bot-engine.mjs'), ['tax'], 'uci\n'],
];

for (const [name, program, words, input] of programs) {
  const called = [name, ...words.map((word) => word.split('/').at(-1))].join(' ');

  test(`${called} says that the disk is full, and ends with 1`, () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
      encoding: 'utf8',
      input,
      stdio: ['pipe', full, 'pipe'],
    });
    closeSync(full);
    assert.match(stderr, new RegExp(`^${name}: the output cannot be written: ENOSPC.*\n$`));
    assert.equal(status, 1);
  });

  test(`${called} says that nobody reads its output, and ends with 1`, async () => {
    const child = spawn(process.execPath, [program, ...words]);
    const ended = once(child, 'close');
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
    });
    // The command may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [status] = await ended;
    assert.equal(said, `${name}: the output cannot be written: write EPIPE\n`);
    assert.equal(status, 1);
  });
}

test('draw says that the disk is full for its picture', () => {
  const words = ['draw', 'chess', '--output', '/dev/full'];
  const { status, stderr } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' });
  assert.match(stderr, /^kingcraft: '\/dev\/full' cannot be written: ENOSPC.*\n$/);
  assert.equal(status, 1);
});

test('a message that cannot be written leaves the exit status of the fault', () => {
  const full = openSync('/dev/full', 'w');
  const statusOf = (...words) =>
    spawnSync(process.execPath, [command, ...words], { stdio: ['ignore', 'pipe', full] }).status;
  const statuses = [
    statusOf('nonsense'),
    statusOf('moves', 'chess', 'no FEN'),
    statusOf('moves', 'tax'),
  ];
  closeSync(full);
  assert.deepEqual(statuses, [2, 1, 0]);
});
