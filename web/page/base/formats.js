/** Numbers and times as the reader writes them. */
import { locale } from './page-texts.js';

/**
 * The formats by language and options: making one takes far longer than formatting.
 * @type {Map<string, Intl.NumberFormat>}
 */
const numberFormats = new Map();
/** @type {Map<string, Intl.DateTimeFormat>} */
const dateFormats = new Map();

/** @param {Intl.NumberFormatOptions} [options] */
function numberFormat(options) {
  const key = JSON.stringify([locale, options]);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
}

/**
 * "1,234".
 * @param {number} value
 */
export function wholeNumber(value) {
  return numberFormat().format(value);
}

/**
 * "1.2M", for large numbers that change quickly.
 * @param {number} value
 */
export function compactNumber(value) {
  return numberFormat({ notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/**
 * Hundredths of a pawn as pawns, without a sign: "0.4".
 * @param {number} hundredths
 */
export function pawns(hundredths) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return numberFormat({ ...digits, useGrouping: false }).format(Math.abs(hundredths) / 100);
}

/**
 * "98.7": hundredths of a whole; 0 and 100 only where it is none or all of it.
 * @param {number} part
 * @param {number} whole
 */
export function percent(part, whole) {
  if (part === 0 || part === whole) return wholeNumber(part === 0 ? 0 : 100);
  const share = Math.min(Math.max((100 * part) / whole, 0.1), 99.9);
  return numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);
}

/**
 * "43%", or "<1%": a share without digits that nobody needs.
 * @param {number} part from 0 to 1
 */
export function share(part) {
  const format = numberFormat({ style: 'percent', maximumFractionDigits: 0 });
  return part > 0 && part < 0.005 ? `<${format.format(0.01)}` : format.format(part);
}

/**
 * "43.2%".
 * @param {number} part from 0 to 1
 */
export function exactShare(part) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return numberFormat({ style: 'percent', ...digits }).format(part);
}

/**
 * "1.2", with one digit behind the point.
 * @param {number} value
 */
export function decimal(value) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return numberFormat(digits).format(value);
}

/**
 * "Nov 21, 2026, 4:20 PM".
 * @param {number} time as Date.now() gives it
 */
export function dateAndTime(time) {
  const format =
    dateFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  dateFormats.set(locale, format);
  return format.format(time);
}

/**
 * "Saturday, November 21".
 * @param {Date} date
 */
export function longDate(date) {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(
    date,
  );
}

/**
 * "November 21, 2026".
 * @param {Date} date
 */
export function fullDate(date) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
}
