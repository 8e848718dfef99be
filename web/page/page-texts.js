// @ts-nocheck
/**
 * The texts of the page in the language of its reader. A new language is a file beside each *.en.js in texts, with the same keys, and a line in LANGUAGES;
 * the tests say what is missing.
 */
import { en } from './texts/page.en.js';

/** The languages that there are, by their code: what each calls itself, and how its texts are loaded. */
const LANGUAGES = {
  en: { name: 'English', load: async () => en },
  de: { name: 'Deutsch', load: async () => (await import('./texts/page.de.js')).de },
};

/** The codes of all languages. */
export const LANGUAGE_CODES = Object.freeze(Object.keys(LANGUAGES));

/** What each language calls itself, by its code. */
export const LANGUAGE_NAMES = Object.freeze(
  Object.fromEntries(Object.entries(LANGUAGES).map(([code, { name }]) => [code, name])),
);

/** All that the page says; see texts/page.en.js. English until another language is chosen, so it is to be read when it is shown. */
export let texts = en;

/** The language with its region, for numbers and dates, as `Intl` takes it. */
export let locale = en.language;

/**
 * The language of the reader.
 * @param {string} wish a code, or anything else where the browser is to decide
 * @param {readonly string[]} preferred the browser's languages, the best one first
 * @returns {{ code: string, locale: string }}
 */
export function languageFor(wish, preferred) {
  const codeOf = (tag) => tag.split('-')[0].toLowerCase();
  const isKnown = (code) => LANGUAGE_CODES.includes(code);
  const code = isKnown(wish) ? wish : (preferred.map(codeOf).find(isKnown) ?? en.language);
  return { code, locale: preferred.find((tag) => codeOf(tag) === code) ?? code };
}

/** Makes the page speak a language, as `languageFor` gives it. Throws when its texts cannot be loaded. */
export async function speak(language) {
  texts = await LANGUAGES[language.code].load();
  locale = language.locale;
}

/** The name of a game of the package. */
export function gameName({ id, name }) {
  return texts.games[id]?.name ?? name;
}

/** A game in one line; empty where the texts have none. */
export function gameTagline({ id }) {
  return texts.games[id]?.tagline ?? '';
}

/** What an error says: one of the package in the language of the page. */
export function faultText(error) {
  return error.key ? texts.message(error) : error.message;
}
