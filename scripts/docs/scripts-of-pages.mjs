// Joins the modules of web/page/docs for the pages of the documentation: docs.js, and what it loads when it is needed.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** @import { Plugin } from 'esbuild' */

const about = new URL('../../package.json', import.meta.url);
/** @type {{ browser: Record<string, unknown> }} */
const { browser } = JSON.parse(readFileSync(about, 'utf8'));

/**
 * Modules find the wasm, the worker and the rulebooks of the site from their own place in it. Those that package.json
 * leaves out for browsers are empty.
 * @param {string} root
 * @returns {Plugin}
 */
const modulesOfBrowsers = (root) => ({
  name: 'modules of browsers',
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, ({ path: file }) => {
      const place = path.relative(root, file).split(path.sep).join('/');
      if (!place.startsWith('web/')) return null;
      if (browser[`./${place}`] === false) return { contents: 'export {};' };
      // On the site, the scripts of the documentation lie beside its pages.
      const published = place.replace(/^web(\/page(?=\/docs\/))?/, '..');
      const address = `new URL(${JSON.stringify(published)}, import.meta.url).href`;
      return {
        contents: readFileSync(file, 'utf8').replaceAll('import.meta.url', address),
        loader: 'js',
      };
    });
  },
});

/**
 * @param {string} root of the repository
 * @returns {Promise<[file: string, text: string][]>} the files, by their paths from the folder of the documentation
 */
export async function joinScripts(root) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    bundle: true,
    chunkNames: 'docs-[hash]',
    entryPoints: { docs: path.join(root, 'web/page/docs/docs-page.js') },
    format: 'esm',
    legalComments: 'none',
    logLevel: 'warning',
    minify: true,
    outdir: 'docs',
    // The names of files come from paths, which must not say where the packages are stored.
    preserveSymlinks: true,
    plugins: [modulesOfBrowsers(root)],
    splitting: true,
    target: 'es2022',
    write: false,
  });
  const files = outputFiles.map(({ path: file, text }) => [path.basename(file), text]);
  return /** @type {[string, string][]} */ (files);
}
