// A puzzle while somebody solves it: which moves are right, and what answers them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'kingcraft';
import { PuzzleSession } from '../../web/match/puzzle.js';

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

/** A puzzle whose opponent has made the mistake; freed when the test ends. */
function started(t, puzzle, isAsGood) {
  const session = new PuzzleSession(kingcraft, 'chess', puzzle, isAsGood);
  t.after(() => session.dispose());
  assert.equal(session.isSolversTurn, false);
  assert.equal(session.answer().id, puzzle.moves[0]);
  return session;
}
const verdict = async (session, move) => (await session.try(move))?.verdict;

test('the solver finds all moves, and the opponent answers', async (t) => {
  const session = started(t, LEGAL);
  assert.deepEqual(
    [session.solver, session.next.id, session.isSolversTurn],
    ['white', 'f3e5', true],
  );
  assert.equal(await verdict(session, 'Nxe5'), 'right');
  assert.equal(session.isSolversTurn, false);
  await assert.rejects(session.try('a2a3'), RangeError);
  assert.equal(session.answer().san, 'Bxd1');
  assert.equal(await verdict(session, { from: 'c4', to: 'f7' }), 'right');
  assert.equal(session.answer().san, 'Ke7');
  assert.equal(await verdict(session, 'Nd5#'), 'solved');
  assert.deepEqual([session.isSolved, session.hasFailed, session.next], [true, false, null]);
  assert.throws(() => session.answer(), RangeError);
});

test('a wrong move is not played, and the puzzle has failed', async (t) => {
  const session = started(t, LEGAL);
  const { ply } = session.played;
  assert.equal(await verdict(session, 'h3'), 'wrong');
  assert.deepEqual([session.played.ply, session.hasFailed, session.isSolved], [ply, true, false]);
  assert.equal(await verdict(session, 'Nxe5'), 'right');
});

test('a move that no rule allows is no try', async (t) => {
  const session = started(t, LEGAL);
  await assert.rejects(session.try('Ke3'), { code: 'illegal-move' });
  assert.equal(session.hasFailed, false);
});

test('another move that wins at once solves it, and nobody is asked', async (t) => {
  const session = started(t, TWO_MATES, () => assert.fail('asked'));
  assert.equal(await verdict(session, 'b1b8'), 'solved');
  assert.deepEqual([session.isSolved, session.played.lastMove.san], [true, 'Rb8#']);
});

test('another move solves it where it is as good', async (t) => {
  const questions = [];
  const session = started(t, LEGAL, async (question) => questions.push(question) > 0);
  assert.equal(await verdict(session, 'Bxf7'), 'solved');
  assert.deepEqual([session.isSolved, session.hasFailed], [true, false]);
  const [{ fen, variant, moves, move, best }] = questions;
  assert.deepEqual(
    [fen, variant, moves, move.id, best.id],
    [LEGAL.fen, 'chess', ['c8g4'], 'c4f7', 'f3e5'],
  );
});

test('a verdict that comes after another try says nothing', async (t) => {
  let answer = (_isAsGood) => {};
  const session = started(t, LEGAL, () => new Promise((resolve) => (answer = resolve)));
  const late = session.try('h3');
  assert.equal(await verdict(session, 'Nxe5'), 'right');
  answer(true);
  assert.equal(await late, null);
  assert.deepEqual([session.played.ply, session.hasFailed], [2, false]);
});

test('a move that is shown makes the puzzle failed, and the next one is to be found', async (t) => {
  const session = started(t, LEGAL);
  assert.equal(session.show().san, 'Nxe5');
  session.answer();
  assert.equal(await verdict(session, 'Bxf7+'), 'right');
  assert.equal(session.hasFailed, true);
});

test('moves that are taken back are found again', async (t) => {
  const session = started(t, LEGAL);
  await session.try('Nxe5');
  session.answer();
  session.played.goTo(1);
  assert.deepEqual([session.next.id, session.isSolved], ['f3e5', false]);
  assert.equal(await verdict(session, 'Nxe5'), 'right');
});

const broken = [
  ['no such position', { fen: '8/8 w - - 0 1' }, { code: 'fen' }],
  ['a move that is not legal', { moves: ['c8g4', 'e1e5'] }, { code: 'illegal-move' }],
  ['no move of the solver', { moves: ['c8g4'] }, RangeError],
  ['no move', { moves: [] }, RangeError],
];
for (const [name, wrong, error] of broken)
  test(`a puzzle that makes no sense: ${name}`, () => {
    const before = kingcraft.memoryInUse();
    assert.throws(() => new PuzzleSession(kingcraft, 'chess', { ...LEGAL, ...wrong }), error);
    assert.equal(kingcraft.memoryInUse(), before);
  });
