// How the tags of a PGN are written.

/** The value of the tag Termination where a player's time ran out. */
export const TIME_FORFEIT = 'time forfeit';

const GAPS = /[\s\p{Cc}]+/gu;

/** A text as PGN holds it: white space and control characters in a row become one space. */
export function inOneLine(text) {
  return text.replaceAll(GAPS, ' ').trim();
}

/**
 * @param {string} name
 * @param {string} value any text
 * @returns {string} the line, without a line feed
 */
export function tagLine(name, value) {
  return `[${name} "${inOneLine(value).replaceAll(/["\\]/g, '\\$&')}"]`;
}
