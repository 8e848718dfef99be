// What is known of each game. The builds that are one file have another module in place of this one.

import { fetchBook } from '../../rulebook/fetch-book.js';

/** Where each is, written out so that bundlers find the files. */
const PLACES = {
  'chess.json': () => new URL('../../rulebook/known/chess.json', import.meta.url),
  'flying.json': () => new URL('../../rulebook/known/flying.json', import.meta.url),
  'kingscourt.json': () => new URL('../../rulebook/known/kingscourt.json', import.meta.url),
  'levitating.json': () => new URL('../../rulebook/known/levitating.json', import.meta.url),
  'tax.json': () => new URL('../../rulebook/known/tax.json', import.meta.url),
  'twokings.json': () => new URL('../../rulebook/known/twokings.json', import.meta.url),
  'de/chess.json': () => new URL('../../rulebook/known/de/chess.json', import.meta.url),
  'de/flying.json': () => new URL('../../rulebook/known/de/flying.json', import.meta.url),
  'de/kingscourt.json': () => new URL('../../rulebook/known/de/kingscourt.json', import.meta.url),
  'de/levitating.json': () => new URL('../../rulebook/known/de/levitating.json', import.meta.url),
  'de/tax.json': () => new URL('../../rulebook/known/de/tax.json', import.meta.url),
  'de/twokings.json': () => new URL('../../rulebook/known/de/twokings.json', import.meta.url),
};

/** As `readBook`. */
export const readKnown = (path, faultOf) => fetchBook(PLACES[path](), faultOf);
