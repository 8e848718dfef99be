// Solutions are built from the results of searches; a made-up analyst answers here.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'kingcraft';
import { Solver } from '../../../scripts/puzzles/solution.mjs';
import { withGame } from '../../../web/kingcraft/with-game.js';

const kingcraft = await load();

const cp = (value) => ({ cp: value });
const mate = (value) => ({ mate: value });

/**
 * An analyst that answers by the placement of a position; `answers` has lines as [move, score], or a function of the
 * opinion.
 */
function analystOf(answers) {
  const asked = [];
  return {
    asked,
    async search(fen, { nodes, opinion = 'first', count = 1 }) {
      asked.push(nodes);
      const answer = answers[fen.split(' ')[0]];
      const lines = typeof answer === 'function' ? answer(opinion, nodes) : answer;
      return lines
        .slice(0, count)
        .map(([move, score], i) => ({ rank: i + 1, nodes, score, isBound: false, pv: [move] }));
    },
  };
}

/** The solution of a position. */
async function solve(fen, answers, stage = 'final') {
  const analyst = analystOf(answers);
  const game = kingcraft.newGame('chess', fen);
  try {
    const verdict = await new Solver(analyst, 2_000_000).solve(game, stage);
    assert.equal(game.fen(), fen, 'the game is back where it was');
    return { ...verdict, asked: analyst.asked };
  } finally {
    game.dispose();
  }
}

/** Where the move leads to, as a placement. */
const placementAfter = (fen, ...moves) =>
  withGame(kingcraft, 'chess', fen, (game) => {
    for (const move of moves) game.move(move);
    return game.fen().split(' ')[0];
  });

const BACK_RANK = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1';
const TWO_MATES = '1r4k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1';
const place = (fen) => fen.split(' ')[0];

test('a move that both opinions find is a solution', async () => {
  const answers = {
    [place(BACK_RANK)]: [
      ['d1d8', mate(1)],
      ['d1d7', cp(60)],
    ],
  };
  const { solution, asked } = await solve(BACK_RANK, answers);
  assert.deepEqual(solution, { aim: 'win', moves: ['d1d8'] });
  assert.deepEqual(asked, [2_000_000, 8_000_000]);
});

test('the draft is short', async () => {
  const answers = {
    [place(BACK_RANK)]: [
      ['d1d8', mate(1)],
      ['d1d7', cp(60)],
    ],
  };
  assert.deepEqual((await solve(BACK_RANK, answers, 'draft')).asked, [20_000, 200_000]);
});

test('what the second opinion refutes, or finds another move for, is cooked', async () => {
  const other = (second) => ({
    [place(BACK_RANK)]: (opinion) =>
      opinion === 'first'
        ? [
            ['d1d8', mate(1)],
            ['d1d7', cp(60)],
          ]
        : second,
  });
  const refuted = other([
    ['d1d8', mate(1)],
    ['d1d7', mate(4)],
  ]);
  assert.equal((await solve(BACK_RANK, refuted)).refusal, 'cooked');
  const different = other([
    ['d1d7', cp(900)],
    ['d1d8', cp(0)],
  ]);
  assert.equal((await solve(BACK_RANK, different)).refusal, 'cooked');
});

test('the first move must be the only mate, the last one need not be', async () => {
  const both = [
    ['d1d8', mate(1)],
    ['e1e8', mate(1)],
  ];
  assert.equal((await solve(TWO_MATES, { [place(TWO_MATES)]: both })).refusal, 'cooked');
  const before = '6k1/p4ppp/8/3q4/8/8/5PPP/3RR1K1 w - - 0 1';
  const moves = ['d1d5', 'a7a6'];
  const { solution } = await solve(before, {
    [place(before)]: [
      ['d1d5', mate(2)],
      ['g1h1', cp(-900)],
    ],
    [placementAfter(before, 'd1d5')]: [['a7a6', mate(-1)]],
    [placementAfter(before, ...moves)]: [
      ['e1e8', mate(1)],
      ['d5d8', mate(1)],
    ],
  });
  assert.deepEqual(solution, { aim: 'win', moves: [...moves, 'e1e8'] });
});

test('a puzzle does not end with a move that was forced', async () => {
  // The king on h1 has to take the rook that checks on g1.
  const start = '6k1/8/8/8/8/6r1/1p5P/5Q1K w - - 0 1';
  const { solution, refusal } = await solve(start, {
    [place(start)]: [
      ['h2g3', cp(800)],
      ['f1b1', cp(-200)],
    ],
    [placementAfter(start, 'h2g3')]: [['b2b1q', cp(-700)]],
    [placementAfter(start, 'h2g3', 'b2b1q')]: [
      ['f1b1', cp(900)],
      ['f1f2', cp(850)],
    ],
  });
  assert.equal(refusal, undefined);
  assert.deepEqual(solution, { aim: 'win', moves: ['h2g3'] });
});
