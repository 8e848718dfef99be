// A puzzle on a board: the opponent's moves come by themselves, and only moves that solve it are played.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { load } from 'kingcraft';
import { PuzzleMatch } from '../../../web/element/puzzle-match.js';

const kingcraft = await load();

/** Légal's mate: Black pins the knight, which moves all the same. */
const LEGAL = {
  id: 1,
  fen: 'r1bqkbnr/ppp2ppp/2np4/4p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R b KQkq - 0 4',
  moves: ['c8g4', 'f3e5', 'g4d1', 'c4f7', 'e8e7', 'c3d5'],
  themes: ['mateIn3'],
  rating: 1500,
};
/** Two rooks can mate; the solution mates with one of them. */
const TWO_MATES = {
  id: 2,
  fen: '5k2/5ppp/8/8/8/8/5PPP/RR4K1 b - - 0 1',
  moves: ['f8g8', 'a1a8'],
  themes: ['mateIn1'],
  rating: 600,
};

mock.timers.enable({ apis: ['setTimeout'] });

/** Lets the opponent move. */
async function wait() {
  await new Promise(setImmediate);
  mock.timers.tick(1000);
  await new Promise(setImmediate);
}

/** A match that somebody looks at, with what it reports; freed when the test ends. */
async function started(t, puzzle, { moves = [], hasFailed = false } = {}) {
  const reports = [];
  const match = new PuzzleMatch(
    kingcraft,
    { variant: 'chess', puzzle, moves, hasFailed },
    {
      allows: () => true,
      moved: (move, by) => void reports.push(`${by} ${move.san}`),
      stepped: () => {},
      thinking: () => {},
      failed: (error) => assert.fail(error),
      refused: ({ san }) => reports.push(`refused ${san}`),
      puzzleFailed: (wrong) => reports.push(`failed ${wrong?.san ?? 'shown'}`),
    },
  );
  t.after(() => match.dispose());
  match.wake(true);
  await wait();
  const play = async (san, by = 'person') => {
    const played = match.play(match.find(san), by);
    await wait();
    return played;
  };
  return { match, reports, play };
}

test('the mistake is played, and the opponent answers until it is solved', async (t) => {
  const { match, reports, play } = await started(t, LEGAL);
  assert.deepEqual([match.solver, match.isPersonsTurn, reports], ['white', true, ['machine Bg4']]);
  await play('Nxe5');
  await play('Bxf7+');
  assert.equal(match.isSolved, false);
  await play('Nd5#');
  assert.deepEqual(reports.slice(1), [
    'person Nxe5',
    'machine Bxd1',
    'person Bxf7+',
    'machine Ke7',
    'person Nd5#',
  ]);
  assert.deepEqual([match.isSolved, match.hasFailed, match.isPersonsTurn], [true, false, false]);
});

test('wrong moves are not played, and the puzzle fails once', async (t) => {
  const { match, reports, play } = await started(t, LEGAL);
  assert.equal(await play('h3'), null);
  assert.equal(await play('Nxe5'), match.line[1]);
  assert.equal(await play('a3', 'script'), null);
  assert.deepEqual(
    reports.filter((report) => !/machine|person/.test(report)),
    ['refused h3', 'failed h3', 'refused a3'],
  );
  assert.deepEqual([match.ply, match.hasFailed], [3, true]);
});

test('nobody plays instead of the opponent', async (t) => {
  const { match, reports } = await started(t, LEGAL);
  match.play(match.find('Nxe5'), 'person');
  assert.equal(match.play(match.find('Nxe5'), 'script'), null);
  assert.deepEqual(reports, ['machine Bg4', 'person Nxe5']);
});

test('another move that wins at once solves it', async (t) => {
  const { match, reports, play } = await started(t, TWO_MATES);
  await play('Rb8#');
  assert.deepEqual([match.isSolved, reports.at(-1)], [true, 'person Rb8#']);
});

test('a puzzle without mate is solved with its last move', async (t) => {
  const short = { ...LEGAL, moves: LEGAL.moves.slice(0, 2) };
  const { match, play } = await started(t, short);
  await play('Nxe5');
  assert.deepEqual([match.isSolved, match.isPersonsTurn, match.ply], [true, false, 2]);
  assert.equal(match.play(match.find('d6e5'), 'script'), null);
});

test('once it is solved, both sides are played on until the gain is on the board', async (t) => {
  const won = { ...LEGAL, moves: LEGAL.moves.slice(0, 2), gain: LEGAL.moves.slice(2) };
  const { match, reports, play } = await started(t, won);
  match.play(match.find('Nxe5'), 'person');
  assert.equal(match.isSolvedByLastMove, true);
  for (const move of ['d6e5', 'g4d1'])
    for (const by of ['person', 'script']) assert.equal(match.play(match.find(move), by), null);
  for (const _ of won.gain) await wait();
  const gain = ['Bxd1', 'Bxf7+', 'Ke7', 'Nd5#'].map((san) => `machine ${san}`);
  assert.deepEqual(reports, ['machine Bg4', 'person Nxe5', ...gain]);
  assert.deepEqual(
    [match.isSolved, match.isSolvedByLastMove, match.hasFailed],
    [true, false, false],
  );
  match.goTo(1);
  assert.deepEqual([match.isSolved, match.isPersonsTurn], [false, true]);
  assert.equal((await play('Nxe5')).san, 'Nxe5');
});

test('where another move has won, nothing is played on', async (t) => {
  const { match, reports, play } = await started(t, { ...TWO_MATES, gain: ['g8h8', 'b1b8'] });
  await play('Rb8#');
  await wait();
  assert.deepEqual([match.isSolved, reports.at(-1)], [true, 'person Rb8#']);
});

test('a move that is shown makes the puzzle fail', async (t) => {
  const { match, reports, play } = await started(t, LEGAL);
  match.showSolution();
  await wait();
  assert.deepEqual(reports.slice(1), ['failed shown', 'machine Nxe5', 'machine Bxd1']);
  assert.notEqual(await play('Bxf7+'), null);
});

test('moves that are taken back are found again', async (t) => {
  const { match, play } = await started(t, LEGAL);
  await play('Nxe5');
  assert.equal(match.ply, 3);
  match.undo();
  assert.deepEqual([match.ply, match.isPersonsTurn], [1, true]);
  assert.equal(await play('h3'), null);
  assert.equal((await play('Nxe5')).san, 'Nxe5');
});

test('a board that comes back to the page goes on where it was', async (t) => {
  const { match, reports } = await started(t, LEGAL, {
    moves: LEGAL.moves.slice(0, 4),
    hasFailed: true,
  });
  assert.deepEqual([match.solver, match.hasFailed, reports], ['white', true, ['machine Ke7']]);
});
