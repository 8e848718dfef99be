// The differences between Node.js, a page and a worker: files by their URLs, and the event loop. If fetching fails, the
// reason is a message of this package, which becomes part of a LoadError. Its cause is the platform's error.

/** @import { MessageValue } from './index.js' */

import { ownFile, wasMoved } from '../variants/own-file.js';
import { LoadError } from './errors.js';

/** True in node, false in a page or its workers. */
export const isNode = globalThis.process?.versions?.node !== undefined;

/** Why something cannot be loaded. */
export class Because extends Error {
  /** @param {string} key @param {Record<string, MessageValue>} [values] @param {ErrorOptions} [options] */
  constructor(key, values = {}, options = {}) {
    super(key, options);
    this.key = key;
    this.values = values;
  }
}

/**
 * Returns the result of a promise. A failure becomes an error with the key of this reason.
 * @template T
 * @param {string} key
 * @param {Promise<T>} promise
 */
export async function orBecause(key, promise) {
  try {
    return await promise;
  } catch (cause) {
    throw new Because(key, {}, { cause });
  }
}

/**
 * A LoadError for what orBecause() or the engine threw.
 * @param {string} key
 * @param {Record<string, MessageValue>} values
 * @param {unknown} error
 */
export function loadErrorOf(key, values, error) {
  // Both have a key and values.
  const reason = /** @type {Because} */ (error);
  const message = { key: reason.key, values: reason.values };
  return new LoadError(key, { ...values, reason: message }, { cause: reason.cause });
}

/** The setting with which Vite's development server leaves the package beside its files. */
const viteLine = "optimizeDeps: { exclude: ['kingcraft'] }";

/**
 * The key and values of this message, or of that which names the setting, where the lack of it may be the reason.
 * @param {string} key
 * @param {string} movedKey
 * @param {Record<string, MessageValue>} [values]
 * @returns {[string, Record<string, MessageValue>]}
 */
export const unlessMoved = (key, movedKey, values = {}) =>
  wasMoved() ? [movedKey, { line: viteLine }] : [key, values];

/** @param {URL} url */
async function download({ href }) {
  const response = await orBecause('reason-no-answer', fetch(href));
  const { ok, status } = response;
  if (!ok) throw new Because(...unlessMoved('reason-status', 'reason-moved', { status }));
  return response;
}

/** @param {URL} url */
async function read(url) {
  const { readBytes } = await import('./node-file.js');
  return orBecause('reason-file', readBytes(url));
}

/** The bytes of a file in node, else a Response. @param {URL} url */
export const fetchFile = async (url) =>
  isNode && url.protocol === 'file:' ? read(url) : download(ownFile(url));

const lessThan = '<'.charCodeAt(0);

/**
 * The bytes of what fetchFile() returned. Many servers answer with their first page where there is no such file.
 * @param {Awaited<ReturnType<typeof fetchFile>>} file
 */
export async function bytesOf(file) {
  if (ArrayBuffer.isView(file)) return file;
  const bytes = new Uint8Array(await orBecause('reason-cut-off', file.arrayBuffer()));
  if (bytes[0] === lessThan) throw new Because(...unlessMoved('reason-page', 'reason-moved'));
  return bytes;
}

/** Without the four milliseconds that browsers add to nested timers. @returns {Promise<void>} */
function viaChannel() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Node hands out up to a thousand messages of a channel in one turn. @returns {Promise<void>} */
const viaImmediate = () => new Promise((resolve) => setImmediate(resolve));

/** Resolves after other waiting tasks have had their turn. */
export const nextTurn = 'setImmediate' in globalThis ? viaImmediate : viaChannel;
