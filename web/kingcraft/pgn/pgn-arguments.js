// What callers give to the functions of `kingcraft/pgn`, checked: a value of another kind is an ArgumentError, not a fault further in.

/**
 * @import { Kingcraft } from '../index.js'
 * @import { OpenOptions, PgnEntry } from './pgn.js'
 * @import { WrittenGame } from './pgn-writer.js'
 */

import {
  checkText,
  kindError,
  quotable,
  readFields,
  readObject,
  readOptions,
} from '../arguments.js';
import { ArgumentError } from '../part-errors.js';
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
function checkEntry(value) {
  const { tags, result, error, start } = readFields(value, 'entry', [
    'tags',
    'result',
    'error',
    'start',
  ]);
  const { at } = readFields(start, 'entry', ['at']);
  if (!Array.isArray(tags) || !Number.isInteger(at)) throw kindError('entry', 'pgn-entry', value);
  return /** @type {PgnEntry} */ ({ tags, result, error, start });
}

/** @param {Kingcraft} kingcraft @param {unknown} game */
export function readWritten(kingcraft, game) {
  const fields = readFields(game, 'game', ['variant', 'tags', 'result', 'tree']);
  const id = checkText(fields.variant, 'variant');
  const { tree, result } = fields;
  if (!(tree instanceof MoveTree)) throw kindError('tree', 'object', tree);
  const variant = kingcraft.variants.find((one) => one.id === id);
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
function readTags(tags) {
  return readObject(tags, 'tags', (list) => {
    if (!Array.isArray(list)) throw kindError('tags', 'array', list);
    return Array.from(list, (tag) => {
      const { name, value } = readFields(tag, 'tag', ['name', 'value']);
      if (!isTagName(checkText(name, 'name'))) throw new ArgumentError('pgn-tag');
      return { name: String(name), value: checkText(value, 'value') };
    });
  });
}
