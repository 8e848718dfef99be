// @ts-nocheck
import { createElement } from '../scene/elements.js';

/** Hands a blob to the reader as a file, which the browser saves as it saves any download. */
export function save(name, blob) {
  const href = URL.createObjectURL(blob);
  createElement('a', { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** Hands a text in PGN to the reader as a file. */
export function savePgn(name, text) {
  save(name, new Blob([text], { type: 'application/x-chess-pgn' }));
}
