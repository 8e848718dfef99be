/** Numbers and times as the reader writes them. */
import { locale } from './texts.js';

/** "1,234". */
export function wholeNumber(value) {
  return new Intl.NumberFormat(locale).format(value);
}

/** "1.2M", for large numbers that change quickly. */
export function compactNumber(value) {
  const options = { notation: 'compact', maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, options).format(value);
}

/** Hundredths of a pawn as pawns, without a sign: "0.4". */
export function pawns(hundredths) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, { ...digits, useGrouping: false }).format(
    Math.abs(hundredths) / 100,
  );
}

/** "Nov 21, 2026, 4:20 PM". */
export function dateAndTime(time) {
  const style = { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(locale, style).format(time);
}
