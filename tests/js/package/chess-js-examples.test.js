// The examples of chess.js, there and here, row by row of tests/data/chess-js-examples.jsonl; docs/migrating.md says
// how the two differ.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { Chess, validateFen } from 'chess.js';
import { load } from 'kingcraft';
import * as pgn from 'kingcraft/pgn';
import { setUp } from 'kingcraft/setup';
import { readData } from './support.js';

const text = readFileSync(new URL('../../../docs/migrating.md', import.meta.url), 'utf8');
const examples = readData('chess-js-examples.jsonl');

/** The rows of a table, without those at its head: its cells, without the marks of code. */
const rowsOf = (table) =>
  [...table.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row]) => row.split(/ (?<!\\)\| /).map((cell) => cell.replaceAll('\\|', '|')))
    .map((cells) => cells.map((cell) => cell.replace(/^`([\s\S]*)`$/, '$1')))
    .slice(2);

const kingcraft = await load();

/** A game of each library at the position of a row: moves, or a FEN. */
function startOf(position) {
  const fen = position.includes('/') ? position : undefined;
  const chess = new Chess(fen);
  const game = kingcraft.newGame('chess', fen);
  for (const move of fen || position === 'start' ? [] : position.split(' ')) {
    chess.move(move);
    game.move(move);
  }
  return { ...pgn, Chess, chess, validateFen, game, kingcraft, setUp };
}

/** What an expression of a row comes to, as the page writes it. */
function answerOf(expression, scope) {
  try {
    const run = new Function(...Object.keys(scope), `return ${expression}`);
    return JSON.stringify(run(...Object.values(scope))) ?? 'undefined';
  } catch (error) {
    return `throws ${error.code ?? error.message.split(':')[0]}`;
  }
}

test('the page names the version of chess.js that is asked', () => {
  const { version } = createRequire(import.meta.url)('chess.js/package.json');
  const [, named] = /\[chess\.js\]\(\S+\) ([\d.]+)/.exec(text);
  assert.ok(version.startsWith(`${named}.`), version);
});

/** Fails unless both libraries answer as a row says. */
function assertAnswers(position, [theirs, theirAnswer], [ours, ourAnswer]) {
  const scope = startOf(position);
  assert.equal(answerOf(theirs, scope), theirAnswer, `${position}: ${theirs}`);
  assert.equal(answerOf(ours, scope), ourAnswer, `${position}: ${ours}`);
  scope.game.dispose();
}

test('each example has the same answer, or the one that is written beside it', () => {
  const differing = examples.filter(({ ourAnswer }) => ourAnswer);
  assert.ok(examples.length - differing.length > 40 && differing.length > 10);
  for (const { position, chessJs, answer, kingcraft: ours, ourAnswer = answer } of examples)
    assertAnswers(position, [chessJs, answer], [ours, ourAnswer]);
  for (const { chessJs, answer, ourAnswer } of differing)
    assert.notEqual(answer, ourAnswer, `${chessJs} is the same`);
});

test('every method of chess.js has its row', () => {
  const types = readFileSync(
    createRequire(import.meta.url)
      .resolve('chess.js')
      .replace(/dist.*$/, 'dist/types/chess.d.ts'),
    'utf8',
  );
  const [, table] = text.split('\n## From chess.js\n');
  const known = rowsOf(table.split('\n## ')[0])
    .map(([theirs]) => theirs)
    .join(' ');
  const missing = [];
  for (const name of ['Chess', 'Move']) {
    const [, body] = types.split(`declare class ${name} {`);
    const names = body.split('\n}')[0].matchAll(/^ {4}(?!private|constructor)(\w+)\(/gm);
    for (const [, method] of names)
      if (!new RegExp(`\\b${method}\\(`).test(known)) missing.push(method);
  }
  assert.deepEqual(missing, []);
});
