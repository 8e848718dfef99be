// Every public function of the packages has an example in its docstring, which runs and gives what it says. Those of
// the board element are run in tests/js/element/examples.test.js.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import * as rules from 'kingcraft';
import * as draw from 'kingcraft/draw';
import * as client from 'kingcraft/engine';
import * as pgn from 'kingcraft/pgn';
import * as setup from 'kingcraft/setup';
import * as tableHost from 'kingcraft/table-host';
import * as fixtures from '../../../web/fixtures/index.js';
import { functions } from './public-types.js';
import { checkExample } from './run-example.js';

const kingcraft = await rules.load();
const engine = await client.createEngine();

const bytesOf = (file) => readFileSync(new URL(`../../../web/kingcraft/${file}`, import.meta.url));

/** The files that examples fetch. Tables of three pieces replace those of four, which would have to be built. */
const FILES = {
  'https://nets.example/mine.net': bytesOf('nets/chess.net'),
  'https://tables.example/index.json': JSON.stringify({ chess: { KBNvK: '' } }),
  'https://tables.example/chess/KBNvK.tables': bytesOf('tables/chess.tables'),
};
const { fetch } = globalThis;
globalThis.fetch = async (url) => new Response(FILES[url]);

after(() => {
  globalThis.fetch = fetch;
  engine.dispose();
});

/** The names that an example may use. */
const scope = { kingcraft, engine, ...rules, ...draw, ...client, ...pgn, ...setup, ...tableHost };

const ofPackage = functions.filter(({ file }) => !file.startsWith('web/element/'));
for (const each of ofPackage)
  test(`${each.owner || each.file}: ${each.name}() has an example, and it is right`, async () => {
    const isOfKit = each.file.startsWith('web/fixtures/');
    await checkExample(each, isOfKit ? fixtures : scope);
  });

test('the functions are found in the types of every export', () => {
  const files = new Set(functions.map(({ file }) => file));
  const count = { package: ofPackage.length, files: files.size };
  assert.ok(count.package > 100 && count.files === 9, JSON.stringify(count));
});
