// The corpus: that the engine plays whole games which the package reads, and what is counted in them.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { load } from 'kingcraft';
import { balanceTables, readFigures } from '../../../scripts/figures/balance-page.mjs';
import { countBalance } from '../../../scripts/figures/count-balance.mjs';
import { countOpenings } from '../../../scripts/figures/count-openings.mjs';
import { readCorpus } from '../../../scripts/figures/read-corpus.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const kingcraft = await load();
const folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
after(() => rmSync(folder, { recursive: true }));

const play = (...words) =>
  execFileSync(path.join(root, 'scripts/self-play/corpus'), words, {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
/** The build of the first game also serves the others. */
const built = ['--program', path.join(root, 'build/release/kingcraft_self_play')];
play('tax', '--games', '1', '--nodes', '1', '--folder', path.join(folder, 'first'));

const read = async (place, variant) => {
  const games = [];
  for await (const game of readCorpus(place, variant, kingcraft)) games.push(game);
  return games;
};

const bytesIn = (place) =>
  Object.fromEntries(
    readdirSync(place)
      .sort()
      .map((name) => [name, readFileSync(path.join(place, name), 'hex')]),
  );

test('the engine plays whole games of every game, which the package reads', async () => {
  for (const { id } of kingcraft.variants) {
    play(id, '--games', '8', '--nodes', '20', '--folder', folder, ...built);
    const games = await read(folder, id);
    assert.deepEqual(
      games.map(({ seed }) => seed),
      [1, 2, 3, 4, 5, 6, 7, 8],
    );
    for (const { levels, opening, nodes, outcome, result, moves, evals, seed } of games) {
      const winner = { '1-0': 'white', '0-1': 'black', '1/2-1/2': null }[result];
      assert.equal(outcome.winner, winner, id);
      assert.ok(!['unknown', 'agreement', 'resignation'].includes(outcome.reason), id);
      assert.equal(nodes, 20);
      assert.equal(evals.length, moves.length);
      assert.equal(opening, [1, 8].includes(seed) ? 'random' : 'played');
      const isStrong = levels.white === 10 && levels.black === 10;
      assert.ok(seed % 2 === 1 || isStrong);
      assert.ok(
        Math.min(levels.white, levels.black) >= 3 && Math.max(levels.white, levels.black) <= 10,
      );
    }
  }
});

test('the same seeds make the same bytes with more jobs, and what is there is kept', () => {
  const options = ['--games', '102', '--seed', '7', '--nodes', '1', ...built];
  const places = ['one', 'two'].map((name) => path.join(folder, name));
  play('tax', ...options, '--jobs', '1', '--folder', places[0]);
  const [bytes] = places
    .map((place) => path.join(place, 'tax'))
    .slice(0, 1)
    .map(bytesIn);
  assert.deepEqual(Object.keys(bytes), ['107-2.pgn.gz', '7-100.pgn.gz']);
  mkdirSync(path.join(places[1], 'tax'), { recursive: true });
  writeFileSync(path.join(places[1], 'tax', '7-100.pgn.gz'), 'kept');
  play('tax', ...options, '--jobs', '2', '--folder', places[1]);
  assert.equal(readFileSync(path.join(places[1], 'tax', '7-100.pgn.gz'), 'utf8'), 'kept');
  rmSync(path.join(places[1], 'tax', '7-100.pgn.gz'));
  play('tax', ...options, '--jobs', '2', '--folder', places[1]);
  assert.deepEqual(bytesIn(path.join(places[1], 'tax')), bytes);
});

test('what is wrong with the command is said', () => {
  const cases = [
    [['nochess', '--games', '1'], /no game 'nochess'/],
    [['tax'], /--games says how many/],
    [['tax', '--games', '0'], /--games needs a number above 0/],
    [['tax', '--speed', '1'], /unknown option '--speed'/],
  ];
  for (const [words, message] of cases) {
    const { status, stderr } = spawnSync(path.join(root, 'scripts/self-play/corpus'), words, {
      encoding: 'utf8',
    });
    assert.equal(status, 2);
    assert.match(stderr, message);
  }
});

/** A game as scripts/self-play/corpus writes it; each of the scores follows a move, and the last move has none. */
function pgn(
  seed,
  moves,
  result,
  { scores = [], white = 10, black = 10, opening = 'played' } = {},
) {
  const words = moves.split(' ').map((san, i, all) => {
    const number = i % 2 === 0 ? `${i / 2 + 1}.` : `${(i + 1) / 2}...`;
    return i + 1 < all.length
      ? `${number} ${san} {[%eval ${scores[i] ?? '0.00'}]}`
      : `${number} ${san}`;
  });
  const tags = { Event: 'Kingcraft corpus', Round: seed, Result: result, Variant: 'Chess' };
  Object.assign(tags, { WhiteLevel: white, BlackLevel: black, Opening: opening, Nodes: 800 });
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
  return `${lines.join('\n')}\n\n${words.join(' ')} ${result}\n\n`;
}

/** 24 + 22 games in which White is mated in two ways to the same position, and four drawn ones. */
const mate = 'f3 e5 g4 Qh4#';
const otherMate = 'g4 e5 f3 Qh4#';
const dance = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8';
const scholar = 'e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#';

function chessCorpus() {
  const games = [];
  const add = (count, ...rest) => {
    for (let i = 0; i < count; i++) games.push(pgn(games.length + 1, ...rest));
  };
  add(24, mate, '0-1', { scores: ['-0.50', '-0.40', '#-1'] });
  add(22, otherMate, '0-1', { scores: ['-1.00', '-1.00', '-20.00'], white: 3 });
  add(4, dance, '1/2-1/2');
  add(1, scholar, '1-0', { scores: ['0.30', '0.30', '0.20', '0.20', '0.10', '#1'] });
  add(30, mate, '0-1', { opening: 'random' });
  const place = path.join(folder, 'known/chess');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, '11-71.pgn.gz'), gzipSync(games.slice(10).join('')));
  writeFileSync(path.join(place, '1-10.pgn.gz'), gzipSync(games.slice(0, 10).join('')));
  // Another machine has played some of them, too.
  writeFileSync(path.join(place, '1-3.pgn.gz'), gzipSync(games.slice(0, 3).join('')));
  return path.join(folder, 'known');
}

const corpus = chessCorpus();

test('a corpus is read in the order of its seeds, each once', async () => {
  const games = await read(corpus, 'chess');
  assert.deepEqual(
    games.map(({ seed }) => seed),
    Array.from({ length: 81 }, (_, i) => i + 1),
  );
  assert.deepEqual(games[0], {
    seed: 1,
    levels: { white: 10, black: 10 },
    opening: 'played',
    nodes: 800,
    result: '0-1',
    outcome: { winner: 'black', reason: 'checkmate', rule: 'chess/5.1.1' },
    moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
    sans: ['f3', 'e5', 'g4', 'Qh4#'],
    evals: [{ cp: -50 }, { cp: -40 }, { mate: -1 }, { mate: 0 }],
  });
});

test('a game that cannot be read is named', async () => {
  const place = path.join(folder, 'broken/chess');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, '5-1.pgn.gz'), gzipSync(pgn(5, 'e4 e5 Ke3', '1-0')));
  await assert.rejects(read(path.join(folder, 'broken'), 'chess'), /5-1\.pgn\.gz: game 5: .*Ke3/);
  await assert.rejects(read(path.join(folder, 'broken'), 'tax'), /no corpus in .*tax/);
});

test('openings: transpositions meet, rare positions are left out, scores are means', async () => {
  const openings = await countOpenings(readCorpus(corpus, 'chess', kingcraft), kingcraft, 'chess');
  assert.equal(openings.games, 51);
  assert.equal(openings.plies, 12);
  const [start, afterF3, afterG4, f3E5, g4E5, met, ...more] = openings.positions;
  assert.deepEqual(start, [
    ['f2f3', 1, 24, 0, 0, -50],
    ['g2g4', 2, 22, 0, 0, -100],
    ['g1f3', -1, 4, 0, 4, 0],
    ['e2e4', -1, 1, 1, 0, 30],
  ]);
  assert.deepEqual(afterF3, [['e7e5', 3, 24, 0, 0, -40]]);
  assert.deepEqual(afterG4, [['e7e5', 4, 22, 0, 0, -100]]);
  assert.deepEqual(f3E5, [['g2g4', 5, 24, 0, 0, -1000]]);
  assert.deepEqual(g4E5, [['f2f3', 5, 22, 0, 0, -1000]]);
  assert.deepEqual(met, [['d8h4', -1, 46, 0, 0, -1000]]);
  assert.deepEqual(more, []);
});

test('balance: only games of full strength from the start count', async () => {
  const isCheck = (_move, _before, after) => after.isCheck();
  const isBishop = ({ piece }) => piece === 'bishop';
  const balance = await countBalance(readCorpus(corpus, 'chess', kingcraft), kingcraft, 'chess', {
    check: isCheck,
    bishop: isBishop,
  });
  assert.deepEqual(balance, {
    games: 29,
    nodes: 800,
    whiteWins: 1,
    draws: 4,
    blackWins: 24,
    plies: { median: 4, mean: 4.7, width: 10, counts: [29] },
    endings: [
      { reason: 'checkmate', winner: 'black', games: 24 },
      { reason: 'threefold-repetition', winner: null, games: 4 },
      { reason: 'checkmate', winner: 'white', games: 1 },
    ],
    firstMoves: [
      { id: 'f2f3', san: 'f3', games: 24, whiteWins: 0, draws: 0 },
      { id: 'g1f3', san: 'Nf3', games: 4, whiteWins: 0, draws: 4 },
      { id: 'e2e4', san: 'e4', games: 1, whiteWins: 1, draws: 0 },
    ],
    specialMoves: [
      { key: 'check', games: 25, moves: 25, decides: 25 },
      { key: 'bishop', games: 1, moves: 1, decides: 0 },
    ],
  });
});

test('a special move decides where it turns the game for good, or answers the move that does', async () => {
  const isKnight = ({ piece }) => piece === 'knight';
  const decides = async (scores) => {
    const place = path.join(folder, `turn-${scores.join()}`);
    mkdirSync(path.join(place, 'chess'), { recursive: true });
    const text = pgn(
      1,
      'e4 e5 Nf3 f6 Nxe5 fxe5 Qh5+ Ke7 Qxe5+ Kf7 Bc4+ Kg6 Qf5+ Kh6 d4+ g5 h4 Kg7 Qf7#',
      '1-0',
      { scores },
    );
    writeFileSync(path.join(place, 'chess/1-1.pgn.gz'), gzipSync(text));
    const { specialMoves } = await countBalance(
      readCorpus(place, 'chess', kingcraft),
      kingcraft,
      'chess',
      { knight: isKnight },
    );
    return specialMoves[0].decides;
  };
  const level = (count) => Array(count).fill('0.20');
  const won = (count) => Array(count).fill('4.00');
  assert.equal(await decides([...level(4), ...won(14)]), 1, 'Nxe5 turns it');
  assert.equal(await decides([...level(3), ...won(15)]), 1, 'Nxe5 answers f6');
  assert.equal(await decides([...level(5), ...won(13)]), 0, 'fxe5 turns it');
  assert.equal(await decides([...level(3), ...won(3), ...level(1), ...won(11)]), 0, 'not for good');
});

test('a corpus that says nothing is refused', async () => {
  const few = (await read(corpus, 'chess')).slice(0, 19);
  await assert.rejects(countOpenings(few, kingcraft, 'chess'), /want 20 games .* not 19/);
  await assert.rejects(countBalance([], kingcraft, 'chess', {}), /there are none/);
  const others = few.map((game, i) => ({ ...game, nodes: i < 5 ? 800 : 1500 }));
  await assert.rejects(countBalance(others, kingcraft, 'chess', {}), /they have 800, 1500/);
});

test('docs/notes/balance.md says what the figures of the games say', async () => {
  const page = readFileSync(path.join(root, 'docs/notes/balance.md'), 'utf8');
  assert.ok(page.includes(balanceTables(await readFigures())), 'run scripts/figures/balance again');
});
