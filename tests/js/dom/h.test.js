// Creating elements with properties, attributes, listeners and children.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JSDOM } from 'jsdom';
import { h } from '../../../web/dom/elements.js';

/** How an element is made, and its HTML. */
const ELEMENTS = [
  { made: () => h('p'), html: '<p></p>' },
  { made: () => h('p', {}, 'a < b & "c"'), html: '<p>a &lt; b &amp; "c"</p>' },
  { made: () => h('p', { class: 'note wide' }), html: '<p class="note wide"></p>' },
  { made: () => h('p', { class: '' }), html: '<p></p>' },
  { made: () => h('label', { htmlFor: 'fen' }, 'FEN'), html: '<label for="fen">FEN</label>' },
  { made: () => h('p', { hidden: true, id: 'x' }), html: '<p hidden="" id="x"></p>' },
  { made: () => h('p', { hidden: false }), html: '<p></p>' },
  {
    made: () => h('div', { role: 'meter', 'aria-label': '"', 'aria-valuemin': 0, 'data-ply': 12 }),
    html: '<div role="meter" aria-label="&quot;" aria-valuemin="0" data-ply="12"></div>',
  },
  { made: () => h('p', { 'aria-pressed': false }), html: '<p aria-pressed="false"></p>' },
  { made: () => h('a', { 'aria-current': null, href: '#a' }), html: '<a href="#a"></a>' },
  {
    made: () => h('ul', {}, 'a ', h('li', {}, h('b', {}, 'b')), ' c'),
    html: '<ul>a <li><b>b</b></li> c</ul>',
  },
];

/** @param {import('node:test').TestContext} t */
function enterDocument(t) {
  const { window } = new JSDOM('');
  Object.assign(globalThis, { document: window.document });
  t.after(() => Reflect.deleteProperty(globalThis, 'document'));
}

for (const { made, html } of ELEMENTS)
  test(`an element as ${html}`, (t) => {
    enterDocument(t);
    assert.equal(made().outerHTML, html);
  });

test('each listener gets its events, and properties are no attributes', (t) => {
  enterDocument(t);
  /** @type {string[]} */
  const heard = [];
  const input = h('input', {
    type: 'text',
    value: 'e4',
    on: { click: ({ type }) => heard.push(type), focusin: ({ type }) => heard.push(type) },
  });
  input.dispatchEvent(new (input.ownerDocument.defaultView ?? globalThis).Event('focusin'));
  input.click();
  assert.deepEqual(heard, ['focusin', 'click']);
  assert.equal(input.value, 'e4');
  assert.equal(input.outerHTML, '<input type="text">');
});
