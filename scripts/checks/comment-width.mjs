// Finds lines with a comment that are wider than a reader's window. The formatters wrap code, and leave comments.

import { languageOf, partsOf } from './source-parts.mjs';

const COLUMNS = 120;

/**
 * The faults of a file as lines of text.
 * @param {string} file its path
 * @param {string} text
 */
export function wideComments(file, text) {
  const language = languageOf(file, text);
  if (!language || language === 'html') return [];
  const lines = text.split('\n');
  const commented = [...partsOf(text, language)].filter(({ kind }) => kind === 'comment');
  return commented
    .map(({ line }) => line)
    .filter((line) => lines[line - 1].length > COLUMNS)
    .map((line) => `${file}:${line}: a comment wider than ${COLUMNS} columns: wrap it`);
}
