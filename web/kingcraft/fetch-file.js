// Files of the package and of those who use it, by their URLs. What fails says why in a few words of ours, which follow
// those of a LoadError; its cause is the platform's own error.

import { isNode } from './platform.js';

/** What is promised; a failure becomes an error with this reason. */
export async function orBecause(reason, promise) {
  try {
    return await promise;
  } catch (cause) {
    throw new Error(reason, { cause });
  }
}

async function download({ href }) {
  const response = await orBecause('it cannot be fetched', fetch(href));
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return response;
}

async function read(url) {
  const { readBytes } = await import('./node-file.js');
  return orBecause('the file cannot be read', readBytes(url));
}

/** What the URL says: the bytes of a file in node, else a Response. */
export const fetchFile = async (url) =>
  isNode && url.protocol === 'file:' ? read(url) : download(url);

/** The bytes of what fetchFile() gave. */
export const bytesOf = async (file) =>
  ArrayBuffer.isView(file)
    ? file
    : new Uint8Array(await orBecause('it comes only in part', file.arrayBuffer()));
