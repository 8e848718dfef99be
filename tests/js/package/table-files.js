// Files of endgame tables for tests, taken apart and put together: see web/kingcraft/tables.js and
// engine/endgame/table_format.hpp.

import { gunzipSync, gzipSync } from 'node:zlib';

/** In bytes: what is in front of the part with a checksum, the title, and the counts. */
const [headSize, titleSize, countsSize] = [32, 40, 64];

/**
 * The tables of a file by their material.
 * @param {Uint8Array} file
 * @returns {[string, Buffer][]}
 */
export function tablesIn(file) {
  const bytes = gunzipSync(file);
  const head = bytes.indexOf('\n');
  let start = head + 1;
  return JSON.parse(bytes.toString('latin1', 0, head)).map(([material, size]) => {
    start += size;
    return [material, Buffer.from(bytes.subarray(start - size, start))];
  });
}

/**
 * A file of these tables, whose first line may say something else of them.
 * @param {[string, Uint8Array][]} tables
 * @param {unknown} head
 */
export const packed = (tables, head = tables.map(([name, { length }]) => [name, length])) =>
  gzipSync(
    Buffer.concat(
      [`${JSON.stringify(head)}\n`, ...tables.map(([, bytes]) => bytes)].map((part) =>
        Buffer.from(part),
      ),
    ),
  );

/** Where the distances of a table begin, behind two bits for each of its numbers. @param {Buffer} table */
export function distancesAt(table) {
  const numbers = Number(table.readBigUInt64LE(headSize + titleSize - 8));
  return headSize + titleSize + countsSize + Math.ceil(numbers / 4);
}

/** Gives a table the checksum of what it has now, FNV-1a. @param {Buffer} table */
export function setChecksum(table) {
  const sum = table
    .subarray(headSize)
    .reduce(
      (so, byte) => BigInt.asUintN(64, (so ^ BigInt(byte)) * 0x100000001b3n),
      0xcbf29ce484222325n,
    );
  table.writeBigUInt64LE(sum, headSize - 8);
  return table;
}
