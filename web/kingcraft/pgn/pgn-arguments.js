// Checks the arguments of `kingcraft/pgn`: a wrong type throws an ArgumentError here, not some error further in.

/**
 * @import { Kingcraft } from '../index.js'
 * @import { OpenOptions, PgnEntry } from './pgn.js'
 * @import { WrittenGame } from './pgn-writer.js'
 */

import {
  checkList,
  checkText,
  isArray,
  kindError,
  quotable,
  readFields,
  readObject,
  readOptions,
} from '../arguments.js';
import { checkKingcraft } from '../part-arguments.js';
import { ArgumentError, PgnError } from '../part-errors.js';
import { MoveTree } from './move-tree.js';
import { isTagName, RESULTS } from './pgn-words.js';

/** A text of any length. @param {unknown} text @returns {string} */
export function checkPgn(text) {
  if (typeof text === 'string') return text;
  throw kindError('PGN', 'text', text);
}

/** @param {unknown} options @returns {OpenOptions} */
export function readOpenOptions(options) {
  const { entry, variant } = readOptions(options, 'openGame()', ['entry', 'variant']);
  return {
    entry: entry === undefined ? undefined : checkEntry(entry),
    variant: variant === undefined ? undefined : checkText(variant, 'variant'),
  };
}

/** @param {unknown} value @returns {PgnEntry} */
const checkEntry = (value) => readObject(value, 'entry', checkFields);

/** @param {object} value @returns {PgnEntry} */
function checkFields(value) {
  const { tags, result, error, start } = readFields(value, 'entry', [
    'tags',
    'result',
    'error',
    'start',
  ]);
  const { at, line } = readFields(start, 'entry', ['at', 'line']);
  const isRead = error === null || error instanceof PgnError;
  const isEnd = result === null || RESULTS.some((known) => known === result);
  const isWhole = isArray(tags) && tags.every(isReadTag);
  if (!isRead || !isEnd || !isWhole || !Number.isInteger(at) || !Number.isInteger(line))
    throw kindError('entry', 'pgn-entry', value);
  return /** @type {PgnEntry} */ ({ tags, result, error, start });
}

/** @param {unknown} tag */
function isReadTag(tag) {
  const { name, value, at } = readFields(tag, 'tag', ['name', 'value', 'at']);
  return typeof name === 'string' && typeof value === 'string' && Number.isInteger(at);
}

/** @param {Kingcraft} kingcraft @param {unknown} game */
export function readWritten(kingcraft, game) {
  const fields = readFields(game, 'game', ['variant', 'tags', 'result', 'tree']);
  const id = checkText(fields.variant, 'variant');
  const { tree, result } = fields;
  if (!MoveTree.isTree(tree)) throw kindError('tree', 'tree', tree);
  const variant = checkKingcraft(kingcraft).variants.find((one) => one.id === id);
  // Throws, and says which ones there are.
  if (!variant) kingcraft.newGame(id).dispose();
  return /** @type {Omit<WrittenGame, 'variant'> & { variant: NonNullable<typeof variant> }} */ ({
    variant,
    tags: readTags(fields.tags),
    result: checkResult(result),
    tree,
  });
}

/** @param {unknown} value */
function checkResult(value) {
  const known = RESULTS.find((result) => result === value);
  if (known) return known;
  const word = quotable(checkText(value, 'result'));
  throw new ArgumentError('board-choice', { name: 'result', allowed: RESULTS, value: word });
}

/** @param {unknown} tags */
const readTags = (tags) =>
  checkList(tags, 'tags', (tag) => {
    const { name, value } = readFields(tag, 'tag', ['name', 'value']);
    if (!isTagName(checkText(name, 'name'))) throw new ArgumentError('pgn-tag');
    return { name: String(name), value: checkText(value, 'value') };
  });
