// The game on a board: what is played, taken back and held back, and when the computer thinks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'kingcraft';
import { BoardMatch } from '../../../web/element/board-match.js';

const kingcraft = await load();
const sans = (moves) => moves.map(({ san }) => san);

/** A computer that answers when the test says so. */
class Computer {
  questions = [];
  #answer = null;

  get isThinking() {
    return this.#answer !== null;
  }

  think(game, { level }) {
    this.questions.push({ ...game, level });
    return new Promise((resolve, reject) => {
      this.#answer = { resolve, reject };
    });
  }

  answer(best) {
    const { resolve } = this.#answer;
    this.#answer = null;
    resolve({ best, lines: [] });
  }

  fail(error) {
    const { reject } = this.#answer;
    this.#answer = null;
    reject(error);
  }

  callOff() {
    this.#answer?.resolve(null);
    this.#answer = null;
  }
}

/** A match with what it reports, and its computer; freed when the test ends. */
function matchOf(t, { variant = 'chess', fen = null, moves = [], allow = () => true } = {}) {
  const reports = [];
  const computer = new Computer();
  const match = new BoardMatch(kingcraft, { variant, fen, moves }, computer, {
    allows: (move, by) => allow(move, by, match),
    moved: (move, by) => void reports.push(`${by} ${move.san}`),
    stepped: (from) => void reports.push(`from ${from}`),
    thinking: () => {},
    failed: (error) => reports.push(error.message),
  });
  t.after(() => match.dispose());
  const play = (san, by = 'person') => match.play(match.find(san), by);
  return { match, computer, reports, play };
}

test('moves are played from a start with moves of its own', (t) => {
  const { match, play, reports } = matchOf(t, { moves: ['e4', 'e7e5'] });
  assert.deepEqual([match.ply, match.position.move.san], [2, 'e5']);
  assert.equal(play('Nf3').san, 'Nf3');
  assert.deepEqual(sans(match.line), ['e4', 'e5', 'Nf3']);
  assert.deepEqual(reports, ['person Nf3']);
});

test('a start that cannot be played says which move, and frees the game', () => {
  const before = kingcraft.memoryInUse();
  for (let time = 0; time < 50; time += 1)
    assert.throws(
      () =>
        new BoardMatch(kingcraft, { variant: 'tax', fen: null, moves: ['e4', 'Ke3'] }, null, {}),
      (fault) =>
        fault.cause.code === 'illegal-move' &&
        fault.sentence({
          message: ({ message }) => message,
          faults: { move: (number, text) => `${number} ${text}` },
        }) === `2 ${fault.cause.message}`,
    );
  assert.equal(kingcraft.memoryInUse(), before);
});

test('finding a move plays nothing, and forgets nothing that was taken back', (t) => {
  const { match } = matchOf(t, { moves: ['e4', 'e5'] });
  match.goTo(0);
  assert.equal(match.find({ from: 'g1', to: 'f3' }).san, 'Nf3');
  assert.throws(() => match.find('Ke3'), { code: 'illegal-move' });
  assert.deepEqual([match.ply, sans(match.line)], [0, ['e4', 'e5']]);
});

test('a move that is held back leaves everything as it was', (t) => {
  const { match, play, reports } = matchOf(t, { moves: ['e4'], allow: ({ san }) => san !== 'e5' });
  match.goTo(0);
  match.goTo(1);
  assert.equal(play('e5'), null);
  assert.equal(match.ply, 1);
  assert.equal(play('c5').san, 'c5');
  assert.deepEqual(reports, ['from 1', 'from 0', 'person c5']);
});

test('a listener that changes the position takes the place of the move', (t) => {
  const allow = (_move, by, match) => {
    if (by === 'person') match.goTo(0);
    return true;
  };
  const { match, play } = matchOf(t, { moves: ['e4'], allow });
  assert.equal(play('e5'), null);
  assert.deepEqual([match.ply, sans(match.line)], [0, ['e4']]);
});

test('what is taken back can be played again until another move is played', (t) => {
  const { match, play } = matchOf(t, { moves: ['e4', 'e5', 'Nf3'] });
  assert.equal(match.undo().san, 'Nf3');
  assert.equal(match.undo().san, 'e5');
  assert.equal(match.redo().san, 'e5');
  assert.deepEqual([match.ply, sans(match.line)], [2, ['e4', 'e5', 'Nf3']]);
  match.goTo(99);
  assert.equal(match.redo(), null);
  match.goTo(-1);
  assert.equal(match.undo(), null);
  play('d4');
  assert.deepEqual(sans(match.line), ['d4']);
});

test('an answer that comes too late is not played', async (t) => {
  const { match, computer, play } = matchOf(t);
  match.seat({ play: 'white', level: 3 });
  match.wake(true);
  play('e4');
  await match.settled;
  // A worker may have answered before it hears that nobody waits.
  computer.callOff = () => {};
  match.goTo(0);
  computer.answer('d2d4');
  await new Promise(setImmediate);
  assert.deepEqual([match.ply, sans(match.line)], [0, ['e4']]);
});

test('the computer moves the pieces of nobody, where somebody looks', async (t) => {
  const { match, computer, reports, play } = matchOf(t, { variant: 'tax' });
  match.seat({ play: 'white', level: 3 });
  play('e4');
  match.goOn();
  assert.equal(match.isThinking, false);
  match.wake(true);
  assert.equal(match.isThinking, true);
  const { fen, ...question } = computer.questions[0];
  assert.equal(fen, match.startFen);
  assert.deepEqual(question, { variant: 'tax', moves: ['e2e4'], level: 3 });
  computer.answer('e7e5');
  await new Promise(setImmediate);
  assert.deepEqual(reports, ['person e4', 'machine e5']);
  assert.equal(match.isPersonsTurn, true);
  match.goOn();
  assert.equal(computer.questions.length, 1);
});

test('an answer to another position is not played', async (t) => {
  const { match, computer, reports } = matchOf(t, { moves: ['e4'] });
  match.seat({ play: 'white', level: 1 });
  match.wake(true);
  match.goTo(0);
  assert.equal(computer.isThinking, false);
  await new Promise(setImmediate);
  assert.deepEqual(reports, ['from 1']);
});

test('against the computer, a turn of both is taken back, and it waits there', async (t) => {
  const { match, computer, play } = matchOf(t, { moves: ['e4', 'e5'] });
  match.seat({ play: 'white', level: 1 });
  match.wake(true);
  assert.equal(match.undo().san, 'e5');
  assert.equal(match.ply, 0);
  assert.equal(match.redo().san, 'e5');
  match.goTo(1);
  match.goOn();
  assert.equal(computer.questions.length, 0);
  match.goTo(0);
  play('d4');
  match.goOn();
  assert.deepEqual(computer.questions[0].moves, ['d2d4']);
});

test('nobody: the computer moves both sides until the game is over', async (t) => {
  const { match, computer, reports } = matchOf(t, { moves: ['f3', 'e5'] });
  match.seat({ play: 'none', level: 2 });
  match.wake(true);
  computer.answer('g2g4');
  await new Promise(setImmediate);
  match.goOn();
  computer.answer('d8h4');
  await new Promise(setImmediate);
  match.goOn();
  assert.equal(computer.isThinking, false);
  assert.deepEqual(reports, ['machine g4', 'machine Qh4#']);
  assert.deepEqual(match.outcome, { winner: 'black', reason: 'checkmate', rule: 'chess/5.1.1' });
});

test('without a level nobody moves the other pieces, and without play none can be chosen', (t) => {
  const { match, computer } = matchOf(t);
  match.wake(true);
  match.seat({ play: 'black', level: null });
  match.goOn();
  assert.deepEqual([match.isPersonsTurn, computer.questions.length], [false, 0]);
  match.seat({ play: 'both', level: null });
  assert.equal(match.isPersonsTurn, true);
});

test('a computer that fails says so once', async (t) => {
  const { match, computer, reports } = matchOf(t);
  match.seat({ play: 'black', level: 5 });
  match.wake(true);
  computer.fail(new Error('broken'));
  await new Promise(setImmediate);
  assert.deepEqual(reports, ['broken']);
  assert.equal(computer.questions.length, 1);
});

test('another strength is thought with at once', (t) => {
  const { match, computer } = matchOf(t);
  match.seat({ play: 'black', level: 1 });
  match.wake(true);
  match.seat({ play: 'black', level: 9 });
  match.goOn();
  assert.deepEqual(
    computer.questions.map(({ level }) => level),
    [1, 9],
  );
});
