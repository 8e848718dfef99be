/** Hands a text to the reader as a file, which the browser saves as it saves any download. */
import { make } from './dom.js';

export function save(name, type, text) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  make('a', { href, download: name }).click();
  URL.revokeObjectURL(href);
}
