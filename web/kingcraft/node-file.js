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

/**
 * Unpacks gzip.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} most bytes that it may unpack to
 */
export const gunzipBytes = (bytes, most) => unzip(bytes, { maxOutputLength: most });
