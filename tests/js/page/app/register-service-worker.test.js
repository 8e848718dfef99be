// The offer of a new version, which a newer one may replace before the reader answers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerServiceWorker } from '../../../../web/page/app/register-service-worker.js';

/** A worker of a version, which notes what it is asked for. */
class Version extends EventTarget {
  asked = [];

  postMessage(message) {
    this.asked.push(message);
  }
}

/**
 * A browser whose page is served by an old version, while another one waits or is being stored; `offer` is what the
 * reader is asked.
 */
async function openPage(context, { waiting = null, installing = null }) {
  const registration = Object.assign(new EventTarget(), { waiting, installing });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: new Version(),
    register: async () => registration,
    ready: new Promise(() => {}),
  });
  const { navigator } = globalThis;
  Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker }, configurable: true });
  context.after(() =>
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true }),
  );
  const page = { registration, offer: null };
  await registerServiceWorker({
    show(_text, offer) {
      page.offer = offer;
      return () => {};
    },
  });
  return page;
}

/** The browser begins to store a version, in the place of the one that waits; `finish` when it has all of it. */
function install(registration, version) {
  Object.assign(registration, { waiting: null, installing: version });
  registration.dispatchEvent(new Event('updatefound'));
  return () => settle(registration, version);
}

/** The browser has stored all of a version, which waits from now on. */
function settle(registration, version) {
  Object.assign(registration, { waiting: version, installing: null });
  version.dispatchEvent(new Event('statechange'));
}

test('the reader takes the version that was offered', async (context) => {
  const version = new Version();
  const { offer } = await openPage(context, { waiting: version });
  offer.act();
  assert.deepEqual(version.asked, ['take-over']);
});

test('the reader takes a newer version than the one of the offer', async (context) => {
  const [old, newer] = [new Version(), new Version()];
  const { registration, offer } = await openPage(context, { waiting: old });
  install(registration, newer)();
  offer.act();
  assert.deepEqual([old.asked, newer.asked], [[], ['take-over']]);
});

test('the reader answers while a newer version is being stored: it takes over when it is there', async (context) => {
  const [old, newer] = [new Version(), new Version()];
  const { registration, offer } = await openPage(context, { waiting: old });
  const finish = install(registration, newer);
  offer.act();
  finish();
  assert.deepEqual([old.asked, newer.asked], [[], ['take-over']]);
});

test('a version that was being stored when the page was opened is offered when it is there', async (context) => {
  const version = new Version();
  const page = await openPage(context, { installing: version });
  assert.equal(page.offer, null);
  settle(page.registration, version);
  page.offer.act();
  assert.deepEqual(version.asked, ['take-over']);
});
