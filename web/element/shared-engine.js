// @ts-nocheck
/** What all boards of a page have in common: the module, compiled once; the rules; and one engine, while a board needs it. */
import { readOptions } from '../kingcraft/arguments.js';
import { LoadError } from '../kingcraft/errors.js';
import { load } from '../kingcraft/index.js';
import { compileModule } from '../kingcraft/wasm-module.js';

let sources = {};
let module = null;
let rules = null;
let engine = null;
const users = new Set();

/**
 * Says where the engine's files are, for a program that was put together from parts. To be called before the first board is shown.
 * @param {{ wasm?: URL | BufferSource | WebAssembly.Module, worker?: URL }} where as `load` and `createEngine` take it
 */
export function useFiles(where) {
  sources = readOptions(where, 'useFiles()', ['wasm', 'worker']);
}

/** What `work` promises, kept; a failure is forgotten, so that the next call tries again. */
function keep(work, forget) {
  return work().catch((error) => {
    forget();
    throw error;
  });
}

function compile() {
  module ??= keep(
    () => compileModule(sources.wasm),
    () => {
      module = null;
    },
  );
  return module;
}

/** The package, loaded once. Errors: LoadError. */
export function loadRules() {
  rules ??= keep(
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

/** The engine that all boards share; `user` has to give it back. Errors: LoadError. */
export function borrowEngine(user) {
  users.add(user);
  engine ??= keep(startEngine, () => {
    engine = null;
  });
  return engine;
}

/** The last one who gives the engine back ends it. */
export function returnEngine(user) {
  users.delete(user);
  if (users.size > 0) return;
  const left = engine;
  engine = null;
  left?.then(
    (idle) => idle.dispose(),
    () => {},
  );
}
