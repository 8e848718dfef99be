// Which saved games are listed, what they add up to, and the position that their pictures show.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { gamesAddress, readGamesAddress } from '../../../../web/game/page-address.js';
import { matches, resultOf } from '../../../../web/page/library/game-filter.js';
import { countGames } from '../../../../web/page/library/game-statistics.js';
import { finalPosition } from '../../../../web/page/library/game-thumbnails.js';
import { readRecord } from '../../../../web/page/store/saved-records.js';
import { firstGame } from '../../../../web/variants/generated/page/first-game.js';

const kingcraft = await load();

const PEOPLE = { white: 'person', black: 'person' };
const ME = { white: 'machine', black: 'person' };

function gameOf({ variant = 'chess', players = ME, level = 2, winner, moves = ['e2e4'], summary }) {
  const outcome = winner === undefined ? null : { winner, reason: 'checkmate' };
  const saved = { variant, players, level, moves };
  return readRecord({ id: 'a', saved, summary: summary ?? { turn: 'white', outcome } });
}

const results = [
  ['a game that goes on', {}, 'unfinished'],
  ['a draw', { winner: null }, 'drawn'],
  ['the person wins', { winner: 'black' }, 'won'],
  ['the computer wins', { winner: 'white' }, 'lost'],
  ['one of two people wins', { winner: 'white', players: PEOPLE }, null],
  ['two people draw', { winner: null, players: PEOPLE }, 'drawn'],
  ['players that cannot be read', { winner: 'white', players: { white: 'x' } }, null],
  ['a record without a summary', { summary: 'old' }, null],
];
for (const [name, game, expected] of results)
  test(`the result: ${name}`, () => assert.equal(resultOf(gameOf(game)), expected));

test('a filter asks for a game, a result, or both', () => {
  const won = gameOf({ variant: 'tax', winner: 'black' });
  const fits = (game, result) => matches(won, { game, result });
  assert.deepEqual(
    [fits(null, null), fits('tax', null), fits('chess', null), fits(null, 'won')],
    [true, true, false, true],
  );
  assert.deepEqual([fits('tax', 'lost'), fits('tax', 'won')], [false, true]);
});

test('statistics count games by kind and by opponent, and results against the computer', () => {
  const { all, byGame, byLevel } = countGames([
    gameOf({ winner: 'black' }),
    gameOf({ winner: 'white', level: 3 }),
    gameOf({ winner: 'white', level: 11 }),
    gameOf({ winner: 'white', level: '3' }),
    gameOf({ winner: null, variant: 'tax' }),
    gameOf({}),
    gameOf({ winner: null, players: PEOPLE }),
    gameOf({ moves: [] }),
    gameOf({ variant: 7 }),
  ]);
  assert.deepEqual(all, { games: 7, won: 1, drawn: 1, lost: 3 });
  assert.deepEqual(byGame.get('tax'), { games: 1, won: 0, drawn: 1, lost: 0 });
  assert.deepEqual(byGame.get('chess'), { games: 6, won: 1, drawn: 0, lost: 3 });
  assert.deepEqual([...byLevel.keys()].sort(), [2, 3], 'only opponents that there are');
  assert.deepEqual(byLevel.get(2), { games: 3, won: 1, drawn: 1, lost: 0 });
});

const addresses = [
  ['#games', { game: null, result: null }],
  ['#games?game=tax', { game: 'tax', result: null }],
  ['#games?game=tax&result=won', { game: 'tax', result: 'won' }],
];
for (const [address, filter] of addresses) {
  test(`the address of a filter: ${address}`, () => {
    assert.deepEqual(readGamesAddress(address), filter);
    assert.equal(gamesAddress(filter), address);
  });
}

test('a filter without a value filters nothing', () =>
  assert.deepEqual(readGamesAddress('#games?game&result='), { game: null, result: null }));

test('other addresses are not those of saved games', () => {
  assert.equal(readGamesAddress('#gamesx'), null);
  assert.equal(readGamesAddress(''), null);
});

test('a picture shows the last position, and nothing where the record is no game', () => {
  const position = finalPosition(kingcraft, {
    saved: { variant: 'chess', moves: ['e2e4', 'e7e5'] },
  });
  assert.equal(position?.move?.id, 'e7e5');
  assert.match(position?.fen ?? '', /^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3/);
  const broken = [
    undefined,
    { saved: null },
    { saved: { variant: 'chess' } },
    { saved: { variant: 'chess', moves: ['e2e5'] } },
    { saved: { variant: 'none', moves: [] } },
    { saved: { variant: 'chess', fen: 'x', moves: [] } },
  ];
  for (const record of broken) assert.equal(finalPosition(kingcraft, record), null);
});

test('newcomers are invited to a game that there is', () => {
  assert.ok(kingcraft.variants.some(({ id }) => id === firstGame.id));
  assert.ok(firstGame.minutes > 0);
});
