// The package's own rulebooks. The builds that are one file have another module in place of this one.

import { fetchBook } from './fetch-book.js';

/** Where each is, written out so that bundlers find the files. */
const PLACES = {
  'chess.json': () => new URL('./chess.json', import.meta.url),
  'flying.json': () => new URL('./flying.json', import.meta.url),
  'kingscourt.json': () => new URL('./kingscourt.json', import.meta.url),
  'levitating.json': () => new URL('./levitating.json', import.meta.url),
  'tax.json': () => new URL('./tax.json', import.meta.url),
  'twokings.json': () => new URL('./twokings.json', import.meta.url),
  'de/chess.json': () => new URL('./de/chess.json', import.meta.url),
  'de/flying.json': () => new URL('./de/flying.json', import.meta.url),
  'de/kingscourt.json': () => new URL('./de/kingscourt.json', import.meta.url),
  'de/levitating.json': () => new URL('./de/levitating.json', import.meta.url),
  'de/tax.json': () => new URL('./de/tax.json', import.meta.url),
  'de/twokings.json': () => new URL('./de/twokings.json', import.meta.url),
};

/**
 * What stands in a file of this folder.
 * @param {string} path `tax.json`, or `de/tax.json` for its words in another language
 * @param {(status: number) => string} faultOf what is said of an answer without it
 */
export const readBook = (path, faultOf) => fetchBook(PLACES[path](), faultOf);
