// @ts-nocheck
/** The texts of a board in the language of the page around it. */
import { en } from './texts/en.js';

const LANGUAGES = {
  en: async () => en,
  de: async () => (await import('./texts/de.js')).de,
};

/** The code of the language in which an element speaks: that of the nearest `lang`, English where there are no texts in it. */
export function languageOf(element) {
  const marked = element.closest('[lang]');
  const host = element.getRootNode().host;
  if (!marked && host) return languageOf(host);
  const code = (marked?.getAttribute('lang') ?? '').split('-')[0].toLowerCase();
  return Object.hasOwn(LANGUAGES, code) ? code : en.language;
}

/** The texts of a language that `languageOf` named. */
export function loadTexts(code) {
  return LANGUAGES[code]();
}

/** What an error says: one of the package in the language of these texts. */
export const sayError = (error, texts) => (error.key ? texts.message(error) : error.message);

export class Fault extends Error {
  /** Says it in the language of these texts. */
  sentence;

  /**
   * @param {Error} cause what programs get
   * @param {(texts) => string} sentence
   */
  constructor(cause, sentence = (texts) => sayError(cause, texts)) {
    super(cause.message, { cause });
    this.sentence = sentence;
  }
}
