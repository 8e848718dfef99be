// Whether a move of a person loses a piece, and the game that waits for the answer.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { load } from 'kingcraft';
import { createEngine } from 'kingcraft/engine';
import { Adviser } from '../../../../web/page/play/adviser.js';
import { BlunderCheck, lossOf } from '../../../../web/page/play/blunder-check.js';
import { Session } from '../../../../web/page/play/session.js';
import { en } from '../../../../web/texts/game-texts.en.js';
import { createMatch } from './match-support.js';

const kingcraft = await load();
const engine = await createEngine();
after(() => engine.dispose());
const players = { white: 'person', black: 'machine' };

const losses = [
  [{ cp: 30 }, { cp: -20 }, null],
  [{ cp: 30 }, { cp: -100 }, null],
  [{ cp: 30 }, { cp: -200 }, 'piece'],
  [{ cp: 600 }, { cp: 0 }, 'piece'],
  // Whoever wins by far, or has lost, is left in peace.
  [{ cp: 1900 }, { cp: 1200 }, null],
  [{ mate: 3 }, { cp: 1100 }, null],
  [{ mate: 3 }, { cp: 300 }, 'piece'],
  [{ cp: -1300 }, { cp: -1900 }, null],
  [{ cp: 30 }, { mate: -2 }, 'mate'],
  [{ mate: -4 }, { mate: -1 }, null],
  // A king is never left to be captured, unless nothing can save it.
  [{ mate: -4 }, { mate: -1 }, 'mate', 'levitating'],
  [{ mate: -4 }, { mate: -2 }, null, 'levitating'],
  [{ mate: -1 }, { mate: -1 }, null, 'levitating'],
];
for (const [best, played, expected, variant = 'chess'] of losses) {
  test(`${variant}, ${JSON.stringify(played)} instead of ${JSON.stringify(best)}: ${expected}`, () => {
    const { kingMayBeCaptured } = kingcraft.variants.find(({ id }) => id === variant);
    assert.equal(lossOf(best, played, kingMayBeCaptured), expected);
  });
}

const games = [
  [
    'chess',
    undefined,
    ['e2e4', 'e7e5', 'f1a6'],
    'piece',
    'Nxa6: The knight on b8 takes the bishop on a6, and nothing can recapture.',
  ],
  ['chess', undefined, ['e2e4', 'e7e5', 'g1f3'], undefined],
  ['chess', undefined, ['f2f3', 'e7e5', 'g2g4'], 'mate', 'Qh4#: This is checkmate.'],
  ['flying', undefined, ['e2e4', 'e7e5', 'f1a6'], 'piece', null],
  [
    'levitating',
    '4k3/8/8/8/8/8/r7/4K3 w - - 0 1',
    ['e1e2'],
    'king',
    'Rxe2: This captures the king.',
  ],
];
for (const [variant, fen, moves, reason, why] of games) {
  test(`${variant}, ${fen ?? 'start'}, ${moves}: ${reason}`, async () => {
    const session = new Session(kingcraft, { variant, fen, players, level: 2 });
    for (const move of moves) session.play(move);
    const check = new BlunderCheck(new Adviser(async () => engine));
    const doubt = await check.doubt(session);
    assert.equal(doubt?.reason, reason);
    if (why) assert.equal(doubt?.why && en.message(doubt.why), why);
  });
}

test('an engine that does not answer keeps nobody waiting', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const session = new Session(kingcraft, { variant: 'chess', players, level: 2 });
  for (const move of ['e2e4', 'e7e5', 'f1a6']) session.play(move);
  const doubt = new BlunderCheck({ compare: () => new Promise(() => {}) }).doubt(session);
  mock.timers.tick(5000);
  assert.equal(await doubt, null);
});

const unasked = [
  ['a strong opponent', { level: 5 }],
  ['a clock', { clock: { base: 60_000, increment: 0 } }],
  ['two people', { players: { white: 'person', black: 'person' } }],
];
for (const [what, settings] of unasked) {
  test(`nobody is asked with ${what}`, async () => {
    const session = new Session(kingcraft, { variant: 'chess', players, level: 1, ...settings });
    session.play('e2e4');
    const check = new BlunderCheck({ compare: () => assert.fail('nothing is searched') });
    assert.equal(await check.doubt(session), null);
  });
}

/** A match in which every move is doubted. */
function createDoubtedMatch() {
  const { match, calls } = createMatch(kingcraft, { doubt: { reason: 'piece', reply: null } });
  match.start({ variant: 'chess', players, level: 1 });
  return { match, calls };
}

test('the computer waits for the answer, and answers the move when the person plays on', async () => {
  const { match, calls } = createDoubtedMatch();
  match.play('e2e4');
  await match.settled;
  assert.deepEqual([match.doubt?.reason, calls.thoughts, calls.doubts], ['piece', 0, 1]);
  match.playOn();
  assert.deepEqual([match.doubt, calls.thoughts], [null, 1]);
});

test('a move that is taken back is doubted no more', async () => {
  const { match, calls } = createDoubtedMatch();
  match.play('e2e4');
  await match.settled;
  match.undo();
  await match.settled;
  assert.deepEqual([match.doubt, match.session.ply, calls.thoughts], [null, 0, 0]);
});

test('a move that is taken back before the check is done raises no question', async () => {
  const { match, calls } = createDoubtedMatch();
  match.play('e2e4');
  match.undo();
  await match.settled;
  assert.deepEqual([match.doubt, calls.thoughts, calls.doubts], [null, 0, 0]);
});
