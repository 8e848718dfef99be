// A game on the board that is new is a change, which is saved; one that is restored is none.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from '../../../../web/kingcraft/index.js';
import { createMatch } from './match-support.js';

const kingcraft = await load();

const PEOPLE = { white: 'person', black: 'person' };
const COMPUTERS = { white: 'machine', black: 'machine' };

/** What a match says: [settings, the causes of what was opened, whether a restored game waits]. */
const GAMES = [
  ['people', { players: PEOPLE }, false],
  ['people with a clock', { players: PEOPLE, clock: { base: 60_000, increment: 0 } }, true],
  ['computers', { players: COMPUTERS }, true],
];

for (const [name, settings, waits] of GAMES)
  test(`${name}: restored as it was saved, without a change`, () => {
    for (const variant of kingcraft.variants) {
      const { match, calls } = createMatch(kingcraft, { doubt: null });
      match.start({ variant: variant.id, level: 1, ...settings });
      assert.deepEqual([calls.opened, calls.changes, match.paused], [['new'], 0, false]);
      const [{ id }] = match.session.game.moves();
      match.makeMove(id, 'person');
      assert.equal(calls.changes, 1);
      const saved = JSON.parse(JSON.stringify(match.session.toSave()));
      const { match: next, calls: nextCalls } = createMatch(kingcraft, { doubt: null });
      const session = next.restore(saved);
      assert.equal(session, next.session);
      assert.deepEqual(session.moveIds(), [id], variant.id);
      assert.deepEqual(
        [nextCalls.opened, nextCalls.changes, next.paused],
        [['restored'], 0, waits],
        variant.id,
      );
      assert.throws(() => next.restore({ ...saved, moves: ['a1a1'] }));
      assert.equal(next.session, session, 'what cannot be read leaves the board as it is');
      // The clock stops.
      match.finish('resign', 'white');
      for (const one of [match, next]) one.dispose();
    }
  });
