// Studies as PGN: read, opened and written.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import {
  listGames,
  MoveTree,
  openGame,
  openGameInSteps,
  playLine,
  writeGame,
  writeGameInSteps,
} from 'kingcraft/pgn';
import { createRandom } from '../../scripts/arena/random.mjs';
import { createLayout } from '../../web/board/layout.js';
import { takeShapes, writeShapes } from '../../web/kingcraft/pgn/pgn-commands.js';
import { decode } from '../../web/kingcraft/pgn/pgn-list.js';
import { tagLine, terminationOf } from '../../web/kingcraft/pgn/pgn-words.js';
import { faultText } from '../../web/page/page-texts.js';
import { atOnce } from '../../web/page/sliced-work.js';
import { describeInSteps, matching } from '../../web/page/study/pgn-game-list.js';
import { openFirst } from './pgn-support.js';

const kingcraft = await load();

/** The one game of a text, opened. */
function open(text, variant = 'chess') {
  const [entry, ...others] = listGames(text);
  assert.equal(others.length, 0);
  return openGame(kingcraft, text, { entry, variant });
}

/** What is wrong with the first game of a text: [line, column, sentence]. */
function faultOf(text) {
  try {
    openFirst(kingcraft, text);
  } catch (error) {
    return [error.line, error.column, faultText(error)];
  }
  return null;
}

/** All that a tree holds, as plain data. */
function plain(node) {
  const { move, fen, children, comment, opening, nags, shapes, evaluation, clock } = node;
  const said = { comment, opening, nags, shapes, evaluation, clock };
  return { id: move?.id, fen, ...said, children: children.map(plain) };
}

test('tags, moves, comments, NAGs and variations are read', () => {
  const { variant, tags, result, tree } = open(`\uFEFF[Event "A \\"quoted\\" \\\\ event"]
[White "Ada"]
[Result "1-0"]

{Before} 1. e4! {first} {second} $13 e5 (1... c5 2. Nf3 (2. Nc3 $6 {closed}) 2... d6)
; to the end (of ) the { line
% 1. nothing here
2.Nf3 (2. f4!?) 1-0`);
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
  const { tree } = open('1. e4 ({Instead} 1. d4 {this}) *');
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
    const written = writeGame(kingcraft, open(text));
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
  test(`the variant: ${what}`, () => assert.equal(open(text, usual).variant, expected));

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
  ['a parenthesis too many', '1. e4 )', [1, 7], 'A ")" stands here with nothing to close or open.'],
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
  ['a brace too many', '1. e4 }', [1, 7], 'A "}" stands here with nothing to close or open.'],
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

test('games need no empty lines and no results between them', () => {
  const texts = ['1. e4 1-0 1. d4 0-1', '[White "A"]\n1. e4\n[White "B"]\n1. d4'];
  for (const text of texts) assert.equal(listGames(text).length, 2);
  assert.deepEqual(listGames(' \n '), []);
  assert.equal(listGames('1. e4 1-0 {A comment behind it.}\n').length, 1);
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

const SAYINGS = [
  '',
  '',
  '',
  'Well played.',
  'a } b',
  '% at first',
  '(1. e4) $1 ; {',
  '[Event "x"]',
  'Ärger “♞” \\',
];

/** Circles, then arrows, as they are written. */
function drawn({ squares }, random) {
  const square = () => squares[random(squares.length)];
  const color = ['green', 'red', 'yellow', 'blue'][random(4)];
  const [mark, from, to] = [square(), square(), square()];
  const shapes = [
    { from: mark, to: mark, color },
    { from, to, color: 'red' },
  ];
  return random(3) === 0 && from !== to ? shapes : [];
}

/** A tree of random moves with variations and remarks. */
function randomTree(variant, random, fen) {
  const tree = new MoveTree(fen);
  const layout = createLayout(kingcraft.variants.find(({ id }) => id === variant));
  const say = () => SAYINGS[random(SAYINGS.length)];
  tree.root.comment = say();
  let node = tree.root;
  for (let count = 0; count < 60; count++) {
    const ids = kingcraft.newGame(variant, node.fen).moveIds();
    if (ids.length > 0) {
      const before = tree.nodes().length;
      node = playLine(kingcraft, { variant, tree }, node, [ids[random(ids.length)]]);
      if (tree.nodes().length > before) {
        node.comment = say()
          .repeat(1 + random(5))
          .trim();
        node.shapes = drawn(layout, random);
        node.nags = [[], [], [1], [6, 14], [0, 255]][random(5)];
        node.evaluation = [null, { cp: -35 }, { mate: 3 }][random(3)];
        node.clock = [null, 0, 323, 3609.75][random(4)];
        if (node.isVariation) node.opening = say();
      }
    }
    if (random(4) === 0 || ids.length === 0) {
      const nodes = tree.nodes();
      node = nodes[random(nodes.length)];
    }
  }
  return tree;
}

for (const variant of kingcraft.variants) {
  test(`random trees of ${variant.name} come back as they were`, () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = createRandom(`${variant.id} ${seed}`);
      const tree = randomTree(variant.id, random, variant.startFen);
      const deep = tree.nodes()[random(40)].fen;
      const study = {
        variant: variant.id,
        tags: [
          { name: 'White', value: 'A "B" \\' },
          { name: 'Opening', value: 'None' },
        ],
        result: ['*', '1-0', '1/2-1/2'][random(3)],
        tree: seed % 2 ? tree : randomTree(variant.id, random, deep),
      };
      const text = writeGame(kingcraft, study);
      const back = open(text, variant.id);
      assert.deepEqual(plain(back.tree.root), plain(study.tree.root), text);
      assert.equal(back.variant, variant.id);
      assert.equal(back.result, study.result);
      assert.equal(writeGame(kingcraft, back), text);
      const tooLong = text.split('\n').filter((line) => line.length > 79 && !line.startsWith('['));
      assert.deepEqual(tooLong, []);
      kingcraft.newGame(variant.id).loadPgn(text);
    }
  });
}

test('a long study rests at every move while it is written, however deep its variations are', () => {
  const moves = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  const game = kingcraft.newGame('chess');
  const tree = new MoveTree(game.fen());
  const plies = 4000;
  for (let ply = 0, node = tree.root; ply < plies; ply++) {
    const aside = game.move(ply % 2 ? 'a7a6' : 'a2a3');
    const asideFen = game.fen();
    game.undo();
    // Each move but the first is a variation, and the rest hangs on it.
    tree.add(node, aside, asideFen);
    node = tree.add(node, game.move(moves[ply % 4]), game.fen());
  }
  game.dispose();
  const steps = writeGameInSteps(kingcraft, { variant: 'chess', tags: [], result: '*', tree });
  let rests = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) rests++;
  assert.ok(rests >= 2 * plies, `${rests} rests`);
  assert.match(step.value, /^1\. a3 \(1\. Nf3 a6 \(1\.\.\. Nf6 2\. a3 \(2\. Ng1 /m);
  assert.ok(step.value.endsWith(`${')'.repeat(plies)}\n*\n`));
});

test('a huge comment is read in pieces, and whole', () => {
  const words = Array.from({ length: 100_000 }, (_, index) => `wörd${index}`);
  const text = `1. e4 {${words.join('\n \t')}} e5 *`;
  const steps = openGameInSteps(kingcraft, text);
  let rests = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) rests += 1;
  const { tree } = step.value;
  assert.ok(rests > 20, `${rests} rests`);
  assert.equal(tree.root.children[0].comment, words.join(' '));
});

test('of very many shapes some are drawn, and the others stay in the text', () => {
  const command = '[%csl Gd4,Rb5^]';
  const { text, shapes } = takeShapes(command.repeat(1000), board);
  assert.equal(shapes.length, 500);
  assert.equal(text, command.repeat(750));
  const list = `[%csl ${'Gd4,'.repeat(1000)}Gd4]`;
  assert.deepEqual(takeShapes(list, board), { text: list, shapes: [] });
});

const board = { files: 8, ranks: 8, levels: 2 };
const drawings = [
  ['[%csl Gd4,Rb5^][%cal Ye2e4] Look.', 'Look.', 'Gd4 Rb5^ Ye2e4'],
  ['Before [%cal Bb1c3] behind', 'Before behind', 'Bb1c3'],
  ['[%cal Ge2z9]', '[%cal Ge2z9]', ''],
  ['[%cal Xe2e4] [%eval 0.3]', '[%cal Xe2e4] [%eval 0.3]', ''],
  ['[%csl Ge2e4]', '[%csl Ge2e4]', ''],
  ['[%cal ]', '[%cal ]', ''],
  ['[%csl [%csl Gd4]', '[%csl', 'Gd4'],
];
for (const [comment, text, expected] of drawings) {
  test(`shapes are taken out of a comment: ${comment}`, () => {
    const taken = takeShapes(comment, board);
    assert.equal(taken.text, text);
    const written = writeShapes(taken.shapes).match(/[GRYB][a-z]\d\S*?(?=[,\]])/g) ?? [];
    assert.equal(written.join(' '), expected);
  });
}
