/**
 * What all boards of a page share: the module, compiled once; the loaded package; and one engine, while a board needs it.
 * @import { Kingcraft, WasmSource } from '../kingcraft/index.js'
 * @import { Engine } from '../worker/client.js'
 */
import { readOptions } from '../kingcraft/arguments.js';
import { LoadError } from '../kingcraft/errors.js';
import { load } from '../kingcraft/index.js';
import { compileModule } from '../kingcraft/wasm-module.js';

/** @type {{ wasm?: WasmSource | undefined, worker?: URL | undefined }} */
let sources = {};
/** @type {Promise<WebAssembly.Module> | null} */
let module = null;
/** @type {Promise<Kingcraft> | null} */
let rules = null;
/** @type {Promise<Engine> | null} */
let engine = null;
/** @type {Set<object>} */
const users = new Set();

/**
 * Says where the engine's files are, for a program that was put together from parts. To be called before the first board is shown.
 * @param {{ wasm?: WasmSource | undefined, worker?: URL | undefined }} where as `load` and `createEngine` take it
 */
export function useFiles(where) {
  // Their values are checked by those who load them.
  sources = /** @type {typeof sources} */ (readOptions(where, 'useFiles()', ['wasm', 'worker']));
}

/**
 * What `work` promises; a failure is forgotten, so that the next call tries again.
 * @template T
 * @param {() => Promise<T>} work
 * @param {() => void} forget
 */
function forgetFailure(work, forget) {
  return work().catch((error) => {
    forget();
    throw error;
  });
}

function compile() {
  module ??= forgetFailure(
    () => compileModule(sources.wasm),
    () => {
      module = null;
    },
  );
  return module;
}

/** The package, loaded once. Errors: LoadError. */
export function loadRules() {
  rules ??= forgetFailure(
    async () => load({ wasm: await compile() }),
    () => {
      rules = null;
    },
  );
  return rules;
}

async function loadClient() {
  try {
    return await import('../worker/client.js');
  } catch (cause) {
    throw new LoadError('load-engine', {}, { cause });
  }
}

async function startEngine() {
  const { createEngine } = await loadClient();
  const { worker } = sources;
  return createEngine({ wasm: await compile(), ...(worker && { worker }) });
}

/**
 * The engine that all boards share; `user` has to return it. Errors: LoadError.
 * @param {object} user
 */
export function borrowEngine(user) {
  users.add(user);
  engine ??= forgetFailure(startEngine, () => {
    engine = null;
  });
  return engine;
}

/**
 * Returns the engine; without users it ends.
 * @param {object} user
 */
export function returnEngine(user) {
  users.delete(user);
  if (users.size > 0) return;
  const left = engine;
  engine = null;
  left?.then(
    (unused) => unused.dispose(),
    () => {},
  );
}
