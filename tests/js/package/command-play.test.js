// The command kingcraft: two engines play.

import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { nameOf, readCommand } from '../../../web/cli/referee/engine-command.js';
import { UsageError } from '../../../web/cli/referee/player.js';
import { call, command, openAll, scripted } from './command-support.js';

const mate = ['--option-a', 'Script=f2f3 - g2g4', '--option-b', 'Script=- e7e5 - d8h4'];

test('play lets two engines play, and prints PGN', async () => {
  const { status, stdout } = call(['play', 'chess', scripted, scripted, '--nodes', '1', ...mate]);
  assert.equal(status, 0);
  assert.match(stdout, /^\[White "scripted-engine A"\]$/m);
  const [found] = await openAll(stdout, (game) => game.outcome());
  assert.deepEqual(found.value, { winner: 'black', reason: 'checkmate', rule: 'chess/5.1.1' });
});

test('play takes turns with the colors, and counts a move that is none as lost', () => {
  const words = ['--json', '--games', '2', '--nodes', '1', ...mate];
  const played = call(['play', 'chess', scripted, scripted, ...words]).json();
  const moves = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
  const names = { white: 'scripted-engine A', black: 'scripted-engine B' };
  const first = { game: 1, variant: 'chess', ...names, winner: 'black', reason: 'checkmate' };
  assert.deepEqual(played[0], { ...first, moves });
  const { white, winner, reason } = played[1];
  assert.deepEqual([white, winner, reason], [names.black, 'black', 'illegal-move']);
});

/** [text, program and arguments] */
const commands = [
  ['engine', ['engine']],
  ['./engine', ['./engine']],
  ['node engine.js uci', ['node', 'engine.js', 'uci']],
  ['  node\tengine.js\n', ['node', 'engine.js']],
  ["'my engines/a' uci", ['my engines/a', 'uci']],
  ['"my engines/a" uci', ['my engines/a', 'uci']],
  ['my\\ engines/a uci', ['my engines/a', 'uci']],
  ['a --name="one two"three', ['a', '--name=one twothree']],
  ['a "say \\"hi\\" \\\\"', ['a', 'say "hi" \\']],
  ["a '' b", ['a', '', 'b']],
  ["a 'it is \\'", ['a', 'it is \\']],
  ["a \\'b", ['a', "'b"]],
  ['C:\\engines\\a.exe uci', ['C:\\engines\\a.exe', 'uci']],
];
for (const [text, words] of commands)
  test(`an engine that is called by ${JSON.stringify(text)}`, () => {
    assert.deepEqual(readCommand(text), words);
  });

for (const text of ['', '  ', "node 'engine.js", 'node "engine.js', "''"])
  test(`an engine cannot be called by ${JSON.stringify(text)}`, () => {
    assert.throws(() => readCommand(text), UsageError);
  });

test('an engine is named without folders', () => {
  assert.equal(nameOf(['/usr/bin/node', 'a/b c.js', '--x=/y', 'uci']), 'node b c.js --x=/y uci');
});

/** What White and Black are called, and how the game of these engines ends. */
function play(first, second) {
  const words = ['play', 'chess', first, second, '--json', '--nodes', '1', ...mate];
  const { status, stdout, stderr } = call(words);
  assert.equal(status, 0, stderr);
  const { white, black, reason } = JSON.parse(stdout);
  return [white, black, reason];
}

test('play starts programs with arguments, and a program in a folder with blanks', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const engine = path.join(folder, "an engine's place", 'scripted engine');
  mkdirSync(path.dirname(engine));
  copyFileSync(scripted, engine);
  const names = ['scripted engine', 'bash scripted engine'];
  assert.deepEqual(play(engine, `bash "${engine}"`), [...names, 'checkmate']);
});

test('play lets the package play as an engine', () => {
  const words = ['play', 'tax', `"${process.execPath}" "${command}" uci`, scripted, '--json'];
  const { status, stdout, stderr } = call([...words, '--nodes', '1', '--max-plies', '1']);
  assert.deepEqual([status, stderr], [0, '']);
  const { white, reason, moves } = JSON.parse(stdout);
  assert.deepEqual([white, reason], ['node kingcraft.js uci', 'move-limit']);
  assert.equal(moves.length, 1);
});
