// White's score in many games, with its interval, and the rows of the openings.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { load } from '../../../../web/kingcraft/index.js';
import { speak } from '../../../../web/page/base/page-texts.js';
import { describeResults } from '../../../../web/page/base/score-bar.js';
import { describeMoves } from '../../../../web/page/study/opening-rows.js';
import { scoreInterval } from '../../../../web/variants/score-interval.js';

const kingcraft = await load();
const english = { code: 'en', locale: 'en-GB' };

afterEach(() => speak(english));

test('the interval of many games is that of the normal distribution', () => {
  const { score, error, low, high } = scoreInterval({ games: 10000, whiteWins: 4000, draws: 2600 });
  assert.equal(score, 0.53);
  // The variance of one game is 0.4 · 0.47² + 0.26 · 0.03² + 0.34 · 0.53² = 0.1841.
  assert.ok(Math.abs(error - 1.96 * Math.sqrt(0.1841 / 10000)) < 1e-4);
  assert.ok(Math.abs(high - low - 2 * error) < 1e-12);
});

test('a few games with the same result prove little, and no end is out of reach', () => {
  const ofTwenty = scoreInterval({ games: 20, whiteWins: 20, draws: 0 });
  assert.equal(ofTwenty.high, 1);
  assert.ok(ofTwenty.low > 0.85 && ofTwenty.low < 0.95, String(ofTwenty.low));
  const ofOne = scoreInterval({ games: 1, whiteWins: 0, draws: 1 });
  assert.equal(ofOne.score, 0.5);
  assert.ok(ofOne.low < 0.1 && ofOne.high > 0.9);
});

test('moves have their notation, share and score, in the language of the reader', async () => {
  const variant = kingcraft.variants.find(({ id }) => id === 'chess');
  const game = kingcraft.newGame('chess');
  const known = [
    { id: 'g1f3', games: 299, whiteWins: 100, draws: 100, score: -34 },
    { id: 'a2a3', games: 1, whiteWins: 0, draws: 1, score: 3 },
  ];
  const rows = describeMoves(known, game.moves(), variant);
  assert.deepEqual(
    rows.map(({ san, share, engine }) => [san, share, engine]),
    [
      ['Nf3', '100%', '−0.3'],
      ['a3', '<1%', '0.0'],
    ],
  );
  assert.equal(describeResults(known[0]), 'White wins 33%, draws 33%, Black wins 33%');
  await speak({ code: 'de', locale: 'de-DE' });
  const [first] = describeMoves(known, game.moves(), variant);
  assert.deepEqual([first.share, first.engine], ['100\u00a0%', '−0,3']);
  assert.equal(
    describeResults(known[0]),
    'Weiß gewinnt 33\u00a0%, remis 33\u00a0%, Schwarz gewinnt 33\u00a0%',
  );
  game.dispose();
});
