// The code of a wasm module, function by function (WebAssembly Core Specification, 5.5).

import { Reader, sectionsOf } from '../wasm/wasm-sections.mjs';

const codeSection = 10;

/**
 * The bytes of code of every function of the module's own, by its index.
 * @param {Uint8Array<ArrayBuffer>} bytes the module
 * @returns {Map<number, number>}
 */
export function codeSizes(bytes) {
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes));
  // Imported functions have the first indexes.
  let index = imports.filter(({ kind }) => kind === 'function').length;
  /** @type {Map<number, number>} */
  const sizes = new Map();
  const code = sectionsOf(bytes).find(({ id }) => id === codeSection);
  if (!code) return sizes;
  const reader = new Reader(bytes, code.start);
  for (let left = reader.number(); left > 0; left -= 1) {
    const length = reader.number();
    sizes.set(index, length);
    reader.skip(length);
    index += 1;
  }
  return sizes;
}
