// @ts-nocheck
// Joins the modules and styles of the page: node scripts/join-site.mjs FOLDER
// A module names what it imports, so a browser learns of each floor of modules only when the one above has come, and each is a
// request. Joined, a screen is one file, and what several need is another. Links in FOLDER/index.html have all that the first
// board needs fetched at once; they take the place of the comment PRELOAD there, and one style that of all styles.
// So are the styles of a screen that is opened later.
// The modules of the package stay beside the joined ones as they are, for other pages to import.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { joinStyles, styleLinks, stylesForLater } from './join-styles.mjs';

const MAIN = 'page/main.js';
const WORKER = 'worker/worker.js';
const WASM = 'kingcraft/wasm/engine.wasm';
const STYLE = 'page/main.css';
const PLACE = /[ ]*<!-- PRELOAD -->\n/;

const folder = path.resolve(process.argv[2]);
const pathOf = (file) => path.relative(folder, file).split(path.sep).join('/');

/** Every joined file lies one folder below the root, so that a module can say from there where it lay itself. */
const placeOfModules = {
  name: 'place of modules',
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, ({ path: file }) => {
      const place = `new URL(${JSON.stringify(`../${pathOf(file)}`)}, import.meta.url).href`;
      const contents = readFileSync(file, 'utf8').replaceAll('import.meta.url', place);
      return { contents, loader: 'js' };
    });
  },
};

const common = {
  absWorkingDir: folder,
  bundle: true,
  format: 'esm',
  logLevel: 'warning',
  metafile: true,
  minify: true,
  outdir: folder,
  target: 'es2022',
  write: false,
};

const joinModules = () =>
  build({
    ...common,
    chunkNames: 'page/[name]-[hash]',
    entryPoints: [MAIN, WORKER],
    external: ['node:*'],
    outbase: folder,
    plugins: [placeOfModules],
    splitting: true,
  });

/** The joined file and all that it imports statically, directly or not. */
function withImports(outputs, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path: imported, kind } of outputs[file].imports)
    if (kind === 'import-statement') withImports(outputs, imported, found);
  return found;
}

/** The joined files that the page needs for the first board, besides its main one. */
function firstFiles({ outputs }) {
  return [...withImports(outputs, MAIN)].filter((file) => file !== MAIN);
}

const linksTo = (files) =>
  [
    `<link rel="stylesheet" href="${STYLE}">`,
    `<link rel="preload" as="fetch" type="application/wasm" crossorigin href="${WASM}">`,
    ...files.map((file) => `<link rel="modulepreload" href="${file}">`),
  ]
    .map((link) => `    ${link}\n`)
    .join('');

const page = path.join(folder, 'index.html');
const html = readFileSync(page, 'utf8');
const styles = [...html.matchAll(styleLinks)].map(([, href]) => href);
if (!PLACE.test(html) || styles.length === 0)
  throw new Error(`${page} has no place for the links or no styles`);

const later = stylesForLater(folder, styles);
const [modules, style, ...laterTexts] = await Promise.all([
  joinModules(),
  joinStyles(folder, styles),
  ...later.styles.map((file) => joinStyles(folder, [file])),
]);
const joined = [...Object.keys(modules.metafile.inputs), ...styles];
for (const file of joined)
  if (/^(board|page|rulebook|scene|words|variants\/generated\/page)\//.test(file))
    rmSync(path.join(folder, file), { force: true });
for (const { path: file, contents } of modules.outputFiles) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, contents);
}
for (const [index, file] of later.styles.entries())
  writeFileSync(path.join(folder, file), laterTexts[index]);
for (const file of later.parts) rmSync(path.join(folder, file));
writeFileSync(path.join(folder, STYLE), style);
writeFileSync(
  page,
  html.replaceAll(styleLinks, '').replace(PLACE, linksTo(firstFiles(modules.metafile))),
);
