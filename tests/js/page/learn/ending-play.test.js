// Endings played against perfect play, with tables that are made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EndingPlay } from '../../../../web/page/learn/ending-play.js';

const OTHER = { white: 'black', black: 'white' };

/**
 * A game whose positions are named, White's turn first: `{ name: { plies, moves: [[id, result, plies, next]] } }`,
 * where `next` names the position behind a move, or is a result.
 */
function gameOf(positions, { claims = [] } = {}) {
  const line = ['start'];
  const at = () => line.at(-1);
  const turn = () => (line.length % 2 ? 'white' : 'black');
  return {
    turn,
    probe: () => ({
      plies: positions[at()].plies,
      moves: positions[at()].moves.map(([id, result, plies]) => ({ id, result, plies })),
    }),
    move(id) {
      const next = positions[at()].moves.find(([name]) => name === id)[3];
      line.push(next);
      return { id };
    },
    undo: () => ({ id: line.pop() }),
    outcome() {
      if (typeof at() === 'string') return null;
      return at().draw ? { winner: null } : { winner: OTHER[turn()] };
    },
    isGameOver: () => typeof at() !== 'string',
    claims: () => (claims.includes(at()) ? ['threefold-repetition'] : []),
  };
}

const mate = { mate: true };
const stalemate = { draw: true };

/** White wins in two moves, or in three; one move is stalemate, one loses the rook. */
const winning = {
  start: {
    plies: 3,
    moves: [
      ['slow', 'win', 5, 'free'],
      ['stale', 'draw', null, stalemate],
      ['fast', 'win', 3, 'held'],
      ['loses', 'draw', null, 'free'],
    ],
  },
  held: {
    plies: 2,
    moves: [
      ['soon', 'loss', 0, 'last'],
      ['later', 'loss', 2, 'last'],
      ['latest', 'loss', 2, 'last'],
    ],
  },
  free: { plies: 4, moves: [['home', 'loss', 4, 'start']] },
  last: { plies: 1, moves: [['mates', 'win', 1, mate]] },
};

test('the fastest moves cost nothing, and the win is reported', () => {
  const play = new EndingPlay(gameOf(winning), {}, () => 0);
  assert.equal(play.color, 'white');
  assert.equal(play.left, 2);
  assert.equal(play.best, 'fast');
  assert.deepEqual(play.play('fast'), { move: { id: 'fast' }, now: 'win', cost: 0 });
  assert.equal(play.isSlip('win'), false);
  assert.equal(play.isDone(), false);
  play.answer();
  assert.equal(play.left, 1);
  play.play('mates');
  assert.equal(play.isDone(), true);
  assert.deepEqual([play.played, play.over], [2, 0]);
});

test('a slower win costs what it is later, and is not counted once it is taken back', () => {
  const play = new EndingPlay(gameOf(winning), {});
  assert.equal(play.play('slow').cost, 1);
  assert.equal(play.over, 1);
  play.takeBack();
  assert.deepEqual([play.played, play.over], [0, 0]);
  play.play('slow');
  play.answer();
  play.play('fast');
  assert.deepEqual([play.played, play.over], [2, 1]);
});

test('a move that gives the win away is a slip, and can be taken back', () => {
  const play = new EndingPlay(gameOf(winning), {});
  for (const id of ['stale', 'loses']) {
    const { now } = play.play(id);
    assert.equal(now, 'draw', id);
    assert.equal(play.isSlip(now), true, id);
    assert.equal(play.isDone(), false, id);
    play.takeBack();
  }
  assert.equal(play.left, 2);
});

test('a win that the other side may claim to be a draw is a slip', () => {
  const play = new EndingPlay(gameOf(winning, { claims: ['held'] }), {});
  assert.deepEqual(play.play('fast'), { move: { id: 'fast' }, now: 'draw', cost: 0 });
});

test('the defence lasts as long as it can, and varies among equals', () => {
  const answers = [0, 0.5, 0.99].map((chance) => {
    const play = new EndingPlay(gameOf(winning), {}, () => chance);
    play.play('fast');
    return play.answer().id;
  });
  assert.deepEqual(answers, ['later', 'latest', 'latest']);
});

/** White holds with one move of two behind "trap", and with both behind "plain". */
const holding = {
  start: {
    plies: null,
    moves: [
      ['steps', 'draw', null, 'asked'],
      ['errs', 'loss', 8, 'asked'],
    ],
  },
  asked: {
    plies: null,
    moves: [
      ['plain', 'draw', null, 'easy'],
      ['stalemates', 'draw', null, stalemate],
      ['trap', 'draw', null, 'start'],
      ['blunders', 'loss', 3, 'easy'],
    ],
  },
  easy: {
    plies: null,
    moves: [
      ['here', 'draw', null, 'asked'],
      ['there', 'draw', null, 'asked'],
    ],
  },
};

test('who attacks leaves few ways to hold, and gives nothing away', () => {
  const play = new EndingPlay(gameOf(holding), { hold: 2 }, () => 0.99);
  play.play('steps');
  assert.equal(play.answer().id, 'trap');
});

test('a draw is held for so many moves, or till it is one', () => {
  const play = new EndingPlay(gameOf(holding), { hold: 2 });
  assert.equal(play.left, 2);
  assert.equal(play.best, 'steps');
  const { now, cost } = play.play('steps');
  assert.deepEqual([now, cost], ['draw', 0]);
  assert.equal(play.isSlip(now), false);
  assert.equal(play.isDone(), false);
  play.answer();
  assert.equal(play.left, 1);
  assert.equal(play.isSlip(play.play('errs').now), true);
  play.takeBack();
  play.play('steps');
  assert.equal(play.isDone(), true);

  const claimed = new EndingPlay(gameOf(holding, { claims: ['start'] }), { hold: 9 });
  claimed.play('steps');
  claimed.answer();
  assert.equal(claimed.isDone(), true);
});
