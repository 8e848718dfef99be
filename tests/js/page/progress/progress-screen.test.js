// The reader's progress on the page: what a game or a puzzle counts for, where it is seen, and that one switch hides
// all of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storeAnswer } from '../../../../web/page/puzzles/puzzle-store.js';
import {
  changeSettings,
  storedValues,
  storeValues,
} from '../../../../web/page/store/page-storage.js';
import { en } from '../../../../web/texts/page/page.en.js';
import {
  all,
  begin,
  comeBackTo,
  eventually,
  find,
  goTo,
  moves,
  play,
  press,
  shown,
  thrown,
  visit,
  visitGame,
} from '../page-window.js';

const byId = (id) => document.getElementById(id);
const progress = () => storedValues().progress;
const textOf = (selector) => document.querySelector(selector).textContent;
const GAMES = [
  'Levitating Kings',
  'Chess',
  'Tax Chess',
  'Two Kings',
  'Flying Chess',
  'King’s Court',
];

/** Comes back to a game that was saved before White mates the computer. */
async function comeBackToGame({ helped = false } = {}) {
  await comeBackTo({
    variant: 'chess',
    players: { white: 'person', black: 'machine' },
    level: 1,
    moves: ['e2e4', 'a7a6', 'd1h5', 'a6a5', 'f1c4', 'a5a4'],
    end: null,
    helped,
  });
  await eventually(() => assert.equal(moves().length, 6));
}

async function win(game) {
  await comeBackToGame(game);
  await play('h5f7');
  await eventually(() => assert.equal(byId('result').hidden, false));
}

const openProgress = async (address = '#progress') => {
  goTo(address);
  await shown('heading', 'Your progress');
};

test('a reader who has not begun is invited', async () => {
  await visit('#progress');
  await shown('heading', 'Your progress');
  assert.match(textOf('.progress-streak'), /to start a streak/);
  const names = [...document.querySelectorAll('.progress-game h3')].map((each) => each.textContent);
  assert.deepEqual(names.sort(), [...GAMES].sort());
  for (const section of document.querySelectorAll('.progress-game')) {
    assert.match(section.textContent, /No rating yet/);
    assert.match(section.textContent, /0 of 10 opponents beaten/);
    assert.equal(all('button', /^\w+: Play, level \d+, /, section).length, 10);
    assert.equal(section.querySelectorAll('.face').length, 10);
  }
  assert.equal(document.querySelectorAll('.progress-achievements li').length, 20);
  assert.match(textOf('.progress-achievements'), /0 of 20 earned/);
  assert.deepEqual(thrown(), []);
});

test('a win counts: the card says it, the page shows it', async () => {
  await win();
  await eventually(() =>
    assert.equal(textOf('#result-earned'), 'New achievements: First win, The queen stays'),
  );
  assert.match(textOf('#result-rating'), /^You are rated \d+ now/);
  assert.equal(byId('result-rating').getAttribute('href'), '#progress/chess');
  await openProgress('#progress/chess');
  assert.equal(document.activeElement.textContent, 'Chess');
  assert.match(textOf('.progress-streak'), /1 day.*Done for today/);
  const section = byId('progress-chess').parentElement;
  assert.match(section.textContent, /Rating \d+.*Your first rated game/);
  assert.match(section.textContent, /1 of 10 opponents beaten/);
  find('button', 'Pip: Play, level 1, Chess, beaten', section);
  const earned = [...document.querySelectorAll('.progress-achievements .earned')];
  assert.deepEqual(
    earned.map((each) => each.querySelector('strong').textContent),
    ['First win', 'The queen stays'],
  );
  for (const each of earned) assert.match(each.textContent, /Earned on \w+ \d+, \d{4}/);
  assert.deepEqual(thrown(), []);
});

test('with help a game counts for the streak and the achievements, not for the rating', async () => {
  await win({ helped: true });
  await eventually(() => assert.match(textOf('#result-earned'), /First win/));
  assert.match(textOf('#result-rating'), /Not rated/);
  assert.equal(progress().days.length, 1);
  assert.deepEqual(storedValues().standings, {});
});

test('a game that was resigned, and won after all, earns what a win earns, and is rated once', async () => {
  await comeBackToGame();
  await press('button', 'Resign');
  await press('button', 'Resign');
  await eventually(() => assert.equal(byId('result').hidden, false));
  assert.equal(textOf('#result-earned'), '');
  assert.equal(storedValues().standings.chess.curve.length, 1);
  await press('button', 'Undo');
  await press('button', en.tools.revive, byId('tools'));
  await eventually(() => assert.equal(byId('result').hidden, true));
  await play('h5f7');
  await eventually(() => assert.match(textOf('#result-earned'), /First win, The queen stays/));
  assert.equal(storedValues().standings.chess.curve.length, 1);
  assert.equal(progress().days.length, 1);
});

/** [what, how it is played] none of which counts */
const uncounted = [
  [
    'two people at one board',
    async () => {
      await visitGame('chess');
      await play('f2f3', 'e7e5', 'g2g4', 'd8h4');
    },
  ],
  [
    'a game in which one side never moved',
    async () => {
      await visitGame('chess', { color: 'black' });
      await eventually(() => assert.equal(moves().length, 1));
      await press('button', 'Resign');
      await press('button', 'Resign');
    },
  ],
];
for (const [what, playGame] of uncounted)
  test(`${what}: nothing is counted`, async () => {
    await playGame();
    await eventually(() => assert.equal(byId('result').hidden, false));
    assert.deepEqual(progress(), { days: [], earned: {} });
    assert.equal(textOf('#result-earned'), '');
  });

test('a curve is said in a sentence', async () => {
  await visit();
  const rating = { value: 640, deviation: 100, volatility: 0.06 };
  storeValues({ standings: { tax: { rating, curve: [600, 700, 640], beaten: [1, 2] } } });
  await openProgress();
  const section = byId('progress-tax').parentElement;
  assert.match(
    section.textContent,
    /From 600 to 640 in the last 3 rated games, with a peak of 700\./,
  );
  assert.equal(section.querySelectorAll('.chart').length, 1);
});

test('an opponent can be chosen: the form names it, and the game', async () => {
  await visit('#progress');
  await press('button', 'Nero: Play, level 6, Two Kings');
  const form = byId('new-game-form');
  assert.equal(byId('new-game').open, true);
  assert.equal(form.elements.variant.value, 'twokings');
  assert.equal(form.elements.level.value, '6');
  assert.equal(form.elements.opponent.value, 'computer');
});

test('the rungs of the gallery and the statistics of Your games lead there', async () => {
  await win();
  goTo('');
  const rungs = await shown('link', /^Your progress in Chess: 1 of 10 opponents beaten/);
  assert.equal(rungs.getAttribute('href'), '#progress/chess');
  goTo('#games');
  const link = await shown('link', 'Your progress');
  assert.equal(link.getAttribute('href'), '#progress');
});

test('a puzzle that is solved counts for its day, one that is not does not', async () => {
  await visit();
  const puzzle = { id: 1, rating: 1200 };
  const answer = { isDaily: false, isRated: true };
  storeAnswer({ id: 'chess' }, puzzle, { ...answer, right: false });
  assert.equal(progress().days.length, 0);
  storeAnswer({ id: 'chess' }, puzzle, { ...answer, right: true });
  assert.equal(progress().days.length, 1);
});

test('one switch hides all of it, counts nothing, and loses nothing', async () => {
  await win();
  await eventually(() => assert.notEqual(textOf('#result-earned'), ''));
  const before = structuredClone(storedValues());
  await press('checkbox', /^Progress/, byId('preferences'));
  assert.equal(storedValues().preferences.progress, false);
  for (const line of ['#result-rating', '#result-earned']) assert.equal(textOf(line), '', line);
  goTo('');
  await shown('button', 'Play Chess');
  assert.deepEqual(all('link', /^Your progress in/), []);
  await press('button', 'Play Chess');
  await eventually(() => assert.equal(moves().length, 0));
  await press('button', 'New game');
  assert.equal(byId('new-game-standing').hidden, true);
  await press('button', 'Close', byId('new-game'));
  await begin('chess', { color: 'white' });
  await play('e2e4');
  await eventually(() => assert.equal(moves().length, 2));
  await press('button', 'Resign');
  await press('button', 'Resign');
  await eventually(() => assert.equal(byId('result').hidden, false));
  assert.equal(textOf('#result-rating'), '');
  storeAnswer(
    { id: 'chess' },
    { id: 1, rating: 1200 },
    { right: true, isDaily: false, isRated: true },
  );
  goTo('#games');
  await shown('heading', 'Your games');
  assert.deepEqual(all('link', 'Your progress'), []);
  assert.deepEqual(storedValues().standings, before.standings);
  assert.deepEqual(progress(), before.progress);
  await openProgress();
  assert.match(textOf('#progress-page'), /Progress is off/);
  assert.equal(document.querySelector('.progress-game'), null);
  await press('button', 'Turn progress on');
  await eventually(() => assert.match(textOf('.progress-streak'), /1 day/));
  await eventually(() => assert.equal(document.activeElement.textContent, 'Your progress'));
  assert.deepEqual(thrown(), []);
});

test('a game that there is not: the page says so, and stays where it is', async () => {
  await visit();
  goTo('#progress/checkers');
  await eventually(() => assert.match(textOf('#notices'), /There is no such game/));
  assert.equal(byId('gallery').hidden, false);
});

test('days and achievements of a clock that was wrong are shown without a date', async () => {
  await visit();
  storeValues({ progress: { days: [9_000_000], earned: { firstWin: 9_000_000 } } });
  await changeSettings({ progress: true });
  await openProgress();
  assert.match(textOf('.progress-streak'), /to start a streak/);
  assert.equal(textOf('.progress-achievements .earned .progress-when'), 'Earned');
});
