// What the commands of the package share: options, output, and how they end.

import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { KingcraftError } from '../kingcraft/errors.js';
import { UsageError } from '../referee/usage-error.js';

/** The exit codes. */
export const status = Object.freeze({ right: 0, wrong: 1, usage: 2 });

/** What the command was given cannot be used. */
export class InputError extends Error {}

/**
 * The options and other words of a command line.
 * @param {string[]} words
 * @param {Record<string, import('node:util').ParseArgsOptionConfig>} options besides --json and --help
 * @returns {{ values: Record<string, any>, positionals: string[] }}
 * @throws UsageError
 */
export function readWords(words, options = {}) {
  const shared = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
  try {
    return parseArgs({ args: words, allowPositionals: true, options: { ...options, ...shared } });
  } catch (error) {
    // The first sentence says it; the others are about the syntax of node.
    throw new UsageError(error.message.split('. ')[0], { cause: error });
  }
}

/** The whole number that an option or a word holds. Errors: UsageError. */
export function readCount(text, name, least, most) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new UsageError(`${name} wants a whole number from ${least} to ${most}, not '${text}'`);
}

/** The text of a file; `-` is what comes in. Errors: InputError. */
export async function readInput(file) {
  try {
    return await (file === '-' ? readStream(process.stdin) : readFile(file, 'utf8'));
  } catch (cause) {
    throw new InputError(`'${file}' cannot be read: ${cause.message}`, { cause });
  }
}

/** Prints a line. */
export function print(line) {
  process.stdout.write(`${line}\n`);
}

/** Prints a value as one line of JSON. */
export function printJson(value) {
  print(JSON.stringify(value));
}

/** The exit code of an error that is not ours; undefined for a fault of the command itself. */
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
  // Whoever reads only the first lines is served.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    process.exitCode = await work(process.argv.slice(2));
  } catch (error) {
    const code = statusOf(error);
    if (code === undefined) throw error;
    const hint = code === status.usage ? `; see ${name} --help` : '';
    console.error(`${name}: ${error.message}${hint}`);
    process.exitCode = code;
  }
}
