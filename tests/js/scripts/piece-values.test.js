import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readSelfPlay } from '../../../scripts/piece-values/positions.mjs';
import { fitLogistic, logistic } from '../../../scripts/piece-values/regression.mjs';
import { valueTables } from '../../../scripts/piece-values/value-table.mjs';
import { worthOf } from '../../../scripts/piece-values/worth.mjs';

const scripts = fileURLToPath(new URL('../../../scripts', import.meta.url));

/** Numbers from 0 to 1 that are the same in every run (the generator mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const lead = (random) => Math.floor(3 * random()) - 1;

/** Games whose score follows these advantages, with one to four rows each that say the same. */
function madeUp({ games, advantages, random }) {
  const rows = [];
  for (let game = 0; game < games; ++game) {
    const differences = advantages.map(() => lead(random));
    const logit = advantages.reduce((sum, each, i) => sum + each * differences[i], 0);
    // Two tosses make draws, too.
    const tosses = [random(), random()].filter((toss) => toss < logistic(logit));
    const row = { game, result: tosses.length / 2, differences };
    rows.push(...Array(1 + (game % 4)).fill(row));
  }
  return rows;
}

const errorOf = ({ covariance }, i) => Math.sqrt(covariance[i][i]);

test('the fit finds the advantages that results were made with', () => {
  const advantages = [0.3, 1, 2.5];
  const fit = fitLogistic(madeUp({ games: 20000, advantages, random: randomFrom(1) }), 3);
  for (const [i, advantage] of advantages.entries()) {
    const error = errorOf(fit, i);
    assert.ok(error < 0.04, `${error}`);
    assert.ok(Math.abs(fit.coefficients[i] - advantage) < 3 * error, `${fit.coefficients[i]}`);
  }
});

test('of the intervals of the fit 95 % hold the truth', () => {
  const random = randomFrom(2);
  const runs = 400;
  let held = 0;
  for (let run = 0; run < runs; ++run) {
    const fit = fitLogistic(madeUp({ games: 200, advantages: [0.8], random }), 1);
    if (Math.abs(fit.coefficients[0] - 0.8) < 1.96 * errorOf(fit, 0)) held += 1;
  }
  // 380 ± 13, three standard deviations
  assert.ok(held >= 367 && held <= 393, `${held}`);
});

test('saying the same again about a game makes nothing surer', () => {
  const rows = madeUp({ games: 500, advantages: [0.5, 1], random: randomFrom(3) });
  const once = fitLogistic(rows, 2);
  const twice = fitLogistic([...rows, ...rows], 2);
  for (const i of [0, 1]) assert.ok(Math.abs(errorOf(once, i) - errorOf(twice, i)) < 1e-9);
});

test('without a fit there is an error', () => {
  const rows = (pairs) =>
    pairs.map(([differences, result], game) => ({ game, differences, result }));
  assert.throws(
    () =>
      fitLogistic(
        rows([
          [[1], 1],
          [[-1], 0],
        ]),
        1,
      ),
    /without exception|cannot separate the pieces/,
  );
  const alike = rows([
    [[1, 2], 1],
    [[1, 2], 0],
    [[-1, -2], 0],
  ]);
  assert.throws(() => fitLogistic(alike, 2), /cannot separate the pieces/);
});

test('a worth is a multiple of the pawn and of the rook, whoever is to move', () => {
  const random = randomFrom(4);
  const advantages = [0.4, 2, 0.3];
  const rows = madeUp({ games: 20000, advantages, random }).map(
    ({ game, result, differences: [pawns, rooks, turn] }) => ({
      game,
      result,
      turn,
      differences: new Map([
        ['P', pawns],
        ['R', rooks],
        ['Q', 0],
      ]),
    }),
  );
  const [rook, pawn, ...others] = worthOf(rows);
  assert.deepEqual([rook.role, pawn.role, others.length], ['R', 'P', 0]);
  assert.ok(Math.abs(rook.pawns.value - 5) < rook.pawns.error, JSON.stringify(rook));
  assert.ok(rook.pawns.error < 0.5, JSON.stringify(rook));
  assert.deepEqual(
    [pawn.pawns, rook.rooks],
    [
      { value: 1, error: 0 },
      { value: 1, error: 0 },
    ],
  );
  assert.ok(pawn.scoreLow < logistic(0.4) && logistic(0.4) < pawn.scoreHigh, JSON.stringify(pawn));
  assert.throws(() => worthOf(rows.map((row) => ({ ...row, differences: new Map() }))), /pawn/);
});

const line = (placement, color, result, game, ply) =>
  `${placement} ${color} - - 0 1\t${result}\t-35\t${game}\t${ply}`;

test('a difference counts once, when it has stood for four plies', async () => {
  const even = '4k3/8/8/8/8/8/8/4K3';
  const [rookUp, knightDown] = ['4k3/8/8/8/8/8/8/R3K3', '4k2n/8/8/8/8/8/8/4K3'];
  const { games, results, rows } = await readSelfPlay([
    line(even, 'w', 2, 7, 10),
    line(rookUp, 'b', 2, 7, 11),
    line(rookUp, 'b', 2, 7, 13),
    line(even, 'w', 2, 7, 14), // the rook was lost again
    line(rookUp, 'b', 2, 7, 15),
    line(rookUp, 'w', 2, 7, 20), // this one counts
    line(rookUp, 'w', 2, 7, 24),
    line(knightDown, 'w', 2, 7, 25),
    line(knightDown, 'b', 0, 8, 30), // another game
    line(knightDown, 'b', 0, 8, 34), // this one counts
    line(even, 'b', 1, 9, 10),
  ]);
  assert.deepEqual({ games, results }, { games: 3, results: [1, 1, 1] });
  assert.deepEqual(
    rows.map(({ game, result, turn, differences }) => [game, result, turn, ...differences]),
    [
      [7, 1, 1, ['K', 0], ['R', 1]],
      [8, 0, -1, ['K', 0], ['N', -1]],
    ],
  );
});

test('a man on the upper level goes by a letter of its own, and is the same difference', async () => {
  const { rows } = await readSelfPlay([
    line('4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8', 'w', 2, 1, 10),
    line('4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/R7', 'w', 2, 1, 14),
  ]);
  assert.deepEqual(
    [...rows[0].differences],
    [
      ['K', 0],
      ['R^', 1],
    ],
  );
});

test('a line that is none of self-play is quoted', async () => {
  await assert.rejects(readSelfPlay(['8/8 w\t2']), /not a line of self-play: 8\/8 w/);
});

const readRows = (file) => readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse);

function describeValues(t, { page, positions }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'piece-values-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [file, games] = ['page.md', 'positions-0a1b-28-1-200.tsv'].map((name) =>
    path.join(folder, name),
  );
  const data = path.join(folder, 'page.jsonl');
  writeFileSync(file, page);
  writeFileSync(data, before.map((row) => `${JSON.stringify(row)}\n`).join(''));
  writeFileSync(games, positions.map((each) => `${each}\n`).join(''));
  const main = path.join(scripts, 'piece-values/fit-values.mjs');
  const run = spawnSync(process.execPath, [main, file, 'tax', games], { encoding: 'utf8' });
  const rows = readRows(data);
  return { status: run.status, stderr: run.stderr, text: readFileSync(file, 'utf8'), rows };
}

const page = `# Words

<!-- values: written by scripts/piece-values/run -->
old
<!-- end of values -->

More words.
`;

/** The values of chess with a made-up queen, and old values of the game that is fitted. */
const before = [
  {
    game: 'chess',
    values: [{ piece: 'queen', pawns: [6, 0.2], rooks: [9, 0.1], score: [9, 8, 10] }],
  },
  { game: 'tax', values: [] },
];

/** A pawn more scores 3 of 4, a rook more 9 of 10: 1 and 2 × ln 3, whoever is to move. */
function scoredGames() {
  const pieces = { P: '4k3/8/8/8/8/8/P7/4K3', R: '4k3/8/8/8/8/8/8/R3K3' };
  const scored = [
    ...[2, 2, 2, 0].map((result) => [pieces.P, result]),
    ...[2, 2, 2, 2, 2, 2, 2, 2, 2, 0].map((result) => [pieces.R, result]),
  ];
  return scored.flatMap(([placement, result], i) =>
    ['w', 'b'].flatMap((color, j) =>
      [10, 14].map((ply) => line(placement, color, result, 2 * i + j, ply)),
    ),
  );
}

test('the values replace those of their game in the data, and the tables of all stand between the marks', (t) => {
  const { status, stderr, text, rows } = describeValues(t, { page, positions: scoredGames() });
  assert.equal(stderr, '');
  assert.equal(status, 0);
  const [chess, { values, ...tax }] = rows;
  assert.deepEqual(chess, before[0]);
  assert.deepEqual(tax, {
    ...{ game: 'tax', games: 28, wins: 24, draws: 0, losses: 4, nodes: 200, differences: 28 },
  });
  const [rook, pawn] = values;
  assert.deepEqual(
    [rook.piece, rook.pawns[0], ...rook.rooks, rook.score[0]],
    ['rook', 2, 5, 0, 90],
  );
  assert.deepEqual(
    [pawn.piece, ...pawn.pawns, pawn.rooks[0], pawn.score[0]],
    ['pawn', 1, 0, 2.5, 75],
  );
  for (const [score, low, high] of [rook.score, pawn.score]) assert.ok(low < score && score < high);
  const error = pawn.rooks[1].toFixed(2);
  assert.equal(
    text,
    page.replace(
      'old',
      `
| piece | \`chess\` | \`tax\` |
| --- | ---: | ---: |
| queen | 9.00 ± 0.10 |  |
| rook |  | 5.00 |
| pawn |  | 2.50 ± ${error} |
`,
    ),
  );
});

test('pieces on two levels have a table for their game', () => {
  const value = (piece, worth) => ({
    piece,
    pawns: [1, 0],
    rooks: [worth, 0.1],
    score: [9, 8, 10],
  });
  const rows = [
    {
      game: 'flying',
      values: [value('bishop', 5)],
      byLevel: [value('bishop on the upper level', 6)],
    },
  ];
  assert.match(
    valueTables(rows),
    /\| bishop \| 5\.00 ± 0\.10 \|\n\n\| piece by its level .*\n.*\n\| bishop on the upper level \| 6\.00 /,
  );
});

test('docs/notes/piece-values.md says what its data says', () => {
  const notes = new URL('../../../docs/notes/', import.meta.url);
  const text = readFileSync(new URL('piece-values.md', notes), 'utf8');
  const tables = valueTables(readRows(new URL('piece-values.jsonl', notes)));
  assert.ok(text.includes(`-->\n\n${tables}<!-- end of values -->`));
});

test('without marks, and from games that tell nothing, the page is left alone', (t) => {
  const even = [line('4k3/8/8/8/8/8/8/4K3', 'w', 2, 1, 10)];
  for (const [text, positions, complaint] of [
    ['# Words\n', scoredGames(), /values of .* stays as it is: the lines .* are missing/],
    [page, even, /no game had a pawn/],
  ]) {
    const run = describeValues(t, { page: text, positions });
    assert.equal(run.status, 1);
    assert.match(run.stderr, complaint);
    assert.equal(run.text, text);
    assert.deepEqual(run.rows, before);
  }
});

test('self-play says which games and options there are', () => {
  for (const [words, complaint] of [
    [[], /name a game: .*\bflying\b/],
    [['go'], /name a game/],
    [['tax', '--move', '3'], /unknown option '--move'/],
    [['tax', '--games', '0'], /--games needs a number above 0/],
  ]) {
    const run = spawnSync('bash', [path.join(scripts, 'self-play/run'), ...words], {
      encoding: 'utf8',
    });
    assert.equal(run.status, 2);
    assert.match(run.stderr, complaint);
  }
});
