// The code of a wasm module, function by function (WebAssembly Core Specification, 5.5).

import { Reader, sectionsOf } from '../wasm-sections.mjs';

const codeSection = 10;
const importSection = 2;

function skipLimits(/** @type {Reader} */ reader) {
  const hasMaximum = reader.number() % 2 === 1;
  reader.number();
  if (hasMaximum) reader.number();
}

/** Skips what an import is; returns whether it is a function. */
function skipDescription(/** @type {Reader} */ reader) {
  const kind = reader.number();
  if (kind === 0) reader.number();
  else if (kind === 1) {
    reader.skip(1);
    skipLimits(reader);
  } else if (kind === 2) skipLimits(reader);
  else reader.skip(2);
  return kind === 0;
}

function countImportedFunctions(/** @type {Uint8Array} */ bytes, /** @type {number} */ at) {
  const reader = new Reader(bytes, at);
  let functions = 0;
  for (let left = reader.number(); left > 0; left -= 1) {
    reader.skip(reader.number());
    reader.skip(reader.number());
    if (skipDescription(reader)) functions += 1;
  }
  return functions;
}

/**
 * The bytes of code of every function of the module's own, by its index.
 * @param {Uint8Array} bytes the module
 * @returns {Map<number, number>}
 */
export function codeSizes(bytes) {
  const sections = sectionsOf(bytes);
  const startOf = (/** @type {number} */ wanted) => sections.find(({ id }) => id === wanted)?.start;
  const imports = startOf(importSection);
  let index = imports === undefined ? 0 : countImportedFunctions(bytes, imports);
  /** @type {Map<number, number>} */
  const sizes = new Map();
  const code = startOf(codeSection);
  if (code === undefined) return sizes;
  const reader = new Reader(bytes, code);
  for (let left = reader.number(); left > 0; left -= 1) {
    const length = reader.number();
    sizes.set(index, length);
    reader.skip(length);
    index += 1;
  }
  return sizes;
}
