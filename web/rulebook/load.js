/** Fetches a rulebook: what only readers of the rules need. */
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
    loadJson(`${variant}.json`, faultOf),
    language === ORIGINAL ? {} : loadJson(`${language}/${variant}.json`, faultOf),
  ]);
  return translated(book, words);
}

async function loadJson(path, faultOf) {
  const response = await fetch(new URL(`./${path}`, import.meta.url));
  if (!response.ok) throw new Error(faultOf(response.status));
  return response.json();
}
