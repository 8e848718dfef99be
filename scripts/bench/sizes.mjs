// Measures the compressed bytes that a page fetches for all games, and the share of each game.

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { publishedFile } from '../package/published-module.mjs';
import { codeSizes } from './wasm-code.mjs';

/** @typedef {{ bytes: number, brotli: number }} Size plain and compressed, in bytes */
/** @typedef {Size & { file: string }} FileSize of a file below web/ */
/** @typedef {{ game: string, bytes: number, part: number }} Share of the code */
/** @typedef {Size & { what: string, atMost?: number }} Form of the page or of a board, as files */

/**
 * @typedef {object} Sizes
 * @property {FileSize[]} payload
 * @property {number} bytesMax what the payload may have, in bytes of brotli
 * @property {Size} joined the modules of the payload, except the loader, as one minified file
 * @property {Share[]} shares
 * @property {Form[]} forms
 */

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
/** The names of the functions of the engine, which the build writes down. */
const symbols = fileURLToPath(new URL('../../build/wasm/engine.symbols', import.meta.url));
/** Where a page begins to fetch modules: the rules, the client of the engine, and its worker. */
const entryPoints = ['kingcraft/index.js', 'worker/client.js', 'worker/worker.js'];
const wasm = 'kingcraft/wasm/engine.wasm';
/** The module of Emscripten that loads it. */
const loader = 'kingcraft/wasm/engine.js';
const bytesMax = 170 * 1024;

const brotliParameters = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

const brotliBytes = (/** @type {Uint8Array} */ bytes) =>
  brotliCompressSync(bytes, { params: brotliParameters }).length;

const brotliSize = (/** @type {string} */ file) => brotliBytes(readFileSync(file));

/** The modules that a page fetches, below web/: what only node imports, or only the command, is not among them. */
async function modulesOfPage() {
  const { metafile } = await build({
    absWorkingDir: web,
    bundle: true,
    entryPoints,
    external: ['node:*'],
    format: 'esm',
    logLevel: 'error',
    metafile: true,
    outdir: 'joined',
    write: false,
  });
  const found = new Set(entryPoints);
  for (const file of found) {
    for (const { path: imported, kind } of metafile.inputs[file].imports)
      if (kind === 'import-statement') found.add(imported);
  }
  return [...found];
}

/**
 * Leaves out the loader, and what is imported only when it is needed.
 * @type {import('esbuild').Plugin}
 */
const ownModules = {
  name: 'own modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path: file, resolveDir, kind }) =>
      kind === 'dynamic-import' || path.resolve(resolveDir, file) === path.join(web, loader)
        ? { path: file, external: true }
        : null,
    );
  },
};

/** The modules that a page fetches, in the form that a bundler gives them: one minified file. */
export async function joinedSize() {
  const imports = entryPoints.map((file, index) => `export * as part${index} from './${file}';`);
  const { outputFiles } = await build({
    bundle: true,
    external: ['node:*'],
    format: 'esm',
    logLevel: 'error',
    minify: true,
    plugins: [ownModules],
    stdin: { contents: imports.join('\n'), resolveDir: web },
    target: 'es2022',
    write: false,
  });
  const [{ contents }] = outputFiles;
  return { bytes: contents.length, brotli: brotliBytes(contents) };
}

/** Each file of the package that a page fetches, as it is published. */
export async function payload() {
  return [wasm, ...(await modulesOfPage())].map((file) => {
    const bytes = Buffer.from(publishedFile(path.join(web, file)));
    return { file, bytes: bytes.length, brotli: brotliBytes(bytes) };
  });
}

/** Builds of one file, and the frame: the files, from dist/, and their largest plain size. */
const FORMS = [
  { what: 'kingcraft.html', files: ['kingcraft.html'], atMost: 2.3e6 },
  { what: 'kingcraft-board.js', files: ['kingcraft-board.js'] },
  {
    what: 'the frame, with kingcraft-board.js',
    files: ['embed.html', 'embed.css', 'embed.js', 'kingcraft-board.js'].map(
      (file) => `site/${file}`,
    ),
  },
];

/** The forms with their sizes. */
function formSizes() {
  return FORMS.map(({ what, files, atMost }) => {
    const paths = files.map((file) => path.join(dist, file));
    const sum = (/** @type {(file: string) => number} */ sizeOf) =>
      paths.reduce((all, file) => all + sizeOf(file), 0);
    return { what, bytes: sum((file) => statSync(file).size), brotli: sum(brotliSize), atMost };
  });
}

/**
 * The game that a function was made for: the one that its template has for an argument. All games
 * inherit from chess, so chess counts only where there is no other.
 */
export function gameOf(/** @type {string} */ name, /** @type {string[]} */ ids) {
  const named = [...name.matchAll(/kingcraft::(\w+)/g)].map(([, word]) => word.toLowerCase());
  const games = named.filter((word) => ids.includes(word));
  return games.find((id) => id !== 'chess') ?? games[0] ?? 'all games alike';
}

/** Bytes of code by game. */
function codeByGame(/** @type {string[]} */ ids) {
  const sizes = codeSizes(readFileSync(path.join(web, wasm)));
  const lines = readFileSync(symbols, 'utf8').trim().split('\n');
  const names = new Map(lines.map((line) => [Number.parseInt(line, 10), line]));
  const bytes = new Map();
  for (const [index, size] of sizes) {
    const game = gameOf(names.get(index) ?? '', ids);
    bytes.set(game, (bytes.get(game) ?? 0) + size);
  }
  return bytes;
}

/** @returns {Promise<Sizes>} */
export async function measureSizes(/** @type {string[]} */ ids) {
  const files = await payload();
  const byGame = codeByGame(ids);
  const code = [...byGame.values()].reduce((sum, bytes) => sum + bytes, 0);
  const shares = [...ids, 'all games alike'].map((game) => {
    const bytes = byGame.get(game) ?? 0;
    return { game, bytes, part: bytes / code };
  });
  return { payload: files, bytesMax, joined: await joinedSize(), shares, forms: formSizes() };
}
