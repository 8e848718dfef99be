// Joins the styles of a page.

import { build } from 'esbuild';

/** A link to a style in a page, with its address. */
export const styleLinks = /[ ]*<link rel="stylesheet" href="([^"]+)">\n/g;

/** The styles that a page links to. */
export const linkedStyles = (/** @type {string} */ html) =>
  [...html.matchAll(styleLinks)].map(([, href]) => href);

/**
 * The text of these styles of the folder, one after the other, with what they import.
 * @param {string} folder
 * @param {string[]} styles
 */
export async function joinStyles(folder, styles) {
  const { outputFiles } = await build({
    bundle: true,
    external: ['*.woff2'],
    logLevel: 'warning',
    minify: true,
    stdin: {
      contents: styles.map((style) => `@import ${JSON.stringify(`./${style}`)};\n`).join(''),
      loader: 'css',
      resolveDir: folder,
    },
    target: 'es2022',
    write: false,
  });
  return outputFiles[0].text.trimEnd();
}
