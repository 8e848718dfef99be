// Joins the styles of a page: those that it links to, and those of screens that are opened later.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { filesBelow } from '../shared/files-below.mjs';

/** A link to a style in a page, with its address. */
export const styleLinks = /[ ]*<link rel="stylesheet" href="([^"]+)">\n/g;

const imports = /@import "([^"]+)"/g;

/**
 * The styles of screens that open later, as paths in the folder, and the parts that they import.
 * @param {string} folder
 * @param {string[]} first the styles that the page links to
 */
export function stylesForLater(folder, first) {
  const others = filesBelow(path.join(folder, 'page'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.posix.join('page', file))
    .filter((file) => !first.includes(file));
  const parts = new Set(
    others.flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [...text.matchAll(imports)].map(([, part]) =>
        path.posix.join(path.posix.dirname(file), part),
      );
    }),
  );
  return { styles: others.filter((file) => !parts.has(file)), parts: [...parts] };
}

/**
 * The text of these styles of the folder, one after the other.
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
