// Learning from the mistakes of a game, its accuracy, and the review that is saved with it.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { atOnce } from '../../../../web/page/base/sliced-work.js';
import { accuracyOf } from '../../../../web/page/study/accuracy.js';
import { MistakeTraining, questionsOf } from '../../../../web/page/study/mistake-training.js';
import { reviewOf } from '../../../../web/page/study/review-record.js';
import { Study } from '../../../../web/page/study/study.js';
import { restoreInSteps, serializeInSteps } from '../../../../web/page/study/study-record.js';

const kingcraft = await load();

/** Fool's mate, with White's chance in each position and the best move there. */
const MOVES = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
const CHANCES = [0.53, 0.44, 0.44, 0, 0];
const BEST = ['e2e4', 'e7e5', 'd2d3', 'd8h4', null];

function reviewed({ chances = CHANCES, player = 'white' } = {}) {
  const study = Study.ofGame(kingcraft, { variant: 'chess', moves: MOVES, player });
  const nodes = [study.tree.root, ...study.tree.mainLine()];
  study.review = nodes.map((node, index) => ({
    node,
    chance: chances[index],
    best: BEST[index] && { id: BEST[index], san: BEST[index].slice(2), line: [BEST[index]] },
    kingIn: null,
  }));
  return study;
}

const rounded = (chances, color) => Math.round(accuracyOf(reviewed({ chances }).review, color));
const accuracies = [
  ['no move costs anything', [0.5, 0.5, 0.5, 0.5, 0.5], 'white', 100],
  ['the chance grows', [0.5, 0.6, 0.6, 0.7, 0.7], 'white', 100],
  ['one hundredth a move is lost', [0.5, 0.49, 0.49, 0.48, 0.48], 'white', 94],
  ['0.09 and 0.44 are lost', CHANCES, 'white', 20],
  [
    'the best moves cost nothing even where the score changes',
    [0.5, 0.5, 0.9, 0.9, 0.9],
    'black',
    100,
  ],
];
for (const [name, chances, color, expected] of accuracies)
  test(`accuracy: ${name}`, () => assert.equal(rounded(chances, color), expected));

test('a side that made no move has no accuracy', () => {
  assert.equal(accuracyOf(reviewed().review.slice(0, 2), 'black'), null);
});

test('the questions are the blunders and mistakes of a side', () => {
  const { review } = reviewed();
  const asked = questionsOf(review, 'white').map(({ node, best }) => [node.move.san, best.id]);
  assert.deepEqual(asked, [['g4', 'd2d3']]);
  assert.deepEqual(questionsOf(review, 'black'), []);
});

/** A training with two questions, and chances for the moves that are tried. */
function trainingWith(chances) {
  const [question] = questionsOf(reviewed().review, 'white');
  const asked = [];
  const evaluate = async (_question, id) => {
    asked.push(id);
    if (chances[id] instanceof Error) throw chances[id];
    return chances[id] ?? null;
  };
  return { asked, training: new MistakeTraining([question, question], evaluate, () => {}) };
}

const tries = [
  ['the best move', 'd2d3', {}, 'found', 'best', []],
  ['the move from the game', 'g2g4', {}, 'asking', 'played', []],
  ['a move nearly as good', 'e2e4', { e2e4: 0.41, d2d3: 0.45 }, 'found', 'good', ['e2e4', 'd2d3']],
  ['a weak move', 'h2h4', { h2h4: 0.3, d2d3: 0.45 }, 'asking', 'weak', ['h2h4', 'd2d3']],
  ['an engine that fails', 'h2h4', { h2h4: new Error('dead') }, 'asking', 'failed', ['h2h4']],
  ['a search that was ended', 'h2h4', {}, 'asking', undefined, ['h2h4', 'd2d3']],
];
for (const [name, id, chances, phase, kind, searched] of tries) {
  test(`an answer: ${name}`, async () => {
    const { asked, training } = trainingWith(chances);
    await training.try({ id, san: id });
    assert.deepEqual([training.phase, training.verdict?.kind, asked], [phase, kind, searched]);
  });
}

test('the best move is evaluated once a question', async () => {
  const { asked, training } = trainingWith({ h2h4: 0.1, a2a3: 0.2, d2d3: 0.45 });
  await training.try({ id: 'h2h4', san: 'h4' });
  await training.try({ id: 'a2a3', san: 'a3' });
  assert.deepEqual(asked, ['h2h4', 'd2d3', 'a2a3']);
});

test('an answer that comes after the next question was asked for says nothing', async () => {
  const { training } = trainingWith({ e2e4: 0.45, d2d3: 0.45 });
  const late = training.try({ id: 'e2e4', san: 'e4' });
  training.next();
  await late;
  assert.deepEqual([training.phase, training.verdict, training.found], ['asking', null, 0]);
});

test('at the end it says how many were found; a shown answer is not', async () => {
  const { training } = trainingWith({});
  training.show();
  assert.equal(training.phase, 'shown');
  training.next();
  await training.try({ id: 'd2d3', san: 'd3' });
  assert.equal(training.number, 2);
  training.next();
  training.next();
  assert.deepEqual([training.phase, training.found, training.number], ['over', 1, 2]);
});

const restored = (text) => atOnce(restoreInSteps(kingcraft, { variant: 'chess', text }));
const written = (study) => atOnce(serializeInSteps(study)).text;

test('a review is saved with its study, and with the color of the player', () => {
  const study = restored(written(reviewed()));
  assert.equal(study.player, 'white');
  assert.deepEqual(
    study.review.map(({ chance }) => chance),
    CHANCES,
  );
  assert.deepEqual(study.review[2].best, { id: 'd2d3', san: 'd3', line: ['d2d3'] });
  assert.equal(study.review[2].node, study.tree.mainLine()[1]);
});

test('a review of another main line is not saved, one of its beginning is', () => {
  const study = reviewed();
  study.goTo(study.tree.root);
  study.play('e2e4');
  assert.equal(reviewOf(study)?.length, 5);
  study.promote();
  assert.equal(reviewOf(study), null);
  assert.equal(restored(written(study)).review, null);
});

const broken = [
  undefined,
  7,
  { chances: [0.5], best: [] },
  { chances: [0.5, 2], best: [null, null] },
  { chances: [0.5], best: ['e2e5'] },
  { chances: [0.5], best: [{}] },
  { chances: [0.5], best: ['e2e4 e2e4'] },
  { chances: [0.5], best: [''] },
  { chances: [0.5], best: [null], kingIn: 7 },
  { chances: Array(9).fill(0.5), best: Array(9).fill(null) },
];
for (const review of broken) {
  test(`a study opens without a review: ${JSON.stringify(review)}`, () => {
    const record = JSON.parse(written(reviewed()));
    const study = restored(JSON.stringify({ ...record, review, player: 'green' }));
    assert.deepEqual([study.review, study.player, study.tree.mainLine().length], [null, null, 4]);
  });
}
