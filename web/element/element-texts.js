/** The texts of a board in the language of the page around it, and what is said of errors. */
import { LoadError } from '../kingcraft/part-errors.js';
import { en } from '../texts/element/en.js';
import { errorText } from '../texts/error-text.js';
import { firstLanguage } from '../texts/languages.js';
import { loadTexts } from '../variants/generated/element-texts.js';

export { errorText };

/** @typedef {typeof en} ElementTexts all that a board says */

/** @type {Record<string, () => Promise<ElementTexts>>} */
const loaders = loadTexts;

/**
 * The code of the language in which an element speaks: that of the nearest `lang`, English where there are no texts in
 * it.
 * @param {Element} element
 * @returns {string}
 */
export function languageOf(element) {
  const marked = element.closest('[lang]');
  const { host } = /** @type {Partial<ShadowRoot>} */ (element.getRootNode());
  if (!marked && host) return languageOf(host);
  return firstLanguage([marked?.getAttribute('lang')]).code;
}

/**
 * What a game is called.
 * @param {{ id: string, name: string }} variant
 * @param {ElementTexts} texts
 * @returns {string}
 */
export function gameNameIn({ id, name }, texts) {
  /** @type {Record<string, { name: string } | undefined>} */
  const games = texts.games;
  return games[id]?.name ?? name;
}

/** A fault in the input of a board or in loading it: an error for programs, a sentence for readers. */
export class Fault extends Error {
  /** Says it in the language of these texts. */
  sentence;

  /**
   * @param {unknown} cause what programs get
   * @param {(texts: ElementTexts) => string} sentence
   */
  constructor(cause, sentence = (texts) => errorText(cause, texts)) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.sentence = sentence;
  }
}

/** The error that programs receive for a fault. @param {unknown} fault */
export function causeOf(fault) {
  return fault instanceof Fault ? fault.cause : fault;
}

/** The fault that a board cannot be shown. @param {unknown} error */
export function notLoaded(error) {
  return new Fault(error, (texts) => texts.faults.notLoaded(errorText(error, texts)));
}

/**
 * The texts in the language of the page around a board, English where they cannot be loaded.
 * @param {HTMLElement} board
 * @param {unknown[]} faults takes what is wrong
 */
export async function textsFor(board, faults) {
  try {
    return (await loaders[languageOf(board)]?.()) ?? en;
  } catch (cause) {
    faults.push(notLoaded(new LoadError('load-texts', {}, { cause })));
    return en;
  }
}
