// Packs endgame tables as the package reads them, see web/kingcraft/tables.js: one or more of a game in one file.

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';

/** When a file was written last, or 0. */
export const timeOf = (/** @type {string} */ file) =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * The file with these tables.
 * @param {string[]} files as `kingcraft tables build` writes them, named by their pieces
 */
export function packTables(files) {
  const tables = files.map((file) => gunzipSync(readFileSync(file)));
  const head = files.map((file, index) => [path.parse(file).name, tables[index].length]);
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...tables]);
  return gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
}
