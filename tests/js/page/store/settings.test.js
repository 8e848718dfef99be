// The reader's settings: what is read of a stored one, who hears of a change, and that it is stored.

import assert from 'node:assert/strict';
import test from 'node:test';
import 'fake-indexeddb/auto';
import { chosenPart } from '../../../../web/page/base/board-look.js';
import { sounds } from '../../../../web/page/base/page-sounds.js';
import {
  changeSettings,
  openStorage,
  storedValues,
  storeValues,
} from '../../../../web/page/store/page-storage.js';
import { readPreferences, settings } from '../../../../web/page/store/settings.js';

const usual = readPreferences();

test('what is missing or broken among the preferences is as usual', () => {
  assert.deepEqual(usual, {
    language: 'automatic',
    colors: 'system',
    sound: true,
    coordinates: true,
    turning: false,
    shortcuts: true,
    warnings: true,
    thoughts: false,
    pieces: 'figures',
    motion: 'normal',
    blindfold: false,
    zen: false,
    notation: 'own',
    progress: true,
    pace: 'fast',
    size: 'large',
    levels: 'fit',
    confirm: 'small',
  });
  for (const broken of [null, 'loud', { sound: 'yes', size: 'huge', other: 1 }])
    assert.deepEqual(readPreferences(broken), usual);
  assert.deepEqual(readPreferences({ sound: false, size: 'small' }), {
    ...usual,
    sound: false,
    size: 'small',
  });
});

/** Opens the storage as a page does, beside another tab that can report something. */
async function openPage() {
  const sent = [];
  let report = () => {};
  globalThis.BroadcastChannel = class {
    postMessage(message) {
      sent.push(message);
    }
    addEventListener(_type, listener) {
      report = (data) => listener({ data });
    }
  };
  await openStorage((fault) => assert.fail(fault));
  return { sent, report: (data) => report(data) };
}

test('who watches the settings hears of each change, here or in another tab, until it ends', async () => {
  const { sent, report } = await openPage();
  const heard = [];
  const stop = settings.watch(({ sound, theme }) => heard.push([sound, theme]));
  assert.deepEqual(heard.splice(0), [[true, 'paper']], 'at once');

  assert.equal(await changeSettings({ theme: 'slate' }), true);
  assert.deepEqual(heard.splice(0), [[true, 'slate']]);
  assert.deepEqual(sent, [{ values: { theme: 'slate', preferences: usual } }]);
  assert.deepEqual(storedValues().theme, 'slate');

  report({ values: { preferences: { ...usual, sound: false } } });
  assert.deepEqual(heard.splice(0), [[false, 'slate']]);
  assert.equal(sounds.on, false);
  await changeSettings({ size: 'small' });
  assert.deepEqual(storedValues().preferences, { ...usual, sound: false, size: 'small' });
  assert.deepEqual(chosenPart({ width: 100, height: 200 }), { width: 70, height: 140 });
  heard.length = 0;

  // An unknown setting, or the same value, is not a change.
  await storeValues({ lessons: { tax: 1 } });
  report({ values: { preferences: { ...storedValues().preferences, sound: 'loud' } } });
  report({ values: { preferences: { ...storedValues().preferences } } });
  assert.deepEqual(heard.splice(0), [[true, 'slate']]);

  stop();
  await changeSettings({ theme: 'paper' });
  assert.deepEqual(heard, []);
  assert.equal(settings.current.theme, 'paper');

  await openPage();
  assert.deepEqual(settings.current, { ...usual, size: 'small', theme: 'paper' }, 'next visit');
});
