/**
 * The one list of languages: what each calls itself, by its code. English, the first, stands for what another one
 * lacks. `npm run new-language` makes the files of a new one.
 */
export const LANGUAGE_NAMES = Object.freeze({
  en: 'English',
  de: 'Deutsch',
});

/**
 * The piece letters of a language, by those of SAN, where it has its own (FIDE Laws, appendix C.2: each player may use
 * the first letter of the name in their own language).
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const PIECE_LETTERS = Object.freeze({
  de: Object.freeze({ Q: 'D', R: 'T', B: 'L', N: 'S' }),
});

export const LANGUAGE_CODES = Object.freeze(Object.keys(LANGUAGE_NAMES));

/**
 * The first tag whose language there is.
 * @param {readonly (string | null | undefined)[]} tags such as `de-AT`, the best one first
 * @returns {{ code: string, tag: string }} its language and the tag; both English where there is none
 */
export function firstLanguage(tags) {
  for (const tag of tags) {
    const code = tag?.split('-')[0]?.toLowerCase();
    if (tag && LANGUAGE_CODES.some((one) => one === code)) return { code: String(code), tag };
  }
  return { code: 'en', tag: 'en' };
}
