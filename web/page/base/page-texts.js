/** The texts of the page in the language of its reader. */
import { errorText } from '../../texts/error-text.js';
import { firstLanguage, LANGUAGE_CODES } from '../../texts/languages.js';
import { en } from '../../texts/page/page.en.js';
import { loadTexts } from '../../variants/generated/page/texts.js';

/** @typedef {typeof en} Texts all that the page says */

/** @typedef {{ code: string, locale: string }} Language */

/** @type {Record<string, () => Promise<Texts>>} */
const loaders = loadTexts;

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
  const chosen = LANGUAGE_CODES.find((code) => code === preference);
  const ofChosen = (/** @type {string} */ tag) => firstLanguage([tag]).code === chosen;
  const { code, tag } = firstLanguage(chosen ? [...preferred.filter(ofChosen), chosen] : preferred);
  return { code, locale: tag };
}

/**
 * Makes the page speak a language, as `languageFor` gives it. Throws when its texts cannot be loaded.
 * @param {Language} language
 */
export async function speak(language) {
  texts = (await loaders[language.code]?.()) ?? en;
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
 * A game in one line; empty if the texts have none.
 * @param {{ id: string }} variant
 */
export function gameTagline({ id }) {
  return gameTexts()[id]?.tagline ?? '';
}

/**
 * The text of an error: one of the package in the language of the page.
 * @param {unknown} error an Error, or a Message of the package
 * @returns {string}
 */
export function faultText(error) {
  return errorText(error, texts);
}
