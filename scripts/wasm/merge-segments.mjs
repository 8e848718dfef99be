// node scripts/wasm/merge-segments.mjs FILE
// Joins the segments of data of a wasm module into one, with the zeros between them. Binaryen leaves the zeros out,
// which makes thousands of segments. Each has an address that does not compress, and zeros do: joined, the engine is
// some percent longer on the disk, and as much shorter as a page fetches it.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Reader, sectionsOf } from './wasm-sections.mjs';

const dataSection = 11;
const dataCountSection = 12;
const headerLength = 8;
const [i32Const, end] = [0x41, 0x0b];

/** An unsigned LEB128. */
function unsigned(/** @type {number} */ value) {
  const bytes = [];
  let left = value;
  for (; left >= 0x80; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) + 0x80);
  return [...bytes, left];
}

/** A signed LEB128 of a number that is not negative: its last byte leaves the bit of the sign clear. */
function signed(/** @type {number} */ value) {
  const bytes = unsigned(value);
  const last = bytes.length - 1;
  return bytes[last] < 0x40 ? bytes : [...bytes.slice(0, last), bytes[last] + 0x80, 0];
}

/** The segments with their addresses; null when one is not placed at a fixed address when the module starts. */
function segmentsOf(/** @type {Reader} */ reader) {
  const segments = [];
  for (let left = reader.number(); left > 0; left -= 1) {
    const isActive = reader.number() === 0;
    if (!isActive || reader.number() !== i32Const) return null;
    // An address below 2 GiB, as an unsigned number: the bit of the sign is clear.
    const address = reader.number();
    if (reader.number() !== end) return null;
    segments.push({ address, bytes: reader.take(reader.number()) });
  }
  return segments;
}

/**
 * The module with one segment of data; the same module when that is impossible.
 * @param {Uint8Array} bytes
 */
export function mergeSegments(bytes) {
  const sections = sectionsOf(bytes);
  const data = sections.find(({ id }) => id === dataSection);
  const segments = data && segmentsOf(new Reader(bytes, data.start));
  if (!segments || segments.length < 2) return bytes;
  const first = Math.min(...segments.map(({ address }) => address));
  const after = Math.max(...segments.map(({ address, bytes: own }) => address + own.length));
  const memory = new Uint8Array(after - first);
  // In their order: where two overlap, the later one wins.
  for (const { address, bytes: own } of segments) memory.set(own, address - first);
  const contents = new Map([
    [
      dataSection,
      [Uint8Array.of(1, 0, i32Const, ...signed(first), end, ...unsigned(memory.length)), memory],
    ],
    [dataCountSection, [Uint8Array.of(1)]],
  ]);
  const parts = [bytes.subarray(0, headerLength)];
  for (const { id, start, end: sectionEnd } of sections) {
    const content = contents.get(id) ?? [bytes.subarray(start, sectionEnd)];
    const length = content.reduce((sum, part) => sum + part.length, 0);
    parts.push(Uint8Array.of(id, ...unsigned(length)), ...content);
  }
  return new Uint8Array(Buffer.concat(parts));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file] = process.argv.slice(2);
  writeFileSync(file, mergeSegments(readFileSync(file)));
}
