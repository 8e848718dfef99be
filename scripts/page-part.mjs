// The part of a page that a script writes, between two marks.

/** A whole number with its thousands set apart. */
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ' ');

/**
 * The text with `part` between the marks, and nothing else changed. Where a mark is missing, an Error says which two
 * there must be.
 * @param {{ text: string, begin: string, end: string, part: string }} page
 */
export function replaceBetweenMarks({ text, begin, end, part }) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the lines ${begin} and ${end} are missing.`);
  return `${text.slice(0, from)}${begin}\n\n${part}${text.slice(to)}`;
}
