// Saving in the browser, even in one that refuses it.

import assert from 'node:assert/strict';
import test from 'node:test';
import { deleteDB, openDB } from 'idb';
import { readValues } from '../../../../web/page/store/stored-values.js';
import { Browser } from './browser-support.js';

const fault = (name) => Object.assign(new Error(name), { name });
const idsOf = async (store) => (await store.gameIds()).sort();
const allOf = async (store) => store.games(await store.gameIds());

test('values and games are there on the next visit', async () => {
  const browser = new Browser();
  const { store } = await browser.openTab();
  await store.setValues({ theme: 'slate', lessons: { tax: 2 } });
  await store.putGame({ id: 'a', saved: { moves: [] } });
  await store.putGame({ id: 'a', saved: { moves: ['e2e4'] } });
  await store.putGame({ id: 'b' });
  await store.deleteGame('b');
  const { store: next, faults } = await browser.openTab();
  assert.deepEqual(next.values, readValues({ theme: 'slate', lessons: { tax: 2 } }));
  assert.deepEqual(await allOf(next), [{ id: 'a', saved: { moves: ['e2e4'] } }]);
  assert.deepEqual(faults, []);
});

test('two tabs know of each other what they save', async () => {
  const browser = new Browser();
  const { store: one } = await browser.openTab();
  const { store: other } = await browser.openTab();
  let reports = 0;
  other.onGames(() => reports++);
  await one.setValues({ theme: 'slate' });
  await other.setValues({ ladder: { level: 3, losses: 0 } });
  await one.putGame({ id: 'a' });
  await other.putGame({ id: 'b' });
  assert.deepEqual(one.values, readValues({ theme: 'slate', ladder: { level: 3, losses: 0 } }));
  assert.deepEqual(other.values, readValues({ theme: 'slate', ladder: { level: 3, losses: 0 } }));
  assert.deepEqual(await idsOf(one), ['a', 'b']);
  assert.equal(reports, 1);
  const { store: next } = await browser.openTab();
  assert.deepEqual(next.values, readValues({ theme: 'slate', ladder: { level: 3, losses: 0 } }));
});

test('two tabs know of each other which studies they save', async () => {
  const browser = new Browser();
  const { store: one } = await browser.openTab();
  const { store: other } = await browser.openTab();
  const reports = [];
  const listed = async () => (await other.studies()).map(({ id }) => id);
  other.onStudies(() => reports.push(listed()));
  other.onGames(() => assert.fail('no game was saved'));
  await one.putStudy({ id: 'a' });
  await one.putStudy({ id: 'b' });
  await one.deleteStudy('a');
  await other.putStudy({ id: 'c' });
  assert.deepEqual(await Promise.all(reports), [['a'], ['a', 'b'], ['b']]);
});

test('a browser that refuses everything is reported once, and memory goes on', async () => {
  const browser = new Browser();
  const refuse = () => {
    throw fault('SecurityError');
  };
  const { store, faults } = await browser.openTab(async () => refuse());
  await store.setValues({ theme: 'slate' });
  await store.putGame({ id: 'a' });
  await store.putGame({ id: 'b' });
  await store.deleteGame('a');
  assert.deepEqual(store.values, readValues({ theme: 'slate' }));
  assert.deepEqual(await idsOf(store), ['b']);
  assert.match(faults.join(), /does not let Kingcraft save your games/);
  assert.equal(faults.length, 1);
});

test('a full browser loses nothing that was saved earlier', async () => {
  const browser = new Browser();
  const { store: before } = await browser.openTab();
  await before.putGame({ id: 'a', saved: 1 });
  await before.putGame({ id: 'b', saved: 1 });
  const database = await browser.openDatabase();
  let isFull = true;
  const { store, faults } = await browser.openTab(async () => ({
    values: () => database.values(),
    gameIds: () => database.gameIds(),
    games: (ids) => database.games(ids),
    write: (changes) =>
      isFull ? Promise.reject(fault('QuotaExceededError')) : database.write(changes),
  }));
  await store.putGame({ id: 'a', saved: 2 });
  await store.putGame({ id: 'c', saved: 2 });
  await store.deleteGame('b');
  assert.deepEqual(await allOf(store), [
    { id: 'a', saved: 2 },
    { id: 'c', saved: 2 },
  ]);
  assert.deepEqual(await allOf(database), [
    { id: 'a', saved: 1 },
    { id: 'b', saved: 1 },
  ]);
  assert.match(faults.join(), /no space left/);
  assert.equal(faults.length, 1);
  await store.setValues({ theme: 'slate' });
  isFull = false;
  await store.putGame({ id: 'c', saved: 3 });
  const { store: next } = await browser.openTab();
  assert.deepEqual(await allOf(next), [
    { id: 'a', saved: 2 },
    { id: 'c', saved: 3 },
  ]);
  assert.deepEqual(next.values, readValues({ theme: 'slate' }));
});

test('a record that cannot be stored keeps no other one out', async () => {
  const browser = new Browser();
  const { store, faults } = await browser.openTab();
  await store.putGame({ id: 'a', saved: () => {} });
  await store.putGame({ id: 'b', saved: 1 });
  const { store: next } = await browser.openTab();
  assert.deepEqual(await allOf(next), [{ id: 'b', saved: 1 }]);
  assert.equal(faults.length, 1);
});

test('a page that opened without the database stores its games when it answers after all', async () => {
  const browser = new Browser();
  const { store: first } = await browser.openTab();
  await first.setValues({ theme: 'slate', lessons: { tax: 2 } });
  browser.patience = 1;
  let answer;
  const { store } = await browser.openTab(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await store.putGame({ id: 'a', saved: 1 });
  await store.setValues({ lessons: { chess: 1 } });
  answer(await browser.openDatabase());
  await store.putGame({ id: 'b', saved: 1 });
  await store.setValues({ ladder: { level: 3, losses: 0 } });
  browser.patience = 60_000;
  // The other page reads now and then, until both are there.
  const { store: reader } = await browser.openTab();
  for (let reads = 0; reads < 100 && (await idsOf(reader)).length < 2; reads++);
  assert.deepEqual(await idsOf(reader), ['a', 'b']);
  const { store: next } = await browser.openTab();
  // It began without the progress that was there, and must not write less over it.
  assert.deepEqual(
    next.values,
    readValues({ theme: 'slate', lessons: { tax: 2 }, ladder: { level: 3, losses: 0 } }),
  );
});

test('a page that is older than the database says so', async () => {
  const browser = new Browser();
  await browser.openTab();
  const { store, faults } = await browser.openTab(() =>
    browser.openDatabase().then(() => Promise.reject(fault('VersionError'))),
  );
  await store.putGame({ id: 'a' });
  assert.match(faults.join(), /A newer version of Kingcraft/);
});

test('a database that another tab deletes is made again, with what is played since', async () => {
  const browser = new Browser();
  const { store, faults } = await browser.openTab();
  await store.putGame({ id: 'a' });
  await deleteDB('kingcraft');
  await store.putGame({ id: 'b' });
  assert.deepEqual(await idsOf((await browser.openTab()).store), ['b']);
  assert.deepEqual(faults, []);
});

test('a database that another tab deletes is opened again before anything is written, and once for all writes', async () => {
  const browser = new Browser();
  const opened = [];
  const openAndCount = (...options) => {
    opened.push(openDB(...options));
    return opened.at(-1);
  };
  const { store } = await browser.openTab(() => browser.openDatabase(openAndCount));
  await deleteDB('kingcraft');
  assert.equal(opened.length, 2);
  await Promise.all([store.putGame({ id: 'a' }), store.putGame({ id: 'b' })]);
  assert.equal(opened.length, 2);
  assert.deepEqual(await idsOf((await browser.openTab()).store), ['a', 'b']);
});

test('a database that breaks while it is read leaves what memory holds', async () => {
  const browser = new Browser();
  const { store, faults } = await browser.openTab(async () => ({
    values: async () => ({}),
    gameIds: () => Promise.reject(fault('UnknownError')),
    games: () => Promise.reject(fault('UnknownError')),
    write: () => Promise.reject(fault('UnknownError')),
  }));
  await store.putGame({ id: 'a' });
  assert.deepEqual(await idsOf(store), ['a']);
  assert.equal(faults.length, 1);
});

test('a database that never answers is not waited for', async () => {
  const browser = new Browser();
  browser.patience = 1;
  const { store, faults } = await browser.openTab(() => new Promise(() => {}));
  assert.deepEqual(store.values, readValues({}));
  assert.equal(faults.length, 1);
});

test('the game that was changed last comes first, those without a time last', async () => {
  const browser = new Browser();
  const { store } = await browser.openTab();
  const changes = { old: 1, none: undefined, new: 3, broken: Number.NaN, text: 'now', middle: 2 };
  for (const [id, changed] of Object.entries(changes)) await store.putGame({ id, changed });
  assert.deepEqual(await store.gameIds(), ['new', 'middle', 'old', 'broken', 'none', 'text']);
  await store.putGame({ id: 'old', changed: 4 });
  const { store: next } = await browser.openTab();
  assert.deepEqual((await next.gameIds()).slice(0, 3), ['old', 'new', 'middle']);
  assert.deepEqual(await next.games(['gone', 'new']), [{ id: 'new', changed: 3 }]);
  assert.equal(await next.game('gone'), undefined);
});

test('where nothing can be written, what is played last comes first too', async () => {
  const browser = new Browser();
  const { store } = await browser.openTab(() => Promise.reject(fault('SecurityError')));
  await store.putGame({ id: 'a', changed: 1 });
  await store.putGame({ id: 'b', changed: 2 });
  await store.deleteGame('c');
  assert.deepEqual(await store.gameIds(), ['b', 'a']);
});

const records = { keyPath: 'id' };

/** [what is wrong, version, stores, what is still there, whether something is lost] */
const damages = [
  ['no store', 1, {}, [], true],
  ['no games', 1, { studies: records, values: {} }, ['studies', 'values'], true],
  ['no studies', 1, { games: records, values: {} }, ['games', 'values'], true],
  ['no values', 1, { games: records, studies: records }, ['games', 'studies'], true],
  ['no order of the games', 1, { games: records, studies: records, values: {} }, [], false],
  ['games without keys in them', 1, { games: {}, studies: records, values: {} }, ['games'], true],
  ['no games, in one that was repaired', 2, { values: {} }, ['values'], true],
];
for (const [what, version, stores, rest, isLost] of damages)
  test(`a database with ${what} is repaired, with what can be saved`, async () => {
    const browser = new Browser();
    const before = await browser.openOtherDatabase(version, stores);
    const left = isLost ? rest : Object.keys(stores);
    if (left.includes('games'))
      await before.put('games', { id: 'a', changed: 1 }, stores.games.keyPath ? undefined : 'a');
    if (left.includes('studies')) await before.put('studies', { id: 's' });
    if (left.includes('values')) await before.put('values', 'slate', 'theme');
    before.close();
    const { store, faults } = await browser.openTab();
    const { store: other } = await browser.openTab();
    await store.putGame({ id: 'b', changed: 2 });
    await other.putGame({ id: 'c', changed: 3 });
    assert.equal(faults.length, isLost ? 1 : 0);
    if (isLost) assert.match(faults[0], /lost some of your saved data/);
    const { store: next, faults: more } = await browser.openTab();
    assert.deepEqual(await next.gameIds(), left.includes('games') ? ['c', 'b', 'a'] : ['c', 'b']);
    assert.equal((await next.studies()).length, left.includes('studies') ? 1 : 0);
    assert.equal(next.values.theme, left.includes('values') ? 'slate' : 'paper');
    assert.deepEqual(more, []);
  });

/** [name of the error, what the page says] */
const causes = [
  ['QuotaExceededError', /no space left/],
  ['VersionError', /newer version of Kingcraft/],
  ['SecurityError', /does not let Kingcraft save/],
  ['ReferenceError', /does not let Kingcraft save/],
  ['UnknownError', /database failed \(UnknownError\)/],
  ['NotFoundError', /database failed \(NotFoundError\)/],
];
for (const [name, sentence] of causes)
  test(`${name} of the database is named for what it is`, async () => {
    const { faults } = await new Browser().openTab(() => Promise.reject(fault(name)));
    assert.equal(faults.length, 1);
    assert.match(faults[0], sentence);
  });

/** [name of the error, in reading or writing, what the page says] */
const later = [
  ['QuotaExceededError', 'write', /no space left/],
  ['UnknownError', 'write', /database failed \(UnknownError\)/],
  ['InvalidStateError', 'write', /database failed \(InvalidStateError\)/],
  ['NotReadableError', 'gameIds', /database failed \(NotReadableError\)/],
];

for (const one of later)
  for (const other of later)
    for (const isLate of [false, true]) {
      const names = [isLate && 'a late database', one[0], other[0]].filter(Boolean);
      test(`${names.join(' + ')}: each is named once, and nothing is lost once both are over`, async () => {
        const browser = new Browser();
        const { store: before } = await browser.openTab();
        await before.putGame({ id: 'a', saved: 1 });
        const database = await browser.openDatabase();
        let failing = [one, other];
        const open = {};
        for (const method of ['values', 'gameIds', 'games', 'studies', 'write'])
          open[method] = (...values) => {
            const found = failing.find(([, failed]) => failed === method);
            // The second one comes as soon as the first one was met.
            if (failing.length > 1 && found === one) failing = [other];
            return found ? Promise.reject(fault(found[0])) : database[method](...values);
          };
        let answer = () => {};
        const opening = isLate ? new Promise((resolve) => (answer = resolve)) : open;
        if (isLate) browser.patience = 1;
        const { store, faults } = await browser.openTab(async () => opening);
        answer(open);
        await store.putGame({ id: 'a', saved: 2 });
        await store.putGame({ id: 'b', saved: 1 });
        const wanted = [isLate && /not opened your saved games yet/, one[2], other[2]].filter(
          Boolean,
        );
        const isSaid = (sentence) => faults.some((found) => sentence.test(found));
        // A late database answers some time later.
        for (let round = 0; round < 100 && !wanted.every(isSaid); round += 1) {
          await new Promise(setImmediate);
          await store.gameIds();
          await store.putGame({ id: 'b', saved: 1 });
        }
        assert.deepEqual(
          wanted.filter((sentence) => !isSaid(sentence)),
          [],
        );
        assert.equal(new Set(faults).size, faults.length, faults.join());
        failing = [];
        await store.putGame({ id: 'c', saved: 3 });
        browser.patience = 60_000;
        const { store: next } = await browser.openTab();
        assert.deepEqual((await allOf(next)).map(({ id, saved }) => `${id}${saved}`).sort(), [
          'a2',
          'b1',
          'c3',
        ]);
      });
    }

test('a database that does not answer is named for what it is', async () => {
  const browser = new Browser();
  browser.patience = 1;
  const { faults } = await browser.openTab(() => new Promise(() => {}));
  assert.match(faults.join(), /not opened your saved games yet/);
});
