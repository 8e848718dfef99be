// A running instance of the engine. Every call into it goes through `call`, which notes when it has broken down.

/** @import { EngineModule, ModuleFactory, NativeObject, TableFunctions } from './wasm/engine.js' */

import { EngineError, LoadError } from './errors.js';

/**
 * Whether the stack of the caller was full before the engine began, which then is as it was. Nothing here compiles a
 * pattern: that takes stack, too.
 * @param {unknown} cause
 */
function isBeforeEngine(cause) {
  const { name, stack } = /** @type {Partial<Error>} the engine throws no null */ (cause);
  return name === 'RangeError' && Boolean(stack?.includes('\n')) && !stack?.includes('wasm');
}

/** One engine with its own memory. */
export class Instance {
  #module;
  /** What the engine threw when it broke down. @type {unknown} */
  #failure = null;

  /** @param {EngineModule} module */
  constructor(module) {
    this.#module = module;
  }

  /**
   * What `work` returns. It must run no code but the engine's.
   * @template T
   * @param {(module: EngineModule) => T} work
   * @throws EngineError when the engine traps, or has done so before: its memory can no longer be trusted
   */
  call(work) {
    if (this.#failure) throw this.#broken();
    try {
      return work(this.#module);
    } catch (cause) {
      if (isBeforeEngine(cause)) throw cause;
      this.#failure = cause;
      throw this.#broken();
    }
  }

  /**
   * Deletes an object of the engine. Never throws: in an engine that breaks down there is nothing to free.
   * @param {NativeObject} native
   */
  release(native) {
    try {
      this.call(() => native.delete());
    } catch {
      // The next call reports it.
    }
  }

  #broken() {
    return new EngineError('engine-broken-load', {}, { cause: this.#failure });
  }
}

const ignore = () => {};

const none = () => 0;

/**
 * The table of an engine that does not search: it has no buckets, so the engine asks nothing else of it.
 * @type {TableFunctions}
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
 * Runs Emscripten's factory on a compiled module. Other than the factory's own promise, this one is also rejected when
 * the module cannot be instantiated.
 * @param {ModuleFactory} factory
 * @param {WebAssembly.Module} module
 * @param {TableFunctions} table
 * @returns {Promise<EngineModule>}
 */
function start(factory, module, table) {
  return new Promise((resolve, reject) => {
    /** @type {Parameters<ModuleFactory>[0]} */
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
    factory(options).then(resolve, reject);
  });
}

/**
 * A new instance of a compiled module.
 * @param {ModuleFactory} factory the one that belongs to the module
 * @param {WebAssembly.Module} module
 * @param {TableFunctions} [table] of createTable(); without one the engine cannot search
 * @throws LoadError
 */
export async function startInstance(factory, module, table = noTable) {
  try {
    return new Instance(await start(factory, module, table));
  } catch (cause) {
    throw new LoadError('engine-start', {}, { cause });
  }
}
