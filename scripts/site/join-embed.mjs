// Makes what other pages embed: node scripts/site/join-embed.mjs FOLDER
// FOLDER, the site, gets the frame, the page that makes the lines for authors, and kingcraft-board.js, the element as one
// classic script with everything inside but the puzzles and the nets, which lie beside it. All three also come to lie beside FOLDER.

import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinInline } from './inline.mjs';
import { joinStyles } from './join-styles.mjs';

const BOARD = 'kingcraft-board.js';
/** Folder beside the script → the folder of its files, below web/. */
const BESIDE = {
  'kingcraft-nets': 'kingcraft/nets',
  'kingcraft-puzzles': 'variants/generated/puzzles',
};

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const folder = path.resolve(process.argv[2]);

const licence = readFileSync(new URL('../../LICENSE', import.meta.url), 'utf8');

/** File → its text. */
const made = {
  [BOARD]: joinInline('element/define.js').then((text) => `/*!\n${licence}*/\n${text}`),
  'embed.css': joinStyles(web, ['element/embed/embed.css']),
  'embed.js': joinInline('element/embed/embed.js'),
  // The fonts lie beside this style, and not one folder above it as for the page's own.
  'embed-builder.css': joinStyles(web, [
    'page/styles/tokens.css',
    'page/styles/fonts.css',
    'page/styles/controls.css',
    'element/embed/embed-builder.css',
  ]).then((style) => style.replaceAll('../libraries/', './libraries/')),
  'embed-builder.js': joinInline('element/embed/embed-builder.js'),
};

for (const [file, text] of Object.entries(made))
  writeFileSync(path.join(folder, file), `${await text}\n`);
for (const page of ['embed.html', 'embed-builder.html'])
  copyFileSync(path.join(web, 'element/embed', page), path.join(folder, page));
copyFileSync(path.join(folder, BOARD), path.join(folder, '..', BOARD));
for (const place of [folder, path.dirname(folder)])
  for (const [name, files] of Object.entries(BESIDE)) {
    const source = path.join(web, files);
    rmSync(path.join(place, name), { recursive: true, force: true });
    if (existsSync(source)) cpSync(source, path.join(place, name), { recursive: true });
  }
