// Implements load(): starts an engine, whose games can be listed and played. The docs are in index.d.ts.

/** @import { Variant, WasmSource } from './index.js' */
/** @import { Instance } from './instance.js' */

import { variantRules } from '../variants/generated/messages.en.js';
import { checkText, readOptions } from './arguments.js';
import { EngineError, FenError } from './errors.js';
import { gameOf } from './game.js';
import { restoreGame } from './game-record.js';
import { readLines, readVariant, unwrap } from './records.js';
import { addTables, tableLoader } from './tables.js';

/** @type {Record<string, readonly string[]>} */
const rulesById = variantRules;

/** @param {Instance} instance @returns {readonly Variant[]} */
function listVariants(instance) {
  const records = readLines(instance.call((engine) => engine.variants()));
  const variants = records
    .map(readVariant)
    .map((variant) =>
      Object.freeze({ ...variant, rules: Object.freeze(rulesById[variant.id] ?? []) }),
    );
  return Object.freeze(variants);
}

/** @param {Instance} instance @param {string} variant @param {string} fen @throws FenError, VariantError */
function checkFen(instance, variant, fen) {
  unwrap(instance.call((engine) => engine.validateFen(variant, fen)));
}

/** @param {Instance} instance @param {unknown} variant @param {unknown} fen */
function newGame(instance, variant, fen) {
  const id = checkText(variant, 'variant');
  const start = fen === undefined ? undefined : checkText(fen, 'FEN');
  const native = instance.call((engine) =>
    start === undefined ? engine.newGame(id) : engine.newGameFrom(id, start),
  );
  if (native) return gameOf(instance, native);
  // Throws, and says why there is no game.
  checkFen(instance, id, start ?? '');
  throw new EngineError('engine-broken');
}

/**
 * @param {Instance} instance
 * @param {unknown} variant
 * @param {unknown} fen
 * @returns {{ ok: true } | { ok: false, error: FenError }}
 */
function validateFen(instance, variant, fen) {
  const id = checkText(variant, 'variant');
  const text = checkText(fen, 'FEN');
  try {
    checkFen(instance, id, text);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof FenError)) throw error;
    return { ok: false, error };
  }
}

/**
 * load() of a build of the engine.
 * @param {(module: WebAssembly.Module) => Promise<Instance>} createInstance
 * @param {(wasm?: WasmSource) => Promise<WebAssembly.Module>} compile
 * @returns {typeof import('./index.js').load}
 */
export const loaderOf =
  (createInstance, compile) =>
  async (options = {}) => {
    const { wasm } = readOptions(options, 'load()', ['wasm']);
    const instance = await createInstance(
      await compile(/** @type {WasmSource} it is checked there */ (wasm)),
    );
    const variants = listVariants(instance);
    /** @param {string} id */
    const checkVariant = (id) => {
      // Refused as with any FEN.
      if (!variants.some((each) => each.id === id)) checkFen(instance, id, '');
    };
    /** @param {unknown} variant @param {unknown} fen */
    const startGame = (variant, fen) => newGame(instance, variant, fen);
    return Object.freeze({
      variants,
      newGame: startGame,
      restore: (/** @type {unknown} */ record) => restoreGame(startGame, record),
      validateFen: (/** @type {unknown} */ variant, /** @type {unknown} */ fen) =>
        validateFen(instance, variant, fen),
      loadTables: tableLoader((id, file) => addTables(instance, id, file), checkVariant),
      memoryInUse: () => instance.call((engine) => engine.memoryInUse()),
    });
  };
