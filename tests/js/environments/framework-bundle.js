// Bundles the programs of frameworks, for a browser or for Node.js.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Components of Svelte as modules; its compiler is that of the project.
 * @param {string} folder
 * @param {'client' | 'server'} generate
 */
const svelteComponents = (folder, generate) => ({
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, ({ path: file }) => {
      const { compile } = createRequire(path.join(folder, 'main.js'))('svelte/compiler');
      const { js } = compile(readFileSync(file, 'utf8'), { filename: file, generate });
      return { contents: js.code };
    });
  },
});

/**
 * Bundles a program for a browser, as docs/package.md says for esbuild.
 * @param {string} folder of the project
 * @param {string} main its first file
 * @param {'production' | 'development'} mode
 */
export const bundleForBrowser = (folder, main, mode = 'production') =>
  build({
    absWorkingDir: folder,
    bundle: true,
    conditions: ['browser', mode],
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: String(mode === 'development'),
    },
    entryPoints: { main, worker: 'kingcraft/worker', 'wasm/engine': 'kingcraft/engine.wasm' },
    format: 'esm',
    jsx: 'automatic',
    loader: { '.wasm': 'copy' },
    logLevel: 'error',
    outdir: 'dist',
    plugins: [svelteComponents(folder, 'client')],
  });

/**
 * Bundles the program of a server; packages stay what node finds, as servers have them.
 * @param {string} folder
 * @param {string} main
 * @param {string} outfile
 */
export const bundleForNode = (folder, main, outfile) =>
  build({
    absWorkingDir: folder,
    bundle: true,
    entryPoints: [main],
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    outfile,
    packages: 'external',
    platform: 'node',
    plugins: [svelteComponents(folder, 'server')],
  });
