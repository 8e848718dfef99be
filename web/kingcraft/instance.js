// @ts-nocheck
// A running instance of the engine. Every call into it goes through `call`, which knows when it has
// broken down.

import { EngineError, LoadError } from './errors.js';
import createEngineModule from './wasm/engine.js';

/** One engine with a memory of its own. */
class Instance {
  #module;
  #failure = null;

  constructor(module) {
    this.#module = module;
  }

  /**
   * What `work` returns, which gets the module of embind and must run no code but the engine's.
   * Throws an EngineError when the engine traps in it or has done so before: its memory can no
   * longer be trusted.
   */
  call(work) {
    if (this.#failure) throw this.#broken();
    try {
      return work(this.#module);
    } catch (cause) {
      this.#failure = cause;
      throw this.#broken();
    }
  }

  /** Deletes an object of the engine. Never throws: in an engine that breaks down there is nothing to free. */
  release(native) {
    try {
      this.call(() => native.delete());
    } catch {
      // The next call says so.
    }
  }

  #broken() {
    return new EngineError('engine-broken-load', {}, { cause: this.#failure });
  }
}

const ignore = () => {};

const none = () => 0;

/**
 * The table of an engine that does not search, in place of one of createTable(): it has no buckets, and so the engine
 * asks nothing else of it.
 */
const noTable = {
  buckets: none,
  load: none,
  find: none,
  put: none,
  generation: none,
  setGeneration: none,
  clear: none,
  isStopped: none,
};

/**
 * Runs Emscripten's factory on a compiled module: a promise that is also rejected where the
 * factory's own would wait for ever.
 */
function start(module, table) {
  return new Promise((resolve, reject) => {
    const options = {
      table,
      // Else Emscripten asks where it lies, which bundles do not always know, though it is to fetch nothing.
      locateFile: true,
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports)
          .then((instance) => receive(instance, module))
          .catch(reject);
        return {};
      },
      onAbort: (reason) => reject(new Error(`aborted: ${reason}`)),
      // The reason of an abort is in the error.
      print: ignore,
      printErr: ignore,
    };
    createEngineModule(options).then(resolve, reject);
  });
}

/**
 * A new instance of a module of compileModule(), whose searches use this table of worker-messages.js; without one it cannot
 * search. Error: LoadError.
 */
export async function createInstance(module, table = noTable) {
  try {
    return new Instance(await start(module, table));
  } catch (cause) {
    throw new LoadError('engine-start', {}, { cause });
  }
}
