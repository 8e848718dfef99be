// @ts-nocheck
/** Loads a file of a game together with its words in the language of the reader. */
import { fetchBook } from './fetch-book.js';
import { translated } from './translated.js';

/**
 * What stands in one of the files; undefined where there is no such file.
 * @param {Record<string, () => object | URL>} books see loadTranslated
 */
async function readBook(books, place, faultOf) {
  if (!Object.hasOwn(books, place)) return undefined;
  const book = books[place]();
  return book instanceof URL ? fetchBook(book, faultOf) : structuredClone(book);
}

/**
 * What a file says, in a language: in English where it has no words in that language, undefined where there is no file of
 * that game. Throws when it cannot be read.
 * @param {Record<string, () => object | URL>} books each file, as `tax.json`, or `de/tax.json` for its words in another
 *   language, with where it is, or with what stands in it
 * @param {string} variant its id
 * @param {string} language code of the one in which its texts are to be
 * @param {(status: number) => string} faultOf what is said of an answer without the file
 */
export async function loadTranslated(books, variant, language, faultOf) {
  const [book, words] = await Promise.all([
    readBook(books, `${variant}.json`, faultOf),
    readBook(books, `${language}/${variant}.json`, faultOf),
  ]);
  return words ? translated(book, words) : book;
}
