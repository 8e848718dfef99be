// How much work it is to read a PGN: four times the text is four times the work, also where it says the same again and
// again. The engine's own reader is counted in tests/cpp/notation/pgn_test.cpp.

import { test } from 'node:test';
import { checkGrowth } from './count-work.js';

const { load, PgnError } = await import('kingcraft');
const { listGames, openGame, writeGame } = await import('kingcraft/pgn');
const kingcraft = await load();

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
  'moves there and back': (count) => 'Nf3 Nf6 Ng1 Ng8 '.repeat(count),
  'moves, each with a comment': (count) => 'Nf3 {a} Nf6 {b} Ng1 {c} Ng8 {d} '.repeat(count),
  'move numbers': (count) => `${'1. '.repeat(count)}e4 *`,
  dots: (count) => `1. e4 ${'. '.repeat(count)}*`,
  'a move number of many digits': (count) => `${'1'.repeat(count)}. e4 *`,
  'a long word': (count) => `1. ${'e'.repeat(count)} *`,
  'a word of many signs': (count) => `1. e4${'!'.repeat(count)} *`,
  'a long comment': (count) => `1. e4 {${'a b '.repeat(count)}} *`,
  'a comment of spaces': (count) => `1. e4 {${' '.repeat(count)}a} *`,
  'commands in a comment': (count) => `1. e4 {${'[%csl Ge4] '.repeat(count)}} *`,
  'one command with many squares': (count) => `1. e4 {[%csl ${'Ge4,'.repeat(count)}Ge5]} *`,
  'commands without an end': (count) => `1. e4 {${'[%csl '.repeat(count)}} *`,
  'brackets in a comment': (count) => `1. e4 {${'['.repeat(count)}} *`,
  'variations in variations': (count) => `1. e4 ${'(1. d4 '.repeat(count)}${')'.repeat(count)} *`,
  'variations without an end': (count) => `1. e4 ${'(1. d4 '.repeat(count)}`,
  'ends of no variation': (count) => `1. e4 ${')'.repeat(count)} *`,
  'a comment without an end': (count) => `1. e4 {${'a '.repeat(count)}`,
  spaces: (count) => `1. e4${' '.repeat(count)}*`,
  'spaces before the first game': (count) => `${' '.repeat(count)}1. e4 *`,
  'empty lines': (count) => `1. e4${'\r\n'.repeat(count)}*`,
  'lines that are skipped': (count) => `${'% a\n'.repeat(count)}1. e4 *`,
  'a long value of a tag': (count) => `[White "${'a '.repeat(count)}"]\n\n1. e4 *`,
  'quotes in a value': (count) => `[White "${'\\\\"'.repeat(count)}"]\n\n1. e4 *`,
  'a value without an end': (count) => `[White "${'a'.repeat(count)}\n\n1. e4 *`,
  'tags of different names': (count) => {
    const tags = Array.from({ length: count }, (_, index) => `[T${index} "b"]`);
    return `${tags.join('\n')}\n\n1. e4 *`;
  },
  'rights in a FEN': (count) => `[FEN "4k3/8/8/8/8/8/8/4K3 w ${'K'.repeat(count)} - 0 1"]\n\n*`,
  results: (count) => '1-0 '.repeat(count),
  'games with a fault': (count) => '[A "b"]\n\n1. e4 { *\n\n'.repeat(count),
};

/** Reads and writes the first game of a text, with all that is said in it. */
function readAll(text) {
  const [first] = listGames(text);
  if (!first || first.error) return;
  let game;
  try {
    game = openGame(kingcraft, text);
  } catch (error) {
    // What is wrong is found by reading it.
    if (error instanceof PgnError) return;
    throw error;
  }
  for (const { comment, opening, shapes } of game.tree.nodes()) [comment, opening, shapes].flat();
  writeGame(kingcraft, game);
}

for (const [what, textOf] of Object.entries(texts))
  test(`four times the text is four times the work: ${what}`, () =>
    checkGrowth(SIZE, (count) => readAll(textOf(count))));
