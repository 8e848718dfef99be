// The Variant concept names every fact and hook of a variant that shared code uses, and each of them is one that games
// differ in.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../../../scripts/shared/files-below.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const sourcesBelow = (folder) =>
  filesBelow(path.join(root, folder))
    .filter((file) => /\.[ch]pp$/.test(file))
    .map((file) => `${folder}/${file}`);

const concept = 'engine/rules/variant.hpp';
const rooms = ['board', 'rules', 'notation', 'search', 'endgame', 'game', 'uci', 'self_play'];
const shared = [...rooms.map((room) => `engine/${room}`), 'bindings']
  .flatMap(sourcesBelow)
  .filter((file) => file !== concept);

const namesIn = (text) =>
  new Set(Array.from(text.matchAll(/\bV::(?:template )?(\w+)/g), ([, name]) => name));
const named = namesIn(read(concept));
const used = new Map(
  shared.flatMap((file) => [...namesIn(read(file))].map((name) => [name, file])),
);

test('the concept names what shared code uses', () => {
  assert.ok(used.size > 40);
  for (const [name, file] of used) assert.ok(named.has(name), `${file} uses V::${name}`);
});

test('shared code uses what the concept names', () => {
  for (const name of named) assert.ok(used.has(name), `nothing uses V::${name}`);
});

test('chess has a default for each, and another game overrides it', () => {
  // Games that the project does not have are in the examples and the tests.
  const rules = [
    ...['engine/variants', 'examples/games']
      .flatMap(sourcesBelow)
      .filter((file) => file.endsWith('/rules.hpp')),
    'tests/cpp/variants/new_game_test.cpp',
    'tests/cpp/variants/facts_test.cpp',
  ];
  const chess = sourcesBelow('engine/variants/chess');
  const declares = (file, name) =>
    new RegExp(`^    (?:static|using|struct|\\[\\[).*\\b${name}\\b(?= =|\\(| ?\\{|;)`, 'm').test(
      read(file),
    );
  for (const name of named) {
    assert.ok(
      chess.some((file) => declares(file, name)),
      `chess lacks ${name}`,
    );
    const others = rules.filter((file) => !file.includes('/chess/') && declares(file, name));
    assert.notEqual(others.length, 0, `no game overrides ${name}`);
  }
});
