// The change to a new version, while every file of it fails once: the old version stays whole until the new one is. And
// files that a first visit does without.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  contentsOf,
  createSite,
  hashOf,
  LATER,
  losses,
  PATHS,
  SCOPE,
  startWorker,
  wrongAnswers,
} from './service-worker-support.js';

const LIST = 'tables/index.json';
const TABLE = 'tables/tax/KRvK.tables';
const tables = JSON.stringify({ tax: { KRvK: hashOf('the table') } });

async function expectVersion(worker, version) {
  for (const [path, text] of contentsOf(version)) assert.equal(await worker.get(path), text);
}

for (const [what, answer] of Object.entries(wrongAnswers))
  test(`every file of a new version ${what} once: the old version stays, then the new one comes`, async () => {
    for (const path of PATHS) {
      const site = createSite();
      const old = startWorker(site, 'version 1');
      await old.install();
      await old.activate();
      site.contents = contentsOf('version 2');
      site.failing = { path, answer };
      const next = startWorker(site, 'version 2');
      await assert.rejects(next.install(), path);
      // The network is gone as well: all of the old version is in the browser.
      site.failing = null;
      site.contents = new Map();
      await expectVersion(old, 'version 1');
      site.contents = contentsOf('version 2');
      await next.install();
      await next.activate();
      site.contents = new Map();
      await expectVersion(next, 'version 2');
      assert.equal(site.stored.size, PATHS.length);
    }
  });

for (const path of LATER)
  test(`${path} is fetched when it is asked for, and then works without a network`, async () => {
    const site = createSite();
    const paths = [...PATHS, path];
    site.contents = contentsOf('version 1', paths);
    const worker = startWorker(site, 'version 1', paths);
    await worker.install();
    assert.equal(site.stored.size, PATHS.length);
    site.contents = contentsOf('version 2', paths);
    await assert.rejects(worker.get(path), /not the one of this version/);
    site.contents = contentsOf('version 1', paths);
    assert.equal(await worker.get(path), `${path} of version 1`);
    site.contents = new Map();
    assert.equal(await worker.get(path), `${path} of version 1`);
  });

for (const [loss, lose] of Object.entries(losses))
  for (const [what, answer] of Object.entries(wrongAnswers))
    test(`a file is ${loss}, and that of the server ${what}: nothing of it is handed on`, async () => {
      for (const path of [...PATHS, ...LATER]) {
        const site = createSite();
        const paths = [...PATHS, ...LATER];
        site.contents = contentsOf('version 1', paths);
        const worker = startWorker(site, 'version 1', paths);
        await worker.install();
        await worker.activate();
        for (const later of LATER) await worker.get(later);
        lose(
          site,
          [...site.stored.keys()].find((url) => url.startsWith(`${new URL(path, SCOPE)}?sha256`)),
        );
        site.failing = { path, answer };
        await assert.rejects(worker.get(path), path);
        assert.match(
          await worker.get(path, 'navigate'),
          /<html lang="de">[\s\S]*Noch einmal versuchen/,
        );
        if (path === 'page/start-watch.js')
          assert.match(await worker.get('./', 'navigate'), /Noch einmal versuchen/);
        site.failing = null;
        assert.equal(await worker.get(path, 'navigate'), `${path} of version 1`);
      }
    });

/** Features that a browser may refuse once the site is stored. */
const refusals = {
  'to store more': (caches) => {
    const cache = { match: async () => undefined, put: () => Promise.reject(new Error('full')) };
    caches.open = async () => cache;
  },
  'to open what it has stored': (caches) => {
    caches.open = () => Promise.reject(new Error('damaged'));
  },
};
for (const [what, refuse] of Object.entries(refusals))
  test(`a browser that refuses ${what} gets the files of the version all the same`, async () => {
    const site = createSite();
    const worker = startWorker(site, 'version 1');
    await worker.install();
    refuse(site.caches);
    await expectVersion(worker, 'version 1');
    const path = 'page/main.js';
    site.failing = { path, answer: wrongAnswers['is of another version'] };
    await assert.rejects(worker.get(path), /not the one of this version/);
    site.contents = new Map([
      [LIST, tables],
      [TABLE, 'the table'],
    ]);
    assert.equal(await worker.get(LIST), tables);
    assert.equal(await worker.get(TABLE), 'the table');
    site.contents.set(TABLE, 'another table');
    await assert.rejects(worker.get(TABLE));
  });

/** Wrong answers of a host to the request for the list of its tables. */
const wrongLists = ['<!doctype html>', '[]', 'null', '7', '{"tax":["KRvK"]}', '{"tax":{"KRvK":7}}'];
for (const text of wrongLists)
  test(`${text} is not the list of the host's tables`, async () => {
    const site = createSite();
    const worker = startWorker(site, 'version 1');
    site.contents = new Map([[LIST, text]]);
    await assert.rejects(worker.get(LIST));
    assert.equal(site.stored.size, 0);
    site.contents = new Map([[LIST, tables]]);
    assert.equal(await worker.get(LIST), tables);
    site.contents = new Map([[LIST, text]]);
    assert.equal(await worker.get(LIST), tables);
  });

test("a table of the host is handed on and stored only where it is the one in the host's list", async () => {
  const site = createSite();
  const worker = startWorker(site, 'version 1');
  site.contents = new Map([
    [LIST, tables],
    [TABLE, '<!doctype html>'],
  ]);
  await assert.rejects(worker.get(TABLE));
  site.contents.set(TABLE, 'the table');
  assert.equal(await worker.get(TABLE), 'the table');
  site.contents = new Map();
  assert.equal(await worker.get(TABLE), 'the table');
});
