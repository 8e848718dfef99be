// The modules of the package as they are published: without comments and blanks, a third of what a page fetches of
// them. The types beside them keep the documentation, and all names stay, so a stack trace says in which function of
// which file it arose.

import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/** The build minifies the output of Emscripten. */
const made = /(^|\/)kingcraft\/wasm\//;

/**
 * Whether a file is published in another form than the one in which it is written.
 * @param {string} file its path with `/`
 */
export const isStripped = (file) => file.endsWith('.js') && !made.test(file);

/**
 * A file as it is published.
 * @param {string} file its path with `/`
 * @returns {string | Buffer}
 */
export function publishedFile(file) {
  const bytes = readFileSync(file);
  if (!isStripped(file)) return bytes;
  return transformSync(bytes.toString(), {
    charset: 'utf8',
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    sourcefile: file,
    target: 'esnext',
  }).code;
}
