// The command kingcraft: games are read, checked and converted.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, openAll, taxFen } from './command-support.js';
import { kingcraft } from './support.js';

const pgn = `% two games of chess between two that are none
[Event "First"]

1. e4 {a remark} e5 (1... d5 2. exd5 1-0) 2. Nf3 ; 1. a4 *
1/2-1/2

[Event "Second"]
[Variant "Tax Chess"]

1. e4 e5 2. Ke3 Nf6 *
[Variant "Checkers"]

1. e4 *

1. d4 d5 1-0 {the end}`;

/** The games of a text as places of faults and numbers of half-moves. */
async function summaryOf(text) {
  const found = await openAll(text, (game) => game.history().length);
  return found.map(({ value, fault }) => (fault ? `${fault.line}:${fault.column}` : value));
}

const texts = [
  ['games with and without tags, results and faults', pgn, [3, '10:13', '11:1', 2]],
  ['no game', '', []],
  ['a comment alone', '{ nothing here }\n', []],
  ['two games on one line', '1. e4 * 1. d5 *', [1, '1:12']],
  ['a comment that is not closed', '1. e4 { *\n\n[Event "?"]\n\n1. d4', ['1:7', 1]],
  ['a variation that is not closed', '1. e4 ( 1. d4 *\n\n[Event "?"]\n\n1. d4', ['1:7', 1]],
  ['a wrong move in a variation', '1. e4 e5 (1... e4) *', ['1:16']],
  ['a wrong position', '1. e4 *\n[FEN "8/8 w"]\n\n1. e4 *', [1, '2:1']],
  ['two tags on one line', '[Event "?"][Variant "Tax Chess"]\n\n1. e4 e5 2. Ke3 *', ['3:13']],
  ['lines that end as on Windows', '[Event "?"]\r\n\r\n1. e4 *\r\n\r\n1. e5 *', [1, '5:4']],
];

for (const [name, text, wanted] of texts) {
  test(`the games of a PGN: ${name}`, async () => assert.deepEqual(await summaryOf(text), wanted));
}

test('validate names the first fault of each game, and ends with 1', () => {
  const { status, stdout } = call(['validate', '-'], pgn);
  assert.equal(status, 1);
  assert.equal(
    stdout,
    [
      '-:10:13: game 2: "Ke3" is not a legal move here.',
      '-:11:1: game 3: There is no such variant.',
      'games: 4, faults: 2\n',
    ].join('\n'),
  );
  const found = call(['validate', '--json', '-'], pgn).json();
  assert.deepEqual(
    found.map(({ game, ok }) => [game, ok]),
    [
      [1, true],
      [2, false],
      [3, false],
      [4, true],
    ],
  );
});

test('validate of games without a fault ends with 0, of no game with 1', () => {
  assert.equal(call(['validate', '-'], '1. e4 *').status, 0);
  const { status, stdout } = call(['validate', '-'], '\n');
  assert.equal(status, 1);
  assert.match(stdout, /^-:1:1: This file contains no game\.$/m);
});

const opening = '1. e4 e5 2. Nf3 *\n\n1. d4 *';

test('convert gives the last position of each game, one of them, or all', () => {
  const last = call(['convert', '--to', 'fen', '-'], opening).stdout.trim().split('\n');
  assert.deepEqual(last, [
    'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1',
  ]);
  const third = call(['convert', '--to', 'fen', '--ply', '1', '--json', '-'], opening).json();
  assert.deepEqual(
    third.map(({ game, ply }) => [game, ply]),
    [
      [1, 1],
      [2, 1],
    ],
  );
  const all = call(['convert', '--to', 'fen', '--each', '-'], opening);
  assert.equal(all.stdout.trim().split('\n').length, 6);
});

test('convert gives every position of a game that its players have ended', () => {
  const { stdout } = call(['convert', '--to', 'fen', '--each', '-'], '1. e4 e5 1-0');
  const turns = stdout
    .trim()
    .split('\n')
    .map((fen) => fen.split(' ')[1]);
  assert.deepEqual(turns, ['w', 'b', 'w']);
});

test('convert makes PGN of a FEN, which converts back to it', () => {
  const made = call(['convert', '--to', 'pgn', '--variant', 'tax', '--fen', taxFen]);
  assert.equal(made.status, 0);
  const back = call(['convert', '--to', 'fen', '-'], made.stdout);
  assert.equal(back.stdout, `${taxFen}\n`);
});

test('convert draws a position of each game, in SVG', () => {
  for (const { id, startFen } of kingcraft.variants) {
    const words = ['convert', '--to', 'svg', '--variant', id, '--fen', startFen];
    const { status, stdout } = call(words);
    assert.equal(status, 0, id);
    const pieces = kingcraft.newGame(id).board().length;
    assert.equal(stdout.match(/<use /g).length, pieces, id);
    assert.match(stdout, /^<svg xmlns=.*<\/svg>\n$/s);
    assert.notEqual(call([...words, '--flip']).stdout, stdout);
  }
});

test('convert draws one picture, or several as JSON', () => {
  const { status, stdout, stderr } = call(['convert', '--to', 'svg', '-'], opening);
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(stderr, /SVG holds only one picture/);
  const drawn = call(['convert', '--to', 'svg', '--json', '-'], opening).json();
  assert.deepEqual(
    drawn.map(({ game, ply, svg }) => [game, ply, svg.startsWith('<svg ')]),
    [
      [1, 3, true],
      [2, 1, true],
    ],
  );
});

test('convert names the games that are wrong on stderr, and prints the others', () => {
  const { status, stdout, stderr } = call(['convert', '--to', 'fen', '--json', '-'], pgn);
  assert.equal(status, 1);
  const games = stdout.trim().split('\n').map(JSON.parse);
  assert.deepEqual(
    games.map(({ game, ply }) => [game, ply]),
    [
      [1, 3],
      [4, 2],
    ],
  );
  assert.equal(
    stderr,
    'kingcraft: -:10:13: game 2: "Ke3" is not a legal move here.\n' +
      'kingcraft: -:11:1: game 3: There is no such variant.\n',
  );
});

test('convert names a game that is too short for its ply, and prints the others', () => {
  const { status, stdout, stderr } = call(
    ['convert', '--to', 'fen', '--ply', '2', '-'],
    '1. e4 *\n\n1. e4 e5 *',
  );
  assert.deepEqual([status, stdout.trim().split('\n').length], [1, 1]);
  assert.equal(stderr, 'kingcraft: -:1:1: game 1: there is no ply 2: the game ends after ply 1\n');
});

test('a note goes to stderr, and does not change how the command ends', () => {
  const text = '1. e4 *\n\n[FEN "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"]\n\n1. O-O -- *';
  const notes = [
    'kingcraft: -:3:1: game 2: The right "Q" of the FEN tag does not fit the position. It was left out.',
    'kingcraft: -:5:8: game 2: The null move "--" cannot be played. It and everything after it become a comment.',
  ];
  for (const words of [['validate'], ['convert', '--to', 'fen']]) {
    const { status, stderr } = call([...words, '-'], text);
    assert.deepEqual([status, stderr], [0, `${notes.join('\n')}\n`]);
  }
  const [, second] = call(['validate', '--json', '-'], text).json();
  assert.deepEqual(
    second.notes.map(({ line, column }) => [line, column]),
    [
      [3, 1],
      [5, 8],
    ],
  );
});

/** What JSON of a game has to say, from the package. */
function recordOf(variant, moves, tags) {
  const game = kingcraft.newGame(variant);
  const fens = moves.map((move) => {
    game.move(move);
    return game.fen();
  });
  // The rest of its PGN is in tags and result.
  const { pgn, ...record } = game.toJSON();
  const san = game.history().map((move) => move.san);
  game.dispose();
  return { ...record, tags, san, fens };
}

test('convert --to json prints a game a line: tags, moves, SAN and result', () => {
  const text = `[Event "A \\"B\\""]
[White "Ada"]

1. f3 e5 2. g4 Qh4# 0-1

[Variant "Tax Chess"]

1. e2e4 e5 1/2-1/2
`;
  const { status, stdout, stderr } = call(['convert', '--to', 'json', '-'], text);
  assert.deepEqual([status, stderr], [0, '']);
  const games = stdout.trimEnd().split('\n').map(JSON.parse);
  assert.deepEqual(
    games.map(({ game, variant, moves, san, result, outcome, fens }) => ({
      game,
      variant,
      moves,
      san,
      result,
      reason: outcome.reason,
      fens,
    })),
    [
      {
        game: 1,
        variant: 'chess',
        moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
        san: ['f3', 'e5', 'g4', 'Qh4#'],
        result: '0-1',
        reason: 'checkmate',
        fens: undefined,
      },
      {
        game: 2,
        variant: 'tax',
        moves: ['e2e4', 'e7e5'],
        san: ['e4', 'e5'],
        result: '1/2-1/2',
        reason: 'agreement',
        fens: undefined,
      },
    ],
  );
  assert.deepEqual([games[0].tags.Event, games[0].tags.White], ['A "B"', 'Ada']);
  assert.equal(games[1].tags.Variant, 'Tax Chess');
  assert.equal(call(['convert', '--to', 'json', '--json', '-'], text).stdout, stdout);
});

for (const { id } of kingcraft.variants)
  test(`convert --to json --fens: ${id}, the position after each move`, () => {
    const game = kingcraft.newGame(id);
    for (let ply = 0; ply < 6; ply++) game.move(game.moveIds().at(ply));
    const moves = game.history().map((move) => move.id);
    game.resign('white');
    const pgn = game.pgn();
    game.dispose();
    const [found] = call(['convert', '--to', 'json', '--fens', '-'], pgn).json();
    const wanted = recordOf(id, moves, found.tags);
    assert.deepEqual(found, {
      ...wanted,
      game: 1,
      result: '0-1',
      outcome: { winner: 'black', reason: 'resignation', rule: null },
    });
    assert.equal(found.fens.at(-1), found.fen);
  });

test('convert --to json of a position, with moves and without', () => {
  const words = ['convert', '--to', 'json', '--fens', '--variant', 'chess', '--fen', taxFen];
  const [still] = call(words).json();
  assert.deepEqual(
    [still.startFen, still.fen, still.moves, still.san, still.fens, still.result, still.outcome],
    [taxFen, taxFen, [], [], [], '*', null],
  );
  const [moved] = call([...words, '--moves', 'Kf4 Ke7']).json();
  assert.deepEqual([moved.moves, moved.fens.length], [['e4f4', 'e8e7'], 2]);
  const fens = call(['convert', '--to', 'fen', '--each', ...words.slice(4), '--moves', 'Kf4 Ke7']);
  assert.deepEqual(fens.stdout.trimEnd().split('\n'), [taxFen, ...moved.fens]);
});

test('convert --to json names the games that are wrong on stderr, and prints the others', () => {
  const { status, stdout, stderr } = call(['convert', '--to', 'json', '-'], pgn);
  assert.equal(status, 1);
  assert.deepEqual(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).game),
    [1, 4],
  );
  assert.equal(stderr.trimEnd().split('\n').length, 2);
});

/** [words, whether it can be played, the key of what is wrong] */
const positions = [
  [['--fen', taxFen, '--variant', 'tax'], true],
  [['--fen', taxFen, '--variant', 'tax', '--moves', 'Kf4'], true],
  [['--fen', taxFen], true],
  [['--fen', taxFen, '--variant', 'tax', '--moves', 'Kf8'], false],
  [['--fen', '8/8 w'], false],
  [['--fen', taxFen, '--variant', 'flying'], false],
  [['--fen', taxFen, '--variant', 'checkers'], false],
];
for (const [words, ok] of positions)
  test(`validate ${words.join(' ')}: ${ok ? 'sound' : 'a fault'}`, () => {
    const plain = call(['validate', ...words]);
    assert.deepEqual([plain.status, plain.stderr], [ok ? 0 : 1, '']);
    const lines = plain.stdout.trimEnd().split('\n');
    assert.equal(lines.at(-1), `positions: 1, faults: ${ok ? 0 : 1}`);
    const { status, json } = call(['validate', '--json', ...words]);
    const [found] = json();
    assert.deepEqual([status, found.ok], [ok ? 0 : 1, ok]);
    assert.deepEqual(lines.slice(0, -1), ok ? [] : [found.message]);
    assert.equal(typeof found.key, ok ? 'undefined' : 'string');
  });
