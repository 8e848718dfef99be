// Builds the site into an empty folder: node scripts/site/build-site.mjs FOLDER
// FOLDER gets the page, what other pages embed, and the modules of the package for other pages to import: all that the
// entry points import or name by an address, and nothing else. Beside FOLDER come to lie the page as one file and the
// board as one script.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { besideScript, boardScript, embedFiles } from './embed.mjs';
import { libraryFiles } from './libraries.mjs';
import { drawPreview, PREVIEW } from './link-preview.mjs';
import { pageInOneFile } from './one-file.mjs';
import { joinModules, separateModules } from './page-modules.mjs';
import { joinStyles, linkedStyles, styleLinks } from './styles.mjs';

const MAIN = 'page/main.js';
const WORKER = 'worker/worker.js';
const OTHER_WORKERS = ['page/picture/gif-worker.js'];
const STYLE = 'page/main.css';
const WASM = 'kingcraft/wasm/engine.wasm';
const ONE_FILE = 'kingcraft.html';
const PLACE = /[ ]*<!-- PRELOAD -->\n/;

/** The modules that other pages import. The rules alone, pictures and setups are in the npm package. */
const PACKAGE = [
  'kingcraft/index.js',
  'kingcraft/pgn/pgn.js',
  'kingcraft/table-host.js',
  'worker/client.js',
  'worker/node-worker.js',
];

/** The files in tags of the page, and files that are not at their address: address → path below web/. */
const FILES = {
  'page/icons': 'page/icons',
  'page/kingcraft.webmanifest': 'page/kingcraft.webmanifest',
  'page/start-watch.js': 'page/start-watch.js',
  'service-worker.js': 'page/app/service-worker.js',
  'site.json': 'page/site.json',
};

/** The page waits for it. */
const FIRST = 'page/color-scheme.js';

const web = fileURLToPath(new URL('../../web', import.meta.url));
const folder = path.resolve(process.argv[2]);

function write(/** @type {string} */ address, /** @type {string} */ text) {
  const file = path.join(folder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Copies files, or folders with what is in them. */
function copy(/** @type {string} */ address, /** @type {string} */ source) {
  cpSync(source, path.join(folder, address), { recursive: true });
}

const linksTo = (/** @type {string[]} */ modules) =>
  [
    `<link rel="stylesheet" href="${STYLE}">`,
    `<link rel="preload" as="fetch" type="application/wasm" crossorigin href="${WASM}">`,
    ...modules.map((file) => `<link rel="modulepreload" href="${file}">`),
  ]
    .map((link) => `    ${link}\n`)
    .join('');

/** Builds the page, and returns the styles that its screens load later. */
async function buildPage(/** @type {string} */ html) {
  const styles = linkedStyles(html);
  if (!PLACE.test(html) || styles.length === 0)
    throw new Error('web/page/index.html has no place for the links or no styles');
  const [{ modules, first, named }, separate] = await Promise.all([
    joinModules(web, { main: MAIN, worker: WORKER, others: OTHER_WORKERS }),
    separateModules(web, PACKAGE),
  ]);
  const later = [...named].filter((file) => file.endsWith('.css')).sort();
  for (const file of new Set([...separate, ...named]))
    if (!later.includes(file) && !(file in FILES)) copy(file, path.join(web, file));
  for (const [address, file] of Object.entries(FILES)) copy(address, path.join(web, file));
  for (const [file, code] of modules) write(file, code);
  const { code } = await transform(readFileSync(path.join(web, FIRST), 'utf8'), { minify: true });
  write(FIRST, code);
  write(STYLE, await joinStyles(web, styles));
  for (const file of later) write(file, await joinStyles(web, [file]));
  write('index.html', html.replaceAll(styleLinks, '').replace(PLACE, linksTo(first)));
  return later;
}

/** Puts the page as one file, and the board as one script with its files, beside the folder. */
async function buildSingleFiles(/** @type {string} */ html, /** @type {string[]} */ later) {
  write(ONE_FILE, await pageInOneFile(web, html, [...linkedStyles(html), ...later]));
  for (const [address, text] of await embedFiles(web)) write(address, text);
  for (const [address, files] of Object.entries(besideScript))
    if (existsSync(path.join(web, files))) copy(address, path.join(web, files));
  for (const address of [ONE_FILE, boardScript, ...Object.keys(besideScript)]) {
    const beside = path.join(folder, '..', address);
    rmSync(beside, { recursive: true, force: true });
    cpSync(path.join(folder, address), beside, { recursive: true });
  }
}

rmSync(folder, { recursive: true, force: true });
const html = readFileSync(path.join(web, 'page/index.html'), 'utf8');
const later = await buildPage(html);
for (const [address, file] of libraryFiles()) copy(address, file);
writeFileSync(path.join(folder, PREVIEW), await drawPreview());
await buildSingleFiles(html, later);
// No tables of four pieces, unless the host puts some here.
write('tables/index.json', '{}\n');
