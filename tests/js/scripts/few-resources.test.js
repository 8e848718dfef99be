// The native program where the system gives it no threads, little memory, no reader or files that fail: it says so, and
// plays on or ends.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const fileIn = (name) => fileURLToPath(new URL(`../../../build/release/${name}`, import.meta.url));

/** The result of a line of the shell, in which `$0` is a program; the lines are its input. */
const run = (line, lines = [], name = 'kingcraft') =>
  spawnSync('bash', ['-c', line, fileIn(name)], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  });

/** The answer of the program under these limits of the shell. */
function answer(limits, ...lines) {
  const { status, stdout, stderr } = run(`${limits}; exec "$0"`, lines);
  assert.deepEqual([status, stderr], [0, '']);
  return stdout;
}

test('without a thread to be had, it thinks all the same', () => {
  // No thread can have a stack that is larger than all memory.
  const limits = 'ulimit -s 900000; ulimit -v 700000';
  const commands = ['setoption name Threads value 8', 'position startpos', 'go depth 3'];
  const said = answer(limits, ...commands, 'isready', 'go infinite', 'quit');
  assert.match(said, /info string There is no thread to think on/);
  assert.match(said, /info string There are threads and memory for 0 of 7 helpers only\./);
  assert.equal(said.match(/^bestmove \w+/gm)?.length, 2);
  assert.match(said, /^readyok$/m);
});

const knights = ' g1f3 g8f6 f3g1 f6g8';
const tight = [
  {
    what: 'a hash table that does not fit',
    lines: ['setoption name Hash value 4096'],
    said: /There is not enough memory for a hash table of 4096 megabytes\./,
  },
  {
    what: 'a hash table that leaves too little for the rest',
    lines: ['setoption name Hash value 230'],
    said: /There is not enough memory for a hash table of 230 megabytes\./,
  },
  {
    what: '256 threads',
    lines: ['setoption name Threads value 256'],
    said: /There are threads and memory for \d+ of 255 helpers only\./,
  },
  {
    what: '256 threads beside a large hash table',
    lines: ['setoption name Hash value 150', 'setoption name Threads value 256'],
    said: /There are threads and memory for \d+ of 255 helpers only\./,
  },
  {
    what: 'a line of 256 MB',
    lines: ['x'.repeat(256_000_000)],
    said: /The line is longer than 1048576 characters\./,
  },
  {
    what: 'a million moves',
    lines: [`position startpos moves${knights.repeat(250_000)}`],
    said: /The line is longer than 1048576 characters\./,
  },
  {
    what: 'more moves than a game may have',
    lines: [`position startpos moves${knights.repeat(25_001)}`],
    said: /A game has at most 100000 moves\./,
  },
  {
    what: 'a move that no line has room for',
    lines: [`go searchmoves ${'y'.repeat(500_000)} depth 3`],
    said: /is not a move in coordinates or SAN\./,
  },
];
for (const { what, lines, said } of tight)
  test(`with little memory it says what it goes without, and plays on: ${what}`, () => {
    for (const kilobytes of [120_000, 300_000]) {
      const heard = answer(`ulimit -v ${kilobytes}`, ...lines, 'go depth 5');
      // With 300 MB, what asks for less is granted.
      if (kilobytes < 200_000) assert.match(heard, said);
      assert.match(heard, /^bestmove \w+/m);
    }
  });

const outputs = [
  ['kingcraft', '"$0" help', []],
  ['kingcraft', '"$0" bench', []],
  ['kingcraft', '"$0" perft chess 2', []],
  ['kingcraft', '"$0" "genfens 3 seed 1 book None"', []],
  ['kingcraft', '"$0"', ['uci', 'isready']],
  ['kingcraft', '"$0"', ['go depth 3']],
  ['kingcraft', '"$0"', ['go infinite']],
  ['kingcraft_self_play', '"$0" corpus chess 1 1 50', []],
  ['kingcraft_self_play', '"$0" selfplay tax 1 1 50', []],
];
for (const [name, line, lines] of outputs)
  for (const [where, into] of [
    ['a full disk', `${line} > /dev/full`],
    // The reader has gone before the first line.
    ['a closed pipe', `exec 4> >(true); wait "$!"; ${line} >&4`],
  ])
    test(`output that cannot be written ends it with a sentence: ${name} ${line} ${lines.join(', ')}: ${where}`, () => {
      const { status, stderr } = run(into, lines, name);
      assert.match(stderr, /^kingcraft\w*: [Tc].*(written|write)[^\n]*\n$/);
      assert.equal(status, 1);
    });

const files = ['/proc/self/mem', '/proc/self/maps', '/dev/zero', '/', '/proc/self/fd/0'];
test('a net that cannot be read is refused', () => {
  for (const file of files) {
    const said = answer('true', `setoption name EvalFile value ${file}`, 'go depth 2');
    assert.match(
      said,
      /^info string ".*": (The net cannot be read|This is not a Kingcraft net)\.\n/,
    );
    assert.match(said, /^bestmove \w+/m);
  }
});
