// The native program where the system gives it no threads or little memory: it says so, and plays on.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../build/release/kingcraft', import.meta.url));

/** What the program answers under these limits of the shell. */
const answer = (limits, ...lines) =>
  execFileSync('bash', ['-c', `${limits}; exec "$0"`, program], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
  });

test('without a thread to be had, it thinks all the same', () => {
  // No thread can have a stack that is larger than all memory.
  const limits = 'ulimit -s 900000; ulimit -v 700000';
  const commands = ['setoption name Threads value 8', 'position startpos', 'go depth 3'];
  const said = answer(limits, ...commands, 'isready', 'go infinite', 'quit');
  assert.match(said, /info string There is no thread to think on/);
  assert.match(said, /info string There are threads for 0 of 7 helpers only\./);
  assert.equal(said.match(/^bestmove \w+/gm)?.length, 2);
  assert.match(said, /^readyok$/m);
});

test('without memory for a larger hash table, it keeps the one that it has', () => {
  const said = answer('ulimit -v 300000', 'setoption name Hash value 4096', 'go depth 3', 'quit');
  assert.match(said, /info string .*memory/);
  assert.match(said, /^bestmove \w+/m);
});
