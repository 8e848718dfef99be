// Files of a game that people read, from a server that may send anything in their place.

import assert from 'node:assert/strict';
import test from 'node:test';
import { loadTranslated } from '../../../web/variants/load-rulebook.js';

const books = Object.fromEntries(
  ['tax.json', 'de/tax.json'].map((place) => [
    place,
    () => new URL(place, 'https://kingcraft.example/'),
  ]),
);
const right = {
  'tax.json': '{"sections":["A pawn pays"]}',
  'de/tax.json': '{"A pawn pays":"Ein Bauer zahlt"}',
};

/** Loads the book where the server has these files. */
function load(context, files) {
  context.mock.method(globalThis, 'fetch', async ({ pathname }) => {
    const [text, status] = [files[pathname.slice(1)]].flat();
    if (text === undefined) throw new TypeError('Failed to fetch');
    return new Response(text, { status });
  });
  return loadTranslated(books, 'tax', 'de', (status) => `fault ${status}`, 'sections');
}

test('a book is translated', async (context) => {
  assert.deepEqual(await load(context, right), { sections: ['Ein Bauer zahlt'] });
});

/** [what is in the place of a file, the status that the fault names] */
const wrong = [
  [undefined, 0],
  [['not found', 404], 404],
  ['<!doctype html>', 200],
  ['{"sections":', 200],
  ['null', 200],
  ['7', 200],
  ['"text"', 200],
  ['{"sections":7}', 200],
  ['[["A pawn pays"]]', 200],
];
for (const [answer, status] of wrong)
  for (const place of Object.keys(right))
    test(`${JSON.stringify(answer)} is not taken for ${place}`, (context) =>
      assert.rejects(load(context, { ...right, [place]: answer }), { message: `fault ${status}` }));

test('a book without its list is not taken', (context) =>
  assert.rejects(load(context, { ...right, 'tax.json': '{"error":"busy"}' }), /fault 200/));
