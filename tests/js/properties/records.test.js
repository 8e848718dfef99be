// Records of games and studies in which some members have become something else: they are refused, or what is restored
// plays on, and restores to the same once more when it is saved.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LiveGame } from '../../../web/friend/live-game.js';
import { readSaved } from '../../../web/friend/live-saved.js';
import { atOnce } from '../../../web/page/base/sliced-work.js';
import { describeRecord } from '../../../web/page/library/describe-records.js';
import { Session } from '../../../web/page/play/session.js';
import { readRecord } from '../../../web/page/store/saved-records.js';
import { restoreInSteps, serializeInSteps } from '../../../web/page/study/study-record.js';
import { kingcraft } from '../package/support.js';
import { assertOurs, changedRecords, check, playAny, variants } from './property.js';

const asData = (value) => JSON.parse(JSON.stringify(value));
const numbers = fc.array(fc.nat(), { maxLength: 12 });
const colors = fc.constantFrom('white', 'black');

/** What `work` gives; null where it throws, which `check` may look at. */
function orNull(work, checkError = () => {}) {
  try {
    return work();
  } catch (error) {
    checkError(error);
    return null;
  }
}

/** A game after random moves, with a comment, taken back moves and an end where `how` says so. */
function playedGame(id, moves, how, color) {
  const game = kingcraft.newGame(id);
  for (const number of moves) playAny(game, number);
  game.setComment('said here', game.history().length >> 1);
  if (game.isGameOver()) return game;
  if (how === 'resign') game.resign(color);
  if (how === 'time') game.forfeitOnTime(color);
  if (how === 'draw') game.agreeDraw();
  return game;
}

const ends = fc.constantFrom('none', 'none', 'resign', 'time', 'draw');
const gameRecords = fc.tuple(variants, numbers, ends, colors).map(([{ id }, moves, how, color]) => {
  const game = playedGame(id, moves, how, color);
  const record = asData(game);
  game.dispose();
  return record;
});

test('restore() of a record that was changed', () => {
  const inUse = kingcraft.memoryInUse();
  return check(
    fc.property(changedRecords(gameRecords), (record) => {
      const game = orNull(() => kingcraft.restore(record), assertOurs);
      if (!game) return;
      const saved = game.toJSON();
      assert.deepEqual([saved.variant, saved.fen], [record.variant, record.fen]);
      assert.equal(saved.moves.length, record.moves.length);
      const start = kingcraft.newGame(record.variant, record.startFen);
      assert.equal(saved.startFen, start.fen());
      start.dispose();
      const again = kingcraft.restore(asData(saved));
      assert.deepEqual(again.toJSON(), saved);
      playAny(again, 1);
      again.dispose();
      game.dispose();
      assert.ok(kingcraft.memoryInUse() < inUse + 1_000_000);
    }),
    60,
  );
});

const times = { white: 50_000, black: 40_000 };
const clocks = fc.constantFrom(null, { time: 60_000, increment: 1000 });
const questions = fc.constantFrom(null, 'draw', 'take-back', 'rematch');

/** The ids of random moves. */
const lines = fc.tuple(variants, numbers).map(([{ id, startFen }, moves]) => {
  const game = playedGame(id, moves);
  const ids = game.history().map((move) => move.id);
  game.dispose();
  return { variant: id, fen: startFen, moves: ids };
});

const pageEnds = fc.constantFrom(
  null,
  { how: 'resign', what: 'white' },
  { how: 'time', what: 'black' },
  { how: 'agreeDraw' },
);
const players = fc.constantFrom(
  { white: 'person', black: 'machine' },
  { white: 'person', black: 'person' },
  { white: 'friend', black: 'person' },
);
const savedGames = fc
  .record({
    line: lines,
    players,
    end: pageEnds,
    clock: clocks,
    isLive: fc.boolean(),
    asked: questions,
  })
  .map(({ line, players, end, clock, isLive, asked }) => ({
    ...line,
    players,
    level: 3,
    end,
    clock: clock && { base: 300_000, increment: 0 },
    mind: { thoughts: [{ ply: 1, score: { cp: 3 } }], offeredAt: 1, word: 'declined' },
    names: { white: 'Ann', black: 'Ben' },
    helped: true,
    ...(Object.values(players).includes('friend') && {
      friend: {
        ...{ id: 'abcdefgh', names: { white: 'Ann', black: 'Ben' }, sent: line.moves.length },
        ...{ offer: null, isSaid: true, after: null },
        live: isLive ? { clock, round: 1, left: clock && times, asked } : null,
      },
      premove: { from: 'd2', to: 'd4', promotion: null },
    }),
  }));

test('a saved game of the page that was changed', () =>
  check(
    fc.property(changedRecords(savedGames), (saved) => {
      const record = { id: 'a', created: 1, changed: 2, name: null, saved };
      const read = readRecord({ ...record, summary: { turn: 'white', outcome: null } });
      describeRecord(read, kingcraft.variants);
      const session = orNull(() => Session.restore(kingcraft, saved));
      if (!session) return;
      const text = JSON.stringify(session.toSave());
      const again = Session.restore(kingcraft, JSON.parse(text));
      assert.equal(JSON.stringify(again.toSave()), text);
      const [move] = again.outcome ? [] : again.game.moveIds();
      if (move) again.play(move);
      again.dispose();
      session.dispose();
    }),
    100,
  ));

const liveGames = fc
  .record({ line: lines, side: colors, end: pageEnds, clock: clocks, asked: questions })
  .map(({ line, side, end, clock, asked }) => ({
    settings: { id: 'Ab3dE9xQ', variant: line.variant, fen: null, side, name: 'Ann', clock },
    saved: { round: 1, side, moves: line.moves, end, left: clock && times, asked },
  }));

test('a stored live game that was changed', () => {
  const ignore = () => {};
  const names = ['send', 'changed', 'said', 'measured', 'begun', 'failed'];
  const handlers = Object.fromEntries(names.map((name) => [name, ignore]));
  const changed = liveGames.chain(({ settings, saved }) =>
    fc.record({ settings: fc.constant(settings), saved: changedRecords(fc.constant(saved)) }),
  );
  return check(
    fc.property(changed, ({ settings, saved }) => {
      const restore = () => new LiveGame(kingcraft, settings, handlers, () => 0, saved);
      const game = orNull(restore, (error) => assert.ok(error instanceof RangeError, error?.stack));
      if (!game) return;
      const { time } = settings.clock ?? {};
      // A record without times has those of the start.
      const left = saved.left ?? (time === undefined ? null : { white: time, black: time });
      assert.deepEqual(readSaved(game.toSave(), time !== undefined), { ...saved, left });
      game.connect();
      game.dispose();
    }),
    60,
  );
});

const studies = lines.map(({ variant, fen, moves }) => ({
  variant,
  study: {
    ...{ fen, tags: [{ name: 'White', value: 'Ann' }], result: '*', isChanged: true, taken: '' },
    ...{ player: 'white', review: null, at: moves.length },
    nodes: [
      { opening: 'b' },
      ...moves.map((move, up) => ({
        ...{ up, move, comment: 'a', nags: [1], clock: 5, evaluation: { cp: 3, depth: 4 } },
        shapes: [{ from: 'e2', to: 'e4', color: 'green' }],
      })),
    ],
  },
}));

test('a saved study that was changed', () =>
  check(
    fc.property(changedRecords(studies), ({ variant, study }) => {
      const text = orNull(() => JSON.stringify(study)) ?? 'null';
      const restore = (value) => atOnce(restoreInSteps(kingcraft, { variant, text: value }));
      const restored = orNull(() => restore(text));
      if (!restored) return;
      const { text: written } = atOnce(serializeInSteps(restored));
      assert.equal(atOnce(serializeInSteps(restore(written))).text, written);
    }),
    60,
  ));
