// The UCI engine in a command line: the path of a program, or a program with its arguments in one text.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './player.js';

/** A word, with parts in quotes, or blanks. A backslash takes the blank, quote or backslash behind it literally. */
const PARTS = /\s+|\\([\s"'\\])|"((?:\\["\\]|[^"])*)"|'([^']*)'|(["'])|([^\s"'\\]+|\\)/g;

/**
 * The words of a text, as a shell reads them, but without variables and patterns.
 * @param {string} text
 * @returns {string[]}
 * @throws UsageError where a quote is not closed
 */
function wordsOf(text) {
  /** @type {string[]} */
  const words = [];
  let isInWord = false;
  for (const [, escaped, double, single, open, plain] of text.matchAll(PARTS)) {
    if (open) throw new UsageError(`the quote ${open} in '${text}' is not closed`);
    const piece = escaped ?? double?.replaceAll(/\\(["\\])/g, '$1') ?? single ?? plain;
    if (isInWord && piece !== undefined) words[words.length - 1] += piece;
    else if (piece !== undefined) words.push(piece);
    isInWord = piece !== undefined;
  }
  return words;
}

/**
 * The program of an engine and its arguments. The path of a file may have blanks: it has no arguments.
 * @param {string} engine as the command line names it
 * @returns {string[]} the program comes first
 * @throws UsageError
 */
export function readCommand(engine) {
  if (existsSync(engine)) return [engine];
  const words = wordsOf(engine);
  if (words[0]) return words;
  throw new UsageError('the name of an engine is empty');
}

/**
 * How an engine is shown: without the folders of its program and of its files.
 * @param {readonly string[]} command
 */
export const nameOf = (command) =>
  command.map((word) => (word.startsWith('-') ? word : path.basename(word))).join(' ');
