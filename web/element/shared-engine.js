/**
 * Shared by all boards of a page: the module, compiled once; the loaded package; and one engine, while a board needs
 * it.
 * @import { WasmSource } from '../kingcraft/index.js'
 * @import { Engine } from '../worker/client.js'
 */
import { readOptions } from '../kingcraft/arguments.js';
import { LoadError } from '../kingcraft/errors.js';
import { load } from '../kingcraft/index.js';
import { once } from '../kingcraft/once.js';
import { compileModule } from '../kingcraft/wasm-module.js';

/** @type {{ wasm?: WasmSource | undefined, worker?: URL | undefined }} */
let sources = { wasm: undefined, worker: undefined };
/** @type {Promise<Engine> | null} */
let engine = null;
/** @type {Set<object>} */
const users = new Set();

/**
 * Says where the engine's files are, for a program that was put together from parts. To be called before the first
 * board is shown.
 * @param {{ wasm?: WasmSource | undefined, worker?: URL | undefined }} where as `load` and `createEngine` take it
 */
export function useFiles(where) {
  // Their values are checked by those who load them.
  sources = /** @type {typeof sources} */ (readOptions(where, 'useFiles()', ['wasm', 'worker']));
}

const compile = once(() => compileModule(sources.wasm));

/** The package, loaded once. Errors: LoadError. */
export const loadRules = once(async () => load({ wasm: await compile() }));

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
  engine ??= startEngine().catch((error) => {
    engine = null;
    throw error;
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
