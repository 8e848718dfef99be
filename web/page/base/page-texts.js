/**
 * The texts of the page in the language of its reader. A new language is a file beside each *.en.js in texts, with the
 * same keys, and a line in LANGUAGES; the tests say what is missing.
 */
import { errorText } from '../../texts/error-text.js';
import { en } from '../../texts/page/page.en.js';

/** @typedef {typeof en} Texts all that the page says */

/** @typedef {{ code: string, locale: string }} Language */

/**
 * The languages that there are, by their code: what each calls itself, and how its texts are loaded.
 * @type {Record<string, { name: string, load(): Promise<Texts> }>}
 */
const LANGUAGES = {
  en: { name: 'English', load: async () => en },
  de: {
    name: 'Deutsch',
    load: async () => /** @type {Texts} */ ((await import('../../texts/page/page.de.js')).de),
  },
};

/** The codes of all languages. */
export const LANGUAGE_CODES = Object.freeze(Object.keys(LANGUAGES));

/** What each language calls itself, by its code. */
export const LANGUAGE_NAMES = Object.freeze(
  Object.fromEntries(Object.entries(LANGUAGES).map(([code, { name }]) => [code, name])),
);

/**
 * All that the page says; see web/texts/page/page.en.js. English until another language is loaded, so read it when it
 * is shown.
 */
export let texts = en;

/** The language with its region, for numbers and dates, as `Intl` takes it. */
export let locale = en.language;

/**
 * The language of the reader.
 * @param {unknown} preference a code, or anything else where the browser decides
 * @param {readonly string[]} preferred the browser's languages, the best one first
 * @returns {Language}
 */
export function languageFor(preference, preferred) {
  /** @param {string} tag */
  const codeOf = (tag) => (tag.split('-')[0] ?? '').toLowerCase();
  const known = [preference, ...preferred.map(codeOf)];
  const code = LANGUAGE_CODES.find((one) => one === known.find(isKnown)) ?? en.language;
  return { code, locale: preferred.find((tag) => codeOf(tag) === code) ?? code };
}

/** @param {unknown} code */
const isKnown = (code) => LANGUAGE_CODES.some((one) => one === code);

/**
 * Makes the page speak a language, as `languageFor` gives it. Throws when its texts cannot be loaded.
 * @param {Language} language
 */
export async function speak(language) {
  texts = (await LANGUAGES[language.code]?.load()) ?? en;
  locale = language.locale;
}

/** @type {() => Record<string, { name: string, tagline: string } | undefined>} */
const gameTexts = () => texts.games;

/**
 * The name of a game of the package.
 * @param {{ id: string, name: string }} variant
 */
export function gameName({ id, name }) {
  return gameTexts()[id]?.name ?? name;
}

/**
 * A game in one line; empty where the texts have none.
 * @param {{ id: string }} variant
 */
export function gameTagline({ id }) {
  return gameTexts()[id]?.tagline ?? '';
}

/**
 * What an error says: one of the package in the language of the page.
 * @param {unknown} error an Error, or a Message of the package
 * @returns {string}
 */
export function faultText(error) {
  return errorText(error, texts);
}
