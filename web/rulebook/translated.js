// @ts-nocheck
/** A rulebook in another language: its positions are the same, its texts come from a list. */

/**
 * @param value a rulebook or a part of one
 * @param {Record<string, string>} words the texts of the book with what they are in the other language
 * @returns the same with these texts; what the list does not have stays as it is
 */
export function translated(value, words) {
  if (typeof value === 'string') return Object.hasOwn(words, value) ? words[value] : value;
  if (Array.isArray(value)) return value.map((part) => translated(part, words));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, part]) => [key, translated(part, words)]);
  return Object.fromEntries(entries);
}
