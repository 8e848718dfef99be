// How the computer answers an offer of a draw.

import assert from 'node:assert/strict';
import test from 'node:test';
import { texts } from '../../../../web/page/base/page-texts.js';
import { answerOffer, numberOf } from '../../../../web/page/play/computer-scores.js';

const offers = [
  ['at the start', { scores: [], moves: 1 }, false, /too early/],
  ['equal, but early', { scores: [0, 0, 0], moves: 10 }, false, /too early/],
  ['equal, later', { scores: [80, 0, 10, -5], moves: 15 }, true, /accepts/],
  ['better', { scores: [0, 0, 60], moves: 30 }, false, /likes/],
  ['a little better in a long game', { scores: [30, 40, 20], moves: 40 }, true, /accepts/],
  ['just equal after a lead', { scores: [200, 0, 0], moves: 30 }, false, /likes/],
  ['clearly worse, early', { scores: [-150, -200, -180], moves: 8 }, true, /accepts/],
  ['about to mate', { scores: [0, 0, numberOf({ mate: 3 })], moves: 50 }, false, /likes/],
  [
    'about to be mated',
    { scores: [-400, -500, numberOf({ mate: -2 })], moves: 9 },
    true,
    /accepts/,
  ],
  ['asked again', { scores: [0, 0, 0], moves: 50, sinceOffer: 2 }, false, /just asked/],
];
for (const [what, game, accepts, words] of offers) {
  test(`an offer ${what} is ${accepts ? 'accepted' : 'declined'}`, () => {
    const answer = answerOffer({ sinceOffer: Infinity, ...game });
    assert.equal(answer.accepts, accepts);
    assert.match(texts.drawOffer[answer.reply], words);
  });
}
