// scripts/puzzles/run as it is called, with a corpus of three short games.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const script = fileURLToPath(new URL('../../../scripts/puzzles/run', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'puzzles-'));
after(() => rmSync(folder, { recursive: true }));

const gameOf = (seed, result, moves) => `[Event "Kingcraft corpus"]
[Round "${seed}"]
[Result "${result}"]
[Variant "Chess"]
[WhiteLevel "3"]
[BlackLevel "10"]
[Opening "played"]
[Nodes "800"]
[Termination "normal"]

${moves} ${result}
`;

/** Scholar's mate; a queen that takes a pawn and is taken, which is no puzzle; and a game without a mistake. */
const games = [
  gameOf(
    1,
    '1-0',
    '1. e4 {[%eval 0.20]} 1... e5 {[%eval 0.20]} 2. Bc4 {[%eval 0.20]} 2... Nc6 {[%eval 0.20]} 3. Qh5 {[%eval 0.10]} 3... Nf6 {[%eval #1]} 4. Qxf7#',
  ),
  gameOf(
    2,
    '0-1',
    '1. e4 {[%eval 0.20]} 1... e5 {[%eval 0.20]} 2. Qh5 {[%eval 0.00]} 2... Nc6 {[%eval 0.00]} 3. Qxe5+ {[%eval -8.00]} 3... Nxe5 {[%eval -8.00]} 4. d4',
  ),
  gameOf(
    3,
    '1/2-1/2',
    '1. e4 {[%eval 0.20]} 1... e5 {[%eval 0.20]} 2. Nf3 {[%eval 0.20]} 2... Nc6',
  ),
];

/** A corpus in its own folder. */
function corpusIn(name) {
  const place = path.join(folder, name);
  mkdirSync(path.join(place, 'chess'), { recursive: true });
  writeFileSync(path.join(place, 'chess', '1-3.pgn.gz'), gzipSync(games.join('\n')));
  return place;
}

const run = (...words) => spawnSync(script, words, { encoding: 'utf8' });

/** Makes the puzzles of a corpus. */
function make(place) {
  return run('chess', '--nodes', '20000', '--folder', place, '--out', path.join(place, 'out'));
}

const resultOf = (place) => readFileSync(path.join(place, 'out', 'chess', 'puzzles.json'), 'utf8');

test('a mistake becomes a puzzle, an obvious capture does not', () => {
  const place = corpusIn('once');
  const { status, stdout, stderr } = make(place);
  assert.equal(status, 0, stderr);
  assert.match(stderr, /^chess: 1 puzzles of 1 mistakes, .* mateIn1\n$/);
  assert.match(stdout, /^chess: 1 puzzles of 2 mistakes, /);
  const { puzzles } = JSON.parse(resultOf(place));
  const [{ rating, ...puzzle }] = puzzles;
  assert.deepEqual(puzzle, {
    id: 1,
    fen: 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3',
    moves: ['g8f6', 'h5f7'],
    themes: ['mateIn1'],
  });
  assert.ok(rating >= 600 && rating < 1500, rating);
  const examined = readFileSync(path.join(place, 'chess', 'examined.jsonl'), 'utf8');
  assert.deepEqual(
    examined
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map(({ name, result }) => [name, result]),
    [
      ['1/5', 'puzzle'],
      ['2/4', 'obvious'],
    ],
  );

  const before = resultOf(place);
  const again = make(place);
  assert.equal(again.stderr, '', 'nothing is examined twice');
  assert.equal(resultOf(place), before);

  const other = corpusIn('twice');
  make(other);
  assert.equal(resultOf(other), before, 'the same corpus makes the same puzzles');

  const confirm = () =>
    run('chess', '--confirm', '5', '--nodes', '20000', '--out', `${place}/out`).stdout;
  assert.equal(confirm(), 'chess: 1 of 1 confirmed\n');
  writeFileSync(
    path.join(place, 'out', 'chess', 'puzzles.json'),
    before.replace('"h5f7"', '"h5f3"'),
  );
  assert.match(confirm(), /^chess: 0 of 1 confirmed; not 1 \(h5f7 #1 before [a-h1-8]+ -?\d+\)\n$/);
});

test('what cannot be done is said', () => {
  const refusal = (...words) => {
    const { status, stderr } = run(...words);
    return [status, stderr];
  };
  assert.deepEqual(refusal(), [2, 'puzzles: name a game, or all; --help lists the options\n']);
  assert.deepEqual(refusal('chess', '--count', 'many'), [
    2,
    "puzzles: --count needs a whole number from 1 on, not 'many'\n",
  ]);
  assert.match(refusal('draughts')[1], /^puzzles: there is no game 'draughts'; there are /);
  const nowhere = path.join(folder, 'nowhere');
  assert.deepEqual(refusal('chess', '--folder', nowhere, '--out', nowhere), [
    1,
    `puzzles: there is no corpus in ${nowhere}/chess; scripts/self-play/corpus plays one\n`,
  ]);
});
