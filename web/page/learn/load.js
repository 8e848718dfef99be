/** Fetches what only readers of the rules need. */

import { texts } from '../texts.js';
import { translated } from './translated.js';

/** The language of the rulebooks themselves. */
const ORIGINAL = 'en';

/** The rulebook of a game in the language of the page. Throws when it cannot be fetched. */
export async function loadRulebook(variant) {
  const { language } = texts;
  const [book, words] = await Promise.all([
    loadJson(`${variant}.json`),
    language === ORIGINAL ? {} : loadJson(`${language}/${variant}.json`),
  ]);
  return translated(book, words);
}

async function loadJson(path) {
  const response = await fetch(new URL(`../../rulebook/${path}`, import.meta.url));
  if (!response.ok) throw new Error(texts.page.serverAnswered(response.status));
  return response.json();
}
