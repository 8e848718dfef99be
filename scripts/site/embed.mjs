// Builds the files that other pages embed: the frame, the page that makes the lines for authors, and
// kingcraft-board.js, the element as one classic script with everything inside but the puzzles and the nets, which lie
// beside it.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { joinInline } from './inline.mjs';
import { joinStyles } from './styles.mjs';

export const boardScript = 'kingcraft-board.js';

/** The folders beside the script, and where their files are below web/. */
export const besideScript = {
  'kingcraft-nets': 'kingcraft/nets',
  'kingcraft-puzzles': 'variants/generated/puzzles',
};

/**
 * The files, by their addresses on the site.
 * @param {string} web the folder of the sources
 * @returns {Promise<[address: string, text: string][]>}
 */
export async function embedFiles(web) {
  const licence = readFileSync(path.join(web, '../LICENSE'), 'utf8');
  const [board, frame, builder, frameStyle, builderStyle] = await Promise.all([
    joinInline('element/define.js'),
    joinInline('element/embed/embed.js'),
    joinInline('element/embed/embed-builder.js'),
    joinStyles(web, ['element/embed/embed.css']),
    joinStyles(web, [
      'page/styles/tokens.css',
      'page/styles/fonts.css',
      'page/styles/controls.css',
      'element/embed/embed-builder.css',
    ]),
  ]);
  const html = (/** @type {string} */ file) =>
    readFileSync(path.join(web, 'element/embed', file), 'utf8');
  return [
    [boardScript, `/*!\n${licence}*/\n${board}\n`],
    ['embed.css', `${frameStyle}\n`],
    ['embed.js', `${frame}\n`],
    ['embed.html', html('embed.html')],
    // The fonts lie beside this style, and not one folder above it as for the page's own.
    ['embed-builder.css', `${builderStyle.replaceAll('../libraries/', './libraries/')}\n`],
    ['embed-builder.js', `${builder}\n`],
    ['embed-builder.html', html('embed-builder.html')],
  ];
}
