// @ts-nocheck
// Takes the place of kingcraft/own-wasm.js.

import deflated from '../kingcraft/wasm/engine.wasm' with { type: 'deflated' };

/** The bytes of the engine. */
export const ownWasm = async () =>
  new Response(
    new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
  ).arrayBuffer();
