// Which opponent is offered after a game, and what of it is stored.
import assert from 'node:assert/strict';
import test from 'node:test';
import { resultFor } from '../../../../web/page/base/game-result.js';
import {
  ladderAfter,
  OpponentLadder,
  offeredLevel,
  readLadder,
} from '../../../../web/page/play/opponent-ladder.js';
import { adviceFor } from '../../../../web/page/play/result-view.js';

const START = 'start';
const RATING = { value: 1224, change: 24 };
const game = (level, winner, { fen = START, players } = {}) => ({
  level,
  players: players ?? { white: 'person', black: 'machine' },
  outcome: winner === undefined ? null : { winner },
  startFen: fen,
  helped: false,
  ply: 40,
  variant: { startFen: START },
});

/** The offers after these games, and what was stored. */
function playAll(games, stored) {
  const saved = [];
  const ladder = new OpponentLadder(
    readLadder(stored),
    (next) => saved.push(next),
    () => RATING,
  );
  const offers = games.map((one) => {
    ladder.count(one);
    return ladder.offer(one).level;
  });
  return { offers, saved };
}

test('a win offers the next opponent, except after the last', () => {
  assert.deepEqual(playAll([game(1, 'white'), game(2, 'white'), game(10, 'white')]).offers, [
    2,
    3,
    null,
  ]);
});

test('two losses in a row offer the opponent before, except at the first', () => {
  const lost = () => game(3, 'black');
  assert.deepEqual(playAll([lost(), lost(), lost()]).offers, [null, 2, 2]);
  assert.deepEqual(playAll([lost(), game(3, null), lost()]).offers, [null, null, null]);
  assert.deepEqual(playAll([lost(), game(4, 'black')]).offers, [null, null]);
  assert.deepEqual(playAll([game(1, 'black'), game(1, 'black')]).offers, [null, null]);
});

test('losses are counted from visit to visit, and each game once', () => {
  const lost = game(5, 'black');
  assert.deepEqual(playAll([lost, lost]), {
    offers: [null, null],
    saved: [{ level: 5, losses: 1 }],
  });
  assert.deepEqual(playAll([lost], { level: 5, losses: 1 }), {
    offers: [4],
    saved: [{ level: 5, losses: 2 }],
  });
});

test('a whole game without help is rated, once; one with help says so', () => {
  const rated = [];
  const ladder = new OpponentLadder(
    readLadder(undefined),
    () => {},
    (_session, result) => {
      rated.push(result);
      return RATING;
    },
  );
  const games = [
    game(3, 'white'),
    { ...game(3, 'white'), helped: true },
    game(3, null),
    { ...game(3, 'black'), ply: 1 },
  ];
  for (const one of [...games, games[0]]) ladder.count(one);
  assert.deepEqual(rated, ['won', 'drawn']);
  const offers = games.map((one) => ladder.offer(one));
  assert.deepEqual(
    offers.map(({ rating, isHelped }) => [rating, isHelped]),
    [
      [RATING, false],
      [null, true],
      [RATING, false],
      [null, false],
    ],
  );
  // Of a position that was set up, nothing is said.
  const setUp = { ...game(3, 'white', { fen: 'another' }), helped: true };
  ladder.count(setUp);
  assert.deepEqual(ladder.offer(setUp), {
    result: 'won',
    level: null,
    rating: null,
    isHelped: false,
  });
});

test('games of two people and positions that were set up say nothing of the opponent', () => {
  const people = { white: 'person', black: 'person' };
  const { offers, saved } = playAll([
    game(1, 'white', { players: people }),
    game(1, 'white', { fen: 'another' }),
  ]);
  assert.deepEqual([offers, saved], [[null, null], []]);
});

test('the result is that of the person', () => {
  const black = { white: 'machine', black: 'person' };
  assert.equal(resultFor(game(1, 'white', { players: black })), 'lost');
  assert.equal(resultFor(game(1, 'black', { players: black })), 'won');
  assert.equal(resultFor(game(1, null)), 'drawn');
  assert.equal(resultFor(game(1)), null);
});

test('what is broken in the storage counts for nothing', () => {
  for (const stored of [undefined, null, {}, { level: 'x', losses: 1 }, { level: 2, losses: -1 }])
    assert.deepEqual(readLadder(stored), { level: 1, losses: 0 });
  assert.equal(offeredLevel(ladderAfter(readLadder(undefined), 1, 'lost'), 1, 'lost'), null);
});

const advices = [
  [
    'a win against the last opponent',
    'won',
    null,
    { level: 10, turned: true },
    /strongest opponent/,
  ],
  ['a win from a position that was set up', 'won', null, { level: 1, turned: true }, /^$/],
  ['a win', 'won', 2, { level: 1, turned: true }, /^Momo is next\./],
  ['a loss', 'lost', null, { level: 1, turned: true }, /review/],
  ['a loss that no move decided', 'lost', null, { level: 1, turned: false }, /^$/],
  ['two losses', 'lost', 1, { level: 2, turned: false }, /^Two losses in a row\. Pip/],
  ['a game between two people', null, null, { level: 1, turned: true }, /^$/],
];
for (const [name, result, level, game, expected] of advices)
  test(`after ${name}`, () => assert.match(adviceFor({ result, level }, game), expected));
