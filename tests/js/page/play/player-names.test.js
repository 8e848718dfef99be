// Two people at one board who say what they are called: where the page shows the names, and that they are text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'kingcraft';
import { tagsOfSession } from '../../../../web/page/base/game-words.js';
import { describeRecord } from '../../../../web/page/library/describe-records.js';
import { pgnOf } from '../../../../web/page/library/export-games.js';
import { readNextGame } from '../../../../web/page/play/next-game.js';
import { Session } from '../../../../web/page/play/session.js';
import { readRecord, recordOf } from '../../../../web/page/store/saved-records.js';
import { gameOf } from '../../../../web/page/study/open-studies.js';
import { ReviewSummary } from '../../../../web/page/study/review-summary.js';
import {
  all,
  comeBackTo,
  eventually,
  expectMoves,
  find,
  goTo,
  play,
  press,
  reload,
  shown,
  thrown,
  visitGame,
} from '../page-window.js';

const kingcraft = await load();

const PEOPLE = { white: 'person', black: 'person' };
const MARKUP = '<b>Ben</b>';

const byId = (id) => document.getElementById(id);
const seats = () => [...document.querySelectorAll('.seat .who')].map((who) => who.textContent);
const expectSeats = (...names) => eventually(() => assert.deepEqual(seats(), names));

const sessionOf = (settings) =>
  Session.restore(kingcraft, { variant: 'tax', players: PEOPLE, level: 1, moves: [], ...settings });

test('names are typed in the form, shown beside the board, saved, and exchanged with the sides', async () => {
  await visitGame('tax', { names: { white: '  Ann\n Lee ', black: MARKUP } });
  await expectSeats(MARKUP, 'Ann Lee');
  assert.equal(document.querySelector('.seat b'), null);
  assert.equal(document.querySelector('.seat .who').dir, 'auto');
  await play('e2e4');
  await reload();
  await expectMoves(['e4']);
  await expectSeats(MARKUP, 'Ann Lee');
  await press('button', 'Resign');
  await press('button', 'Resign');
  await eventually(() => assert.equal(byId('result-title').textContent, 'Ann Lee won'));
  assert.equal(byId('result-title').dir, 'auto');
  await press('button', 'Rematch');
  await expectMoves([]);
  await expectSeats('Ann Lee', MARKUP);
  await play('e2e4');
  goTo('#games');
  const row = await shown('li', /Ann Lee against <b>Ben<\/b>/);
  assert.equal(row.querySelector('.row-details').dir, 'auto');
  goTo('');
  await eventually(() =>
    assert.equal(document.querySelector('.opponent').textContent, `${MARKUP} against Ann Lee`),
  );
  assert.deepEqual(thrown(), []);
});

test('the form asks for names at this board only, and has those of the last game', async () => {
  await visitGame('tax', { names: { white: 'Ann', black: '' } });
  await expectSeats('', 'Ann');
  await press('button', 'New game');
  const field = (color) => find('input', `${color}’s name`);
  assert.deepEqual([field('White').value, field('Black').value], ['Ann', '']);
  assert.equal(field('White').maxLength, 30);
  for (const [opponent, count] of [
    ['Computer', 0],
    ['Friend elsewhere', 0],
    ['Friend here', 2],
  ]) {
    await press('radio', opponent);
    assert.equal(all('input', /’s name$/).length, count, opponent);
  }
});

test('a game that was saved without names opens as before', async () => {
  await comeBackTo({ variant: 'tax', players: PEOPLE, level: 1, moves: ['e2e4'] });
  await expectMoves(['e4']);
  await expectSeats('', '');
});

/** [what was saved, the names that are read] */
const saved = [
  [undefined, null],
  [null, null],
  [7, null],
  [{ white: 7, black: [] }, null],
  [{ white: '', black: '  ' }, null],
  [{ white: 'x'.repeat(99) }, { white: 'x'.repeat(30), black: '' }],
  [
    { white: 'A\u202enn', black: 'Ben' },
    { white: 'Ann', black: 'Ben' },
  ],
];
for (const [names, expected] of saved)
  test(`names that were saved as ${JSON.stringify(names)}`, () => {
    const session = sessionOf({ names });
    assert.deepEqual(session.names, expected);
    const record = recordOf(session, { id: 'a', created: 1, name: null }, 2);
    assert.deepEqual(readRecord(record).names, expected);
    assert.equal('names' in record.saved, expected !== null);
    assert.deepEqual(readNextGame({ players: PEOPLE, level: 1, names }).names, expected);
  });

test('names of people are not those of a computer or of a friend elsewhere', () => {
  const names = { white: 'Ann', black: 'Ben' };
  for (const black of ['machine', 'friend'])
    assert.equal(sessionOf({ players: { white: 'person', black }, names }).names, null, black);
});

/** [names, White and Black in the PGN, the players in the list] */
const shownNames = [
  [null, ['?', '?'], 'Two players'],
  [{ white: 'Ann', black: 'Ben' }, ['Ann', 'Ben'], 'Ann against Ben'],
  [{ white: '', black: 'Ben' }, ['?', 'Ben'], 'White against Ben'],
];
for (const [names, [white, black], players] of shownNames)
  test(`${players}: ${white} and ${black} in the PGN`, () => {
    const session = sessionOf({ names, moves: ['e2e4'] });
    const tags = [`[White "${white}"]`, `[Black "${black}"]`];
    const pgn = pgnOf(kingcraft, session, { name: null, created: null });
    for (const tag of tags) assert.ok(pgn.includes(tag), pgn);
    const record = recordOf(session, { id: 'a', created: 1, name: null }, 2);
    const { details } = describeRecord(readRecord(record), kingcraft.variants);
    assert.ok(details.startsWith(players), details);
    session.dispose();
  });

test('the PGN of a game with a friend has both names', () => {
  const friend = { id: 'Ab3dE9xQ', sent: 0, offer: null, isSaid: true, after: null };
  const players = { white: 'person', black: 'friend' };
  const tags = (names) => tagsOfSession(sessionOf({ players, friend: { ...friend, names } }));
  assert.deepEqual(tags({ white: 'Ann', black: 'Ben' }), { White: 'Ann', Black: 'Ben' });
  assert.deepEqual(tags({ white: '', black: '' }), { White: 'You', Black: 'Friend' });
});

/** [names, the titles of both sides in the review] */
const reviewed = [
  [null, ['White', 'Black']],
  [{ white: 'Ann', black: 'Ben' }, ['Ann (White)', 'Ben (Black)']],
];
for (const [names, titles] of reviewed)
  test(`the review says ${titles.join(' and ')}`, () => {
    const { tags, player } = gameOf(sessionOf({ names, moves: ['e2e4'] }));
    const study = { player, tag: (name) => tags.find((tag) => tag.name === name)?.value };
    const summary = new ReviewSummary(() => {});
    const points = [null, { color: 'white' }, { color: 'black' }].map((move) => ({
      node: { move },
      chance: 0.5,
      best: null,
    }));
    summary.update(study, points);
    const found = [...summary.element.querySelectorAll('h2')].map((title) => title.textContent);
    assert.deepEqual(found, titles);
  });
