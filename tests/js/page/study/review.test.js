// The review of a whole game.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import {
  annotate,
  countMistakes,
  findMistakes,
  reviewMainLine,
  whyOf,
} from '../../../../web/page/study/review.js';
import { readReview, writeReview } from '../../../../web/page/study/review-record.js';
import { Study } from '../../../../web/page/study/study.js';

const kingcraft = await load();

/** A game with a score for each of its positions, as the side to move sees it, and the best moves. */
const MOVES = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
const REPORTS = [
  { score: { cp: 20 }, pv: ['e2e4'] },
  { score: { cp: 45 }, pv: ['e7e5'] },
  { score: { cp: -45 }, pv: ['d2d3', 'd7d5'] },
  { score: { mate: 1 }, pv: ['d8h4'] },
];

const fool = () => Study.ofGame(kingcraft, { variant: 'chess', moves: MOVES });

function reviewed(study, progress = []) {
  const asked = [];
  const search = async (position) => {
    asked.push(position.moves);
    return { lines: [REPORTS[position.moves.length]] };
  };
  const points = reviewMainLine(kingcraft, study, search, (...step) => progress.push(step));
  return { asked, points };
}

test('every position of the main line is searched, except the last when the game is over', async () => {
  const progress = [];
  const { asked, points } = reviewed(fool(), progress);
  const chances = (await points).map(({ chance }) => Math.round(chance * 100));
  assert.deepEqual(asked, [[], ['f2f3'], ['f2f3', 'e7e5'], ['f2f3', 'e7e5', 'g2g4']]);
  assert.deepEqual(chances, [53, 44, 44, 0, 0]);
  assert.deepEqual(progress.at(0), [0, 5]);
  assert.deepEqual(progress.at(-1), [5, 5]);
});

test('the moves that cost most are found, with a better move', async () => {
  const mistakes = findMistakes(await reviewed(fool()).points);
  assert.deepEqual(
    mistakes.map(({ node, kind, nag, better }) => [node.move.san, kind, nag, better]),
    [
      ['f3', 'inaccuracy', 6, 'e4'],
      ['g4', 'blunder', 4, 'd3'],
    ],
  );
  assert.equal(countMistakes(mistakes, 'white'), '1 blunder, 1 inaccuracy');
  assert.equal(countMistakes([...mistakes, mistakes[0]], 'white'), '1 blunder, 2 inaccuracies');
  assert.equal(countMistakes(Array(1234).fill(mistakes[0]), 'white'), '1,234 inaccuracies');
  assert.equal(countMistakes(mistakes, 'black'), 'no faults');
});

test('each mistake has a reason: what the reply does, and what was better', async () => {
  const study = fool();
  const points = await reviewed(study).points;
  const [, blunder] = findMistakes(points);
  assert.equal(whyOf(study, points, blunder), 'The reply is Qh4#. This is checkmate.');
});

/** Levitating Kings: the king walks beside the rook that can take it, or had no other way. */
const leftKings = [
  { before: -3, after: 1, kind: 'blunder' },
  { before: -1, after: 1, kind: undefined },
  { before: -3, after: 2, kind: undefined },
  { before: null, after: null, kind: undefined },
];
for (const { before, after, kind } of leftKings)
  test(`a king in ${before}, then in ${after} for the opponent: ${kind}`, () => {
    const fen = '4k3/8/8/8/8/8/r7/4K3 w - - 0 1';
    const study = Study.ofGame(kingcraft, { variant: 'levitating', fen, moves: ['e1e2'] });
    const [first] = study.tree.mainLine();
    const mistakes = findMistakes([
      { node: study.tree.root, chance: 0.01, best: null, kingIn: before },
      { node: first, chance: 0, best: null, kingIn: after },
    ]);
    assert.equal(mistakes[0]?.kind, kind);
  });

test('a review of Levitating Kings knows when a king is captured, and stores it', async () => {
  const fen = '4k3/8/8/8/8/8/r7/4K3 w - - 0 1';
  const study = Study.ofGame(kingcraft, { variant: 'levitating', fen, moves: ['e1e2'] });
  const reports = [
    { score: { mate: -3 }, pv: ['e1d1'] },
    { score: { mate: 1 }, pv: ['a2e2'] },
  ];
  const search = async ({ moves }) => ({ lines: [reports[moves.length]] });
  study.review = await reviewMainLine(kingcraft, study, search, () => {});
  assert.deepEqual(
    study.review.map(({ kingIn }) => kingIn),
    [-3, 1],
  );
  assert.deepEqual(readReview(kingcraft, study, writeReview(study)), study.review);
  const why = whyOf(study, study.review, findMistakes(study.review)[0]);
  assert.equal(why, 'The reply is Rxe2. This captures the king.');
});

test('a cancelled review has no points', async () => {
  assert.equal(
    await reviewMainLine(
      kingcraft,
      fool(),
      async () => null,
      () => {},
    ),
    null,
  );
});

test('on demand the mistakes are written into the study, once', async () => {
  const study = fool();
  const mistakes = findMistakes(await reviewed(study).points);
  const { node } = mistakes[1];
  node.nags = [1, 14];
  node.comment = 'Bold.';
  study.isChanged = false;
  annotate(study, mistakes);
  annotate(study, mistakes);
  assert.deepEqual([node.nags, node.comment], [[4, 14], 'Bold. Blunder. d3 is better.']);
  assert.equal(study.isChanged, true);
});
