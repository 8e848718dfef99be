// Files of endgame tables, taken apart and changed field by field, with a checksum that is right: each is refused with
// an error of the package, or used. What is asked of it then and every search with it ends, and all moves are legal.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { load } from 'kingcraft';
import { createEngine } from 'kingcraft/engine';
import { distancesAt, packed, setChecksum, tablesIn } from '../package/table-files.js';
import { assertOurs, check } from './property.js';

/** Of each game a position of three pieces, the smallest of its tables. */
const positions = {
  chess: '8/8/8/4k3/8/8/8/KQ6 w - - 0 1',
  tax: '8/8/8/4k3/8/8/8/KQ6 w - - 0 1',
  levitating: '8/8/8/4k3/8/8/8/KQ6 w - - 0 1',
  twokings: '8/8/8/4k3/8/8/8/KK6 w - - 0 1',
};
const files = Object.fromEntries(
  Object.keys(positions).map((variant) => [
    variant,
    readFileSync(new URL(`../../../web/kingcraft/tables/${variant}.tables`, import.meta.url)),
  ]),
);

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const byte = fc.integer({ min: 0, max: 255 });
const number = fc.oneof(
  fc.constantFrom(0n, 1n, 510n, 511n, 2n ** 31n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n),
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
);
/** What is changed in a table: a number of its head, a byte, all distances, its end; or only the checksum. */
const change = fc.oneof(
  fc.record({ field: fc.integer({ min: 3, max: 16 }), number }),
  fc.record({ at: place, byte }),
  fc.record({ factor: fc.constantFrom(0, 1, 3, 7), added: byte }),
  fc.record({ length: fc.integer({ min: -200, max: 200 }) }),
);

/** @param {Buffer} table @param {any} changed */
function changeTable(table, { field, number, at, byte, factor, added, length }) {
  if (field !== undefined) table.writeBigUInt64LE(number, 8 * field);
  if (at !== undefined) table[32 + Math.floor(at * (table.length - 32))] = byte;
  if (factor !== undefined)
    for (let each = distancesAt(table); each < table.length; ++each)
      table[each] = Math.max(1, table[each] * factor + added);
  if (length !== undefined && length < 0)
    return table.subarray(0, Math.max(136, table.length + length));
  return length > 0 ? Buffer.concat([table, Buffer.alloc(length, length)]) : table;
}

const wrongFiles = fc.record({
  variant: fc.constantFrom(...Object.keys(positions)),
  /** By the number of the table. */
  changes: fc.array(fc.record({ which: fc.nat(20), change }), { maxLength: 4 }),
  head: fc.option(fc.jsonValue(), { freq: 8 }),
  gzip: fc.option(fc.record({ at: place, byte, length: fc.integer({ min: 0, max: 30 }) }), {
    freq: 8,
  }),
  isPlain: fc.boolean(),
});

/** @param {any} wrong */
function fileOf({ variant, changes, head, gzip, isPlain }) {
  const tables = tablesIn(files[variant]);
  for (const { which, change: changed } of changes) {
    const table = tables[which % tables.length];
    table[1] = setChecksum(changeTable(table[1], changed));
  }
  const file = packed(tables, head ?? undefined);
  if (gzip === null) return isPlain ? gunzipSync(file) : file;
  file[Math.floor(gzip.at * file.length)] = gzip.byte;
  return file.subarray(0, file.length - gzip.length);
}

/** Loads the file, if it is accepted. */
async function tryToLoad(user, variant, source) {
  try {
    await user.loadTables(variant, { source });
  } catch (error) {
    assert.equal(assertOurs(error).code, 'load');
  }
}

test('tables that lie are refused or used, and all that is asked of them ends', () =>
  check(
    fc.asyncProperty(wrongFiles, async (wrong) => {
      const { variant } = wrong;
      const source = fileOf(wrong);
      const kingcraft = await load();
      await tryToLoad(kingcraft, variant, source);
      const game = kingcraft.newGame(variant, positions[variant]);
      for (let ply = 0; ply < 30 && !game.isGameOver(); ++ply) {
        const probed = game.probe();
        const ids = game.moveIds();
        if (probed?.moves.length > 0)
          assert.deepEqual(probed.moves.map(({ id }) => id).sort(), [...ids].sort());
        game.move(probed?.moves[0]?.id ?? ids[0]);
      }
      const engine = await createEngine({ nets: false });
      try {
        await tryToLoad(engine, variant, source);
        const start = { variant, fen: positions[variant] };
        const { best, lines } = await engine.search(start, { depth: 3, multipv: 2 });
        for (const line of [[best], ...lines.map(({ pv }) => pv)]) {
          const played = kingcraft.newGame(variant, start.fen);
          for (const id of line) played.move(id);
          played.dispose();
        }
      } finally {
        engine.dispose();
        game.dispose();
      }
    }),
    10,
  ));
