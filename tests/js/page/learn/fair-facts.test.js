// Whether a game is fair: what its figures say, beside chess, and in which words.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { load } from '../../../../web/kingcraft/index.js';
import { speak } from '../../../../web/page/base/page-texts.js';
import { loadFairTexts, sentenceOf } from '../../../../web/page/learn/fair-words.js';
import { sharesOf } from '../../../../web/page/learn/share-charts.js';
import { fairTexts as german } from '../../../../web/texts/page/fair.de.js';
import { fairTexts as english } from '../../../../web/texts/page/fair.en.js';
import {
  endingFacts,
  endingsByReason,
  firstMoveFacts,
  lengthFacts,
  resultFacts,
  specialMoveFacts,
  spreadOf,
} from '../../../../web/variants/fair-facts.js';

const kingcraft = await load();
const variant = kingcraft.variants.find(({ id }) => id === 'flying');

afterEach(() => speak({ code: 'en', locale: 'en-GB' }));

const CHESS = {
  games: 10000,
  nodes: 4000,
  whiteWins: 3600,
  draws: 3400,
  blackWins: 3000,
  plies: { median: 141, mean: 150, width: 20, counts: [0, 5000, 5000] },
  endings: [
    { reason: 'checkmate', winner: 'white', games: 3600 },
    { reason: 'checkmate', winner: 'black', games: 3000 },
    { reason: 'stalemate', winner: null, games: 3400 },
  ],
  firstMoves: [
    { id: 'e2e4', san: 'e4', games: 5000, whiteWins: 1800, draws: 1700 },
    { id: 'd2d4', san: 'd4', games: 5000, whiteWins: 1800, draws: 1700 },
  ],
  specialMoves: [],
};

const GAME = {
  ...CHESS,
  whiteWins: 5000,
  draws: 1000,
  blackWins: 4000,
  plies: { median: 80, mean: 85, width: 10, counts: [2500, 7500] },
  endings: [
    { reason: 'stalemate', winner: null, games: 1000 },
    { reason: 'checkmate', winner: 'black', games: 4000 },
    { reason: 'checkmate', winner: 'white', games: 5000 },
  ],
  firstMoves: [
    { id: 'e2e4', san: 'e4', games: 5000, whiteWins: 3000, draws: 500 },
    { id: 'd2d4', san: 'd4', games: 4960, whiteWins: 1990, draws: 500 },
    { id: 'a2a4', san: 'a4', games: 40, whiteWins: 40, draws: 0 },
  ],
  specialMoves: [{ key: 'headbutt', games: 8000, moves: 25000, decides: 1250 }],
};

const keysOf = (facts) => facts.map(({ key }) => key);

/** GAME with so many wins of White, the others of Black. */
const withWins = (whiteWins) => ({ ...GAME, whiteWins, draws: 0, blackWins: 10000 - whiteWins });

test('who has the advantage is said only where the interval says so', () => {
  const first = (whiteWins) => resultFacts(withWins(whiteWins), null)[0].key;
  assert.deepEqual([5300, 5050, 4950, 4700].map(first), [
    'whiteAdvantage',
    'noAdvantage',
    'noAdvantage',
    'blackAdvantage',
  ]);
});

test('a difference to chess is named only where it is more than chance', () => {
  const second = (whiteWins) => resultFacts(withWins(whiteWins), CHESS)[1].key;
  // In chess White scored 0.53.
  assert.deepEqual([5600, 5310, 5000].map(second), ['moreThanChess', 'likeChess', 'lessThanChess']);
  assert.deepEqual(keysOf(resultFacts(GAME, null)), ['whiteAdvantage', 'draws']);
});

test('endings are joined by their reason, the most frequent one first', () => {
  assert.deepEqual(endingsByReason(GAME), [
    { reason: 'checkmate', whiteWins: 5000, draws: 0, games: 9000 },
    { reason: 'stalemate', whiteWins: 0, draws: 1000, games: 1000 },
  ]);
  const [{ values }] = endingFacts(GAME, CHESS);
  assert.deepEqual(values, { reason: 'checkmate', share: 0.9, chessShare: 0.66 });
});

test('an ending that chess does not have is not held against it', () => {
  const captured = {
    ...GAME,
    endings: [{ reason: 'king-captured', winner: 'white', games: 9000 }],
  };
  assert.deepEqual(keysOf(endingFacts(captured, CHESS)), ['ending']);
});

test('first moves differ by what chance does not explain, and rare ones do not count', () => {
  const [{ values }, spread, chessSpread] = firstMoveFacts(GAME, CHESS);
  assert.deepEqual([values.best, values.worst], ['e4', 'd4']);
  assert.equal(spread.key, 'spread');
  assert.ok(Math.abs(spread.values.spread - 0.0995) < 0.005, String(spread.values.spread));
  assert.equal(chessSpread.key, 'chessSpreadNone');
  assert.equal(spreadOf(CHESS.firstMoves), 0);
  assert.deepEqual(keysOf(firstMoveFacts(CHESS, null)), ['firstMoves', 'spreadNone']);
  assert.deepEqual(keysOf(firstMoveFacts({ ...GAME, firstMoves: [] }, CHESS)), ['firstMovesFew']);
});

test('a spread is named only where chance would seldom make it', () => {
  const move = (san, whiteWins) => ({ id: san, san, games: 100, whiteWins, draws: 0 });
  const second = (...wins) =>
    firstMoveFacts({ ...GAME, firstMoves: wins.map((count) => move('e4', count)) }, null)[1].key;
  // The deviation of each score is 0.05.
  assert.equal(second(45, 50, 55), 'spreadNone');
  assert.equal(second(40, 50, 60), 'spread');
  assert.equal(second(45, 55), 'spreadNone');
  assert.equal(second(42, 58), 'spread');
});

test('lengths are counted in moves, for any width of their classes', () => {
  assert.deepEqual(lengthFacts(GAME, CHESS)[0].values, { moves: 40, chessMoves: 71 });
  const [, second] = sharesOf(GAME);
  assert.deepEqual([second.start, second.end, second.share, second.density], [5, 10, 0.75, 0.075]);
  assert.equal(sharesOf(CHESS)[1].density, 0.025);
});

/** All sentences on a game beside chess. */
async function say() {
  const words = await loadFairTexts();
  const facts = [
    ...resultFacts(GAME, CHESS),
    ...lengthFacts(GAME, CHESS),
    ...endingFacts(GAME, CHESS),
    ...firstMoveFacts(GAME, CHESS),
    ...specialMoveFacts(GAME),
  ];
  return facts.map((fact) => sentenceOf(words, variant, fact).replaceAll('\u00a0', ' '));
}

test('the figures in English and in German', async () => {
  assert.deepEqual(await say(), [
    'White scored 55.0% ±0.9: an advantage for White.',
    'That is more than in chess, where it was 53.0% ±0.8.',
    '10.0% of the games were drawn, in chess 34.0%.',
    'Half the games ended within 40 moves, in chess within 71.',
    'The most common ending: checkmate, 90.0% of the games; in chess 66.0%.',
    'Among first moves with at least 50 games, e4 scored best for White (65.0%) and d4 worst (45.2%).',
    'Allowing for chance, first moves differ from their average by 9.9 percentage points.',
    'In chess, chance alone may explain how much they differ.',
    'Headbutt: in 80.0% of the games, 2.5 times a game on average. It decided 13.9% of the won games; by chance it would be 5.8%.',
    english.sentences.decides({}),
  ]);
  await speak({ code: 'de', locale: 'de-DE' });
  const said = await say();
  assert.equal(said[0], 'Weiß holte 55,0 % ±0,9 der Punkte: ein Vorteil für Weiß.');
  assert.equal(
    said.at(-2),
    'Kopfstoß: in 80,0 % der Partien, im Schnitt 2,5 Mal pro Partie. Das entschied 13,9 % der gewonnenen Partien; durch Zufall wären es 5,8 %.',
  );
  for (const sentence of said) assert.doesNotMatch(sentence, /undefined|NaN|\d\.\d/);
});

test('both languages have the same texts, a sentence for each fact and the same values in it', () => {
  assert.deepEqual(Object.keys(german), Object.keys(english));
  for (const part of ['sentences', 'reasons'])
    assert.deepEqual(Object.keys(german[part]).sort(), Object.keys(english[part]).sort());
  const names = new Set();
  const values = new Proxy({}, { get: (_, name) => names.add(name) && `<${String(name)}>` });
  for (const key of Object.keys(english.sentences)) {
    const [one, other] = [english, german].map(({ sentences }) => {
      names.clear();
      sentences[key](values);
      return [...names].sort();
    });
    assert.deepEqual(other, one, key);
  }
  for (const [reason, name] of Object.entries(english.reasons))
    assert.notEqual(german.reasons[reason], name);
});
