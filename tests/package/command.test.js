// The command kingcraft: what it prints, and how it ends.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Decoder, openGames } from '../../web/cli/pgn-files.js';
import { decode } from '../../web/kingcraft/pgn/pgn-list.js';
import { kingcraft } from './support.js';

const command = fileURLToPath(new URL('../../web/cli/kingcraft.js', import.meta.url));

/** Runs the command; `input` is what comes in. */
function call(words, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr, json: () => stdout.trim().split('\n').map(JSON.parse) };
}

const taxFen = '4k3/8/8/8/4K3/8/1P1PP1P1/8 w - - 0 1';

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

/** What comes of the games of a text. */
async function openAll(text, work) {
  const found = [];
  for await (const each of openGames(kingcraft, [text], work)) found.push(each);
  return found;
}

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
  assert.match(stdout, /^-:1:1: There is no game in this file\.$/m);
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
  assert.match(stderr, /SVG is one picture, not several/);
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
  assert.equal(stderr, 'kingcraft: -:1:1: game 1: the game has 1 plies, not 2\n');
});

test('a note goes to stderr, and does not change how the command ends', () => {
  const text = '1. e4 *\n\n[FEN "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"]\n\n1. O-O -- *';
  const notes = [
    'kingcraft: -:3:1: game 2: The right "Q" of the FEN tag does not fit the position. It was left out.',
    'kingcraft: -:5:8: game 2: The null move "--" cannot be played. It is kept as a comment, with what stands behind it.',
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

/** The same words in both alphabets, one that is neither, and one that the older alphabet has alone. */
const alphabets = [
  ['UTF-8', Buffer.from('Zürich “½”', 'utf8'), 'Zürich “½”'],
  ['windows-1252', Buffer.from('Z\xFCrich \x93\xBD\x94', 'latin1'), 'Zürich “½”'],
  ['both in one file', Buffer.from('\xC3\xBC \xFC', 'latin1'), 'Ã¼ ü'],
];
for (const [name, bytes, wanted] of alphabets) {
  const text = [Buffer.from('[Event "'), bytes, Buffer.from('"]\n\n1. e4 *\n')];

  test(`convert reads a file in ${name} as the page does`, (t) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'game.pgn');
    writeFileSync(file, Buffer.concat(text));
    const { stdout } = call(['convert', '--to', 'pgn', file]);
    assert.match(stdout, new RegExp(`^\\[Event "${wanted}"\\]$`, 'm'));
    assert.ok(decode(Buffer.concat(text)).includes(wanted));
  });

  test(`convert reads what comes in in ${name}, in any pieces`, async () => {
    for (const size of [1, 2, 3, 5, 1000]) {
      const all = Buffer.concat(text);
      const pieces = [];
      const decoder = new Decoder(true);
      for (let at = 0; at < all.length; at += size)
        pieces.push(decoder.decode(all.subarray(at, at + size)));
      pieces.push(decoder.end());
      if (size > all.length || name === 'UTF-8')
        assert.equal(pieces.join(''), decode(all), `in pieces of ${size}`);
    }
  });
}

/** Many games, as the command reads them: more than fit into a pipe. */
const manyGames = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n'.repeat(20_000);

/** Runs the command until it has printed something, and closes what it prints to. */
async function callAndLeave(words) {
  const child = spawn(process.execPath, [command, ...words]);
  const ended = once(child, 'close');
  // The command may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(manyGames);
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += data;
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await ended;
  return { code, complaints };
}

for (const words of [
  ['convert', '--to', 'fen', '--each', '-'],
  ['convert', '--to', 'pgn', '-'],
  ['validate', '--json', '-'],
]) {
  test(`${words.join(' ')} prints while it reads, and ends quietly when nobody listens`, async () => {
    assert.deepEqual(await callAndLeave(words), { code: 0, complaints: '' });
  });
}

test('convert keeps one game in memory at a time', () => {
  const words = [
    '--max-old-space-size=40',
    command,
    'convert',
    '--to',
    'svg',
    '--each',
    '--json',
    '-',
  ];
  const child = spawnSync(process.execPath, words, {
    input: manyGames.slice(0, manyGames.length / 20),
    maxBuffer: 2 ** 30,
  });
  assert.equal(child.status, 0, String(child.stderr));
  assert.equal(String(child.stdout).split('\n').length, 7001);
});

const scripted = fileURLToPath(new URL('../scripts/fixtures/scripted-engine', import.meta.url));
const mate = ['--option-a', 'Script=f2f3 - g2g4', '--option-b', 'Script=- e7e5 - d8h4'];

test('play lets two engines play, and prints PGN', async () => {
  const { status, stdout } = call(['play', 'chess', scripted, scripted, '--nodes', '1', ...mate]);
  assert.equal(status, 0);
  assert.match(stdout, /^\[White "scripted-engine A"\]$/m);
  const [found] = await openAll(stdout, (game) => game.outcome());
  assert.deepEqual(found.value, { winner: 'black', reason: 'checkmate', rule: 'chess/5.1.1' });
});

test('play takes turns with the colors, and counts a move that is none as lost', () => {
  const words = ['--json', '--games', '2', '--nodes', '1', ...mate];
  const played = call(['play', 'chess', scripted, scripted, ...words]).json();
  const moves = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
  const names = { white: 'scripted-engine A', black: 'scripted-engine B' };
  const first = { game: 1, variant: 'chess', ...names, winner: 'black', reason: 'checkmate' };
  assert.deepEqual(played[0], { ...first, moves });
  const { white, winner, reason } = played[1];
  assert.deepEqual([white, winner, reason], [names.black, 'black', 'illegal-move']);
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
  assert.equal(call(['moves', '--help']).stdout, stdout);
});
