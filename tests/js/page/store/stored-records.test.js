// Saved games and studies with each of their members in turn replaced by what a browser can hold: the list shows them
// or says that they are broken, and what is opened is a game or a study as any other.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { atOnce } from '../../../../web/page/base/sliced-work.js';
import { describeRecord, describeStudy } from '../../../../web/page/library/describe-records.js';
import { Session } from '../../../../web/page/play/session.js';
import { readRecord, readStudy } from '../../../../web/page/store/saved-records.js';
import { restoreInSteps, serializeInSteps } from '../../../../web/page/study/study-record.js';
import { pathsIn, withMember } from '../../properties/property.js';
import { garbage } from './garbage.js';

const kingcraft = await load();
const { variants } = kingcraft;

/** A saved session of each kind, with all that it can have. */
const people = { white: 'person', black: 'person' };
const withFriend = { white: 'person', black: 'friend' };
const clock = {
  base: 300_000,
  increment: 0,
  marks: [
    { white: 1, black: 2 },
    { white: 1, black: 2 },
    { white: 1, black: 1 },
  ],
  spent: 0,
};
const friend = {
  id: 'abcdefgh',
  names: { white: 'Ann', black: 'Ben' },
  sent: 2,
  offer: 'black',
  isSaid: true,
  after: null,
  live: null,
};
const live = {
  clock: { time: 300_000, increment: 2000 },
  round: 0,
  left: { white: 1, black: 2 },
  asked: 'draw',
};
const base = {
  variant: 'chess',
  fen: null,
  players: people,
  level: 1,
  moves: ['e2e4', 'e7e5'],
  end: null,
  clock: null,
  mind: null,
};
const games = {
  'a game of two people': { ...base, names: { white: 'Ann', black: 'Ben' }, clock },
  'a game against the computer': {
    ...base,
    players: { white: 'person', black: 'machine' },
    level: 4,
    helped: true,
    linked: true,
    side: 'black',
    mind: { thoughts: [{ ply: 1, score: { cp: 3 } }], offeredAt: 1, word: 'declined' },
  },
  'a game that was resigned': { ...base, end: { how: 'resign', what: 'white' } },
  'a game by links': {
    ...base,
    players: withFriend,
    friend,
    premove: { from: 'd2', to: 'd4', promotion: null },
  },
  'a live game': { ...base, players: withFriend, friend: { ...friend, live } },
};

const record = (saved) => ({
  id: 'a',
  name: 'Mine',
  created: 1,
  changed: 2,
  saved,
  summary: { turn: 'white', outcome: null },
});

/** A study with all that a node can have. */
const study = {
  fen: variants.find(({ id }) => id === 'chess').startFen,
  tags: [{ name: 'White', value: 'Ann' }],
  result: '*',
  isChanged: true,
  taken: '',
  player: 'white',
  review: null,
  at: 1,
  nodes: [
    { opening: 'b' },
    {
      up: 0,
      move: 'e2e4',
      comment: 'a',
      nags: [1],
      shapes: [{ from: 'e2', to: 'e4', color: 'green' }],
      evaluation: { cp: 3, depth: 4 },
      clock: 5,
    },
  ],
};

/** Each way in which one member of a value can be wrong, or have one beside it that is foreign. */
function* broken(value) {
  for (const path of pathsIn(value)) {
    const without = withMember(value, path, (holder, key) => delete holder[key]);
    yield [`${path.join('.')}: missing`, without];
    const withForeign = withMember(value, path, (holder) => {
      if (!Array.isArray(holder)) holder.foreign = 10n;
    });
    yield [`${path.join('.')}: a foreign member beside it`, withForeign];
    for (const [kind, other] of Object.entries(garbage)) {
      const withOther = withMember(value, path, (holder, key) => {
        holder[key] = other;
      });
      yield [`${path.join('.')}: ${kind}`, withOther];
    }
  }
}

/** What the work throws; null when it throws nothing. */
function thrownBy(work) {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
}

const isText = (value) => typeof value === 'string';
const isNumber = (value) => Number.isFinite(value);

/** What is wrong with a session that was restored; none when it is as any other. */
function faultsOf(session) {
  const {
    players,
    level,
    names,
    friend,
    clock: running,
    scores,
    side,
    helped,
    linked,
    premove,
  } = session;
  const faults = [];
  const check = (what, holds) => !holds && faults.push(what);
  for (const color of ['white', 'black']) {
    check('players', ['person', 'machine', 'friend'].includes(players?.[color]));
    check('names', !names || isText(names[color]));
    check('names of friends', !friend || isText(friend.names[color]));
    check('clock', !running || isNumber(session.timeLeft(color)));
  }
  check('level', Number.isInteger(level) && level >= 1 && level <= 10);
  check('side', ['white', 'black'].includes(side));
  check('helped', typeof helped === 'boolean');
  check('linked', typeof linked === 'boolean');
  check('premove', !premove || (isText(premove.from) && isText(premove.to)));
  check('word', scores.reply === null || isText(scores.reply));
  check(
    'friend',
    !friend ||
      (isText(friend.id) &&
        Number.isInteger(friend.sent) &&
        [null, 'white', 'black'].includes(friend.offer)),
  );
  const saved = session.toSave();
  const text = thrownBy(() => JSON.stringify(saved));
  if (text) return [...faults, `saved: ${text}`];
  const again = Session.restore(kingcraft, JSON.parse(JSON.stringify(saved)));
  try {
    assert.deepEqual(again.toSave(), saved);
  } catch {
    faults.push('saved again it is another game');
  } finally {
    again.dispose();
  }
  return faults;
}

for (const [kind, saved] of Object.entries(games))
  test(`a saved game with one broken member: ${kind}`, () => {
    const whole = Session.restore(kingcraft, saved);
    assert.deepEqual(faultsOf(whole), []);
    whole.dispose();
    const faults = [];
    for (const [what, damaged] of broken(record(saved))) {
      const listed = thrownBy(() => {
        const read = readRecord(damaged);
        if (read) describeRecord(read, variants);
      });
      if (listed) faults.push(`${what}: the list: ${listed}`);
      if (!damaged.saved || typeof damaged.saved !== 'object') continue;
      let session = null;
      if (thrownBy(() => (session = Session.restore(kingcraft, damaged.saved)))) continue;
      const wrong = thrownBy(() =>
        faults.push(...faultsOf(session).map((fault) => `${what}: ${fault}`)),
      );
      if (wrong) faults.push(`${what}: ${wrong}`);
      session.dispose();
    }
    assert.equal(faults.join('\n'), '');
  });

test('a saved study with one broken member', () => {
  const whole = {
    id: 'a',
    variant: 'chess',
    changed: 1,
    summary: { white: 'Ann', black: 'Ben', plies: 1 },
  };
  const faults = [];
  for (const [what, damaged] of broken(whole)) {
    const listed = thrownBy(() => {
      const read = readStudy(damaged);
      if (read) describeStudy(read, 'Chess');
    });
    if (listed) faults.push(`${what}: the list: ${listed}`);
  }
  for (const [what, damaged] of broken(study)) {
    const text = thrownBy(() => JSON.stringify(damaged)) ? null : JSON.stringify(damaged);
    if (text === null) continue;
    let restored = null;
    if (thrownBy(() => (restored = atOnce(restoreInSteps(kingcraft, { variant: 'chess', text })))))
      continue;
    const written = thrownBy(() => {
      const { text: once } = atOnce(serializeInSteps(restored));
      const { text: again } = atOnce(
        serializeInSteps(atOnce(restoreInSteps(kingcraft, { variant: 'chess', text: once }))),
      );
      assert.equal(again, once);
    });
    if (written) faults.push(`${what}: ${written.message.slice(0, 200)}`);
  }
  assert.equal(faults.join('\n'), '');
});
