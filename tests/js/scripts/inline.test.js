// Scripts in one file: the nets that they have inside, or beside them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { joinInline } from '../../../scripts/site/inline.mjs';
import { addressIn } from '../../../web/element/inline/script-address.js';
import { netFiles } from '../../../web/kingcraft/own-nets.js';

const entry = fileURLToPath(new URL('fixtures/script-with-nets.js', import.meta.url));

class HTMLScriptElement {
  constructor(src) {
    this.src = src;
  }
}

/** A document as browsers have it, with an element named `currentScript` that hides the property. */
class Document {
  #script;

  constructor(script) {
    this.#script = script;
    Object.defineProperty(this, 'currentScript', { value: { name: 'currentScript' } });
  }

  get currentScript() {
    return this.#script;
  }
}

const globals = ['Document', 'HTMLScriptElement', 'document', 'netsOfScript'];
after(() => {
  for (const name of globals) delete globalThis[name];
});

/** Runs the text of a script as a page would that has it from `src`, and returns its nets. */
function run(text, src) {
  const document = new Document(new HTMLScriptElement(src));
  Object.assign(globalThis, { Document, HTMLScriptElement, document });
  new Function(text)();
  return globalThis.netsOfScript;
}

const fileOf = (game) => new Uint8Array(readFileSync(netFiles[game]()));

test('the script of a page in one file has the nets of all games inside', async () => {
  const { readNet } = run(await joinInline(entry, 'inside'), 'file:///kingcraft.html');
  const games = Object.keys(netFiles);
  assert.ok(games.length > 0);
  for (const game of games) assert.deepEqual(await readNet(game), fileOf(game));
});

test('the script of a board fetches the nets from beside it, and none from a disk', async (t) => {
  const asked = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.end(fileOf('tax'));
  });
  t.after(() => server.close());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const text = await joinInline(entry);
  const address = `http://127.0.0.1:${server.address().port}/boards/kingcraft-board.js`;
  const hosted = run(text, address);
  assert.deepEqual(await hosted.readNet('tax'), fileOf('tax'));
  assert.deepEqual(asked, ['/boards/kingcraft-nets/tax.net']);
  assert.equal(hosted.hasOwnNet('nochess'), false);
  for (const nowhere of ['file:///kingcraft-board.js', 'blob:https://a.example/1', 'data:,1'])
    assert.equal(run(text, nowhere).hasOwnNet('tax'), false, nowhere);
});

/** [engine, the stack of an error in a script, where the script lies] */
const stacks = [
  [
    'Chromium, a module',
    'Error\n    at https://a.example/b/board.js:23:1017\n    at https://a.example/:1:1',
    'https://a.example/b/board.js',
  ],
  [
    'Chromium, a function',
    'Error\n    at ke (https://a.example/b%20c/board(1).js?v=1:23:17)\n    at https://b.example/:1:1',
    'https://a.example/b%20c/board(1).js?v=1',
  ],
  [
    'Firefox',
    've@http://localhost:8080/board.js:23:17\n@http://localhost:8080/board.js:9:1\n',
    'http://localhost:8080/board.js',
  ],
  ['Safari', 'module code@file:///a/board.js:23:17', 'file:///a/board.js'],
  ['a blob', 'Error\n    at blob:https://a.example/1-2:1:1', 'blob:https://a.example/1-2'],
  ['a stack without addresses', 'Error\n    at <anonymous>:1:1', null],
  ['no stack', '', null],
];

for (const [engine, stack, address] of stacks)
  test(`where a script lies, by its stack: ${engine}`, () => {
    assert.equal(addressIn(stack), address);
  });
