// The work of others in the site, listed in scripts/package/shipped-packages.json: files of
// fonts, and licences.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const shipped = readFileSync(new URL('../package/shipped-packages.json', import.meta.url), 'utf8');

/** Files of the fonts below node_modules/, by the names that the style has for them. */
export const fonts = {
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'fraunces-600.woff2': '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
};

/**
 * The file with the licence of a package.
 * @param {string} name
 */
export function licenceOf(name) {
  const file = readdirSync(path.join(packages, name)).find((found) => /^licen[cs]e/i.test(found));
  if (!file) throw new Error(`The package ${name} has no file with its licence`);
  return path.join(packages, name, file);
}

/**
 * The address of each file on the site, and where it is.
 * @returns {[address: string, file: string][]}
 */
export const libraryFiles = () => [
  ...Object.entries(fonts).map(([name, file]) => pair(name, path.join(packages, file))),
  ...Object.keys(JSON.parse(shipped)).map((name) =>
    pair(`${path.basename(name)}.LICENSE.txt`, licenceOf(name)),
  ),
];

/** @returns {[address: string, file: string]} */
const pair = (/** @type {string} */ name, /** @type {string} */ file) => [
  `libraries/${name}`,
  file,
];
