// Undo after a result that the players or the clock gave: the first one takes the result back, and the game goes on
// where it stood.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from '../../../../web/kingcraft/index.js';
import { createMatch } from './match-support.js';

const kingcraft = await load();

const people = { white: 'person', black: 'person' };
const computer = { white: 'person', black: 'machine' };

/**
 * What happens, who plays, the moves, how the game ends, and then: how many moves stay, and whether the computer thinks
 * again.
 */
const cases = [
  ['resigning in one’s own turn', people, ['e2e4', 'e7e5'], ['resign', 'white'], 2, 0],
  ['resigning before the first move', people, [], ['resign', 'white'], 0, 0],
  ['a draw by agreement', people, ['e2e4'], ['agreeDraw'], 1, 0],
  ['time', people, ['e2e4'], ['time', 'black'], 1, 0],
  ['resigning while the computer thinks', computer, ['e2e4'], ['resign', 'white'], 1, 1],
];
for (const [what, players, moves, end, left, thoughts] of cases) {
  test(`undo: ${what}`, async () => {
    const { match, calls } = createMatch(kingcraft, { doubt: null });
    const clock = { base: 60_000, increment: 0 };
    match.start({ variant: 'chess', players, level: 1, clock });
    for (const id of moves) match.session.play(id);
    match.finish(...end);
    assert.notEqual(match.session.outcome, null);
    match.undo();
    await match.settled;
    assert.equal(match.session.outcome, null);
    assert.equal(match.session.ply, left);
    assert.equal(match.paused, false);
    assert.deepEqual([calls.thoughts, calls.takenBack], [thoughts, []]);
    assert.equal(match.session.canUndo, left > 0);
    match.finish('agreeDraw');
  });
}

test('undo: the next press takes a move back', async () => {
  const { match, calls } = createMatch(kingcraft, { doubt: null });
  match.start({ variant: 'chess', players: people, level: 1 });
  for (const id of ['e2e4', 'e7e5']) match.session.play(id);
  match.finish('resign', 'white');
  match.undo();
  await match.settled;
  match.undo();
  await match.settled;
  assert.deepEqual(calls.takenBack, ['e7e5']);
  match.redo();
  await match.settled;
  assert.equal(match.session.ply, 2);
});
