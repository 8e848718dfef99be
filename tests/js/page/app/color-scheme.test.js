// Light or dark: what the page does before it is drawn, what the settings change, and that no style asks the system
// past the reader's choice.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { JSDOM } from 'jsdom';
import { filesBelow } from '../../../../scripts/shared/files-below.mjs';

const fileAt = (path) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const SCRIPT = fileAt('web/page/color-scheme.js');
const METAS = fileAt('web/page/index.html')
  .match(/<meta name="theme-color".*>/g)
  .join('');

/** A page with what was stored at an earlier visit; null if it may store nothing. */
function openPage(stored) {
  const url = stored === null ? 'about:blank' : 'https://kingcraft.example/';
  const { window } = new JSDOM(METAS, { url, runScripts: 'outside-only' });
  if (stored) window.localStorage.setItem('kingcraft-colors', stored);
  window.eval(SCRIPT);
  return window;
}

function shownBy({ document }) {
  const metas = [...document.querySelectorAll('meta[name="theme-color"]')];
  return [document.documentElement.dataset.colors, ...metas.map(({ media }) => media)];
}

const SYSTEM = [undefined, '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
const LIGHT = ['light', 'all', 'not all'];
const DARK = ['dark', 'not all', 'all'];

for (const [stored, expected] of [
  ['', SYSTEM],
  ['system', SYSTEM],
  ['green', SYSTEM],
  ['light', LIGHT],
  ['dark', DARK],
  [null, SYSTEM],
])
  test(`a page that finds ${JSON.stringify(stored)} begins so`, () =>
    assert.deepEqual(shownBy(openPage(stored)), expected));

for (const stored of ['', null])
  test(`a choice is shown at once, where ${stored ?? 'nothing'} can be stored`, () => {
    const window = openPage(stored);
    for (const [detail, expected] of [
      ['dark', DARK],
      ['light', LIGHT],
      ['system', SYSTEM],
    ]) {
      window.document.dispatchEvent(new window.CustomEvent('kingcraft-colors', { detail }));
      assert.deepEqual(shownBy(window), expected);
      if (stored !== null)
        assert.equal(window.localStorage.getItem('kingcraft-colors'), detail, 'for the next visit');
    }
  });

test('an open page of the documentation follows another tab', () => {
  const window = openPage('');
  window.localStorage.setItem('kingcraft-colors', 'dark');
  window.dispatchEvent(new window.Event('storage'));
  assert.deepEqual(shownBy(window), DARK);
});

test('the script stands where nothing is drawn yet, and after what it changes', () => {
  const [head] = fileAt('web/page/index.html').split('</head>');
  const at = head.indexOf('<script src="page/color-scheme.js"></script>');
  assert.ok(at > head.lastIndexOf('name="theme-color"'));
  assert.ok(at < head.indexOf('rel="stylesheet"'));
});

test('no style of page and documentation asks the system itself', () => {
  const styles = ['web/page', 'scripts/docs'].flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${folder}/${file}`),
  );
  assert.ok(styles.length > 20, String(styles.length));
  const asking = styles.filter((file) => fileAt(file).includes('prefers-color-scheme'));
  assert.deepEqual(asking, []);
});
