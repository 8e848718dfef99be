// Shared by the property tests: how long they look, and values of every kind. scripts/test takes the same ones each
// time; `scripts/endurance/fuzz javascript` takes others for as long as is asked, and prints the seed and the smallest
// value that fails.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { KingcraftError } from 'kingcraft';
import { kingcraft } from '../package/support.js';

const seconds = Number(process.env.KINGCRAFT_FUZZ_SECONDS ?? 0);
/** Whether it is to look for longer than in scripts/test. */
export const isLong = seconds > 0;
const seed = Number(process.env.KINGCRAFT_FUZZ_SEED ?? (isLong ? Date.now() % 2 ** 31 : 1));

/**
 * Checks a property with so many values, or for as long as the environment says.
 * @param {fc.IAsyncProperty<any>} property
 * @param {number} numRuns
 */
export const check = (property, numRuns) =>
  fc.assert(property, {
    seed,
    numRuns: isLong ? 1_000_000_000 : numRuns,
    interruptAfterTimeLimit: isLong ? 1000 * seconds : undefined,
  });

const fail = () => {
  throw new TypeError('of the caller');
};
/** Made by functions, since the library that tries values looks into them. */
const hostile = [
  () => new Proxy({}, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail }),
  () => new Proxy([], { get: fail }),
  () => ({ toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail }),
  () => Symbol('e2e4'),
  () => fail,
  () => new Date(Number.NaN),
];

/** Any value that runs no code of the caller. */
export const ordinary = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withTypedArray: true,
  withSparseArray: true,
  withUnicodeString: true,
  maxDepth: 2,
});

/** Values as functions that make them, as `anything` has them; a failure prints the value. */
export const made = (values) =>
  values.map((value) =>
    Object.assign(() => value, { [fc.toStringMethod]: () => fc.stringify(value) }),
  );

/** Any value that a caller may give by mistake or on purpose, as a function that makes it. */
export const anything = fc.oneof(
  { weight: 4, arbitrary: made(ordinary) },
  { weight: 1, arbitrary: fc.constantFrom(...hostile) },
);

export const variants = fc.constantFrom(...kingcraft.variants);

/** Fails unless the error is one of the package, in a sentence that fits a screen. */
export function assertOurs(error) {
  assert.ok(error instanceof KingcraftError, `not ours: ${error?.stack ?? String(error)}`);
  assert.match(error.message, /\.$/);
  assert.ok(error.message.length < 400, error.message);
  return error;
}

/**
 * A text in which some pieces were taken out, doubled, or replaced by others: `pieces` are more of the kind that such
 * texts have.
 */
export const mutated = (text, pieces) =>
  fc
    .tuple(
      text,
      fc.array(
        fc.tuple(
          fc.nat(),
          fc.nat(12),
          fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 4 })),
        ),
        { maxLength: 4 },
      ),
    )
    .map(([whole, changes]) =>
      changes.reduce((result, [place, length, piece]) => {
        const at = place % (result.length + 1);
        return result.slice(0, at) + piece + result.slice(at + length);
      }, whole),
    );

/** Plays one of the legal moves, where there is one. */
export function playAny(game, number) {
  const ids = game.isGameOver() ? [] : game.moveIds();
  if (ids.length > 0) game.move(ids[number % ids.length]);
}

/** The ways to all members of a value. */
export function* pathsIn(value) {
  for (const [key, member] of Object.entries(Object(value))) {
    yield [key];
    if (typeof member === 'object') for (const path of pathsIn(member)) yield [key, ...path];
  }
}

/** A copy in which `change` has made another object or list of the one that has the member at the end of the path. */
export function withMember(value, [key, ...path], change) {
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (path.length > 0) copy[key] = withMember(value[key], path, change);
  else change(copy, key);
  return copy;
}

/** What becomes of one member: [its holder, its key, another value, all members of the record]. */
const memberChanges = {
  other: (holder, key, value) => {
    holder[key] = value;
  },
  without: (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  again: (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 0, holder[key]);
    else holder[`${key}2`] = holder[key];
  },
  near: (holder, key, _, at) => {
    const value = holder[key];
    if (typeof value === 'number') holder[key] = value + [1, -1, 0.5, 1e6][at % 4];
    else if (typeof value === 'string') holder[key] = value.slice(0, at % (value.length + 1));
    else holder[key] = !value;
  },
  exchanged: (holder, key, _, at, members) => {
    holder[key] = members[at % members.length];
  },
};

/** Records in which one to three members, however deep they lie, have become something else. */
export const changedRecords = (records) =>
  fc
    .tuple(
      records,
      fc.array(
        fc.record({
          at: fc.nat(),
          how: fc.constantFrom(...Object.keys(memberChanges)),
          value: ordinary,
          with: fc.nat(),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([record, changes]) =>
      changes.reduce((changed, change) => {
        const paths = [...pathsIn(changed)];
        if (paths.length === 0) return changed;
        const members = paths.map((path) => path.reduce((value, key) => value[key], changed));
        return withMember(changed, paths[change.at % paths.length], (holder, key) =>
          memberChanges[change.how](holder, key, change.value, change.with, members),
        );
      }, record),
    );
