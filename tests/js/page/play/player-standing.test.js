// Where a reader stands against the computer: the rating, the opponents that were beaten, and what was stored of both.

import assert from 'node:assert/strict';
import test from 'node:test';
import glicko2 from 'glicko2-lite';
import { load } from 'kingcraft';
import {
  createStanding,
  mergeStandings,
  ratingOfLevel,
  readStanding,
  standingAfter,
} from '../../../../web/page/play/player-standing.js';
import { Session } from '../../../../web/page/play/session.js';
import { createMatch } from './match-support.js';

const kingcraft = await load();
const players = { white: 'person', black: 'machine' };

/** The standing after these games, each a level and a result. */
const after = (...games) =>
  games.reduce(
    (standing, [level, result]) => standingAfter(standing, level, result, glicko2),
    createStanding(),
  );

const changes = [
  { games: [[4, 'won']], moves: 'up' },
  { games: [[4, 'lost']], moves: 'down' },
  { games: [[1, 'lost']], moves: 'down' },
  { games: [[10, 'drawn']], moves: 'up' },
  { games: [[1, 'drawn']], moves: 'down' },
  { games: [[2, 'drawn']], moves: 'up' },
];
for (const { games, moves } of changes)
  test(`level and result ${games.join()}: the rating goes ${moves}`, () => {
    const { rating, curve } = after(...games);
    const change = Math.sign(rating.value - createStanding().rating.value);
    assert.equal(change, moves === 'up' ? 1 : -1);
    assert.deepEqual(curve, [Math.round(rating.value)]);
  });

test('a stronger opponent who was beaten counts more, and each is stronger than the one below', () => {
  for (let level = 2; level <= 10; level++) {
    assert.ok(ratingOfLevel(level) > ratingOfLevel(level - 1), `level ${level}`);
    const [weaker, stronger] = [level - 1, level].map((each) => after([each, 'won']).rating.value);
    assert.ok(stronger > weaker, `level ${level}`);
  }
});

test('each opponent is beaten once', () => {
  const { beaten } = after([1, 'won'], [2, 'drawn'], [1, 'won'], [3, 'won'], [4, 'lost']);
  assert.deepEqual(beaten, [1, 3]);
});

test('what is stored is read again, and no more than a hundred ratings', () => {
  const games = Array.from({ length: 120 }, () => [4, 'won']);
  const standing = after(...games);
  assert.equal(standing.curve.length, 100);
  assert.deepEqual(readStanding(JSON.parse(JSON.stringify(standing))), standing);
});

const broken = [
  undefined,
  null,
  7,
  {},
  { rating: { value: 'x' }, curve: 7, beaten: 'all' },
  { rating: { value: 1e9, deviation: 90, volatility: 0.06 }, curve: [null], beaten: [0, 11, 1.5] },
  { rating: { value: 1200, deviation: 0, volatility: 0 }, curve: [Number.NaN], beaten: null },
];
for (const stored of broken)
  test(`what is broken is as at the start: ${JSON.stringify(stored)}`, () =>
    assert.deepEqual(readStanding(stored), createStanding()));

test('of two browsers the one with more games has the rating, and all that were beaten count', () => {
  const [one, other] = [after([1, 'won'], [2, 'won']), after([3, 'won'])];
  for (const merged of [mergeStandings(one, other), mergeStandings(other, one)]) {
    assert.deepEqual(merged.rating, one.rating);
    assert.deepEqual([...merged.beaten].sort(), [1, 2, 3]);
  }
});

test('a move taken back makes a game one with help, which is saved with it; the next game is without', () => {
  const { match } = createMatch(kingcraft, { doubt: null });
  match.start({ variant: 'chess', players, level: 1 });
  match.play('e2e4');
  assert.equal(match.session.helped, false);
  match.undo();
  assert.equal(match.session.helped, true);
  const saved = JSON.parse(JSON.stringify(match.session.toSave()));
  assert.equal(Session.restore(kingcraft, saved).helped, true);
  match.start(saved);
  assert.equal(match.session.helped, false);
  match.session.dispose();
});
