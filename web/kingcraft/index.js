// @ts-nocheck
// The package: load() the engine, then list its games and play them. The docs are in index.d.ts.

import { variantRules } from '../variants/generated/rules.js';
import { checkText, readOptions } from './arguments.js';
import { gameOf } from './game.js';
import { createInstance } from './instance.js';
import { readLines, readVariant, unwrap } from './records.js';
import { addTables, tableLoader } from './tables.js';
import { compileModule } from './wasm-module.js';

export * from './errors.js';

function listVariants(instance) {
  const records = readLines(instance.call((engine) => engine.variants()));
  const variants = records
    .map(readVariant)
    .map((variant) =>
      Object.freeze({ ...variant, rules: Object.freeze(variantRules[variant.id] ?? []) }),
    );
  return Object.freeze(variants);
}

function checkFen(instance, variant, fen) {
  unwrap(instance.call((engine) => engine.validateFen(variant, fen)));
}

function newGame(instance, variant, fen) {
  const id = checkText(variant, 'variant');
  const start = fen === undefined ? undefined : checkText(fen, 'FEN');
  const native = instance.call((engine) =>
    start === undefined ? engine.newGame(id) : engine.newGameFrom(id, start),
  );
  // Throws, and says why there is no game.
  if (!native) checkFen(instance, id, start ?? '');
  return gameOf(instance, native);
}

function validateFen(instance, variant, fen) {
  const id = checkText(variant, 'variant');
  const text = checkText(fen, 'FEN');
  try {
    checkFen(instance, id, text);
    return { ok: true };
  } catch (error) {
    if (error.code !== 'fen') throw error;
    return { ok: false, error };
  }
}

export async function load(options = {}) {
  const { wasm } = readOptions(options, 'load()', ['wasm']);
  const instance = await createInstance(await compileModule(wasm));
  const variants = listVariants(instance);
  const checkVariant = (id) => {
    // Refused as with any FEN.
    if (!variants.some((each) => each.id === id)) checkFen(instance, id, '');
  };
  return Object.freeze({
    variants,
    newGame: (variant, fen) => newGame(instance, variant, fen),
    validateFen: (variant, fen) => validateFen(instance, variant, fen),
    loadTables: tableLoader((id, file) => addTables(instance, id, file), checkVariant),
    memoryInUse: () => instance.call((engine) => engine.memoryInUse()),
  });
}
