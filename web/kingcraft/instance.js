// A running instance of the engine. Every call into it goes through `call`, which knows when it has
// broken down.

import { EngineError, LoadError } from './errors.js';
import { createTable } from './table.js';
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

  /** Deletes an object of the engine; once it has broken down there is nothing to free. */
  release(native) {
    if (!this.#failure) this.call(() => native.delete());
  }

  #broken() {
    const message = `The engine has broken down (${this.#failure.message}); load() gives a new one.`;
    return new EngineError(message, { cause: this.#failure });
  }
}

const ignore = () => {};

/**
 * Runs Emscripten's factory on a compiled module: a promise that is also rejected where the
 * factory's own would wait for ever.
 */
function start(module, table) {
  return new Promise((resolve, reject) => {
    const options = {
      table,
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
 * A new instance of a module of compileModule(), whose searches use this table of createTable().
 * Error: LoadError.
 */
export async function createInstance(module, table) {
  try {
    return new Instance(await start(module, table ?? (await createTable())));
  } catch (cause) {
    throw new LoadError(`The engine cannot be started: ${cause.message}.`, { cause });
  }
}
