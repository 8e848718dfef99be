// Games that a program drops without dispose(): their part of the engine is freed when the game itself is collected.

/** @import { Instance } from './instance.js' */
/** @import { NativeGame } from './wasm/engine.js' */

import { isNode } from './platform.js';

/** The engine's parts of all games that are watched. @type {Set<NativeGame>} */
const watched = new Set();

/** @type {FinalizationRegistry<{ instance: Instance, native: NativeGame }>} */
const collected = new FinalizationRegistry(({ instance, native }) => {
  watched.delete(native);
  instance.release(native);
});

let waitsForExit = false;

/**
 * Before 18.20, node does not end while a collected game waits to be freed (nodejs/node#47748). At the end, the process
 * frees all of them in any case.
 */
function stopAtExit() {
  for (const native of watched) collected.unregister(native);
}

/**
 * Frees the engine's part of a game when the game is collected.
 * @param {WeakKey} game
 * @param {Instance} instance
 * @param {NativeGame} native
 */
export function watch(game, instance, native) {
  if (isNode && !waitsForExit) globalThis.process.once('exit', stopAtExit);
  waitsForExit = true;
  watched.add(native);
  collected.register(game, { instance, native }, native);
}

/** Leaves a game alone whose part is freed. @param {NativeGame} native */
export function unwatch(native) {
  watched.delete(native);
  collected.unregister(native);
}
