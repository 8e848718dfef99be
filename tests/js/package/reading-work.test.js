// How much work it is to read a PGN: four times the text is four times the work, also where it says the same again and
// again. The engine's own reader is counted in tests/cpp/notation/pgn_test.cpp.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listGames, openGame, writeGame } from 'kingcraft/pgn';
import { kingcraft } from './support.js';

const SIZE = 500;

/** What may be there any number of times in a game. */
const texts = {
  'comments of a move': (count) => `1. e4 ${'{a} '.repeat(count)}*`,
  'comments with braces': (count) => `1. e4 ${';a }\n$1 '.repeat(count)}*`,
  'a long comment, and others with braces': (count) =>
    `1. e4 ;${'a'.repeat(count)}}\n${'$1 ;}\n'.repeat(count)}*`,
  'the same variation, with comments': (count) => `1. e4 ${'(1. d4 {a}) '.repeat(count)}*`,
  'the same variation, with comments in front': (count) => `1. e4 ${'({a} 1. d4) '.repeat(count)}*`,
  'variations without moves': (count) => `1. e4 ${'({a}) '.repeat(count)}*`,
  'null moves': (count) => `1. e4 ${'(1. -- {a}) '.repeat(count)}*`,
  NAGs: (count) => `1. e4 ${'$1 '.repeat(count)}*`,
  tags: (count) => `${'[A "b"]\n'.repeat(count)}\n1. e4 *`,
  games: (count) => '1. e4 {a} *\n\n'.repeat(count),
  'games with a fault': (count) => '[A "b"]\n\n1. e4 { *\n\n'.repeat(count),
};

/** The methods of texts that look at all of them or make another one. */
const wholeTexts = ['replaceAll', 'replace', 'split', 'trim'];

/**
 * How many characters and elements are gone through while something is done: those of texts that are read as a whole,
 * and those of lists that are iterated over, also to copy them.
 */
function countWork(work) {
  let count = 0;
  const restore = [];
  const patch = (object, key, counted) => {
    const original = object[key];
    object[key] = counted(original);
    restore.push(() => {
      object[key] = original;
    });
  };
  for (const name of wholeTexts)
    patch(
      String.prototype,
      name,
      (original) =>
        function (...values) {
          count += this.length;
          return original.apply(this, values);
        },
    );
  patch(
    Array.prototype,
    Symbol.iterator,
    (original) =>
      function () {
        count += this.length;
        return original.call(this);
      },
  );
  try {
    work();
  } finally {
    for (const undo of restore) undo();
  }
  return count;
}

/** Reads and writes the first game of a text, with all that is said in it. */
function readAll(text) {
  const [first] = listGames(text);
  if (first.error) return;
  const game = openGame(kingcraft, text);
  for (const { comment, opening, shapes } of game.tree.nodes()) [comment, opening, shapes].flat();
  writeGame(kingcraft, game);
}

for (const [what, textOf] of Object.entries(texts))
  test(`four times the text is four times the work: ${what}`, () => {
    const [once, again] = [SIZE, 4 * SIZE].map((count) => {
      const text = textOf(count);
      return countWork(() => readAll(text));
    });
    assert.ok(again <= 4.2 * once, `${once} and ${again}`);
  });
