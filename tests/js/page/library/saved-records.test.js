// Saved games as a list and a file show them, also those that something has broken.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { BROKEN_RECORDS } from '../../../../e2e/hostile-inputs.js';
import { describeRecord, describeStudy } from '../../../../web/page/library/describe-records.js';
import { GameFile } from '../../../../web/page/library/export-games.js';
import { LibraryList } from '../../../../web/page/library/library-list.js';
import { Clock } from '../../../../web/page/play/game-clock.js';
import { Session } from '../../../../web/page/play/session.js';
import { readName, readRecord, readStudy } from '../../../../web/page/store/saved-records.js';
import { Study } from '../../../../web/page/study/study.js';
import { openFirst } from '../study/pgn-support.js';

const kingcraft = await load();
const noon = new Date(2026, 10, 21, 12).getTime();
const people = { white: 'person', black: 'person' };
const computer = { white: 'person', black: 'machine' };
const whiteToMove = { turn: 'white', outcome: null };

/** A record of a game as it is saved. */
const record = ({ id = 'a', name = null, created = noon, changed = noon, summary, ...saved }) => ({
  id,
  name,
  created,
  changed,
  summary,
  saved: {
    variant: 'chess',
    players: people,
    level: 1,
    moves: [],
    end: null,
    ...saved,
  },
});

/** The file of these records, taken one at a time. */
function written(records) {
  const file = new GameFile(kingcraft);
  for (const one of records) file.add([one]);
  const { text, unreadable } = file;
  return { text, unreadable };
}

const described = [
  [
    'a game between two people',
    { summary: whiteToMove },
    ['Chess', 'White to move. No moves yet.', 'Two players'],
  ],
  [
    'a game with a name',
    { name: 'Mine', players: computer, level: 4, moves: ['e2e4'] },
    ['Mine', '1 move.', 'Chess · You play White against Bruno, level 4'],
  ],
  [
    'a game against an opponent that there is not',
    { players: computer, level: 11, moves: ['e2e4'] },
    ['Chess', '1 move.', 'You play White against Computer'],
  ],
  [
    'a game that has ended',
    {
      variant: 'tax',
      players: { white: 'machine', black: 'machine' },
      moves: ['a', 'b', 'c'],
      summary: { turn: 'black', outcome: { winner: 'white', reason: 'checkmate' } },
    },
    ['Tax Chess', 'White wins by checkmate. 2 moves.', 'Both colors: Pip, level 1'],
  ],
];
for (const [what, parts, [title, state, details]] of described) {
  test(`the list says of ${what}: ${title}`, () => {
    const words = describeRecord(readRecord(record(parts)), kingcraft.variants);
    assert.deepEqual([words.title, words.state, words.readable], [title, state, true]);
    assert.ok(words.details.startsWith(`${details} · `), words.details);
    assert.match(words.details, /2026/);
  });
}

const broken = [
  null,
  7,
  'text',
  [],
  {},
  { id: 7 },
  { id: 'x' },
  { id: 'x', saved: null },
  { id: 'x', saved: 'chess', changed: 'yesterday', name: {}, summary: 3 },
  { id: 'x', saved: { variant: '__proto__', players: people }, changed: Number.NaN },
  { id: 'x', saved: { variant: 'chess', players: { white: 'dog' } }, changed: 1e300 },
  { id: 'x', saved: { variant: 'chess', players: people, moves: 7 }, summary: { turn: 'red' } },
  { id: 'x', saved: { variant: 'chess', players: people }, summary: { turn: 'white', outcome: 7 } },
  {
    id: 'x',
    saved: { variant: ['chess'], level: 'high', moves: { length: 1e9 } },
    changed: -1e300,
  },
];
for (const value of broken) {
  test(`a list can show, or leave out, ${JSON.stringify(value)}`, () => {
    const one = readRecord(value);
    if (one) {
      const words = describeRecord(one, kingcraft.variants);
      for (const text of [words.title, words.details, words.state])
        assert.equal(typeof text, 'string');
    }
    assert.deepEqual(written([value]), { text: '', unreadable: 1 });
  });
}

for (const { name, saved } of BROKEN_RECORDS) {
  test(`a game is not opened: ${name}, ${JSON.stringify(saved).slice(0, 120)}`, () => {
    assert.throws(() => Session.restore(kingcraft, saved), Error);
  });
}

const names = [
  ['  a \n\t b ', 'a b'],
  ['   ', null],
  ['', null],
  ['♔'.repeat(80), '♔'.repeat(60)],
  ['😀'.repeat(61), '😀'.repeat(60)],
  ['<b>x</b>', '<b>x</b>'],
];
for (const [text, expected] of names) {
  test(`the name ${JSON.stringify(text.slice(0, 12))} becomes one short line`, () => {
    assert.equal(readName(text), expected);
  });
}

test('a study is called by its players where both are known, else by its game', () => {
  const game = 'Tax Chess';
  const wordsOf = (summary, changed = null) =>
    describeStudy(readStudy({ id: 'a', variant: 'tax', changed, summary }), game);
  const known = wordsOf({ white: ' Ada\n', black: '<b>', plies: 3 }, 0);
  assert.deepEqual([known.title, known.state], ['Ada – <b>', '2 moves.']);
  assert.match(known.details, /^Tax Chess · .*19(?:69|70)/);
  const plain = { title: game, details: '', state: '' };
  assert.deepEqual(wordsOf({ white: 'Ada', black: '?', plies: 0 }), {
    ...plain,
    state: 'No moves yet.',
  });
  for (const summary of [undefined, null, 7, { white: {}, plies: 'x' }, []])
    assert.deepEqual(wordsOf(summary, 'x'), plain);
});

test('what is no record of a study is left out', () => {
  for (const record of [null, 7, {}, { id: 1, variant: 'tax' }, { id: 'a', variant: [] }])
    assert.equal(readStudy(record), null);
});

/**
 * A list of these records; `has` is what is stored, `focused` who has the focus, `notices` what the reader was shown.
 */
async function listOf(...ids) {
  const seen = { has: new Map(ids.map((id) => [id, { id }])), elsewhere: new Set(), notices: [] };
  const element = { replaceChildren: () => {}, hidden: false };
  const focus = (who) => () => {
    seen.focused = who;
  };
  const refresh = async () =>
    list.show([...seen.has.keys()].sort().map((id) => ({ id, focus: focus(id) })));
  const store = {
    read: async (id) => seen.has.get(id),
    put: async (record) => seen.has.set(record.id, record),
    erase: async (id) => seen.has.delete(id),
    isElsewhere: async (id) => seen.elsewhere.has(id),
    refresh,
  };
  const notify = (text, offer) => seen.notices.push({ text, act: offer?.act });
  const list = new LibraryList(element, store, notify, focus('title'));
  await refresh();
  return { list, seen, element };
}

test('what is deleted from a list is brought back as it was', async () => {
  const { list, seen, element } = await listOf('a', 'b');
  const record = seen.has.get('b');
  await list.remove('b', 'Bee');
  assert.deepEqual([[...seen.has.keys()], seen.focused], [['a'], 'a']);
  await list.remove('a', 'Ay');
  assert.deepEqual([element.hidden, seen.focused], [true, 'title']);
  const [{ text, act }] = seen.notices;
  assert.equal(text, 'Bee was deleted.');
  await act();
  assert.equal(seen.has.get('b'), record);
  assert.deepEqual([element.hidden, seen.focused], [false, 'b']);
});

test('what another tab has opened or deleted meanwhile is not deleted from a list', async () => {
  const { list, seen } = await listOf('a', 'b');
  seen.elsewhere.add('a');
  await list.remove('a', 'Ay');
  assert.deepEqual([seen.has.size, seen.focused], [2, 'a']);
  const notice = { text: 'Ay is open in another tab and was not deleted.', act: undefined };
  assert.deepEqual(seen.notices, [notice]);
  seen.has.delete('b');
  await list.remove('b', 'Bee');
  assert.deepEqual([seen.focused, seen.notices.length], ['a', 1]);
});

test('all games are one PGN file, without those that cannot be read', () => {
  const { text, unreadable } = written([
    record({ name: 'Say "mate" \\o/', moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] }),
    record({ variant: 'tax', players: computer, level: 3, moves: ['e2e4'] }),
    record({ moves: ['e2e5'] }),
    record({ moves: ['e2e4'], end: { how: 'resign', what: 'white' }, created: null }),
  ]);
  assert.equal(unreadable, 1);
  const [mate, tax, resigned] = text.split(/\n(?=\[Event)/);
  assert.match(mate, /^\[Event "Say \\"mate\\" \\\\o\/"\]\n/);
  assert.match(mate, /\[Date "2026\.11\.21"\]\n.*\n\[White "\?"\]\n/);
  assert.match(mate, /\n\n1\. f3 e5 2\. g4 Qh4# 0-1\n$/);
  assert.match(tax, /\[White "You"\]\n\[Black "Juna, level 3"\]\n/);
  assert.match(tax, /\[Variant "Tax Chess"\]/);
  assert.match(resigned, /\[Date "\?\?\?\?\.\?\?\.\?\?"\][\s\S]*\[Result "0-1"\]/);
});

test('a draw on time is exported with its reason', () => {
  const fen = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
  const clock = new Clock({ base: 1, increment: 0 }, () => noon).toSave();
  const drawn = record({ fen, clock, end: { how: 'time', what: 'white' } });
  const { text } = written([drawn]);
  assert.match(text, /\[Result "1\/2-1\/2"\]\n[\s\S]*\[Termination "time forfeit"\]\n/);
  const study = new Study(kingcraft, openFirst(kingcraft, text));
  assert.equal(study.tag('Termination'), 'time forfeit');
  assert.equal(study.result, '1/2-1/2');
});
