// From where the engine's wasm is said to be, to a compiled WebAssembly.Module.

import { showValue } from './arguments.js';
import { ArgumentError, LoadError } from './errors.js';
import { fetchFile } from './fetch-file.js';
import { ownWasm } from './own-wasm.js';

async function compileFile(url) {
  const response = await fetchFile(url);
  // Streaming is refused under another type, and some hosts do not know this one.
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/wasm')) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

async function compileFrom(url) {
  try {
    return await compileFile(url);
  } catch (cause) {
    throw new LoadError(`The engine cannot be loaded from ${url.href}: ${cause.message}.`, {
      cause,
    });
  }
}

async function compileBytes(bytes) {
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw new LoadError(`These bytes are no wasm: ${cause.message}.`, { cause });
  }
}

async function compileSource(wasm) {
  if (wasm instanceof WebAssembly.Module) return wasm;
  if (wasm instanceof URL) return compileFrom(wasm);
  if (wasm instanceof ArrayBuffer || ArrayBuffer.isView(wasm)) return compileBytes(wasm);
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
