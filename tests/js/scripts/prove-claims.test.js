// Claims about endgames are filled in from the tables that are there, and described in the docs.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { holdsFor, piecesOf } from '../../../scripts/tables/positions-where.mjs';

const scripts = fileURLToPath(new URL('../../../scripts/tables/', import.meta.url));

/** A program that has the tables of two lone kings, and of two kings against one with six positions. */
const program = `#!/usr/bin/env node
const facts = {
  KvK: [2, 0, 1, 0, 0, 1, 0, 0, '', 9, 9],
  KKvK: [9, 2, 1, 0, 0, 1, 2, 5, '8/8/8/8/8/8/8/KK1k4 w - - 0 1', 9, 9],
};
const sets = { 2: ['KvK'], 3: ['KKvK'] };
const [, , , what, , word] = process.argv;
for (const material of sets[word] ?? [word]) {
  if (facts[material]) continue;
  console.error('kingcraft: The file "' + material + '" cannot be read.');
  process.exit(1);
}
if (what === 'info') {
  console.log('heading');
  for (const material of sets[word] ?? [word]) console.log([material, ...facts[material]].join('\\t'));
} else {
  console.log('8/8/8/8/8/8/8/KK1k4 w - - 0 1\\twin\\t5');
  console.log('8/8/8/8/8/8/8/K1K4k w - - 0 1\\twin\\t3');
  console.log('8/8/8/8/8/8/8/K2K3k w - - 0 1\\tdraw');
  console.log('8/8/8/8/8/8/8/KKk5 b - - 0 1\\tdraw');
  console.log('8/8/8/8/8/8/8/K1K4k b - - 0 1\\tloss\\t4');
  console.log('8/8/8/8/8/8/8/KK5k b - - 0 1\\tloss\\t0');
}
`;

const claim = (proof, figures = [], positions = []) => ({
  claim: 'Kings win.',
  source: 'Somebody.',
  verdict: 'open',
  proof: proof.map((each) => ({ men: 'KKvK', ...each })),
  figures,
  positions,
});

function prove(t, book) {
  const folder = mkdtempSync(path.join(tmpdir(), 'prove-claims-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const fake = path.join(folder, 'kingcraft');
  writeFileSync(fake, program);
  chmodSync(fake, 0o755);
  const file = path.join(folder, 'book.json');
  writeFileSync(file, JSON.stringify({ variant: 'twokings', endings: [], ...book }));
  const words = [path.join(scripts, 'prove-claims.mjs'), fake, folder, file];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, stderr, folder, file, book: JSON.parse(readFileSync(file, 'utf8')) };
}

const near = { kingsApart: 1 };

const VERDICTS = [
  ['every position is won', { turn: 'white', every: 'white' }, 'refuted'],
  ['every one is, with kings together', { turn: 'white', filter: near, every: 'white' }, 'proved'],
  ['none is lost', { no: 'black' }, 'proved'],
  ['none is drawn', { no: 'draw' }, 'refuted'],
  ['some are drawn', { turn: 'black', some: 'draw' }, 'proved'],
  ['some are lost', { some: 'black' }, 'refuted'],
  ['no win takes more than five plies', { within: 5 }, 'proved'],
  ['no win takes more than four plies', { within: 4 }, 'refuted'],
  ['somebody wins', { some: 'win' }, 'proved'],
  ['nobody wins', { no: 'win' }, 'refuted'],
  ['the longest win takes five plies', { lasts: 5 }, 'proved'],
  ['the longest win takes six plies', { lasts: 6 }, 'refuted'],
  ['every position is won, but for wins in three plies', { beyond: 3, every: 'white' }, 'refuted'],
  ['none is won in more than five plies', { beyond: 5, no: 'win' }, 'proved'],
  ['those of a table that is not there', { men: 'KQvK', no: 'black' }, 'open'],
];
for (const [what, proof, verdict] of VERDICTS) {
  test(`that ${what} is ${verdict}`, (t) => {
    const { book } = prove(t, { claims: [claim([proof])] });
    assert.equal(book.claims[0].verdict, verdict);
  });
}

test('one condition that fails refutes a claim, and one that is not known leaves it open', (t) => {
  const { book } = prove(t, {
    claims: [
      claim([{ no: 'black' }, { within: 4 }]),
      claim([{ no: 'black' }, { men: 'KQvK', within: 4 }]),
      claim([], [{ men: 'KKvK' }]),
    ],
  });
  assert.deepEqual(
    book.claims.map(({ verdict }) => verdict),
    ['refuted', 'open', 'settled'],
  );
});

test('a claim may ask of all material that it does not name', (t) => {
  const lone = { men: 'KvK', no: 'win' };
  const others = (rest) => ({ men: undefined, others: 3, ...rest });
  const { book } = prove(t, {
    claims: [
      claim([lone, others({ sets: 1, some: 'win' })]),
      claim([lone, others({ sets: 1, some: 'black' })]),
      claim([others({ sets: 2, some: 'win' })]),
      claim([lone, others({ sets: 2, some: 'win' })]),
    ],
  });
  assert.deepEqual(
    book.claims.map(({ verdict }) => verdict),
    ['proved', 'refuted', 'refuted', 'open'],
  );
});

test('figures and positions are filled in, or left as they were', (t) => {
  const fen = '8/8/8/8/8/8/8/K1K4k b - - 0 1';
  const other = { men: 'KQvK', fen, winner: 'white', plies: 9 };
  const figures = [{ men: 'KKvK' }, { men: 'KKvK', filter: near }, { men: 'KQvK', white: [1] }];
  const positions = [{ men: 'KKvK', longest: true }, { men: 'KKvK', fen }, other];
  const { book } = prove(t, { claims: [claim([], figures, positions)] });
  assert.deepEqual(book.claims[0].figures, [
    { men: 'KKvK', white: [2, 1, 0], black: [2, 1, 0], longest: 5 },
    { men: 'KKvK', filter: near, white: [1, 0, 0], black: [1, 1, 0], longest: 5 },
    { men: 'KQvK', white: [1] },
  ]);
  assert.deepEqual(book.claims[0].positions, [
    {
      men: 'KKvK',
      longest: true,
      fen: '8/8/8/8/8/8/8/KK1k4 w - - 0 1',
      winner: 'white',
      plies: 5,
    },
    { men: 'KKvK', fen, winner: 'white', plies: 4 },
    other,
  ]);
});

test('a position that is in no table is refused, and nothing is written', (t) => {
  const fen = '8/8/8/8/8/8/8/K6k w - - 0 1';
  const { status, stderr, book } = prove(t, {
    claims: [claim([{ no: 'black' }])],
    endings: [{ men: 'KKvK', fen }],
  });
  assert.equal(status, 1);
  assert.match(stderr, /is not in the table of KKvK/);
  assert.equal(book.claims[0].verdict, 'open');
});

test('the claims stand between the marks of a page', (t) => {
  const { folder, file } = prove(t, {
    claims: [
      claim(
        [{ no: 'black' }],
        [
          { men: 'KKvK', beyond: 9 },
          { men: 'KKvK', where: 'side by side', filter: near },
          { men: 'KKvK', beyond: 3 },
        ],
      ),
    ],
  });
  const page = path.join(folder, 'page.md');
  const marks = ['<!-- claims: written by scripts/tables/run -->', '<!-- end of claims -->'];
  writeFileSync(page, `Words.\n\n${marks[0]}\nold\n${marks[1]}\n`);
  const words = [path.join(scripts, 'write-endgame-figures.mjs'), page, file];
  assert.equal(spawnSync(process.execPath, words).status, 0);
  assert.equal(
    readFileSync(page, 'utf8'),
    `Words.

${marks[0]}

### \`twokings\`

| claim or question | verdict | figures |
| --- | --- | --- |
| Kings win. | proved | KKvK, side by side 100/0/0 (3); KKvK, beyond ply 3 50.0/50.0/0 (3); drawn: KKvK, beyond ply 9 |

${marks[1]}
`,
  );
});

test('a filter asks where the pieces are', () => {
  const holds = (fen, filter) => holdsFor(filter, piecesOf(fen));
  const kings = '8/8/8/8/7k/2K5/8/K7 w - - 0 1';
  assert.equal(holds(kings, { kingsApart: 2 }), true);
  assert.equal(holds(kings, { kingsApart: 1 }), false);
  assert.equal(holds(kings, { kingsUpTo: 'c3' }), true);
  assert.equal(holds(kings, { kingsUpTo: 'b4' }), false);
  assert.equal(holds('8/8/8/8/8/8/1k6/K7 w - - 0 1', { kingsTouch: true }), true);
  assert.equal(holds(kings, { kingsTouch: true }), false);
  for (const [chancellor, takes] of [
    ['12/12/12/12/5C6/12/5k6/2K9', true],
    ['12/12/12/12/3C8/12/5k6/8K3', true],
    ['12/12/12/12/4C7/12/5k6/8K3', false],
    ['12/12/12/12/5C6/6K5/5k6/12', false],
    ['12/12/12/12/12/5C6/5k6/K11', false],
  ])
    assert.equal(holds(`${chancellor} b - - 0 1`, { flightTakes: true }), takes, chancellor);
  assert.equal(holds('8/8/8/3k4/8/8/5P2/K7 w - - 0 1', { pawnOn: 'f' }), true);
  assert.equal(holds('8/8/8/3k4/8/8/5P2/K7 w - - 0 1', { pawnOn: 'e' }), false);
  assert.equal(holds('12/12/12/12/12/12/12/J1Bk2K5 w - - 0 1', { oneColor: true }), true);
  assert.equal(holds('8/8/8/8/8/8/b7/B2k2K1|8/8/8/8/8/8/8/8 w - - 0 1', { oneColor: true }), false);
  assert.equal(holds('8/8/8/8/8/8/8/B2k2K1|8/8/8/8/8/8/8/2B5 w - - 0 1', { oneColor: true }), true);
});
