// @ts-nocheck
// Joins modules into one script with all their files inside: the engine, its worker, the rulebooks. Nothing is fetched.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, deflateRawSync } from 'node:zlib';
import { build } from 'esbuild';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const idb = fileURLToPath(new URL('../node_modules/idb/build/index.js', import.meta.url));

/** The modules that fetch something, and those that have it inside. */
const REPLACED = new Map(
  Object.entries({
    'kingcraft/own-tables.js': 'inline/inline-stubs.js',
    'kingcraft/own-wasm.js': 'inline/inline-wasm.js',
    'libraries/idb.js': idb,
    'page/library/register-service-worker.js': 'inline/inline-stubs.js',
    'page/load-style.js': 'inline/inline-stubs.js',
    'variants/generated/page/endgames.js': 'variants/generated/inline/endgames.js',
    'variants/generated/rulebook/urls.js': 'variants/generated/inline/rulebooks.js',
    'worker/own-worker.js': 'inline/inline-worker.js',
  }).map((pair) => pair.map((file) => path.resolve(web, file))),
);

const replaceModules = {
  name: 'replace modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path: file, resolveDir }) => {
      const replacement = REPLACED.get(path.resolve(resolveDir, file));
      return replacement && { path: replacement };
    });
  },
};

/** What an import says that it wants of a file: the bytes of it deflated, or it as a script with all that it imports. */
const takeFiles = {
  name: 'take files',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\./ }, ({ path: file, resolveDir, with: { type } }) => {
      if (type !== 'deflated' && type !== 'script') return null;
      return { path: path.resolve(resolveDir, file), namespace: type };
    });
    onLoad({ filter: /./, namespace: 'deflated' }, ({ path: file }) => {
      const level = constants.Z_BEST_COMPRESSION;
      return { contents: deflateRawSync(readFileSync(file), { level }), loader: 'binary' };
    });
    onLoad({ filter: /./, namespace: 'script' }, async ({ path: file }) => {
      return { contents: await joinInline(file), loader: 'text' };
    });
  },
};

/** The text of a classic script that does what the module does. */
export async function joinInline(entry) {
  const { outputFiles } = await build({
    bundle: true,
    // Emscripten asks where it lies, for a file that it is never to fetch.
    define: { 'import.meta.url': '"file:///"' },
    entryPoints: [path.resolve(web, entry)],
    external: ['node:*'],
    format: 'iife',
    legalComments: 'none',
    logLevel: 'warning',
    minify: true,
    plugins: [takeFiles, replaceModules],
    target: 'es2022',
    write: false,
  });
  return outputFiles[0].text.trimEnd();
}
