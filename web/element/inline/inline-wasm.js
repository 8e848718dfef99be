/** Replaces kingcraft/own-wasm.js in builds of one file. */

// @ts-expect-error: scripts/site/inline.mjs resolves it
import deflated from '../../kingcraft/wasm/engine.wasm' with { type: 'deflated' };
import { inflated } from './inflate.js';

/** @type {Uint8Array<ArrayBuffer>} */
const bytes = deflated;

/** The bytes of the engine. */
export const ownWasm = async () => inflated(bytes).arrayBuffer();
