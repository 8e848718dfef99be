// Files in node. Bundles for browsers leave this file out: see package.json.

export { readFile } from 'node:fs/promises';
