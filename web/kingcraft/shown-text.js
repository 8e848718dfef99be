// Texts from outside as messages may show them.

/** Characters that have no shape of their own, end a line, or turn the direction of the text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * The beginning of a text, with U+FFFD for what must not be shown as it is; an ellipsis stands for the rest.
 * @param {string} text
 * @param {number} most characters of the text
 */
export function shownText(text, most) {
  // A character has at most two code units.
  const characters = [...text.slice(0, 2 * most + 1)];
  const shown = characters.slice(0, most).join('').replaceAll(INVISIBLE, '\uFFFD');
  return characters.length > most ? `${shown}…` : shown;
}
