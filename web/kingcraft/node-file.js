// Files in node. Bundles for browsers leave this module out: see package.json. It is imported with `const { name } =`, so that
// bundlers see that nothing of it is left for a worker, which is one file.

import { readFile } from 'node:fs/promises';
import { URL } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** The bytes of a file. Node's own functions want node's own URL, which a test runner may have replaced. @param {{ href: string }} url */
export const readBytes = ({ href }) => readFile(new URL(href));

export const gunzipBytes = promisify(gunzip);
