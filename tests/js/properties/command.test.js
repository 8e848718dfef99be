// The command with any words and any input: it ends by itself with 0, 1 or 2, and what is wrong is said in lines of its
// own, never as a stack.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { command } from '../package/command-support.js';
import { check, mutated, variants } from './property.js';

// It may write files: nothing lies in this folder.
const cwd = mkdtempSync(path.join(tmpdir(), 'kingcraft-command-'));
const word = fc.oneof(
  fc.constantFrom(
    'tax',
    'chess',
    '--json',
    '--fen',
    '--',
    '-',
    '--help',
    '-h',
    '2',
    '-1',
    '1e9',
    'e2',
    'e4',
    'e2e4',
    'missing.pgn',
    '.',
    '--depth',
    '--nodes',
    '--movetime',
    '--game',
    '--ply',
    '--to',
    'fen',
    'pgn',
    'svg',
    '--moves',
    '--level',
    '--variant',
    '--white',
    '--black',
    '--out',
  ),
  variants.map(({ startFen }) => startFen),
  // No program can be given a zero byte.
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replaceAll('\0', '')),
);
const names = [
  'moves',
  'perft',
  'explain',
  'probe',
  'bestmove',
  'analyse',
  'validate',
  'convert',
  'draw',
  'uci',
  'help',
  'nothing',
];
const words = fc
  .tuple(fc.constantFrom(...names), fc.array(word, { maxLength: 5 }))
  .map(([name, others]) => [name, ...others]);

const lines = [
  'uci\n',
  'isready\n',
  'ucinewgame\n',
  'position startpos moves e2e4\n',
  'position fen x\n',
  'go depth 2\n',
  'go nodes 100\n',
  'setoption name UCI_Variant value tax\n',
  'stop\n',
  'quit\n',
  '[White "A"]\n\n1. e4 e5 *\n',
  '1. e5\n',
  '\uFEFF',
  '\u0000',
];
const input = mutated(
  fc.array(fc.constantFrom(...lines), { maxLength: 8 }).map((all) => all.join('')),
  lines,
);

const STACK = /\n\s+at .+\(?(file|node):|Node\.js v\d|UnhandledPromise/;

test('the command with any words and any input', () =>
  check(
    fc.property(words, input, (given, text) => {
      const { status, signal, stdout, stderr } = spawnSync(process.execPath, [command, ...given], {
        cwd,
        encoding: 'utf8',
        input: text,
        timeout: 60_000,
      });
      const what = JSON.stringify({
        given,
        text,
        status,
        signal,
        stdout: stdout.slice(0, 500),
        stderr,
      });
      assert.equal(signal, null, what);
      assert.ok([0, 1, 2].includes(status), what);
      assert.doesNotMatch(stderr, STACK, what);
      if (status !== 0) assert.notEqual(stderr, '', what);
      for (const line of stderr.split('\n')) assert.ok(line.length < 1000, what);
    }),
    6,
  ));
