// Makes a tree of a game that was read from PGN: the engine checks its moves.

/**
 * @import { Game, Kingcraft, PgnNote, Variant } from '../index.js'
 * @import { OpenOptions, PgnGame, PgnTag } from './pgn.js'
 * @import { ReadGame, ReadTag } from './pgn-reader.js'
 */

import { quotable } from '../arguments.js';
import { checkKingcraft } from '../part-arguments.js';
import { withGame } from '../with-game.js';
import { LineReader } from './line-reader.js';
import { checkPgn, readOpenOptions } from './pgn-arguments.js';
import { createFault, createNote, placeOf, refusedByEngine } from './pgn-faults.js';
import { listGames } from './pgn-list.js';
import { atOnce, readGame } from './pgn-reader.js';
import { findTag, inOneLine, tagLine } from './pgn-words.js';
import { withoutOwnTags } from './pgn-writer.js';

/** No name of a variant is longer. */
const LONGEST_NAME = 100;

/**
 * Engine → name → variant, since a file of many games asks for the same names.
 * @type {WeakMap<Kingcraft, Map<string, Variant | undefined>>}
 */
const foundByEngine = new WeakMap();

/** So many names are remembered. */
const MOST_NAMES = 100;

/**
 * The variant that the tag Variant names: by its id, its name, or as the engine knows it.
 * @param {Kingcraft} kingcraft
 * @param {string} name
 * @returns {Variant | undefined}
 */
export function variantNamed(kingcraft, name) {
  const wanted = inOneLine(name).toLowerCase();
  if (wanted.length > LONGEST_NAME) return undefined;
  const found = foundByEngine.get(kingcraft) ?? new Map();
  foundByEngine.set(kingcraft, found);
  if (!found.has(wanted)) {
    if (found.size === MOST_NAMES) found.clear();
    found.set(wanted, findVariant(kingcraft, wanted));
  }
  return found.get(wanted);
}

/** @param {Kingcraft} kingcraft @param {string} wanted */
function findVariant(kingcraft, wanted) {
  const isNamed = (/** @type {Variant} */ { id, name }) =>
    id === wanted || name.toLowerCase() === wanted;
  const isKnown = (/** @type {Variant} */ { id }) =>
    withGame(kingcraft, id, undefined, (game) => {
      try {
        game.loadPgn(`${tagLine('Variant', wanted)}\n\n*`);
        return true;
      } catch {
        return false;
      }
    });
  return kingcraft.variants.find(isNamed) ?? kingcraft.variants.find(isKnown);
}

/**
 * Does the same as `openGame` in steps: a generator that yields an offset of the text.
 * @param {Kingcraft} kingcraft
 * @param {string} text
 * @param {OpenOptions} [options]
 * @returns {Generator<number, PgnGame>}
 */
export function* openGameInSteps(kingcraft, text, options = {}) {
  checkKingcraft(kingcraft);
  const { entry = firstGame(checkPgn(text)), variant } = readOpenOptions(options);
  if (entry.error) throw entry.error;
  const { start, tags, result } = entry;
  const { line, nullMove } = yield* readGame(checkPgn(text), start.at);
  const placeAt = (/** @type {number} */ at) => placeOf(text, at, start);
  const game = { tags, result, line, nullMove, at: start.at };
  return yield* buildGame(kingcraft, game, placeAt, variant);
}

/**
 * Makes a tree of what was read; a generator that yields an offset of the text.
 * @param {Kingcraft} kingcraft
 * @param {Pick<ReadGame, 'tags' | 'line' | 'result' | 'nullMove'> & { at: number }} read `at` is where it begins
 * @param {(at: number) => { line: number, column: number }} placeAt the place of an offset
 * @param {string} [usual] the id of the variant of a game without tags
 * @returns {Generator<number, PgnGame>}
 */
export function* buildGame(kingcraft, { tags, line, result, nullMove, at }, placeAt, usual) {
  const variant = variantOf(kingcraft, tags, placeAt, at, usual);
  const game = kingcraft.newGame(variant.id);
  /** @type {PgnNote[]} */
  const notes = [];
  try {
    const fen = findTag(tags, 'FEN');
    if (fen?.value) notes.push(...setUp(game, fen, placeAt(fen.at)));
    if (nullMove) {
      const values = { move: quotable(nullMove.san) };
      notes.push(createNote('pgn-null-move', values, placeAt(nullMove.at)));
    }
    const startFen = fen?.value ? game.fen() : variant.startFen;
    const reader = new LineReader(kingcraft, variant, game, startFen, placeAt);
    const tree = yield* reader.read(line, at);
    const others = withoutOwnTags(tags).map(({ name, value }) => ({ name, value }));
    return { variant: variant.id, tags: others, result: result ?? '*', tree, notes };
  } finally {
    game.dispose();
  }
}

/** @type {typeof import('./pgn.js').openGame} */
export const openGame = (kingcraft, text, options) =>
  atOnce(openGameInSteps(kingcraft, text, options));

/** @param {string} text */
function firstGame(text) {
  const [first] = listGames(text);
  if (!first) throw createFault('pgn-empty', {}, { line: 1, column: 1 });
  return first;
}

/**
 * The variant of a game. PGN with tags, but without this one, is of chess, the first variant.
 * @param {Kingcraft} kingcraft
 * @param {ReadTag[]} tags
 * @param {(at: number) => { line: number, column: number }} placeAt
 * @param {number} at where the game begins
 * @param {string} [usual] the id of the variant of a game without tags
 */
function variantOf(kingcraft, tags, placeAt, at, usual) {
  const tag = findTag(tags, 'Variant');
  const named = tag?.value ?? (tags.length > 0 ? undefined : usual);
  if (named === undefined) return kingcraft.variants[0];
  const found = variantNamed(kingcraft, named);
  if (found) return found;
  const place = tag ? placeAt(tag.at) : { ...placeAt(at), column: 1 };
  throw createFault('pgn-unknown-variant', { variant: quotable(named) }, place);
}

/**
 * Begins a game with the position of a tag; returns what the engine left out of it.
 * @param {Game} game
 * @param {PgnTag} tag
 * @param {{ line: number, column: number }} place
 */
function setUp(game, { value }, place) {
  try {
    const notes = game.loadPgn(`${tagLine('FEN', value)}\n\n*`);
    return notes.map((note) => ({ ...note, ...place }));
  } catch (error) {
    throw refusedByEngine(error, place);
  }
}
