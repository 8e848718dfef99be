// Shared by the commands of the package: options, output and exit status.

/**
 * @import { Place } from './pgn-files.js'
 * @import { Kingcraft } from '../kingcraft/index.js'
 * @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @typedef {Record<string, any>} Values any, since the options say what a value is
 * @typedef {(kingcraft: Kingcraft, values: Values, words: string[]) => number | Promise<number>} Run returns the exit
 *   status; words: those that are no options
 * @typedef {{ options: Options, run: Run }} Command
 */

import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { KingcraftError } from '../kingcraft/errors.js';
import { InputError } from './pgn-files.js';
import { UsageError } from './referee/player.js';
import { watchOutput } from './watch-output.js';

/** The exit codes. */
export const status = Object.freeze({ right: 0, wrong: 1, usage: 2 });

/** The kinds of options: one that is there or not, one with a value, and one that may be repeated. */
export const flag = Object.freeze({ type: /** @type {const} */ ('boolean') });
export const text = Object.freeze({ type: /** @type {const} */ ('string') });
export const texts = Object.freeze({ ...text, multiple: true, default: [] });

/**
 * The options and other words of a command line.
 * @param {string[]} words
 * @param {Options} options except --help
 * @returns {{ values: Values, positionals: string[] }}
 * @throws UsageError
 */
export function readWords(words, options) {
  /** @type {Options} */
  const shared = { help: { ...flag, short: 'h' } };
  try {
    return parseArgs({ args: words, allowPositionals: true, options: { ...options, ...shared } });
  } catch (error) {
    // The first sentence says it; the others are about the syntax of node.
    const { message } = /** @type {Error} */ (error);
    throw new UsageError(message.split('. ')[0], { cause: error });
  }
}

/**
 * The whole number that an option or a word holds.
 * @param {string} text
 * @param {string} name
 * @param {number} least
 * @param {number} most
 * @throws UsageError
 */
export function readCount(text, name, least, most) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new UsageError(`${name} needs a whole number from ${least} to ${most}, not '${text}'`);
}

/**
 * Names as a list in the help of a command: what follows the first line is indented, and no line is longer than a
 * screen.
 * @param {readonly string[]} names
 * @param {number} indent
 */
export const listNames = (names, indent) => wrapWords(names.join(', '), indent);

/**
 * A text in lines that are not longer than a screen; what follows the first one is indented.
 * @param {string} text
 * @param {number} indent
 */
export function wrapWords(text, indent, width = 80) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trimStart();
    if (indent + line.length <= width) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

/** Prints a line, or several with line feeds between them. @param {string} line */
export function print(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Says on stderr what is wrong with the input, while the work goes on; the exit code will say so too.
 * @param {string} fault
 */
export function complain(fault) {
  console.error(`kingcraft: ${fault}`);
  process.exitCode = status.wrong;
}

/**
 * Says on stderr what is to be said of a game of a file.
 * @param {string} file
 * @param {number} number of the game in the file
 * @param {{ fault?: Place, notes?: Place[] }} found as openGames() yields it
 */
export function say(file, number, { fault, notes = [] }) {
  const textOf = (/** @type {Place} */ { line, column, message }) =>
    `${file}:${line}:${column}: game ${number}: ${message}`;
  if (fault) complain(textOf(fault));
  for (const note of notes) console.error(`kingcraft: ${textOf(note)}`);
}

/** Resolves when a slow reader has taken enough of what was printed, so that it does not wait in memory. */
export async function printed() {
  if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
}

/** Prints a value as one line of JSON. @param {unknown} value */
export function printJson(value) {
  print(JSON.stringify(value));
}

/** The exit code of an error; undefined for a fault of the command itself. @param {unknown} error */
function statusOf(error) {
  if (error instanceof UsageError) return status.usage;
  if (error instanceof InputError || error instanceof KingcraftError) return status.wrong;
  return undefined;
}

/**
 * Runs a command and sets the exit code of the process.
 * @param {string} name what messages begin with
 * @param {(words: string[]) => Promise<number>} work gives the exit code
 */
export async function runCommand(name, work) {
  watchOutput(name);
  try {
    const code = await work(process.argv.slice(2));
    process.exitCode ||= code;
  } catch (error) {
    const code = statusOf(error);
    if (code === undefined) throw error;
    const hint = code === status.usage ? `; see ${name} --help` : '';
    console.error(`${name}: ${/** @type {Error} */ (error).message}${hint}`);
    process.exitCode = code;
  }
}
