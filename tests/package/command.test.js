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

const faults = [
  [['play', 'chess', 'x'], 2, /name the variant and two UCI engines/],
  [['play', 'chess', './no-such-engine', 'y'], 2, /no-such-engine.* cannot be started/],
  [['play', 'flying', scripted, scripted], 2, /scripted-engine A does not play 'flying'/],
  [['play', 'checkers', scripted, scripted], 1, /no variant "checkers"/],
  [['play', 'chess', 'x', 'y', '--movetime', '0'], 2, /--movetime wants a whole number/],
  [['play', 'chess', 'x', 'y', '--nodes', '1', '--movetime', '1'], 2, /exclude each other/],
  [['play', 'chess', 'x', 'y', '--option-a', 'z'], 2, /want NAME=VALUE, not 'z'/],
  [[], 2, /name a command/],
  [['castle'], 2, /there is no command 'castle'/],
  [['moves'], 2, /name the variant/],
  [['moves', 'checkers'], 1, /no variant "checkers"; there are chess/],
  [['moves', 'chess', 'x'], 1, /The FEN "x" has 1 field/],
  [['moves', 'chess', '--loud'], 2, /Unknown option '--loud'; see/],
  [['perft', 'chess'], 2, /name the variant and the depth/],
  [['perft', 'chess', '13'], 2, /DEPTH wants a whole number from 0 to 12, not '13'/],
  [['draw'], 2, /name the variant/],
  [['draw', 'tax', '--arrow', 'e2'], 2, /--arrow wants two squares/],
  [['draw', 'tax', '--mark', 'e9'], 1, /"e9" is no square/],
  [['draw', 'tax', '--mark', 'e2e4'], 2, /--mark wants a square/],
  [['draw', 'tax', '--arrow', 'e2e4:red:blue'], 2, /--arrow wants two squares/],
  [['draw', 'tax', '--png', '--json'], 2, /--json prints SVG/],
  [['draw', 'tax', '--size', 'x'], 2, /--size wants a whole number/],
  [['validate'], 2, /name the PGN files/],
  [['validate', './no-such-file.pgn'], 1, /'.\/no-such-file.pgn' cannot be read/],
  [['convert', '-'], 2, /--to wants fen/],
  [['convert', '--to', 'gif', '-'], 2, /--to wants fen.*'gif'/],
  [['convert', '--to', 'fen'], 2, /name PGN files/],
  [['convert', '--to', 'fen', '--fen', taxFen, '-'], 2, /exclude each other/],
  [['convert', '--to', 'fen', '--variant', 'tax', '-'], 2, /--variant goes with --fen/],
  [['convert', '--to', 'fen', '--ply', '2', '--fen', taxFen], 1, /the game has 0 plies, not 2/],
  [['convert', '--to', 'fen', '-'], 1, /'-' has no game/],
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

test('the help fits a screen and names all games', () => {
  const { status, stdout } = call(['--help']);
  assert.equal(status, 0);
  const lines = stdout.trimEnd().split('\n');
  assert.ok(lines.length <= 24, `${lines.length} lines`);
  assert.deepEqual(
    lines.filter((line) => line.length > 80),
    [],
  );
  for (const { id } of kingcraft.variants) assert.match(stdout, new RegExp(`\\b${id}\\b`));
  assert.equal(call(['help']).stdout, stdout);
});
