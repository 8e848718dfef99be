// Files in node. Bundles for browsers leave this module out: see package.json. It is imported with `const { name } =`,
// so that bundlers can remove it from a worker, which is one file.

import { readFile } from 'node:fs/promises';
import { URL } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/**
 * The bytes of a file. Node's own functions want node's own URL, which a test runner may have replaced.
 * @param {{ href: string }} url
 */
export const readBytes = ({ href }) => readFile(new URL(href));

const unzip = promisify(gunzip);

/** In bytes: endgame tables that are larger do not fit into the engine's memory. */
const unzippedMax = 2 ** 28;

/**
 * Makes no more bytes than the file says at its end, and not very many: a small file can unpack to gigabytes.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export function gunzipBytes(bytes) {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true);
  return unzip(bytes, { maxOutputLength: Math.min(size, unzippedMax) });
}
