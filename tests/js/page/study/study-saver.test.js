// Studies as they are saved: over a reload, beside other tabs, and in a browser that refuses.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { atOnce } from '../../../../web/page/base/sliced-work.js';
import { GameLocks } from '../../../../web/page/store/browser-tab.js';
import { OpenStudies } from '../../../../web/page/study/open-studies.js';
import { restoreInSteps } from '../../../../web/page/study/study-record.js';
import { StudySaver } from '../../../../web/page/study/study-saver.js';
import { Browser, createLocks } from '../store/browser-support.js';
import { studySupport } from './study-support.js';

const kingcraft = await load();
const { studyOf, good, changed } = studySupport(kingcraft);

/** A tab of the browser; `remembered` is what it has left in its session storage. */
async function openTab(browser, locks, { remembered = { studies: {} }, openDatabase } = {}) {
  let time = 1000 + Object.keys(remembered.studies).length;
  const { store, faults } = await browser.openTab(openDatabase);
  const saver = new StudySaver(
    kingcraft,
    store,
    new GameLocks(locks, 'study'),
    remembered,
    () => time++,
  );
  return { store, saver, remembered, faults };
}

const sansOf = (study) => study?.tree.mainLine().map(({ move }) => move.san);

test('the next visit finds the study at the same position', async () => {
  const browser = new Browser();
  const { saver } = await openTab(browser, createLocks());
  const study = studyOf('tax', 'e4', 'e5', 'Nf3');
  await saver.save(studyOf('chess', 'd4'));
  await saver.save(study);
  study.goTo(study.tree.root.children[0]);
  await saver.save(study);
  const next = await openTab(browser, createLocks());
  const found = await next.saver.open('tax');
  assert.deepEqual(sansOf(found), ['e4', 'e5', 'Nf3']);
  assert.equal(found.current.move.san, 'e4');
  assert.deepEqual(sansOf(await next.saver.open('chess')), ['d4']);
  assert.equal(await next.saver.open('flying'), null);
});

test('an empty study has no record', async () => {
  const { saver, store } = await openTab(new Browser(), createLocks());
  const study = studyOf('chess', 'e4');
  await saver.save(studyOf('chess'));
  assert.deepEqual(await store.studies(), []);
  await saver.save(study);
  study.remove();
  await saver.save(study);
  const [{ text }] = await store.studies();
  assert.equal(JSON.parse(text).nodes.length, 1);
});

test('two tabs do not write the same study, and each finds its own again', async () => {
  const browser = new Browser();
  const locks = createLocks();
  const one = await openTab(browser, locks);
  await one.saver.save(studyOf('chess', 'e4'));
  const other = await openTab(browser, locks);
  assert.equal(await other.saver.open('chess'), null);
  await other.saver.save(studyOf('chess', 'd4'));
  const longer = studyOf('chess', 'e4', 'e5');
  one.saver.replace(longer);
  await one.saver.save(longer);
  assert.equal((await one.store.studies()).length, 2);
  for (const [tab, sans] of [
    [one, ['e4', 'e5']],
    [other, ['d4']],
  ]) {
    const again = await openTab(browser, createLocks(), { remembered: tab.remembered });
    assert.deepEqual(sansOf(await again.saver.open('chess')), sans);
  }
});

test('a study of a tab that was closed is opened beside that of another tab', async () => {
  const browser = new Browser();
  const closed = await openTab(browser, createLocks());
  await closed.saver.save(studyOf('chess', 'd4'));
  await closed.saver.save(studyOf('tax', 'e4'));
  const locks = createLocks();
  const { saver, store, remembered } = await openTab(browser, locks);
  const own = studyOf('chess', 'e4');
  await saver.save(own);
  const [{ id }] = (await store.studies()).filter(({ text }) => text.includes('d2d4'));
  const saved = { id, variant: 'chess' };
  const found = await saver.openSaved(saved);
  assert.deepEqual(sansOf(found), ['d4']);
  assert.equal(await saver.openSaved(saved), found);
  assert.equal(remembered.studies.chess, id);

  own.play('e5');
  await saver.save(own);
  found.play('d5');
  await saver.save(found);
  const texts = (await store.studies()).map(({ text }) => JSON.parse(text).nodes.length);
  assert.deepEqual(texts.sort(), [2, 2, 3], 'what gave its place stays as it was');

  const third = await openTab(browser, locks);
  assert.equal(await third.saver.openSaved(saved), null, 'open elsewhere');
  assert.deepEqual(sansOf(await third.saver.open('chess')), ['e4']);
});

test('a study beside another one gets its own record, and the other one can be opened again', async () => {
  const locks = createLocks();
  const { saver, store } = await openTab(new Browser(), locks);
  const own = studyOf('chess', 'e4');
  saver.save(own);
  const other = studyOf('chess', 'd4');
  saver.openBeside(other);
  await saver.save(other);
  const records = await store.studies();
  assert.equal(records.length, 2, 'what was not saved yet is saved');
  const [{ id }] = records.filter(({ text }) => text.includes('e2e4'));
  assert.deepEqual(sansOf(await saver.openSaved({ id, variant: 'chess' })), ['e4']);
});

test('a page that is left saves all changes at once', async () => {
  const { saver, store } = await openTab(new Browser(), createLocks());
  const study = studyOf('chess', 'e4');
  const first = saver.save(study);
  study.play('e5');
  const second = saver.save(study);
  saver.saveNow();
  const [{ text, changed }] = await store.studies();
  assert.match(text, /e7e5/);
  await Promise.all([first, second]);
  assert.equal((await store.studies())[0].changed, changed, 'and not once more');
});

test('a deleted study is unlocked, stays deleted, and can be restored', async () => {
  const browser = new Browser();
  const locks = createLocks();
  const { store, saver, remembered } = await openTab(browser, locks);
  const studies = new OpenStudies(kingcraft, saver);
  const study = await studies.study('chess');
  study.play('e4');
  await saver.save(study);
  await saver.save(studyOf('tax', 'd4'));
  const id = remembered.studies.chess;
  const record = await store.study(id);
  assert.deepEqual([saver.has(id), saver.has('gone')], [true, false]);

  study.play('e5');
  const late = saver.save(study);
  studies.forget(id);
  await store.deleteStudy(id);
  saver.saveNow();
  await late;
  await saver.save(study);
  assert.equal(saver.has(id), false);
  assert.equal(await store.study(id), undefined);
  assert.equal((await studies.study('chess')).tree.isEmpty, true, 'an empty one is in its place');
  studies.forget('gone');
  assert.deepEqual((await (await openTab(browser, locks)).store.studies()).length, 1);

  await store.putStudy(record);
  const other = await openTab(browser, locks);
  assert.deepEqual(sansOf(await other.saver.openSaved({ id, variant: 'chess' })), ['e4']);
});

test('a study that is gone, or of another game, is not opened, and nothing changes', async () => {
  const { saver, store } = await openTab(new Browser(), createLocks());
  const own = studyOf('chess', 'e4');
  await saver.save(own);
  const [{ id }] = await store.studies();
  assert.equal(await saver.openSaved({ id: 'gone', variant: 'chess' }), null);
  assert.equal(await saver.openSaved({ id, variant: 'tax' }), null);
  own.play('e5');
  await saver.save(own);
  assert.match((await store.studies())[0].text, /e7e5/);
});

test('where the browser stores nothing, the study stays in memory', async () => {
  const refused = () => Promise.reject(new Error('refused'));
  const { saver, store, faults } = await openTab(new Browser(), undefined, {
    openDatabase: refused,
  });
  await saver.save(studyOf('chess', 'e4'));
  assert.deepEqual(sansOf(await saver.open('chess')), ['e4']);
  assert.equal((await store.studies()).length, 1);
  assert.equal(faults.length, 1);
});

const broken = [
  ['no text', { variant: 'chess' }],
  ['no JSON', { variant: 'chess', text: '{' }],
  ['no study', { variant: 'chess', text: '[]' }],
  ['no game', { ...good(), variant: 'atomic' }],
  ['an illegal move', changed(({ nodes }) => Object.assign(nodes[2], { move: 'e2e5' }))],
  ['a move of nobody', changed(({ nodes }) => Object.assign(nodes[2], { up: 7 }))],
  ['a wrong FEN', changed((saved) => Object.assign(saved, { fen: 'x' }))],
  ['tags that are none', changed((saved) => Object.assign(saved, { tags: [null] }))],
  ['remarks that are none', changed(({ nodes }) => Object.assign(nodes[1], { nags: 7 }))],
];
for (const [what, record] of broken) {
  test(`a broken record is skipped and stays: ${what}`, async () => {
    const browser = new Browser();
    const { store, saver } = await openTab(browser, createLocks());
    await store.putStudy({ id: 'good', changed: 1, ...good() });
    await store.putStudy({ id: 'broken', changed: 2, ...record, variant: 'chess' });
    if (record.variant !== 'chess')
      assert.throws(() => atOnce(restoreInSteps(kingcraft, record)), Error);
    else assert.deepEqual(sansOf(await saver.open('chess')), ['e4', 'e5']);
    assert.equal((await store.studies()).length, 2);
  });
}
