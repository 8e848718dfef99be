// Tells browsers early what the first board needs: node scripts/preload-site.mjs FOLDER
// A module names what it imports, so a browser learns of each floor of modules only when the one above has come. With links in
// FOLDER/index.html it can fetch them all at once. They take the place of the comment PRELOAD there.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ENTRY = 'page/main.js';
/** What is loaded at once, and by no static import. */
const ENGINE = ['kingcraft/wasm/engine.js', 'kingcraft/wasm/table.js'];
const WASM = 'kingcraft/wasm/engine.wasm';
const PLACE = /[ ]*<!-- PRELOAD -->\n/;

const importPattern = /^\s*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*'(\.[^']+)'/gm;

/** The module and all that it imports, directly or not, the ones that it names first first. */
function modulesFrom(folder, module, found = new Set()) {
  if (found.has(module)) return found;
  found.add(module);
  const code = readFileSync(path.join(folder, module), 'utf8');
  for (const [, specifier] of code.matchAll(importPattern))
    modulesFrom(folder, path.posix.join(path.posix.dirname(module), specifier), found);
  return found;
}

const folder = process.argv[2];
const page = path.join(folder, 'index.html');
const html = readFileSync(page, 'utf8');
if (!PLACE.test(html)) throw new Error(`${page} has no place for the links`);
const modules = [...modulesFrom(folder, ENTRY), ...ENGINE].filter((module) => module !== ENTRY);
const links = [
  `<link rel="preload" as="fetch" type="application/wasm" crossorigin href="${WASM}">`,
  ...modules.map((module) => `<link rel="modulepreload" href="${module}">`),
];
writeFileSync(page, html.replace(PLACE, links.map((link) => `    ${link}\n`).join('')));
