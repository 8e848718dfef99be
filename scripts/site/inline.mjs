// Joins modules into one script with all their files inside: the engine, its worker, the rulebooks. Only puzzles and
// nets may lie beside it.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, deflateRawSync } from 'node:zlib';
import { build } from 'esbuild';

const web = fileURLToPath(new URL('../../web/', import.meta.url));

/** Place of the nets → the replacement of the module that fetches them. */
const NETS = {
  inside: 'variants/generated/inline/nets.js',
  beside: 'element/inline/script-files.js',
};

/** Modules that fetch something → modules that contain it. */
const REPLACED = new Map(
  Object.entries({
    'kingcraft/own-tables.js': 'element/inline/inline-stubs.js',
    'kingcraft/own-wasm.js': 'element/inline/inline-wasm.js',
    'page/app/register-service-worker.js': 'element/inline/inline-stubs.js',
    'page/base/load-style.js': 'element/inline/inline-stubs.js',
    'page/picture/start-gif-worker.js': 'page/picture/inline-gif-worker.js',
    'variants/generated/page/balances.js': 'variants/generated/inline/balances.js',
    'variants/generated/page/endgames.js': 'variants/generated/inline/endgames.js',
    'variants/generated/page/openings.js': 'variants/generated/inline/openings.js',
    'variants/generated/page/puzzles.js': 'variants/generated/inline/puzzles.js',
    'variants/generated/puzzle-files.js': 'element/inline/script-files.js',
    'variants/generated/rulebook/urls.js': 'variants/generated/inline/rulebooks.js',
    'worker/own-worker.js': 'element/inline/inline-worker.js',
  }).map(([file, inline]) => [path.resolve(web, file), path.resolve(web, inline)]),
);

/** @type {(nets: keyof typeof NETS) => import('esbuild').Plugin} */
const replaceModules = (nets) => ({
  name: 'replace modules',
  setup({ onResolve }) {
    const ownNets = path.resolve(web, 'kingcraft/own-nets.js');
    const replaced = new Map([...REPLACED, [ownNets, path.resolve(web, NETS[nets])]]);
    onResolve({ filter: /^\./ }, ({ path: file, resolveDir, importer }) => {
      const replacement = replaced.get(path.resolve(resolveDir, file));
      // A replacement may import the module that it replaces.
      return replacement && replacement !== importer ? { path: replacement } : null;
    });
  },
});

/**
 * Imports of a file with a type: `deflated` is its compressed bytes, `script` is its text with all that it imports.
 * @type {import('esbuild').Plugin}
 */
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

/**
 * The text of a classic script that does what the module does.
 * @param {string} entry below web/
 * @param {keyof typeof NETS} nets whether they are in the script, or in the folder `kingcraft-nets` beside it
 */
export async function joinInline(entry, nets = 'beside') {
  const { outputFiles } = await build({
    bundle: true,
    // Emscripten's loader reads its address, but never fetches anything from there.
    define: { 'import.meta.url': '"file:///"' },
    entryPoints: [path.resolve(web, entry)],
    external: ['node:*'],
    format: 'iife',
    legalComments: 'none',
    logLevel: 'warning',
    minify: true,
    plugins: [takeFiles, replaceModules(nets)],
    target: 'es2022',
    write: false,
  });
  return outputFiles[0].text.trimEnd();
}
