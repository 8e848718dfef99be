// Writes the hashes of the site's files into its page and its service worker: node scripts/site/list-site.mjs FOLDER
// FOLDER/index.html gets the hashes of the scripts and styles that it names, and of those that it loads later. A table
// of all files with their hashes becomes the first line of FOLDER/service-worker.js. A change of any file changes the
// worker, so browsers notice a new version. Where FOLDER/site.json has the address of the site, its pages get the
// addresses of what a link to them shows.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../shared/files-below.mjs';
import { addressIn, PREVIEW, withPreview } from './link-preview.mjs';

const WORKER = 'service-worker.js';

/** The modules that the page fetches: those of its own folder, those of the documentation, and its worker. */
const isOwnModule = (/** @type {string} */ file) =>
  /^(page|docs)\//.test(file) || file === 'worker/worker.js';

/**
 * Files that the page never fetches: those for other pages, other programs and developers. And what the host may change
 * at any time: endgame tables, and servers for live games.
 */
const isLeftOut = (/** @type {string} */ file) =>
  /^((embed|kingcraft)[-.]|tables\/|site\.json$)/.test(file) ||
  file === PREVIEW ||
  /\.(d\.ts|txt)$/.test(file) ||
  (file.endsWith('.js') && !isOwnModule(file));

/** The scripts and styles that the page names, with the hashes of an earlier list. */
const NAMED =
  /(<(?:link rel="(?:stylesheet|modulepreload)"|script)[^>]*? (?:href|src)=")([^"]+)"(?: integrity="[^"]*")?/g;

/** The place for the hashes of the scripts and styles that the page loads later. */
const LATER = /(<meta name="integrity" content=")[^"]*"/;

/** Browsers request the page by the address of its folder. */
const pathOf = (/** @type {string} */ file) => (file === 'index.html' ? './' : file);

const folder = process.argv[2];
const hashOf = (/** @type {string} */ file, /** @type {'hex' | 'base64'} */ encoding) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, file)))
    .digest(encoding);
const integrityOf = (/** @type {string} */ file) => `sha256-${hashOf(file, 'base64')}`;

const all = filesBelow(folder);
const settings = path.join(folder, 'site.json');
const address = existsSync(settings) ? addressIn(JSON.parse(readFileSync(settings, 'utf8'))) : null;
for (const file of all.filter((one) => /^(docs\/.*|index)\.html$/.test(one))) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  writeFileSync(path.join(folder, file), withPreview(text, file, address));
}
const page = path.join(folder, 'index.html');
const html = readFileSync(page, 'utf8').replace(
  NAMED,
  (_tag, start, file) => `${start}${file}" integrity="${integrityOf(file)}"`,
);
const later = all.filter(
  (file) => /^page\/.*\.(js|css)$/.test(file) && !html.includes(`"${file}"`),
);
const hashes = JSON.stringify(Object.fromEntries(later.map((file) => [file, integrityOf(file)])));
writeFileSync(
  page,
  html.replace(LATER, (_tag, start) => `${start}${hashes.replaceAll('"', '&quot;')}"`),
);
const files = all
  .filter((file) => !isLeftOut(file))
  .map((file) => [pathOf(file), hashOf(file, 'hex')]);
const worker = path.join(folder, WORKER);
const code = readFileSync(worker, 'utf8').replace(/^const FILES = .*\n/, '');
const table = JSON.stringify(Object.fromEntries(files));
writeFileSync(worker, `const FILES = Object.assign(Object.create(null), ${table});\n${code}`);
