// @ts-nocheck
// What differs between node, a page and a worker: files by their URLs, and the event loop. What cannot be fetched says why in
// a message of ours, a part of that of a LoadError; its cause is the platform's own error.

/** True in node, false in a page or its workers. */
export const isNode = globalThis.process?.versions?.node !== undefined;

/** Why something cannot be loaded. */
export class Because extends Error {
  constructor(key, values = {}, options = {}) {
    super(key, options);
    this.key = key;
    this.values = values;
  }
}

/** What is promised; a failure becomes an error with the key of this reason. */
export async function orBecause(key, promise) {
  try {
    return await promise;
  } catch (cause) {
    throw new Because(key, {}, { cause });
  }
}

async function download({ href }) {
  const response = await orBecause('reason-no-answer', fetch(href));
  if (!response.ok) throw new Because('reason-status', { status: response.status });
  return response;
}

async function read(url) {
  const { readBytes } = await import('./node-file.js');
  return orBecause('reason-file', readBytes(url));
}

/** What the URL says: the bytes of a file in node, else a Response. */
export const fetchFile = async (url) =>
  isNode && url.protocol === 'file:' ? read(url) : download(url);

/** The bytes of what fetchFile() gave. */
export const bytesOf = async (file) =>
  ArrayBuffer.isView(file)
    ? file
    : new Uint8Array(await orBecause('reason-cut-off', file.arrayBuffer()));

/** Without the four milliseconds that browsers add to nested timers. */
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

/**
 * Node hands out up to a thousand messages of a channel in one turn, so a channel would not give
 * way there.
 */
const viaImmediate = () => new Promise((resolve) => setImmediate(resolve));

/** Resolves after other waiting tasks have had their turn. */
export const nextTurn = globalThis.setImmediate ? viaImmediate : viaChannel;
