// docs/board.md and the declarations say what the board has, and nothing else.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { KingcraftBoard, useFiles } from 'kingcraft/board';
import { manifestOf } from '../../../scripts/package/describe-element.mjs';
import { LAYERS } from '../../../web/board/board-canvas.js';
import { ATTRIBUTES, readAttribute } from '../../../web/element/attributes.js';
import { CUSTOM_PROPERTIES } from '../../../web/element/custom-theme.js';
import { readDeclarations } from '../package/declarations.js';

const room = new URL('../../../web/element/', import.meta.url);
const docs = readFileSync(new URL('../../../docs/board.md', import.meta.url), 'utf8');
const code = readdirSync(room)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(new URL(file, room), 'utf8'))
  .join('\n');
const types = readDeclarations('../../../web/element/index.d.ts');

/** The names in the first column of the table whose head begins with this. */
function namesOf(head) {
  const table = docs.slice(docs.indexOf(`\n| ${head} |`) + 1).split('\n\n')[0];
  return [...table.matchAll(/^\| `([-\w]+)/gm)].map(([, name]) => name);
}

const found = (pattern) => [...new Set([...code.matchAll(pattern)].map(([, name]) => name))];
const assertSame = (one, other) => assert.deepEqual([...one].sort(), [...other].sort());

const CALLBACKS = [
  'constructor',
  'connectedCallback',
  'disconnectedCallback',
  'attributeChangedCallback',
];
const members = Object.entries(Object.getOwnPropertyDescriptors(KingcraftBoard.prototype));
const methods = members
  .filter(([, { value }]) => typeof value === 'function')
  .map(([name]) => name);
const accessors = members.filter(([, { get }]) => get).map(([name]) => name);

test('attributes and properties', () => {
  assertSame(namesOf('attribute'), ATTRIBUTES);
  assertSame([...namesOf('property'), ...ATTRIBUTES], accessors);
});

test('methods', () => {
  assertSame(
    namesOf('method'),
    methods.filter((name) => !CALLBACKS.includes(name)),
  );
});

test('events', () => {
  const events = namesOf('event');
  assertSame(events, found(/dispatch\(\s*'(\w+)'/g));
  assertSame(events, types.get('KingcraftBoardEventMap').members);
});

test('looks', () => {
  assertSame(namesOf('custom property'), CUSTOM_PROPERTIES);
  for (const property of CUSTOM_PROPERTIES)
    assert.ok(code.includes(property) || code.includes(`'${property.slice(12)}'`));
  assertSame(namesOf('`::part\\(\\)`'.replaceAll('\\', '')), [
    ...found(/part(?::| =) '(\w+)'/g),
    ...LAYERS,
    'menu',
  ]);
});

test('declarations', () => {
  const declared = types.get('KingcraftBoard').members;
  assertSame(new Set(declared), [
    ...accessors,
    ...methods.filter((name) => !CALLBACKS.includes(name)),
    'addEventListener',
    'removeEventListener',
  ]);
  assert.equal(typeof useFiles, 'function');
});

/** The default of an option in a doc comment, if it is a word. */
const defaultIn = (text) => /Defaults\s+to\s+`(\w+)`/.exec(text)?.[1] ?? '';

test('attributes have the defaults that their properties, their types and docs/board.md name', () => {
  const [properties, props] = ['KingcraftBoard', 'KingcraftBoardProps'].map(
    (name) => new Map(types.get(name).docs),
  );
  for (const name of ATTRIBUTES) {
    const value = String(readAttribute(name, null) ?? '');
    assert.equal(defaultIn(properties.get(name)), value, name);
    assert.equal(props.get(name), properties.get(name));
    const [, cell] = new RegExp(`^\\| \`${name}\` \\|.*\\| ([^|]+) \\|$`, 'm').exec(docs);
    assert.equal(/^`(\w+)`$/.exec(cell)?.[1] ?? '', value, name);
  }
});

test('editors get the default of every attribute that has one', () => {
  const { attributes, members } = manifestOf(docs).modules[0].declarations[0];
  for (const list of [attributes, members])
    assert.deepEqual(
      list.filter((each) => each.default).map((each) => [each.name, each.default]),
      ATTRIBUTES.filter((name) => typeof readAttribute(name, null) === 'string').map((name) => [
        name,
        `'${readAttribute(name, null)}'`,
      ]),
    );
});

test('the example has attributes of the board', () => {
  const [, tag] = /<kingcraft-board ([^>]*)>/.exec(docs);
  for (const [, name] of tag.matchAll(/(\w+)=/g)) assert.ok(ATTRIBUTES.includes(name), name);
});
