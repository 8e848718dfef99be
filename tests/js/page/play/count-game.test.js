// Which games count for the reader's streak and achievements.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { countsForProgress } from '../../../../web/page/play/count-game.js';
import { Session } from '../../../../web/page/play/session.js';

const kingcraft = await load();
const COMPUTER = { white: 'person', black: 'machine' };
const MOVES = ['e2e4', 'e7e5'];
const OTHER_START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1';

/** [what, whether it counts, the game, how it ends] */
const games = [
  ['won against the computer', true, {}, 'black'],
  ['lost to the computer', true, {}, 'white'],
  ['Black against the computer', true, { players: { white: 'machine', black: 'person' } }, 'white'],
  ['with help', true, { helped: true }, 'white'],
  ['with a friend elsewhere', true, { players: { white: 'friend', black: 'person' } }, 'white'],
  ['goes on', false, {}, null],
  ['one side has not moved', false, { played: ['e2e4'] }, 'white'],
  ['nobody has moved', false, { played: [] }, 'white'],
  ['from a position that was set up', false, { fen: OTHER_START }, 'white'],
  ['two people at one board', false, { players: { white: 'person', black: 'person' } }, 'white'],
  ['two computers', false, { players: { white: 'machine', black: 'machine' } }, 'white'],
];
for (const [what, counts, settings, loser] of games)
  test(`a game, ${what}, ${counts ? 'counts' : 'does not count'}`, () => {
    const game = { variant: 'chess', players: COMPUTER, level: 1, played: MOVES, ...settings };
    const session = new Session(kingcraft, game);
    if (loser) session.finish('resign', loser);
    assert.equal(countsForProgress(session), counts);
    session.dispose();
  });
