// kingcraft/pgn: games of PGN as trees.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IllegalMoveError, PgnError } from 'kingcraft';
import * as pgn from 'kingcraft/pgn';
import { takeShapes } from '../../../web/kingcraft/pgn/pgn-commands.js';
import { readDeclarations } from './declarations.js';
import { kingcraft } from './support.js';

const { createGame, listGames, openGame, playLine, signOfNag, writeGame } = pgn;
const types = readDeclarations('../../../web/kingcraft/pgn/pgn.d.ts');

const open = (moves, options) => openGame(kingcraft, moves, options);
const moveTextOf = (text) => text.slice(text.indexOf('\n\n') + 2).trim();

test('the exports and what they return are as declared', () => {
  const values = [...types].filter(([, { isValue }]) => isValue).map(([name]) => name);
  assert.deepEqual(Object.keys(pgn).sort(), values.sort());
  const game = open('1. e4 *');
  assert.deepEqual(Object.keys(game).sort(), [...types.get('PgnGame').members].sort());
  const [entry] = listGames('1. e4 *');
  assert.deepEqual(Object.keys(entry).sort(), [...types.get('PgnEntry').members].sort());
  const { root } = game.tree;
  const inherited = Object.getOwnPropertyNames(Object.getPrototypeOf(root));
  const names = [...Object.keys(root), ...inherited.filter((name) => name !== 'constructor')];
  assert.deepEqual(names.sort(), [...types.get('MoveNode').members].sort());
});

/** [comment, what is taken out of it, the comment that is left, how both are written] */
const comments = [
  ['[%clk 0:05:23]', { clock: 323 }, ''],
  ['[%clk 1:00:09.7] late', { clock: 3609.7 }, 'late'],
  ['[%clk 0:00:00]', { clock: 0 }, ''],
  ['[%clk 0:5:3]', { clock: 303 }, '', '[%clk 0:05:03]'],
  ['[%clk 0:61:00]', {}, '[%clk 0:61:00]'],
  ['[%clk 0:00:01] [%clk 0:00:02]', { clock: 1 }, '[%clk 0:00:02]'],
  ['[%eval 0.35]', { evaluation: { cp: 35 } }, ''],
  ['[%eval #-3,20] lost', { evaluation: { mate: -3, depth: 20 } }, 'lost'],
  ['[%eval 0.25,20]', { evaluation: { cp: 25, depth: 20 } }, ''],
  ['[%eval 0.25,0]', { evaluation: { cp: 25, depth: 0 } }, ''],
  ['[%eval 0.25,1000]', {}, '[%eval 0.25,1000]'],
  ['[%eval 0.25,]', {}, '[%eval 0.25,]'],
  [
    '[%eval -0.3] [%clk 0:00:01]',
    { evaluation: { cp: -30 }, clock: 1 },
    '',
    '[%eval -0.30] [%clk 0:00:01]',
  ],
  ['[%csl Rd5]', { shapes: [{ from: 'd5', to: 'd5', color: 'red' }] }, ''],
  [
    'look [%cal Ge2e4]',
    { shapes: [{ from: 'e2', to: 'e4', color: 'green' }] },
    'look',
    '[%cal Ge2e4] look',
  ],
  ['[%csl Ri5]', {}, '[%csl Ri5]'],
  ['[%csl Ra9]', {}, '[%csl Ra9]'],
  ['[%csl Ra1^]', {}, '[%csl Ra1^]'],
  ['[%emt 0:00:01]', {}, '[%emt 0:00:01]'],
  ['[%eval #-[%clk 0:00:01]0]', {}, '[%eval #-[%clk 0:00:01]0]'],
  ['[%clk 0:00[%csl Rd5]:01]', {}, '[%clk 0:00[%csl Rd5]:01]'],
];
for (const [comment, taken, left, written = comment] of comments) {
  test(`the comment '${comment}' comes apart, and back`, () => {
    const game = open(`1. e4 {${comment}} *`);
    const { shapes, evaluation, clock, comment: rest } = game.tree.mainLine()[0];
    const expected = { shapes: [], evaluation: null, clock: null, ...taken, rest: left };
    assert.deepEqual({ shapes, evaluation, clock, rest }, expected);
    assert.equal(moveTextOf(writeGame(kingcraft, game)), `1. e4 {${written}} *`);
  });
}

test('squares of shapes are those of the game: an upper level, twelve files', () => {
  const upper = open('[Variant "Flying Chess"]\n\n1. e4 {[%csl Ra1^]} *').tree.mainLine()[0];
  assert.equal(upper.shapes[0].to, 'a1^');
  const wide = open(`[Variant "King's Court"]\n\n1. e4 {[%cal Ba1l8]} *`).tree.mainLine()[0];
  assert.equal(wide.shapes[0].to, 'l8');
});

/** A written game is read back unchanged, by this part and by the engine. */
const texts = [
  '1. e4 $1 {good} (1. d4 d5 (1... Nf6 {Indian} 2. c4) 2. c4) 1... e5 *',
  '{Before} 1. e4 ({Instead} 1. d4) 1-0',
  '1. e4 (1. d4 {The other pawn} 1... d5 2. c4) 1... e5 *',
  '1. Nf3 {[%csl Gd4,Re5][%cal Ye2e4] [%eval 0.20] [%clk 0:09:58] a plan} 1... d5 1/2-1/2',
];
for (const text of texts) {
  test(`reading and writing change nothing: ${text}`, () => {
    const written = writeGame(kingcraft, open(text));
    assert.equal(moveTextOf(written).replaceAll('\n', ' '), text);
    assert.equal(writeGame(kingcraft, open(written)), written);
    const game = kingcraft.newGame('chess');
    game.loadPgn(written);
    assert.equal(game.pgn(), written);
    game.dispose();
  });
}

/** A variation that repeats a move belongs to it, with its comments: [text, written]. */
const repeated = [
  ['1. e4 {a} (1. e4 {b} c5) e5 *', '1. e4 {a b} 1... c5 (1... e5) *'],
  ['1. e4 e5 {a} (1... e5 {b} 2. d4) (1... e5 {c}) *', '1. e4 e5 {a b c} 2. d4 *'],
  ['1. e4 ({a} 1. d4) ({b} 1. d4) *', '1. e4 ({a b} 1. d4) *'],
];
for (const [text, written] of repeated) {
  test(`the comments of a repeated move stay: ${text}`, () => {
    const found = moveTextOf(writeGame(kingcraft, open(text))).replaceAll('\n', ' ');
    assert.equal(found, written);
  });
}

/** What follows a comment that was left open, and how many games the text has. */
const afterOpenComments = [
  ['\n\n[Event "B"]', 2],
  ['\n\n[Event"B"]', 2],
  ['\n\n[Event  "B"]', 2],
  ['\n \t\n\t[ \tEvent \t"B"]', 2],
  ['\n[Event "B"]', 1],
  ['\n\nEvent "B"', 1],
  ['\n\n[Event B]', 1],
];
for (const [text, count] of afterOpenComments) {
  test(`after an open comment, ${JSON.stringify(text)} makes ${count} games`, () => {
    const pgn = `[Event "A"]\n\n1. e4 {open${text}\n\n1. d4 *`;
    assert.equal([...listGames(pgn)].length, count);
  });
}

test('a tag behind an empty line begins a game, also in a variation that was left open', () => {
  for (const [text, expected] of [
    ['1. e4 (1. d4\n\n[Event "B"]\n\n1. c4 *', [undefined, 'B']],
    ['1. e4 (1. d4 [Event "B"]\n\n[Event "C"]\n\n1. c4 *', [undefined, 'C']],
  ]) {
    const events = [...listGames(text)].map(({ tags: [tag] }) => tag?.value);
    assert.deepEqual(events, expected, text);
  }
});

test('a game from the start is written without its FEN', () => {
  for (const { id } of kingcraft.variants) {
    assert.doesNotMatch(writeGame(kingcraft, createGame(kingcraft, id)), /FEN|SetUp/, id);
  }
});

test('a game is made, played into and written', () => {
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  const game = createGame(kingcraft, 'levitating', fen);
  const { tree } = game;
  const e4 = playLine(kingcraft, game, tree.root, ['e4', 'Kd7']).parent;
  playLine(kingcraft, game, tree.root, [{ from: 'e2', to: 'e3' }]);
  assert.equal(playLine(kingcraft, game, tree.root, ['e2e4']), e4);
  e4.comment = 'the } brace';
  game.tags = [
    { name: 'White', value: 'Ada' },
    { name: 'FEN', value: 'of no use' },
  ];
  const written = writeGame(kingcraft, game);
  assert.match(
    written,
    /\[White "Ada"\]\n.*\n.*\n\[Variant "Levitating Kings"\]\n\[SetUp "1"\]\n\[FEN "4k3.*"\]\n\n/,
  );
  assert.match(written, /\n\n1\. e4 ;the \} brace\n\(1\. e3\) 1\.\.\. Kd7 \*\n$/);
  assert.throws(() => playLine(kingcraft, game, e4, ['Kd8', 'Ke8']), IllegalMoveError);
  assert.throws(() => createGame(kingcraft, 'checkers'), { code: 'variant' });
  assert.throws(() => createGame(kingcraft, 'tax', 'x'), { code: 'fen' });
});

/** [text, options, key, values, line:column] */
const faults = [
  ['', {}, 'pgn-empty', {}, '1:1'],
  ['0', {}, 'pgn-empty', {}, '1:1'],
  [`${'a b '.repeat(50_000)}\nc`, {}, 'game-long', { most: 100_000 }, '2:1'],
  ['[White A]', {}, 'pgn-tag', {}, '1:1'],
  ['1. e4 {', {}, 'pgn-open-comment', {}, '1:7'],
  ['1. e4\n(1. d4', {}, 'pgn-open-variation', {}, '2:1'],
  ['1. e4 ]', {}, 'pgn-bracket', { sign: ']' }, '1:7'],
  ['1. e4 )', {}, 'pgn-bracket', { sign: ')' }, '1:7'],
  [
    '[FEN "x"]',
    {},
    'pgn-fen',
    { fault: { key: 'fen-fields', values: { count: 1, fen: 'x' } } },
    '1:1',
  ],
  ['1. e4 $256', {}, 'pgn-nag', {}, '1:7'],
  ['$1', {}, 'pgn-nag-first', {}, '1:1'],
  ['!', {}, 'pgn-annotation-first', {}, '1:1'],
  ['(1. d4)', {}, 'pgn-variation-first', {}, '1:1'],
  ['1. e4 (\n[White "A"]', {}, 'pgn-misplaced-tag', {}, '2:1'],
  [`1. e4 ${'(1. d4 '.repeat(101)}`, {}, 'pgn-nesting', { depth: 100 }, '1:707'],
  ['1. e4 \0', {}, 'pgn-zero-byte', {}, '1:7'],
  ['\n[Variant "Atomic"]', {}, 'pgn-unknown-variant', { variant: 'Atomic' }, '2:1'],
  ['1. e4 *', { variant: 'Atomic' }, 'pgn-unknown-variant', { variant: 'Atomic' }, '1:1'],
];
for (const [text, options, key, values, place] of faults) {
  test(`a fault has key, values and place: ${key} at ${place}`, () => {
    assert.throws(
      () => open(text, options),
      (error) => {
        assert.ok(error instanceof PgnError);
        assert.deepEqual([error.key, error.values], [key, values]);
        assert.equal(`${error.line}:${error.column}`, place);
        assert.match(error.message, /^[A-Z].*\.$/);
        return true;
      },
    );
  });
}

test('an illegal move is a fault of the PGN, with what the engine says as its cause', () => {
  const cause = { code: 'illegal-move' };
  assert.throws(
    () => open('1. e4 *\n\n1. d4\nd4 *', { entry: listGames('1. e4 *\n\n1. d4\nd4 *')[1] }),
    (error) => {
      assert.equal(error.cause.code, cause.code);
      assert.deepEqual([error.code, error.line, error.column], ['pgn', 4, 1]);
      return error.message === error.cause.message;
    },
  );
});

test('notes have the place of what was left out', () => {
  const text = '[White "A"]\n[FEN "4k3/8/8/8/8/8/8/4K3 w K - 0 1"]\n\n1. Kd2\n-- *';
  const { notes } = open(text);
  assert.deepEqual(
    notes.map(({ line, column }) => `${line}:${column}`),
    ['2:1', '5:1'],
  );
  assert.deepEqual([notes[1].key, notes[1].values], ['pgn-null-move', { move: '--' }]);
});

/** [the tag Variant, the game that it names] */
const names = [
  ['Standard', 'chess'],
  ['from  position', 'chess'],
  ['', 'chess'],
  ['Two Kings', 'twokings'],
  ['LEVITATING', 'levitating'],
];
for (const [name, id] of names) {
  test(`the engine knows what '${name}' is`, () => {
    assert.equal(open(`[Variant "${name}"]\n\n*`).variant, id);
  });
}

test('in steps long texts are read and written as at once', () => {
  const moves = 20_000;
  const words = Array.from({ length: moves }, (_, ply) => ['Nf3', 'Nf6', 'Ng1', 'Ng8'][ply % 4]);
  const text = `1. e4 e5 *\n\n${words.join(' ')} *`;
  /** The offsets at which the steps rest. */
  const run = (steps) => {
    const rests = [];
    for (const rest of steps) {
      if (rest !== undefined) assert.ok(rest <= text.length);
      rests.push(rest);
    }
    return rests;
  };
  // Far less than a millisecond is between two rests.
  const gapsOf = (rests) => rests.map((rest, index) => rest - (rests[index - 1] ?? 0));
  const listed = run(pgn.listGamesInSteps(text));
  assert.ok(Math.max(...gapsOf(listed)) < 11_000, listed.join(' '));
  const [, entry] = listGames(text);
  const opened = run(pgn.openGameInSteps(kingcraft, text, { entry }));
  assert.ok(Math.max(...gapsOf(opened)) < 11_000, opened.join(' '));
  assert.ok(opened.length - listed.length > moves / 400, opened.join(' '));
  assert.ok(run(pgn.writeGameInSteps(kingcraft, open(text))).length >= 2);
});

test('NAGs have signs', () => {
  assert.deepEqual([1, 6, 18, 146, 255].map(signOfNag), ['!', '?!', '+−', 'N', undefined]);
});

test('shapes on a board of ten ranks', () => {
  const variant = { files: 16, ranks: 10, levels: 1 };
  const { text, shapes } = takeShapes('[%cal Ga1p10][%csl Rb11]', variant);
  assert.deepEqual(shapes, [{ from: 'a1', to: 'p10', color: 'green' }]);
  assert.equal(text, '[%csl Rb11]');
});

test('the engine knows the same signs', () => {
  const signs = Array.from({ length: 256 }, (_, nag) => [nag, signOfNag(nag)]);
  const known = signs.filter(([, sign]) => sign !== undefined);
  assert.ok(known.length > 20);
  for (const [nag, sign] of known) {
    const text = `1. e4 ${sign} *`;
    assert.deepEqual(open(text).tree.mainLine()[0].nags, [nag], sign);
    const game = kingcraft.newGame('chess');
    game.loadPgn(text);
    assert.equal(moveTextOf(game.pgn()), `1. e4 $${nag} *`);
    game.dispose();
  }
});

/** [what, PGN, the result of the game] */
const results = [
  ['a word', '[Result "1-0"]\n\n1. e4', '1-0'],
  ['one at the end, which counts more', '[Result "1-0"]\n\n1. e4 0-1', '0-1'],
  ['no result', '[Result "White won"]\n\n1. e4', '*'],
];

for (const [what, text, expected] of results)
  test(`the tag Result with ${what}`, () => assert.equal(open(text).result, expected));

test('what is said in front of a move that is there already is added', () => {
  const { tree } = open('1. e4 ({one} 1. d4) ({two} 1. d4 {three}) ({four} 1. d4) *');
  const [, d4] = tree.root.children;
  assert.equal(tree.root.children.length, 2);
  assert.deepEqual([d4.opening, d4.comment], ['one two four', 'three']);
});

test('a move of which nothing is said has no evaluation, clock or shape', () => {
  const { tree } = open('1. e4 *');
  const [{ evaluation, clock, shapes, comment }] = tree.root.children;
  assert.deepEqual([evaluation, clock, shapes, comment], [null, null, [], '']);
});

for (const tag of [
  { name: 1, value: 'A', at: 0 },
  { name: 'White', value: 1, at: 0 },
  { name: 'White', value: 'A', at: '0' },
])
  test(`an entry with the tag ${JSON.stringify(tag)} is none`, () => {
    const [entry] = listGames('1. e4 *');
    const changed = { ...entry, tags: [tag] };
    assert.throws(() => open('1. e4 *', { entry: changed }), { code: 'argument' });
  });
