/**
 * Loads the texts of a game, such as its rulebook, in the language of the reader.
 * @import { Rulebook, RulebookTranslation } from './rulebook.js'
 */
import { rulebooks } from './generated/rulebook/urls.js';
import { ownFile } from './own-file.js';

/**
 * Files by their places: `tax.json`, and `de/tax.json` for the texts of it in another language. Each is a URL, or what
 * is in the file.
 * @typedef {Record<string, () => object | Promise<object>>} Books
 */

/**
 * The error when a file cannot be fetched: the status is 0 where no server answered, and 200 where it sent
 * something else.
 * @typedef {(status: number) => string} FaultText
 */

/**
 * @param {URL} url
 * @param {FaultText} faultOf
 * @param {(book: unknown) => boolean} isBook
 * @returns {Promise<object>}
 */
async function fetchBook(url, faultOf, isBook) {
  let status = 0;
  try {
    const response = await fetch(ownFile(url));
    status = response.status;
    const book = response.ok ? await response.json() : null;
    if (isBook(book)) return book;
  } catch (cause) {
    throw new Error(faultOf(status), { cause });
  }
  throw new Error(faultOf(status));
}

/** Whether all that an object has are texts. @param {unknown} value */
const isTranslation = (value) =>
  value instanceof Object && Object.values(value).every((text) => typeof text === 'string');

/**
 * The content of a file, undefined if there is no such file.
 * @param {Books} books
 * @param {string} place
 * @param {FaultText} faultOf
 * @param {string} list the name of a list that the file has
 * @throws when it cannot be fetched
 */
export function readBook(books, place, faultOf, list) {
  return readFile(books, place, faultOf, (book) => Array.isArray(Object(book)[list]));
}

/**
 * @param {Books} books
 * @param {string} place
 * @param {FaultText} faultOf
 * @param {(book: unknown) => boolean} isBook
 */
async function readFile(books, place, faultOf, isBook) {
  if (!Object.hasOwn(books, place)) return undefined;
  const book = await books[place]();
  return book instanceof URL ? fetchBook(book, faultOf, isBook) : structuredClone(book);
}

/**
 * A book with its texts in another language. A text without a translation stays as it is.
 * @template T
 * @param {T} book a rulebook or a part of one
 * @param {RulebookTranslation} translation
 * @returns {T}
 */
export function translated(book, translation) {
  return /** @type {T} the same shape, with other texts */ (translatedPart(book, translation));
}

/**
 * @param {unknown} part
 * @param {RulebookTranslation} translation
 * @returns {unknown}
 */
function translatedPart(part, translation) {
  if (typeof part === 'string') return Object.hasOwn(translation, part) ? translation[part] : part;
  if (Array.isArray(part)) return part.map((one) => translatedPart(one, translation));
  if (part === null || typeof part !== 'object') return part;
  const entries = Object.entries(part).map(([key, one]) => [key, translatedPart(one, translation)]);
  return Object.fromEntries(entries);
}

/**
 * The book of a game, in English where it is not translated. Undefined where the game has none.
 * @template T the form of the books
 * @param {Books} books
 * @param {string} variant its id
 * @param {string} language code of the one in which its texts are to be
 * @param {FaultText} faultOf
 * @param {string} list the name of a list that the books have
 * @returns {Promise<T | undefined>}
 * @throws when a file cannot be fetched
 */
export async function loadTranslated(books, variant, language, faultOf, list) {
  const [book, translation] = await Promise.all([
    readBook(books, `${variant}.json`, faultOf, list),
    readFile(books, `${language}/${variant}.json`, faultOf, isTranslation),
  ]);
  // The tests check the form of every book.
  const original = /** @type {T | undefined} */ (book);
  return translation
    ? translated(original, /** @type {RulebookTranslation} */ (translation))
    : original;
}

/**
 * The rulebook of a game.
 * @param {string} variant its id
 * @param {string} language code of the one in which its texts are to be
 * @param {FaultText} faultOf
 * @returns {Promise<Rulebook>}
 * @throws when it cannot be fetched
 */
export async function loadRulebook(variant, language, faultOf) {
  /** @type {Rulebook | undefined} */
  const book = await loadTranslated(rulebooks, variant, language, faultOf, 'sections');
  if (!book) throw new Error(faultOf(404));
  return book;
}
