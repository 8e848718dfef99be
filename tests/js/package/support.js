// Shared by the tests of the package: a loaded engine and the data.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { load } from 'kingcraft';
import { withGame as lendGame } from '../../../web/kingcraft/with-game.js';

export const kingcraft = await load();

export const variantIds = kingcraft.variants.map(({ id }) => id);

const readLines = (url) => readFileSync(url, 'utf8').trim().split('\n').map(JSON.parse);

/** The records of a file of JSON lines in tests/data. */
export const readData = (name) => readLines(new URL(`../../data/${name}`, import.meta.url));

/** The same of a file that belongs to a game. */
export const readDataOf = (variant, name) =>
  readLines(new URL(`../../../engine/variants/${variant}/data/${name}`, import.meta.url));

/** The records of all games. */
export const readDataOfAll = (name) => variantIds.flatMap((id) => readDataOf(id, name));

/** Fails with variant, position and what was asked, and with expected and got. */
export function assertSame(got, expected, { variant, fen }, what) {
  const show = (value) => JSON.stringify(value);
  const message = () =>
    `${variant} ${fen}\n${what}\nexpected ${show(expected)}\ngot      ${show(got)}`;
  if (show(got) !== show(expected)) assert.fail(message());
}

/** Runs `work` with a game that is disposed of afterwards. */
export const withGame = (variant, fen, work) => lendGame(kingcraft, variant, fen, work);

/**
 * Lets a test reach the memory of the engines that are started from now on: returns the list that
 * it fills.
 */
export function recordMemories() {
  const { instantiate } = WebAssembly;
  const memories = [];
  WebAssembly.instantiate = async (...values) => {
    const instance = await instantiate(...values);
    const isMemory = (value) => value instanceof WebAssembly.Memory;
    memories.push(Object.values(instance.exports).find(isMemory));
    return instance;
  };
  return memories;
}

/** The names of what an object of a class has, also from the classes that it extends. */
export function methodsOf(object) {
  const part = Object.getPrototypeOf(object);
  if (part === Object.prototype || part === null) return [];
  const own = Object.getOwnPropertyNames(part).filter((name) => name !== 'constructor');
  return [...own, ...methodsOf(part)];
}
