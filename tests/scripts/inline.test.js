// Scripts in one file: the nets that they have inside, or beside them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { joinInline } from '../../scripts/inline.mjs';
import { netFiles } from '../../web/kingcraft/own-nets.js';

const entry = fileURLToPath(new URL('fixtures/script-with-nets.js', import.meta.url));

class HTMLScriptElement {
  constructor(src) {
    this.src = src;
  }
}

const globals = ['HTMLScriptElement', 'document', 'netsOfScript'];
after(() => {
  for (const name of globals) delete globalThis[name];
});

/** Runs the text of a script as a page would that has it from `src`, and returns its nets. */
function run(text, src) {
  const document = { currentScript: new HTMLScriptElement(src) };
  Object.assign(globalThis, { HTMLScriptElement, document });
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
  assert.equal(run(text, 'file:///kingcraft-board.js').hasOwnNet('tax'), false);
});
