// Writes the list of the site's files into its service worker: node scripts/list-site.mjs FOLDER
// A table of all files with their hashes becomes the first line of FOLDER/service-worker.js. A change of any file changes the
// worker, so browsers notice a new version.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files-below.mjs';

const WORKER = 'service-worker.js';

/**
 * Files that the page never fetches: the worker itself, files for other pages and developers, and modules that are joined. And endgame tables that the
 * host may change at any time.
 */
const isLeftOut = (/** @type {string} */ file) =>
  file === WORKER ||
  /^((embed|kingcraft)[-.]|tables\/)/.test(file) ||
  /\.(d\.ts|txt)$/.test(file) ||
  (/^(kingcraft|libraries|variants|worker)\/.*\.js$/.test(file) && file !== 'worker/worker.js');

/** Browsers request the page by the address of its folder. */
const pathOf = (/** @type {string} */ file) => (file === 'index.html' ? './' : file);

const folder = process.argv[2];
const hashOf = (/** @type {string} */ file) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, file)))
    .digest('hex');
const files = filesBelow(folder)
  .filter((file) => !isLeftOut(file))
  .map((file) => [pathOf(file), hashOf(file)]);
const worker = path.join(folder, WORKER);
const code = readFileSync(worker, 'utf8').replace(/^const FILES = .*\n/, '');
const table = JSON.stringify(Object.fromEntries(files));
writeFileSync(worker, `const FILES = Object.assign(Object.create(null), ${table});\n${code}`);
