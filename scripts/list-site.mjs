// @ts-nocheck
// Tells the service worker which files the site has: node scripts/list-site.mjs FOLDER
// Puts the table of all files with their hashes before FOLDER/service-worker.js. A change of any file changes the worker, and
// so browsers see that there is a new version.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files-below.mjs';

const WORKER = 'service-worker.js';

/** What the page does not lead to: the worker itself, what is there for other pages or for who reads the code, and modules that it has joined. */
const isLeftOut = (file) =>
  file === WORKER ||
  /^(embed|kingcraft)[-.]/.test(file) ||
  /\.(d\.ts|txt)$/.test(file) ||
  (/^(kingcraft|libraries|variants|worker)\/.*\.js$/.test(file) && file !== 'worker/worker.js');

/** The page is asked for by the address of its folder. */
const pathOf = (file) => (file === 'index.html' ? './' : file);

const folder = process.argv[2];
const hashOf = (file) =>
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
