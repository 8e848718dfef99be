// Studies as PGN: what is read, and what is written.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { listGames, writeGame } from 'kingcraft/pgn';
import { decode } from '../../../../web/kingcraft/pgn/pgn-decoder.js';
import { tagLine, terminationOf } from '../../../../web/kingcraft/pgn/pgn-words.js';
import { atOnce } from '../../../../web/page/base/sliced-work.js';
import { describeInSteps, matching } from '../../../../web/page/study/pgn-game-list.js';
import { openOnly } from './pgn-support.js';

const kingcraft = await load();

test('tags, moves, comments, NAGs and variations are read', () => {
  const { variant, tags, result, tree } = openOnly(
    kingcraft,
    `\uFEFF[Event "A \\"quoted\\" \\\\ event"]
[White "Ada"]
[Result "1-0"]

{Before} 1. e4! {first} {second} $13 e5 (1... c5 2. Nf3 (2. Nc3 $6 {closed}) 2... d6)
; to the end (of ) the { line
% 1. nothing here
2.Nf3 (2. f4!?) 1-0`,
  );
  assert.equal(variant, 'chess');
  assert.deepEqual(tags[0], { name: 'Event', value: 'A "quoted" \\ event' });
  assert.equal(result, '1-0');
  assert.equal(tree.root.comment, 'Before');
  const [e4] = tree.root.children;
  assert.deepEqual([e4.comment, e4.nags], ['first second', [1, 13]]);
  const [e5, c5] = e4.children;
  assert.equal(e5.comment, 'to the end (of ) the { line');
  assert.deepEqual(
    c5.children.map(({ move, nags, comment }) => [move.san, nags, comment]),
    [
      ['Nf3', [], ''],
      ['Nc3', [6], 'closed'],
    ],
  );
  assert.deepEqual(
    e5.children.map(({ move, nags }) => [move.san, nags]),
    [
      ['Nf3', []],
      ['f4', [5]],
    ],
  );
});

test('a comment in front of a variation stays there', () => {
  const { tree } = openOnly(kingcraft, '1. e4 ({Instead} 1. d4 {this}) *');
  const [, d4] = tree.root.children;
  assert.deepEqual([d4.opening, d4.comment], ['Instead', 'this']);
});

for (const [result, termination] of [
  ['1/2-1/2', 'time forfeit'],
  ['1-0', 'time forfeit'],
  ['0-1', 'abandoned'],
  ['*', 'unterminated'],
]) {
  test(`${result} with ${termination} is written as it was read, by study and package`, () => {
    const head = tagLine('Termination', termination);
    const text = `${tagLine('Result', result)}\n${head}\n\n1. e4 ${result}\n`;
    const written = writeGame(kingcraft, openOnly(kingcraft, text));
    const game = kingcraft.newGame('chess');
    game.loadPgn(written);
    for (const copy of [written, game.pgn()])
      assert.ok(copy.includes(`\n${head}\n`) && copy.endsWith(`1. e4 ${result}\n`), copy);
  });
}

const STANDARD_TERMINATIONS = [
  'abandoned',
  'adjudication',
  'death',
  'emergency',
  'normal',
  'rules infraction',
  'time forfeit',
  'unterminated',
];
for (const [reason, expected] of [
  ['time', 'time forfeit'],
  ['illegal-move', 'rules infraction'],
  ['crash', 'abandoned'],
  ['move-limit', 'adjudication'],
  ['checkmate', 'normal'],
  ['resignation', 'normal'],
]) {
  test(`the tag Termination of a game that ended by ${reason}`, () => {
    assert.equal(terminationOf(reason), expected);
    assert.ok(STANDARD_TERMINATIONS.includes(expected));
  });
}

test('the engine writes the tag Termination of a lost clock as the package does', () => {
  const game = kingcraft.newGame('chess');
  game.forfeitOnTime('white');
  assert.ok(game.pgn().includes(tagLine('Termination', terminationOf('time'))));
});

const lines = [
  ['Say "mate" \\o/', '[Event "Say \\"mate\\" \\\\o/"]'],
  ['two\nlines\tand\u0000zero', '[Event "two lines and zero"]'],
  ['<b>שחמט</b> \u202E', '[Event "<b>שחמט</b> \u202E"]'],
  ['', '[Event ""]'],
];
for (const [value, expected] of lines) {
  test(`a tag is one line that reads back: ${JSON.stringify(value)}`, () => {
    const line = tagLine('Event', value);
    assert.equal(line, expected);
    const [game] = listGames(`${line}\n\n*`);
    assert.equal(game.tags[0].value, value.replaceAll(/[\n\t\0]/g, ' '));
  });
}

const variants = [
  ['the tag Variant', '[Variant "Tax Chess"]\n\n1. e4 *', 'chess', 'tax'],
  ['its id in any case', '[Variant "TAX"]\n\n1. e4 *', 'chess', 'tax'],
  ['standard is chess', '[Variant "Standard"]\n\n1. e4 *', 'tax', 'chess'],
  ['tags without it are of chess', '[White "A"]\n\n1. e4 *', 'tax', 'chess'],
  ['without tags the game that is open', '1. e4 *', 'tax', 'tax'],
];
for (const [what, text, usual, expected] of variants)
  test(`the variant: ${what}`, () =>
    assert.equal(openOnly(kingcraft, text, usual).variant, expected));

test('games need no empty lines and no results between them', () => {
  const texts = ['1. e4 1-0 1. d4 0-1', '[White "A"]\n1. e4\n[White "B"]\n1. d4'];
  for (const text of texts) assert.equal(listGames(text).length, 2);
  assert.deepEqual(listGames(' \n '), []);
  assert.equal(listGames('1. e4 1-0 {A comment behind it.}\n').length, 1);
});

test('a file of the older alphabet keeps its letters', () => {
  const bytes = (text, encoding) => Uint8Array.from(Buffer.from(text, encoding)).buffer;
  for (const encoding of ['utf8', 'latin1'])
    assert.equal(decode(bytes('[White "José"]', encoding)), '[White "José"]');
});

test('games are found by their words', () => {
  const text = '[White "Ada"]\n[Black "Bob"]\n\n* [White "Eve"]\n[Event "Ada Cup"]\n\n*';
  const entries = atOnce(describeInSteps(listGames(text)));
  const found = (search) => matching(entries, search).map(({ title }) => title);
  assert.deepEqual(found('ADA'), ['Ada – Bob', 'Eve – Black']);
  assert.deepEqual(found('cup  ada '), ['Eve – Black']);
  assert.deepEqual(found('nobody'), []);
  assert.equal(found('').length, 2);
});
