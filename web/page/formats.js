// @ts-nocheck
/** Numbers and times as the reader writes them. */
import { locale } from './page-texts.js';

/** What Intl has made, by what it was asked for: making takes far longer than formatting. */
const made = new Map();

function formatOf(Kind, options) {
  const key = JSON.stringify([Kind.name, locale, options]);
  if (!made.has(key)) made.set(key, new Kind(locale, options));
  return made.get(key);
}

/** "1,234". */
export function wholeNumber(value) {
  return formatOf(Intl.NumberFormat).format(value);
}

/** "1.2M", for large numbers that change quickly. */
export function compactNumber(value) {
  const options = { notation: 'compact', maximumFractionDigits: 1 };
  return formatOf(Intl.NumberFormat, options).format(value);
}

/** Hundredths of a pawn as pawns, without a sign: "0.4". */
export function pawns(hundredths) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = formatOf(Intl.NumberFormat, { ...digits, useGrouping: false });
  return format.format(Math.abs(hundredths) / 100);
}

/** "98.7": hundredths of a whole; 0 and 100 only where it is none or all of it. */
export function percent(part, whole) {
  if (part === 0 || part === whole) return wholeNumber(part === 0 ? 0 : 100);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const share = Math.min(Math.max((100 * part) / whole, 0.1), 99.9);
  return formatOf(Intl.NumberFormat, digits).format(share);
}

/** "Nov 21, 2026, 4:20 PM". */
export function dateAndTime(time) {
  const style = { dateStyle: 'medium', timeStyle: 'short' };
  return formatOf(Intl.DateTimeFormat, style).format(time);
}
