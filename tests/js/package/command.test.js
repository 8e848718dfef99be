// The command kingcraft: moves, perft, help, and what it says where its words are wrong.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, scripted, taxFen } from './command-support.js';
import { kingcraft } from './support.js';

test('moves prints ids and notation, from the start or from a FEN in several words', () => {
  const start = call(['moves', 'chess']);
  assert.equal(start.status, 0);
  assert.equal(start.stdout.split('\n').length, 21);
  assert.match(start.stdout, /^g1f3 {4}Nf3$/m);
  const { stdout } = call(['moves', 'tax', ...taxFen.split(' ')]);
  assert.match(stdout, /^e4f4 {4}Kf4$/m);
});

test('moves --json prints the position and its moves', () => {
  const [found] = call(['moves', '--json', 'tax', taxFen]).json();
  assert.equal(found.fen, taxFen);
  assert.deepEqual(
    [found.variant, found.turn, found.check, found.outcome],
    ['tax', 'white', false, null],
  );
  const king = found.moves.filter(({ piece }) => piece === 'king').map(({ id }) => id);
  assert.deepEqual(king.sort(), ['e4d3', 'e4d5', 'e4e5', 'e4f4']);
});

test('perft prints the leaves by the first move, and their sum', () => {
  const { stdout } = call(['perft', 'flying', '2']);
  const lines = stdout.trimEnd().split('\n');
  assert.equal(lines.length, 31);
  assert.equal(lines.at(-1), 'Nodes: 900');
  const [found] = call(['perft', 'chess', '3', '--json']).json();
  assert.equal(found.nodes, 8902);
  const sum = Object.values(found.divide).reduce((a, b) => a + b);
  assert.equal(sum, 8902);
});

/** Each command that takes a position, what stands behind the variant, and what it needs in the end. */
const positionCommands = [
  ['moves', [], []],
  ['perft', ['2'], []],
  ['explain', ['e1', 'e3'], []],
  ['draw', [], []],
  ['bestmove', [], ['--depth', '1']],
  ['analyse', [], ['--depth', '1']],
];
for (const [name, words, options] of positionCommands)
  for (const { id } of kingcraft.variants)
    test(`${name} ${id} --moves: the moves are played first`, () => {
      const game = kingcraft.newGame(id);
      const start = game.fen();
      const moves = [game.move(game.moves()[0].san).san, game.move(game.moveIds()[0]).id];
      const wanted = game.fen();
      game.dispose();
      for (const fen of [[], start.split(' ')]) {
        const played = [name, id, ...words, ...fen, '--moves', moves.join(' ')];
        const { stderr, json } = call([...played, ...options, '--json']);
        assert.equal(stderr, '');
        assert.equal(json().at(-1).fen, wanted);
      }
    });

test('moves and perft count from where --moves leads', () => {
  const words = ['--moves', 'e2e4 e7e5 Ke2'];
  assert.equal(call(['moves', 'chess', ...words]).stdout.split('\n').length - 1, 29);
  const { stdout } = call(['perft', 'chess', '1', ...words]);
  assert.match(stdout, /^d8h4: 1$/m);
  assert.match(stdout, /^Nodes: 29$/m);
});

const faults = [
  [['moves', 'chess', '--moves', 'e4 e4'], 1, /"e4" is not a legal move/],
  [['perft', 'chess', '1', '--moves', 'x'], 1, /"x" /],
  [['draw', 'tax', '--moves', 'e5'], 1, /"e5" is not a legal move/],
  [['uci', '--json'], 2, /Unknown option '--json'/],
  [['play', 'chess', 'x'], 2, /name the variant and two UCI engines/],
  [['play', 'chess', './no-such-engine', 'y'], 2, /no-such-engine.* cannot be started/],
  [['play', 'flying', scripted, scripted], 2, /scripted-engine A does not play 'flying'/],
  [['play', 'checkers', scripted, scripted], 1, /no variant "checkers"/],
  [['play', 'chess', 'x', 'y', '--movetime', '0'], 2, /--movetime needs a whole number/],
  [['play', 'chess', 'x', 'y', '--nodes', '1', '--movetime', '1'], 2, /cannot be combined/],
  [['play', 'chess', 'x', 'y', '--option-a', 'z'], 2, /need NAME=VALUE, not 'z'/],
  [[], 2, /name a command/],
  [['castle'], 2, /there is no command 'castle'/],
  [['moves'], 2, /name the variant/],
  [['moves', 'checkers'], 1, /no variant "checkers"; use chess/],
  [['moves', 'chess', 'x'], 1, /The FEN "x" has 1 field/],
  [['moves', 'chess', '--loud'], 2, /Unknown option '--loud'; see/],
  [['perft', 'chess'], 2, /name the variant and the depth/],
  [['perft', 'chess', '13'], 2, /DEPTH needs a whole number from 0 to 12, not '13'/],
  [['draw'], 2, /name the variant/],
  [['draw', 'tax', '--arrow', 'e2'], 2, /--arrow needs two squares/],
  [['draw', 'tax', '--mark', 'e9'], 1, /"e9" is not a square/],
  [['draw', 'tax', '--mark', 'e2e4'], 2, /--mark needs a square/],
  [['draw', 'tax', '--arrow', 'e2e4:red:blue'], 2, /--arrow needs two squares/],
  [['draw', 'tax', '--png', '--json'], 2, /--json prints SVG/],
  [['draw', 'tax', '--size', 'x'], 2, /--size needs a whole number/],
  [['draw', 'tax', '--output', 'x.jpg'], 2, /--output writes \.svg or \.png, not '\.jpg'/],
  [['draw', 'tax', '-o', 'x.JPEG', '--png'], 2, /--output writes \.svg or \.png, not '\.jpeg'/],
  [['draw', 'tax', '--output', 'a.svg/x.pdf'], 2, /not '\.pdf'/],
  [['draw', 'tax', '--output', 'x.svg', '--png'], 2, /--png needs a file name/],
  [['draw', 'tax', '--output', ''], 2, /--output needs a file name/],
  [['validate'], 2, /name PGN files/],
  [['validate', '--variant', 'tax', '-'], 2, /--variant needs --fen/],
  [['validate', '--moves', 'e4', '-'], 2, /--moves needs --fen/],
  [['validate', '--fen', taxFen, '-'], 2, /cannot be combined/],
  [['validate', './no-such-file.pgn'], 1, /'.\/no-such-file.pgn' cannot be read/],
  [['convert', '-'], 2, /--to needs one of fen/],
  [['convert', '--to', 'gif', '-'], 2, /--to needs one of fen.*'gif'/],
  [['convert', '--to', 'fen'], 2, /name PGN files/],
  [['convert', '--to', 'fen', '--fen', taxFen, '-'], 2, /cannot be combined/],
  [['convert', '--to', 'fen', '--variant', 'tax', '-'], 2, /--variant needs --fen/],
  [['convert', '--to', 'fen', '--moves', 'e4', '-'], 2, /--moves needs --fen/],
  [['convert', '--to', 'fen', '--fen', taxFen, '--moves', 'e4'], 1, /"e4" is not a legal move/],
  [['convert', '--to', 'fen', '--fens', '-'], 2, /--fens needs --to json, not 'fen'/],
  [['convert', '--to', 'json', '--each', '-'], 2, /--each needs --to fen or svg, not 'json'/],
  [['convert', '--to', 'pgn', '--ply', '1', '-'], 2, /--ply needs --to fen or svg, not 'pgn'/],
  [['convert', '--to', 'fen', '--flip', '-'], 2, /--flip needs --to svg, not 'fen'/],
  [
    ['convert', '--to', 'fen', '--ply', '2', '--fen', taxFen],
    1,
    /there is no ply 2: the game ends after ply 0/,
  ],
  [['convert', '--to', 'fen', '-'], 1, /'-' contains no game/],
];

for (const [words, wantedStatus, wanted] of faults) {
  test(`kingcraft ${words.join(' ')}: an error in words`, () => {
    const { status, stdout, stderr } = call(words);
    assert.equal(status, wantedStatus);
    assert.equal(stdout, '');
    assert.match(stderr, wanted);
    assert.match(stderr, /^kingcraft: [^\n]+\n$/);
  });
}
