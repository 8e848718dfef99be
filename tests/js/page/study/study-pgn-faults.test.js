// Studies as PGN: faults and hostile texts.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { listGames } from 'kingcraft/pgn';
import { faultText } from '../../../../web/page/base/page-texts.js';
import { openFirst } from './pgn-support.js';

const kingcraft = await load();

/** The fault in the first game of a text: [line, column, sentence]. */
function faultOf(text) {
  try {
    openFirst(kingcraft, text);
  } catch (error) {
    return [error.line, error.column, faultText(error)];
  }
  return null;
}

const faults = [
  ['an illegal move', '[White "A"]\n\n1. e4 e5\n2. Ke3 *', [4, 4]],
  ['an illegal move in a variation', '1. e4 (1. d4 d5 2. c5) *', [1, 20]],
  [
    'a comment that is not closed',
    '1. e4\n{and so',
    [2, 1],
    'The comment that begins here is not closed.',
  ],
  [
    'a variation that is not closed',
    '1. e4 (1. d4',
    [1, 7],
    'The variation that begins here is not closed.',
  ],
  ['a variation before any move', '(1. e4)', [1, 1], 'A variation needs a move before it.'],
  ['a parenthesis too many', '1. e4 )', [1, 7], 'This ")" has nothing to close or open.'],
  ['a NAG before any move', '$1', [1, 1], 'A NAG needs a move before it.'],
  ['a NAG out of range', '1. e4 $256', [1, 7], 'A NAG is a number from $0 to $255.'],
  ['a tag without quotes', '[White A]\n1. e4', [1, 1], 'A tag needs a name and a value in quotes.'],
  [
    'a variant that is not here',
    '[White "A"]\n[Variant "Atomic"]',
    [2, 1],
    'There is no variant "Atomic".',
  ],
  ['a broken FEN', '[FEN "8/8 w - - 0 1"]', [1, 1]],
  ['a brace too many', '1. e4 }', [1, 7], 'This "}" has nothing to close or open.'],
  ['words that are no chess', 'hello', [1, 1]],
];
for (const [what, text, place, sentence] of faults) {
  test(`a fault with its place: ${what}`, () => {
    const fault = faultOf(text);
    assert.deepEqual(fault?.slice(0, 2), place);
    assert.match(fault[2], /\.$/);
    if (sentence) assert.equal(fault[2], sentence);
  });
}

test('a bad game does not lose those around it', () => {
  const bad = ['1. e4 {not closed', '1. e4 ) e5', '[White x]\n[Black "y"]\n\n1. e4'];
  for (const text of bad) {
    const games = listGames(
      `[White "first"]\n\n1. e4 *\n\n[White "bad"]\n${text}\n\n[White "last"]\r\n\r\n1. d4 {ok} *\n`,
    );
    assert.deepEqual(
      games.map(({ tags, error }) => [tags[0]?.value, error !== null]),
      [
        ['first', false],
        ['bad', true],
        ['last', false],
      ],
    );
  }
});

const NASTY = [
  ['nesting', `1. e4 ${'(1. d4 '.repeat(5000)}`, [1, 707], /nested more than 100 deep/],
  [
    'nesting that is closed',
    `1. e4 ${'(1. d4 '.repeat(5000)}${')'.repeat(5000)}`,
    [1, 707],
    /nested/,
  ],
  ['glyphs', `${'!'.repeat(100_000)}x`, [1, 1], /no move|is not/i],
  ['glyphs behind a move', `\ne4${'!'.repeat(100_000)}`, null],
  ['a comment of empty lines', `1. e4 {${'\n'.repeat(100_000)}`, [1, 7], /not closed/],
  ['games whose comments stay open', '{\n\n[a "b"]\n'.repeat(90_000), [1, 1], /not closed/],
  ['NAGs before a move', `1. e4 (${'$1 '.repeat(300_000)} 1. d4) *`, null],
  ['NAGs behind a move', `1. e4 ${'$1 '.repeat(300_000)} *`, null],
  ['comments alone in a variation', `1. e4 (${'{} '.repeat(300_000)}) *`, null],
  ['null moves', `1. e4 ${'-- '.repeat(300_000)} *`, null],
  ['null moves in variations', `1. e4 ${'(-- e5) '.repeat(100_000)} *`, null],
  ['NAGs alone in variations', `1. e4 ${'($1) '.repeat(100_000)} *`, null],
  ['quotes in a tag', `[a "${'"'.repeat(1_000_000)}`, [1, 1], /A tag needs/],
  ['spaces in a tag', `[${' '.repeat(1_000_000)}`, [1, 1], /A tag needs/],
  ['open brackets', '['.repeat(100_000), [1, 1], /A tag needs/],
  ['escaped lines', `${'%\n'.repeat(100_000)}*`, null],
  ['quotes', `[a "${'\\"'.repeat(50_000)}`, [1, 1], /A tag needs/],
  ['a tag over two lines', '[White "A\nB"]', [1, 1], /A tag needs/],
  ['a tag with a wrong end', '[White "A"}', [1, 1], /A tag needs/],
  ['a huge comment', `1. e4 {${'x '.repeat(500_000)}} e5 *`, null],
  ['a huge value', `[White "${'x'.repeat(1_000_000)}"]\n\n*`, null],
  ['very many tags', `${'[a "b"]\n'.repeat(200_000)}*`, null],
  ['a zero byte', '1. e4 e\0 5', [1, 8], /zero byte/],
  ['only zero bytes', '\0'.repeat(100_000), [1, 1], /zero byte/],
  ['bytes of another alphabet', '\0[\0W\0h\0i\0t\0e', [1, 1], /zero byte/],
  ['zero bytes in words', '[White "A\0B"]\n\n1. e4 {a\0b} *', null],
  ['letters from right to left', '1. e4 \u202E5e', [1, 7], /./],
  ['HTML as a move', '1. <img src=x onerror=alert(1)>', [1, 4], /<img/],
  ['HTML as words', '[White "<b>A</b>"]\n\n1. e4 {<script>x</script>} *', null],
  [
    'a game within a game',
    '[White "A"]\n1. e4 (\n[White "B"]\n1. d4 *',
    [3, 1],
    /inside a variation/,
  ],
  ['a result within a variation', '1. e4 (1. d4 1-0) e5 *', null],
  ['lone halves of letters', '1. e4 {\uD83D} e5 \uDE00', [1, 14], /./],
];
for (const [what, text, place, sentence] of NASTY) {
  test(`a hostile text is read, and its fault named: ${what}`, () => {
    const fault = faultOf(text);
    assert.deepEqual(fault?.slice(0, 2) ?? null, place);
    if (place) assert.match(fault[2], sentence);
    assert.ok((fault?.[2].length ?? 0) < 300, 'the sentence is short');
    const good = listGames(
      `[White "first"]\n\n1. e4 *\n\n[White "bad"]\n${text}\n\n[White "last"]\n\n1. d4 *`,
    );
    const names = good.map(({ tags }) => tags.find(({ name }) => name === 'White')?.value);
    assert.equal(names[0], 'first');
    assert.equal(names.at(-1), 'last');
  });
}

test('what a sentence quotes does not turn it round, and has no bytes without a shape', () => {
  const [, , message] = faultOf('[Variant "\u202Eabc\u0007"]\n\n*');
  assert.equal(message, 'There is no variant "�abc�".');
});

test('a text with too many games is read up to there', { timeout: 20_000 }, () => {
  const games = listGames('*\n'.repeat(100_010));
  assert.equal(games.length, 100_001);
  assert.equal(games.at(-1).error.line, 100_001);
  assert.match(faultText(games.at(-1).error), /^There are more than 100,000 games/);
});
