/** Fetches a rulebook: what only readers of the rules need. */
import { readBook } from './own-books.js';
import { translated } from './translated.js';

/** The language of the rulebooks themselves. */
const ORIGINAL = 'en';

/**
 * The rulebook of a game. Throws when it cannot be fetched.
 * @param {string} variant its id
 * @param {string} language code of the one in which its texts are to be
 * @param {(status: number) => string} faultOf what is said of an answer without the book
 */
export async function loadRulebook(variant, language, faultOf) {
  const [book, words] = await Promise.all([
    readBook(`${variant}.json`, faultOf),
    language === ORIGINAL ? {} : readBook(`${language}/${variant}.json`, faultOf),
  ]);
  return translated(book, words);
}
