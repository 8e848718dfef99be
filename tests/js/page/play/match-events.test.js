// The events of a match: a game is new, restored as it was saved, a move was made, taken back, made again.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from '../../../../web/kingcraft/index.js';
import { createMatch } from './match-support.js';

const kingcraft = await load();

const PEOPLE = { white: 'person', black: 'person' };
const COMPUTERS = { white: 'machine', black: 'machine' };

/** Who plays, the settings, and whether a restored game waits. */
const GAMES = [
  ['people', { players: PEOPLE }, false],
  ['people with a clock', { players: PEOPLE, clock: { base: 60_000, increment: 0 } }, true],
  ['computers', { players: COMPUTERS }, true],
];

for (const [name, settings, waits] of GAMES)
  test(`${name}: restored as it was saved`, () => {
    for (const variant of kingcraft.variants) {
      const { match, calls } = createMatch(kingcraft, { doubt: null });
      match.start({ variant: variant.id, level: 1, ...settings });
      assert.equal(match.paused, false);
      const [{ id }] = match.session.game.moves();
      match.makeMove(id, 'person');
      assert.deepEqual(calls.causes, ['new', 'move']);
      const saved = JSON.parse(JSON.stringify(match.session.toSave()));
      const { match: next, calls: nextCalls } = createMatch(kingcraft, { doubt: null });
      const session = next.restore(saved);
      assert.equal(session, next.session);
      assert.deepEqual(session.moveIds(), [id], variant.id);
      assert.deepEqual([nextCalls.causes, next.paused], [['restored'], waits], variant.id);
      assert.throws(() => next.restore({ ...saved, moves: ['a1a1'] }));
      assert.equal(next.session, session, 'what cannot be read leaves the board as it is');
      // The clock stops.
      match.finish('resign', 'white');
      for (const one of [match, next]) one.dispose();
    }
  });

test('each event of a match says what has caused it', () => {
  const { match, calls } = createMatch(kingcraft, { doubt: null });
  /** An action, and its effect. */
  const steps = [
    [() => match.start({ variant: 'chess', players: PEOPLE, level: 1 }), 'new'],
    [() => match.play('e2e4'), 'move'],
    [() => match.undo(), 'takeBack'],
    [() => match.redo(), 'move'],
    [() => match.goTo(0), 'takeBack'],
    [() => match.finish('resign', 'white'), 'end'],
    [() => match.undo(), 'other'],
    [() => match.offerDraw(), 'other'],
    [() => match.restore(match.session.toSave()), 'restored'],
  ];
  for (const [act, cause] of steps) {
    act();
    assert.deepEqual(calls.causes.splice(0), [cause], String(act));
  }
});
