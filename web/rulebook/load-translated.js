/** Loads a file of a game together with its words in the language of the reader. */
import { translated } from './translated.js';

/** The language of the rulebooks themselves. */
const ORIGINAL = 'en';

/**
 * What a file says, in a language. Throws when it cannot be read.
 * @param {(path: string, faultOf) => Promise<object>} read reads `tax.json`, and its words from `de/tax.json`
 * @param {string} variant its id
 * @param {string} language code of the one in which its texts are to be
 * @param {(status: number) => string} faultOf what is said of an answer without the file
 */
export async function loadTranslated(read, variant, language, faultOf) {
  const [book, words] = await Promise.all([
    read(`${variant}.json`, faultOf),
    language === ORIGINAL ? {} : read(`${language}/${variant}.json`, faultOf),
  ]);
  return translated(book, words);
}
