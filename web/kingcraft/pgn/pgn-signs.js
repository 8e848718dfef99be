// The signs that annotate a move, as they are typed and as they are printed. written_words.cpp has the same.

import { none } from './pgn-words.js';

/**
 * Sign → Numeric Annotation Glyph; null for one that has none. Of several signs the first one is shown.
 * @type {Record<string, number | null>}
 */
const NAGS = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '‼': 3,
  '??': 4,
  '⁇': 4,
  '!?': 5,
  '⁉': 5,
  '?!': 6,
  '⁈': 6,
  '□': 7,
  '=': 10,
  '∞': 13,
  '⩲': 14,
  '+=': 14,
  '+/=': 14,
  '⩱': 15,
  '=+': 15,
  '=/+': 15,
  '±': 16,
  '+/-': 16,
  '∓': 17,
  '-/+': 17,
  '+−': 18,
  '+-': 18,
  '+–': 18,
  '−+': 19,
  '-+': 19,
  '–+': 19,
  '⨀': 22,
  '⊙': 22,
  '⟳': 32,
  '↑': 36,
  '→': 40,
  '=∞': 44,
  '∞=': 44,
  '⇆': 132,
  '⊕': 138,
  '⨁': 138,
  '∆': 140,
  Δ: 140,
  '⌓': 142,
  'e.p.': null,
  ep: null,
};

/** The longest first. */
const SIGNS = Object.entries(NAGS).sort(([a], [b]) => b.length - a.length);

/** A sign that is a letter too, and so stands alone. */
const NOVELTY = 'N';
const NOVELTY_NAG = 146;

/** NAG → the sign that is shown for it. @type {Map<number | null, string>} */
const SHOWN = new Map([
  ...Object.entries(NAGS)
    .reverse()
    .map(([sign, nag]) => /** @type {const} */ ([nag, sign])),
  [NOVELTY_NAG, NOVELTY],
]);

/** A move has one of the NAGs up to this one at most: `!`, `?`, `!!`, `??`, `!?`, `?!`. */
export const LAST_JUDGEMENT = 6;

/** The sign of a NAG, undefined if it has none. @param {number} nag */
export const signOfNag = (nag) => SHOWN.get(nag);

/**
 * Whether no sign but `ep`, which the engine reads, ends in this character, a letter of ASCII or a digit: most words
 * do.
 * @param {string | undefined} end
 */
const isPlainEnd = (end = '') =>
  (end >= '0' && end <= '9') || (end >= 'A' && end <= 'Z') || (end >= 'a' && end <= 'z');

/**
 * Takes the signs off the end of a word, and a `+` or `#` that stands before them.
 * @param {string} word
 * @returns {{ san: string, nags: number[] }} each NAG once; `san` is empty for a word of signs alone
 */
export function takeSigns(word) {
  let end = word.length;
  // The signs of check and mate belong to the move.
  while (word[end - 1] === '+' || word[end - 1] === '#') end -= 1;
  if (word !== NOVELTY && isPlainEnd(word[end - 1])) return { san: word, nags: none };
  /** @type {Set<number>} */
  const nags = new Set();
  end = word.length;
  let sanEnd = end;
  while (end > 0) {
    const [sign, nag] = SIGNS.find(([text]) => word.endsWith(text, end)) ?? [];
    if (sign) {
      end -= sign.length;
      sanEnd = end;
      if (nag) nags.add(nag);
    } else if (word[end - 1] === '+' || word[end - 1] === '#') end -= 1;
    else break;
  }
  const san = word.slice(0, sanEnd);
  if (san !== NOVELTY) return { san, nags: [...nags] };
  return { san: '', nags: [...nags, NOVELTY_NAG] };
}
