// Who could still win when the other one's time runs out (FIDE 6.9), by the men that are left.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from '../../web/kingcraft/index.js';
import { couldWin } from '../../web/page/play/could-win.js';
import { ruleOfEnd } from '../../web/page/play/end-rules.js';
import { Session } from '../../web/page/session.js';
import { tagsOfSession } from '../../web/page/session-tags.js';

const kingcraft = await load();

/** A board, and whether white could win on it. */
const cases = [
  ['chess', 'a king alone', '4k3/8/8/8/8/8/4p3/4K3', false],
  ['chess', 'a pawn', '4k3/8/8/8/8/8/4P3/4K3', true],
  ['chess', 'a knight against a queen', '3qk3/8/8/8/8/8/8/4KN2', false],
  ['chess', 'a knight against a rook', '3rk3/8/8/8/8/8/8/4KN2', true],
  ['chess', 'a knight against a pawn', '4k3/p7/8/8/8/8/8/4KN2', true],
  ['chess', 'two knights', '4k3/8/8/8/8/8/8/4KNN1', true],
  ['chess', 'a bishop against a rook', '3rk3/8/8/8/8/8/8/4KB2', false],
  ['chess', 'a bishop against a knight', '3nk3/8/8/8/8/8/8/4KB2', true],
  ['chess', 'a bishop against one of its color', '4kb2/8/8/8/8/8/8/q1B1K3', false],
  ['chess', 'a bishop against one of the other color', 'q3kb2/8/8/8/8/8/8/4KB2', true],
  ['chess', 'bishops of both colors', '4k3/8/8/8/8/8/8/2B1KB2', true],
  ['chess', 'a knight and a bishop', '4k3/8/8/8/8/8/8/4KBN1', true],
  ['tax', 'a king alone', '4k3/8/8/8/8/8/4p3/4K3', false],
  ['tax', 'a knight', '4k3/8/8/8/8/8/8/4KN2', true],
  ['levitating', 'a king alone', '4k3/8/8/8/8/8/4p3/4K3', true],
  ['twokings', 'one king', '4k3/8/8/8/8/8/4p3/4K3', false],
  ['twokings', 'one king and a knight against a queen', '3qk3/8/8/8/8/8/8/4KN2', false],
  ['twokings', 'one king and a knight against a pawn', '4k3/p7/8/8/8/8/8/4KN2', true],
  ['twokings', 'one king and a knight against two kings', '3kk3/8/8/8/8/8/8/4KN2', true],
  ['twokings', 'two kings', '4k3/8/8/8/8/8/7p/3KK3', true],
  ['flying', 'a king alone', '4k3/8/8/8/8/8/4p3/4K3|8/8/8/8/8/8/8/8', false],
  ['flying', 'a bishop above', '4k3/8/8/8/8/8/4p3/4K3|8/8/8/8/8/8/8/2B5', true],
  ['kingscourt', 'a king alone', '5k6/12/12/12/12/12/5p6/5K6', false],
  ['kingscourt', 'a jester', '5k6/12/12/12/12/12/5p6/5KJ5', true],
];
for (const [variant, what, placement, expected] of cases) {
  test(`${variant}: ${what} ${expected ? 'could win' : 'cannot win'}: ${placement}`, () => {
    const game = kingcraft.newGame(variant, `${placement} b - - 0 1`);
    assert.equal(couldWin(variant, game.board(), 'white'), expected);
    game.dispose();
  });
}

test('in a game that nobody has described here any man besides the king is enough', () => {
  const king = { square: 'e1', piece: 'king', color: 'white' };
  const other = { square: 'e8', piece: 'king', color: 'black' };
  const bishop = { square: 'c1', piece: 'bishop', color: 'white' };
  assert.equal(couldWin('leaping', [king, other], 'white'), false);
  assert.equal(couldWin('leaping', [king, bishop, other], 'white'), true);
});

test('a draw on time has its reason, its rule and its tag, also after a reload', () => {
  const settings = {
    variant: 'chess',
    fen: '3qk3/8/8/8/8/8/8/4KN2 b - - 0 1',
    players: { white: 'person', black: 'person' },
    level: 1,
    clock: { base: 60_000, increment: 0 },
  };
  const session = new Session(kingcraft, settings, () => 0);
  session.finish('time', 'black');
  const again = Session.restore(kingcraft, JSON.parse(JSON.stringify(session.toSave())));
  assert.deepEqual(again.outcome, { winner: null, reason: 'time' });
  assert.equal(ruleOfEnd('chess', again.outcome), 'chess/6.9');
  assert.equal(tagsOfSession(again).Termination, 'time forfeit');
});
