// Packs the conformance kit, the package kingcraft-fixtures: node scripts/package/pack-fixtures.mjs FOLDER
// It needs no other package, so its modules are joined with what they use of this one. Its manifest is
// web/fixtures/manifest.json with what both packages share, and its README docs/conformance.md. Prints what
// scripts/package/pack-package.mjs prints.

import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { packWritten, printPacked } from './npm-pack.mjs';
import { withoutDeadLinks } from './published-text.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = path.join(root, 'web/fixtures');
const data = path.join(root, 'web/variants/generated/fixtures');
const readText = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');

/** The manifest of the kit. */
function manifest() {
  const { name, description, ...own } = JSON.parse(readText('web/fixtures/manifest.json'));
  const { version, author, license, engines } = JSON.parse(readText('package.json'));
  return { name, version, description, author, license, engines, ...own };
}

/** Joins the modules: the two that others see, and what both of them use. @param {string} folder */
function joinModules(folder) {
  buildSync({
    absWorkingDir: root,
    bundle: true,
    charset: 'utf8',
    chunkNames: '[name]',
    entryPoints: [path.join(source, 'index.js'), path.join(source, 'kingcraft-conformance.js')],
    format: 'esm',
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    outdir: folder,
    platform: 'node',
    splitting: true,
    target: 'es2022',
  });
}

const [destination] = process.argv.slice(2);
const packed = packWritten(destination, (folder) => {
  joinModules(folder);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  const text = readText('docs/conformance.md');
  writeFileSync(path.join(folder, 'README.md'), withoutDeadLinks(text, 'README.md', []));
  for (const file of ['index.d.ts', 'schema.json'])
    copyFileSync(path.join(source, file), path.join(folder, file));
  copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  cpSync(data, folder, { recursive: true, filter: (file) => !file.endsWith('.js') });
});
printPacked(packed);
