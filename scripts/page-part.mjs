// The part of a page that a script writes, between two marks.

/** A whole number with its thousands set apart. */
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ' ');

/** A share that is 0 or 100 only when it is none or all. */
function percent(part, whole) {
  if (part === 0 || part === whole) return part === 0 ? '0' : '100';
  return Math.min(Math.max((100 * part) / whole, 0.1), 99.9).toFixed(1);
}

/** The shares of these numbers in percent; a dash where there is nothing to share. */
export function shares(numbers) {
  const whole = numbers.reduce((sum, number) => sum + number);
  return whole === 0 ? '–' : numbers.map((number) => percent(number, whole)).join(' / ');
}

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
