// Clocks: what is left, when a flag falls, what comes back with moves taken back, and how times read.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from '../../../../web/kingcraft/index.js';
import { tagsOfSession } from '../../../../web/page/base/game-words.js';
import { Clock, Timekeeper } from '../../../../web/page/play/game-clock.js';
import { Session } from '../../../../web/page/play/session.js';
import {
  controlNamed,
  isLow,
  nameOf,
  nextChange,
  showTime,
  timeControl,
} from '../../../../web/page/play/time-controls.js';

const kingcraft = await load();
const control = { base: 60_000, increment: 2000 };

/** A time that passes only when a test moves it. */
function dial() {
  const now = () => now.value;
  now.value = 1_000_000;
  return now;
}

test('the time of a turn is taken from its beginning, however long the page slept', () => {
  const now = dial();
  const clock = new Clock(control, now);
  clock.moved('white');
  assert.equal(clock.left('white', 'black'), 60_000, 'the first move is free, and earns nothing');
  clock.run('black');
  now.value += 25_000;
  assert.equal(clock.left('black', 'black'), 35_000);
  assert.equal(clock.left('white', 'black'), 60_000);
  clock.moved('black');
  assert.equal(clock.left('black', 'white'), 37_000);
  clock.run('white');
  now.value += 3_600_000;
  assert.equal(clock.left('white', 'white'), 0);
  assert.ok(clock.hasFallen('white'));
});

test('a clock that stands still keeps what was spent, and one set back costs nothing', () => {
  const now = dial();
  const clock = new Clock(control, now);
  clock.run('white');
  now.value += 10_000;
  clock.stop();
  now.value += 50_000;
  assert.equal(clock.left('white', 'white'), 50_000);
  clock.run('white');
  now.value -= 5000;
  assert.equal(clock.left('white', 'white'), 50_000);
});

test('the time of day may be set forward or back while a clock runs', (context) => {
  const players = { white: 'person', black: 'person' };
  const session = new Session(kingcraft, { variant: 'chess', players, level: 1, clock: control });
  session.clock.run('white');
  for (const hours of [1, -1]) {
    const time = Date.now() + hours * 3_600_000;
    context.mock.method(Date, 'now', () => time);
    assert.equal(session.isOutOfTime, false);
    assert.ok(session.timeLeft('white') > control.base / 2);
  }
});

test('moves taken back give their time back, and played again take it', () => {
  const now = dial();
  const clock = new Clock(control, now);
  for (const color of ['white', 'black', 'white']) {
    clock.run(color);
    now.value += 10_000;
    clock.moved(color);
  }
  clock.goTo(1);
  assert.equal(clock.left('white', 'black'), 52_000);
  assert.equal(clock.left('black', 'black'), 60_000);
  clock.goTo(3);
  assert.equal(clock.left('white', 'black'), 44_000);
});

test('a saved clock comes back standing still', () => {
  const now = dial();
  const clock = new Clock(control, now);
  clock.run('white');
  now.value += 10_000;
  clock.moved('white');
  clock.run('black');
  now.value += 1000;
  const saved = JSON.parse(JSON.stringify(clock.toSave()));
  now.value += 500_000;
  const restored = Clock.restore(saved, now);
  assert.equal(restored.running, null);
  assert.equal(restored.left('black', 'black'), 59_000);
  assert.equal(restored.left('white', 'black'), 52_000);
});

for (const broken of [
  { base: 0, increment: 0, marks: [{ white: 1, black: 1 }], spent: 0 },
  { ...control, marks: [], spent: 0 },
  { ...control, marks: [{ white: -1, black: 1 }], spent: 0 },
  { ...control, marks: [{ white: '1', black: 1 }], spent: 0 },
  { ...control, marks: [{ white: 1, black: 1 }], spent: null },
]) {
  test(`a broken clock is refused: ${JSON.stringify(broken)}`, () => {
    assert.throws(() => Clock.restore(broken, dial()));
  });
}

const readings = [
  [3_849_000, '1:04:09'],
  [300_000, '5:00'],
  [299_999, '5:00'],
  [249_000, '4:09'],
  [10_000, '0:10'],
  [9_350, '0:09.4'],
  [1, '0:00.1'],
  [0, '0:00.0'],
];
for (const [left, text] of readings) {
  test(`${left} ms read ${text}`, () => assert.equal(showTime(left), text));
}

for (const left of [300_000, 299_400, 10_000, 9_999, 150]) {
  test(`the reading of ${left} ms changes when it says so, and not before`, () => {
    const change = nextChange(left);
    assert.equal(showTime(left - change + 1), showTime(left));
    assert.notEqual(showTime(left - change - 1), showTime(left));
  });
}

test('controls have names, and wrong ones are none', () => {
  assert.deepEqual(controlNamed('10+5'), { base: 600_000, increment: 5000 });
  assert.equal(nameOf({ base: 90_000, increment: 0 }), '1.5+0');
  for (const wrong of [
    [0, 5],
    [Number.NaN, 0],
    [5, -1],
    [181, 0],
  ])
    assert.equal(timeControl(...wrong), null);
  assert.equal(controlNamed('none'), null);
});

test('time is low below twenty seconds, or a fifth of a short game', () => {
  assert.ok(isLow(19_000, { base: 300_000 }));
  assert.ok(!isLow(21_000, { base: 300_000 }));
  assert.ok(!isLow(13_000, control));
});

const people = { white: 'person', black: 'person' };
const newSession = (now, settings) =>
  new Session(
    kingcraft,
    { variant: 'chess', players: people, level: 1, clock: control, ...settings },
    now,
  );

test('a flag falls exactly once, and late timers change nothing', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 0 });
  const session = newSession(Date.now);
  let falls = 0;
  const timekeeper = new Timekeeper(() => {
    falls += 1;
    session.finish('time', session.turn);
    timekeeper.follow(session, false);
  });
  timekeeper.follow(session, false);
  t.mock.timers.tick(100_000);
  assert.equal(falls, 0, 'before the first move no time runs');
  session.play('e2e4');
  timekeeper.follow(session, false);
  t.mock.timers.tick(59_999);
  assert.equal(falls, 0);
  t.mock.timers.tick(500_000);
  assert.equal(falls, 1);
  assert.deepEqual(session.outcome, { winner: 'white', reason: 'time', rule: 'chess/6.9' });
});

test('a draw on time is known to the game itself, and taken back', () => {
  const session = newSession(dial(), { variant: 'chess', fen: '4k3/8/8/8/8/8/8/R3K3 b - - 0 1' });
  session.play('e8e7');
  session.finish('time', 'white');
  assert.deepEqual(session.game.outcome(), { winner: null, reason: 'time', rule: 'chess/6.9' });
  assert.match(session.game.pgn(), /\[Termination "time forfeit"\]/);
  session.undo();
  assert.equal(session.outcome, null);
  assert.doesNotMatch(session.game.pgn(), /Termination/);
});

test('a loss on time is saved, written as PGN, and taken back', () => {
  const session = newSession(dial());
  session.play('e2e4');
  session.finish('time', 'black');
  const restored = Session.restore(kingcraft, JSON.parse(JSON.stringify(session.toSave())));
  assert.deepEqual(restored.outcome, { winner: 'white', reason: 'time', rule: 'chess/6.9' });
  assert.match(restored.game.pgn(), /\[Termination "time forfeit"\]/);
  assert.equal(restored.redoDepth(), 0);
  restored.undo();
  assert.equal(restored.ply, 1, 'the result is taken back alone');
  assert.equal(restored.outcome, null);
  assert.equal(restored.turn, 'black');
  assert.equal(restored.timeLeft('black'), 60_000, 'the turn begins again');
  restored.undo();
  assert.equal(restored.ply, 0);
  restored.play('d2d4');
  restored.finish('resign', 'black');
  assert.match(restored.game.pgn(), /\[Termination "resignation"\]/);
});

const flagFalls = [
  ['chess', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', null],
  ['chess', '4kn2/8/8/8/8/8/8/R3K3 w - - 0 1', 'black'],
  ['tax', '4k3/8/8/8/8/8/P7/R3K3 w - - 0 1', null],
  ['levitating', '4k3/8/8/8/8/8/P7/R3K3 w - - 0 1', 'black'],
  ['twokings', '3kk3/8/8/8/8/8/P7/R3K3 w - - 0 1', 'black'],
  ['flying', '4k3/8/8/8/8/8/P7/R3K3|8/8/8/8/8/8/8/8 w - - 0 1', null],
];
for (const [variant, fen, winner] of flagFalls) {
  test(`${variant}, ${fen}: white's flag falls, and ${winner ?? 'nobody'} wins`, () => {
    const session = newSession(dial(), { variant, fen });
    session.finish('time', 'white');
    assert.deepEqual(session.outcome, { winner, reason: 'time', rule: 'chess/6.9' });
    const restored = Session.restore(kingcraft, session.toSave());
    assert.deepEqual(restored.outcome, { winner, reason: 'time', rule: 'chess/6.9' });
    assert.equal(tagsOfSession(restored).Termination, 'time forfeit');
    assert.ok(session.canUndo, 'before the first move too');
    session.undo();
    assert.equal(session.outcome, null);
    assert.equal(session.canUndo, false);
  });
}
