// The part of a page that a script writes, between two marks.

import { readFileSync, writeFileSync } from 'node:fs';

/** A line of a table of Markdown. */
export const tableRow = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;

/**
 * The lines of a table of Markdown.
 * @param {string[]} heads
 * @param {(string | number)[][]} rows
 * @param {number} texts so many columns hold texts, and the others numbers
 */
export const tableLines = (heads, rows, texts = 1) => [
  tableRow(heads),
  tableRow(heads.map((_, i) => (i < texts ? '---' : '---:'))),
  ...rows.map(tableRow),
];

/** A whole number with commas. */
export const grouped = (/** @type {number} */ number) => number.toLocaleString('en');

/** A share that is 0 or 100 only when it is none or all. */
function percent(/** @type {number} */ part, /** @type {number} */ whole) {
  if (part === 0 || part === whole) return part === 0 ? '0' : '100';
  return Math.min(Math.max((100 * part) / whole, 0.1), 99.9).toFixed(1);
}

/**
 * The shares of these numbers in percent; a dash where their sum is zero.
 * @param {number[]} numbers
 */
export function shares(numbers) {
  const whole = numbers.reduce((sum, number) => sum + number);
  return whole === 0 ? '–' : numbers.map((number) => percent(number, whole)).join(' / ');
}

/**
 * @param {string} begin
 * @param {string} end
 * @param {string} text
 * @param {string} part
 */
function replaceBetween(begin, end, text, part) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the lines ${begin} and ${end} are missing.`);
  return `${text.slice(0, from)}${begin}\n\n${part}${text.slice(to)}`;
}

/**
 * Writes what `makePart()` returns between the marks of a page, and changes nothing else. Where it throws, or a mark is
 * missing, the page stays as it is. The reason is printed, and the exit status is 1.
 * @param {{ file: string, name: string, writer: string }} place `name` and `writer` are part of the marks
 * @param {() => string | Promise<string>} makePart
 */
export async function writePart({ file, name, writer }, makePart) {
  const [begin, end] = [`<!-- ${name}: written by ${writer} -->`, `<!-- end of ${name} -->`];
  try {
    const part = await makePart();
    writeFileSync(file, replaceBetween(begin, end, readFileSync(file, 'utf8'), part));
  } catch (error) {
    console.error(
      `The part ${name} of ${file} stays as it is: ${error instanceof Error ? error.message : error}`,
    );
    process.exitCode = 1;
  }
}
