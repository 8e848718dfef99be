// Joins the modules and styles of the page: node scripts/site/join-site.mjs FOLDER
// A browser finds the imports of a module only after it has fetched it, and each import is a request. Joined, a screen is one
// file, and shared code is another. Links in FOLDER/index.html preload all that the first board needs; they replace the comment
// PRELOAD. One style replaces all styles of the page, and one those of each screen that opens later.
// The modules of the package also stay as they are, for other pages to import.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { filesBelow } from '../shared/files-below.mjs';
import { joinStyles, styleLinks, stylesForLater } from './join-styles.mjs';

/** @import { GetManualChunk, GetModuleInfo, OutputChunk, Plugin } from 'rollup' */

const MAIN = 'page/main.js';
const WORKER = 'worker/worker.js';
const WASM = 'kingcraft/wasm/engine.wasm';
const STYLE = 'page/main.css';
/** In bytes: a smaller file is joined with another that is fetched at about the same time. */
const smallChunk = 10_000;
const PLACE = /[ ]*<!-- PRELOAD -->\n/;
/** The folders whose modules stay, with all that they import: the package. */
const STAYING = ['kingcraft', 'worker'];

const folder = path.resolve(process.argv[2]);
const { browser, sideEffects } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const pathOf = (/** @type {string} */ file) =>
  path.relative(folder, file).split(path.sep).join('/');

/**
 * Joined files are in other folders than their modules, so each module gets its own address as a constant.
 * @satisfies {Plugin}
 */
const addressesOfModules = {
  name: 'addresses of modules',
  transform: (/** @type {string} */ code, /** @type {string} */ file) =>
    code.replaceAll(
      'import.meta.url',
      `new URL(${JSON.stringify(`../${pathOf(file)}`)}, import.meta.url).href`,
    ),
};

/**
 * The modules that package.json leaves out for browsers are empty: they import what only node has.
 * @satisfies {Plugin}
 */
const modulesOfBrowsers = {
  name: 'modules of browsers',
  load: (/** @type {string} */ file) =>
    browser[`./web/${pathOf(file)}`] === false ? 'export {};' : null,
};

/** @satisfies {Plugin} */
const minifyModules = {
  name: 'minify modules',
  renderChunk: async (/** @type {string} */ code) =>
    (await transform(code, { format: 'esm', minify: true, target: 'es2022' })).code,
};

/**
 * Puts what all entries import into one file, so that none of them has to load another.
 * @param {string[]} entries
 * @returns {GetManualChunk}
 */
function sharedModules(...entries) {
  /** @type {Set<string>[] | undefined} */
  let found;
  const importsOf = (/** @type {string} */ entry, /** @type {GetModuleInfo} */ getModuleInfo) => {
    const ids = new Set([entry]);
    for (const id of ids)
      for (const imported of getModuleInfo(id)?.importedIds ?? []) ids.add(imported);
    return ids;
  };
  return (id, { getModuleInfo }) => {
    found ??= entries.map((entry) => importsOf(entry, getModuleInfo));
    return found.every((ids) => ids.has(id)) ? 'shared' : null;
  };
}

/**
 * The joined modules, and the paths of those that they are made of: the two entries, one file that both share, and what is imported later.
 * esbuild makes a file for each set of screens that share a module, which is twenty files for a first visit; Rollup makes two.
 */
async function joinModules() {
  const bundle = await rollup({
    input: Object.fromEntries(
      [MAIN, WORKER].map((file) => [file.replace(/\.js$/, ''), path.join(folder, file)]),
    ),
    plugins: [modulesOfBrowsers, addressesOfModules],
    logLevel: 'warn',
    treeshake: { moduleSideEffects: (file) => sideEffects.includes(`./web/${pathOf(file)}`) },
  });
  const { output } = await bundle.generate({
    chunkFileNames: 'page/[name]-[hash].js',
    entryFileNames: '[name].js',
    experimentalMinChunkSize: smallChunk,
    manualChunks: sharedModules(path.join(folder, MAIN), path.join(folder, WORKER)),
    plugins: [minifyModules],
  });
  await bundle.close();
  const modules = output.filter((file) => file.type === 'chunk');
  return { modules, parts: bundle.watchFiles.map(pathOf) };
}

/** The modules that other pages import, and those that these import, as paths in the folder. */
async function stayingModules() {
  const files = filesBelow(folder).filter((file) => STAYING.includes(file.split('/')[0]));
  const bundle = await rollup({
    input: files.filter((file) => file.endsWith('.js')).map((file) => path.join(folder, file)),
    external: /^node:/,
    logLevel: 'silent',
  });
  await bundle.close();
  return bundle.watchFiles.map(pathOf);
}

/** A joined file, those that it imports, and so on. */
function withImports(/** @type {OutputChunk[]} */ output, /** @type {string} */ entry) {
  const importsOf = Object.fromEntries(output.map(({ fileName, imports }) => [fileName, imports]));
  const found = new Set([entry]);
  for (const file of found) for (const imported of importsOf[file]) found.add(imported);
  return [...found];
}

/**
 * The code of a joined file, in which the page loads the modules of each import with their hashes first: the import itself names none.
 * @param {OutputChunk[]} output
 * @param {OutputChunk} chunk
 */
function withHashes(output, { code, fileName }) {
  const first = withImports(output, MAIN);
  return code.replace(/\bimport\("(\.[^"]+)"\)/g, (call, address) => {
    const entry = path.posix.join(path.posix.dirname(fileName), address);
    const files = withImports(output, entry).filter((file) => !first.includes(file));
    return `loadModules(...${JSON.stringify(files)}).then(()=>${call})`;
  });
}

const linksTo = (/** @type {string[]} */ files) =>
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
const [{ modules, parts }, staying, style, ...laterTexts] = await Promise.all([
  joinModules(),
  stayingModules(),
  joinStyles(folder, styles),
  ...later.styles.map((file) => joinStyles(folder, [file])),
]);
for (const file of [...parts, ...styles])
  if (!staying.includes(file)) rmSync(path.join(folder, file), { force: true });
for (const chunk of modules) {
  const file = path.join(folder, chunk.fileName);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, withHashes(modules, chunk));
}
for (const [index, file] of later.styles.entries())
  writeFileSync(path.join(folder, file), laterTexts[index]);
for (const file of later.parts) rmSync(path.join(folder, file));
writeFileSync(path.join(folder, STYLE), style);
const first = withImports(modules, MAIN).filter((file) => file !== MAIN);
writeFileSync(page, html.replaceAll(styleLinks, '').replace(PLACE, linksTo(first)));
