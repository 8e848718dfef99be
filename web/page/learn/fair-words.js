/**
 * The facts in the figures of a game, in the language of the page.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { fairTexts } from '../../texts/page/fair.en.js'
 * @import { Fact } from '../../variants/fair-facts.js'
 */
import { loadTexts } from '../../variants/generated/page/fair-texts.js';
import { decimal, exactShare, wholeNumber } from '../base/formats.js';
import { texts } from '../base/page-texts.js';

/** @typedef {typeof fairTexts} FairTexts */

/** @type {Record<string, () => Promise<FairTexts>>} */
const loaders = loadTexts;

/** The texts in the language of the page. */
export const loadFairTexts = () => loaders[texts.language]();

/** @param {number} part of 1 */
const points = (part) => decimal(100 * part);

/**
 * How a number of a fact is written, by its name; a share where it is not here.
 * @type {Record<string, (value: number) => string>}
 */
const FORMATS = {
  error: points,
  chessError: points,
  spread: points,
  moves: wholeNumber,
  chessMoves: wholeNumber,
  games: wholeNumber,
  times: decimal,
};

/**
 * @param {FairTexts} words
 * @param {Variant} variant
 * @param {Fact} fact
 */
export function sentenceOf(words, variant, { key, values }) {
  const written = Object.entries(values).map(([name, value]) => {
    if (name === 'reason') return [name, reasonName(words, String(value))];
    if (name === 'special') return [name, specialMoveName(words, variant, String(value))];
    if (typeof value === 'string') return [name, value];
    const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : exactShare;
    return [name, format(value)];
  });
  return words.sentences[key](Object.fromEntries(written));
}

/**
 * @param {FairTexts} words
 * @param {string} reason
 */
export function reasonName(words, reason) {
  return words.reasons[reason] ?? reason;
}

/**
 * @param {FairTexts} words
 * @param {Variant} variant
 * @param {string} key
 */
export function specialMoveName(words, { id }, key) {
  return words.specialMoveTexts[id]?.[key]?.name ?? key;
}
