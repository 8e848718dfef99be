// @ts-nocheck
// From where the engine's wasm is said to be, to a compiled WebAssembly.Module.

import { isOfClass, kindError } from './arguments.js';
import { LoadError } from './errors.js';
import { ownWasm } from './own-wasm.js';
import { bytesOf, fetchFile, orBecause } from './platform.js';

/** The key of this reason. Pages can forbid wasm by their policy. */
const noWasm = 'reason-no-wasm';

async function compileFile(url) {
  const file = await fetchFile(url);
  // Streaming is refused under another type, and some hosts do not know this one.
  const type = file.headers?.get('content-type') ?? '';
  if (type.startsWith('application/wasm'))
    return orBecause(noWasm, WebAssembly.compileStreaming(file));
  return orBecause(noWasm, WebAssembly.compile(await bytesOf(file)));
}

/** What is promised; a failure becomes a LoadError with this key and its reason. */
async function orLoadError(key, from, promise) {
  try {
    return await promise;
  } catch (error) {
    const { key: reason, values, cause } = error;
    throw new LoadError(key, { ...from, reason: { key: reason, values } }, { cause });
  }
}

async function compileSource(wasm) {
  if (isOfClass(wasm, 'WebAssembly.Module')) return wasm;
  if (isOfClass(wasm, 'URL'))
    return orLoadError('load-engine-from', { url: wasm.href }, compileFile(wasm));
  if (isOfClass(wasm, 'ArrayBuffer') || ArrayBuffer.isView(wasm))
    return orLoadError('load-engine-bytes', {}, orBecause(noWasm, WebAssembly.compile(wasm)));
  throw kindError('wasm', 'wasm', wasm);
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
