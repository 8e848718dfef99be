// Joins the modules of the page and of its worker.
// A browser finds the imports of a module only after it has fetched it, and each import is a request. Joined, a screen
// is one file, and shared code is another.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { rollup } from 'rollup';

/** @import { GetManualChunk, GetModuleInfo, OutputChunk, Plugin } from 'rollup' */

/** In bytes: a smaller file is joined with another that is fetched at about the same time. */
const smallChunk = 5000;

const { browser, sideEffects } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/**
 * Packages of others, as modules: not all of them are written as one.
 * @satisfies {Plugin}
 */
const packages = {
  name: 'packages',
  resolveId: (/** @type {string} */ name) =>
    /^[a-z]/.test(name) ? fileURLToPath(import.meta.resolve(name)) : null,
  load: async (/** @type {string} */ file) => {
    if (!file.includes('/node_modules/')) return null;
    const { outputFiles } = await build({
      // The text names files from here on; it must be equal wherever the packages lie.
      absWorkingDir: path.dirname(file),
      bundle: true,
      entryPoints: [file],
      format: 'esm',
      write: false,
    });
    return outputFiles[0].text;
  },
};

/**
 * A file that a module names by its address, as the first group.
 * A module in a joined file lies in another folder than its source, so it gets its own address as a constant.
 */
const NAMED = /new URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)/g;

/**
 * The paths of the files below a folder that the code of these modules names.
 * @param {Iterable<string>} modules
 * @param {string} folder
 */
function namedFiles(modules, folder) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const file of modules)
    for (const [, address] of readFileSync(file, 'utf8').matchAll(NAMED))
      found.add(pathIn(folder, path.join(path.dirname(file), address)));
  return found;
}

const pathIn = (/** @type {string} */ folder, /** @type {string} */ file) =>
  path.relative(folder, file).split(path.sep).join('/');

/**
 * The modules of a folder as a browser gets them: those that package.json leaves out for browsers, which import what
 * only node has, are empty.
 * @param {string} folder
 * @returns {Plugin}
 */
const modulesOfBrowsers = (folder) => ({
  name: 'modules of browsers',
  load: (file) => (browser[`./web/${pathIn(folder, file)}`] === false ? 'export {};' : null),
  transform: (code, file) =>
    code.replaceAll(
      'import.meta.url',
      `new URL(${JSON.stringify(`../${pathIn(folder, file)}`)}, import.meta.url).href`,
    ),
});

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

/** A joined file, those that it imports, and so on. */
function withImports(/** @type {OutputChunk[]} */ output, /** @type {string} */ entry) {
  const importsOf = Object.fromEntries(output.map(({ fileName, imports }) => [fileName, imports]));
  const found = new Set([entry]);
  for (const file of found) for (const imported of importsOf[file]) found.add(imported);
  return [...found];
}

/**
 * The code of a joined file, in which the page loads the modules of each import with their hashes first: the import
 * itself names none.
 * @param {OutputChunk[]} output
 * @param {OutputChunk} chunk
 * @param {string[]} first the files that are there before
 */
function withHashes(output, { code, fileName }, first) {
  return code.replace(/\bimport\("(\.[^"]+)"\)/g, (call, address) => {
    const entry = path.posix.join(path.posix.dirname(fileName), address);
    const files = withImports(output, entry).filter((file) => !first.includes(file));
    return `loadModules(...${JSON.stringify(files)}).then(()=>${call})`;
  });
}

/**
 * The joined modules: the entries, one file that the page and the search share, and what is imported later.
 * esbuild makes a file for each set of screens that share a module, which is twenty files for a first visit; Rollup
 * makes two.
 * @param {string} folder
 * @param {{ main: string, worker: string, others?: string[] }} entries below the folder; `others`: workers for which
 *   nobody waits
 * @returns {Promise<{ modules: [file: string, code: string][], first: string[], named: Set<string> }>} the modules by
 *   their addresses; those that the main one imports; the files that the code names by their addresses
 */
export async function joinModules(folder, { main, worker, others = [] }) {
  const bundle = await rollup({
    input: Object.fromEntries(
      [main, worker, ...others].map((file) => [file.replace(/\.js$/, ''), path.join(folder, file)]),
    ),
    plugins: [packages, modulesOfBrowsers(folder)],
    logLevel: 'warn',
    treeshake: {
      moduleSideEffects: (file) => sideEffects.includes(`./web/${pathIn(folder, file)}`),
    },
  });
  const { output } = await bundle.generate({
    chunkFileNames: 'page/[name]-[hash].js',
    entryFileNames: '[name].js',
    experimentalMinChunkSize: smallChunk,
    manualChunks: sharedModules(path.join(folder, main), path.join(folder, worker)),
    plugins: [minifyModules],
  });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = withImports(chunks, main);
  return {
    modules: chunks.map((chunk) => [chunk.fileName, withHashes(chunks, chunk, first)]),
    first: first.filter((file) => file !== main),
    named: namedFiles(
      chunks.flatMap(({ moduleIds }) => moduleIds),
      folder,
    ),
  };
}

/**
 * The modules that other pages import, those that these import, and what their code names, as paths below the folder.
 * @param {string} folder
 * @param {string[]} entries below the folder
 */
export async function separateModules(folder, entries) {
  const bundle = await rollup({
    input: entries.map((file) => path.join(folder, file)),
    external: /^node:/,
    logLevel: 'silent',
  });
  await bundle.close();
  const files = bundle.watchFiles;
  return new Set([...files.map((file) => pathIn(folder, file)), ...namedFiles(files, folder)]);
}
