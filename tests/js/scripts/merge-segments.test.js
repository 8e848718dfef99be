// The data of a wasm module in one segment, as the engine is published.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { mergeSegments } from '../../../scripts/wasm/merge-segments.mjs';
import { Reader, sectionsOf } from '../../../scripts/wasm/wasm-sections.mjs';

const dataSection = 11;

/**
 * A module whose memory, one page, is exported as `m`; its segments as bytes, with what else stands in front of the
 * data.
 */
const moduleOf = (segments, before = []) => {
  const data = [segments.length, ...segments.flat()];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[5, 3, 1, 0, 1],
    ...[7, 5, 1, 1, 0x6d, 2, 0],
    ...before,
    ...[dataSection, data.length, ...data],
  ]);
};

/** A segment with an address of two bytes. */
const segment = (address, ...bytes) => [
  ...[0, 0x41, (address & 0x7f) | 0x80, address >> 7, 0x0b],
  ...[bytes.length, ...bytes],
];

async function memoryOf(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes);
  return Buffer.from(instance.exports.m.buffer);
}

/** How many segments there are. */
function countSegments(bytes) {
  const { start } = sectionsOf(bytes).find(({ id }) => id === dataSection);
  return new Reader(bytes, start).number();
}

const MODULES = {
  'zeros between them': [segment(1000, 1, 2), segment(1010, 3)],
  'an address whose last byte begins with a set bit': [segment(100, 1), segment(8000, 2, 3)],
  'in any order, and one over another': [segment(2000, 1), segment(1500, 2, 3), segment(1501, 4)],
};
for (const [what, segments] of Object.entries(MODULES))
  test(`segments become one, and memory is the same: ${what}`, async () => {
    const bytes = moduleOf(segments);
    const joined = mergeSegments(bytes);
    assert.equal(countSegments(joined), 1);
    assert.deepEqual(await memoryOf(joined), await memoryOf(bytes));
    assert.equal(mergeSegments(joined), joined);
  });

test('a module that says how many segments it has says that it has one', async () => {
  const bytes = moduleOf([segment(200, 1), segment(300, 2)], [12, 1, 2]);
  const joined = mergeSegments(bytes);
  assert.deepEqual(await memoryOf(joined), await memoryOf(bytes));
});

test('a module with data for later, or without data, stays as it is', () => {
  const later = moduleOf([segment(200, 1), [1, 1, 7]], [12, 1, 2]);
  assert.equal(mergeSegments(later), later);
  const none = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  assert.equal(mergeSegments(none), none);
});

test('the engine of the package has one segment', () => {
  const engine = readFileSync(new URL('../../../web/kingcraft/wasm/engine.wasm', import.meta.url));
  assert.equal(countSegments(engine), 1);
});
