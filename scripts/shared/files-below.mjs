// The files of a folder and of all folders in it.

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Their paths from the folder on, with slashes, in order.
 * @param {string} folder
 */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
