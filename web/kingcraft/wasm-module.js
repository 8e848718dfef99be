// From where the engine's wasm is said to be, to a compiled WebAssembly.Module.

import { isOfClass, showValue } from './arguments.js';
import { ArgumentError, LoadError } from './errors.js';
import { bytesOf, fetchFile, orBecause } from './fetch-file.js';
import { ownWasm } from './own-wasm.js';

/** Pages can forbid wasm by their policy. */
const noWasm = 'it is no wasm, or no wasm may be compiled here';

async function compileFile(url) {
  const file = await fetchFile(url);
  // Streaming is refused under another type, and some hosts do not know this one.
  const type = file.headers?.get('content-type') ?? '';
  if (type.startsWith('application/wasm'))
    return orBecause(noWasm, WebAssembly.compileStreaming(file));
  return orBecause(noWasm, WebAssembly.compile(await bytesOf(file)));
}

/** What is promised; a failure becomes a LoadError that begins with these words. */
async function orLoadError(words, promise) {
  try {
    return await promise;
  } catch ({ message, cause }) {
    throw new LoadError(`${words}: ${message}.`, { cause });
  }
}

async function compileSource(wasm) {
  if (isOfClass(wasm, 'WebAssembly.Module')) return wasm;
  if (isOfClass(wasm, 'URL'))
    return orLoadError(`The engine cannot be loaded from ${wasm.href}`, compileFile(wasm));
  if (isOfClass(wasm, 'ArrayBuffer') || ArrayBuffer.isView(wasm))
    return orLoadError(
      'The engine cannot be loaded from these bytes',
      orBecause(noWasm, WebAssembly.compile(wasm)),
    );
  throw new ArgumentError(
    `wasm must be a URL, a buffer or a WebAssembly.Module, not ${showValue(wasm)}.`,
  );
}

let standard;

/**
 * The package's own wasm, compiled once and shared. A failure is forgotten, so that the next call
 * tries again.
 */
function compileStandard() {
  standard ??= ownWasm()
    .then(compileSource)
    .catch((error) => {
      standard = undefined;
      throw error;
    });
  return standard;
}

/**
 * The module of a URL, of bytes, of itself, or of nothing: the package's own. Errors: LoadError,
 * ArgumentError.
 */
export const compileModule = async (wasm) =>
  wasm === undefined ? compileStandard() : compileSource(wasm);
