// Compiles the wasm of an engine, wherever it comes from.

/** @import { WasmSource } from './index.js' */

import { isOfClass, kindError } from './arguments.js';
import { once } from './once.js';
import { bytesOf, fetchFile, loadErrorOf, orBecause } from './platform.js';

/** The key of this reason. Pages can forbid wasm by their policy. */
const noWasm = 'reason-no-wasm';

/** @param {URL} url */
async function compileFile(url) {
  const file = await fetchFile(url);
  // Streaming is refused under another type, and some hosts do not know this one.
  if ('headers' in file && file.headers.get('content-type')?.startsWith('application/wasm'))
    return orBecause(noWasm, WebAssembly.compileStreaming(file));
  return orBecause(noWasm, WebAssembly.compile(await bytesOf(file)));
}

/**
 * Returns the result of a promise. A failure becomes a LoadError with this key and its reason.
 * @template T
 * @param {string} key
 * @param {Record<string, string>} values
 * @param {Promise<T>} promise
 */
const orLoadError = (key, values, promise) =>
  promise.catch((error) => {
    throw loadErrorOf(key, values, error);
  });

/** @param {WasmSource} wasm */
async function compileSource(wasm) {
  if (isOfClass(wasm, 'URL'))
    return orLoadError('load-engine-from', { url: wasm.href }, compileFile(wasm));
  if (isOfClass(wasm, 'ArrayBuffer') || ArrayBuffer.isView(wasm))
    return orLoadError(
      'load-engine-bytes',
      {},
      orBecause(noWasm, WebAssembly.compile(/** @type {BufferSource} */ (wasm))),
    );
  if (isOfClass(wasm, 'WebAssembly.Module')) return wasm;
  throw kindError('wasm', 'wasm', wasm);
}

/**
 * A function that compiles the module of a URL, of bytes, of itself; without a source the standard one, once, which all
 * share. A failure is forgotten, so that the next call tries again.
 * @param {() => Promise<WasmSource>} standardSource
 * @returns {(wasm?: WasmSource) => Promise<WebAssembly.Module>} throws LoadError, ArgumentError
 */
export function compilerOf(standardSource) {
  const compileStandard = once(() => standardSource().then(compileSource));
  return async (wasm) => (wasm === undefined ? compileStandard() : compileSource(wasm));
}
