// Makes a tree of a game that was read from PGN: the engine checks its moves.

/**
 * @import { Game, Kingcraft, PgnNote, Variant } from '../index.js'
 * @import { FenOf, MoveNode } from './move-tree.js'
 * @import { OpenOptions, PgnGame, PgnTag } from './pgn.js'
 * @import { ReadGame, ReadLine, ReadMove, ReadTag } from './pgn-reader.js'
 */

import { quotable } from '../arguments.js';
import { withGame } from '../with-game.js';
import { fenFinder, MoveTree } from './move-tree.js';
import { checkPgn, readOpenOptions } from './pgn-arguments.js';
import { takeCommands } from './pgn-commands.js';
import { createFault, createNote, placeOf, refusedByEngine } from './pgn-faults.js';
import { listGames } from './pgn-list.js';
import { atOnce, readGame } from './pgn-reader.js';
import { findTag, inOneLine, tagLine } from './pgn-words.js';
import { withoutOwnTags } from './pgn-writer.js';

/** So many characters of a comment are read in one step. */
const STEP = 50_000;

const SPACE = /\s/g;

/** No name of a variant is longer. */
const LONGEST_NAME = 100;

/** Engine → name → variant, since a file of many games asks for the same names. @type {WeakMap<Kingcraft, Map<string, Variant | undefined>>} */
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
 * What `openGame` does, in steps: a generator that yields an offset of the text.
 * @param {Kingcraft} kingcraft
 * @param {string} text
 * @param {OpenOptions} [options]
 * @returns {Generator<number, PgnGame>}
 */
export function* openGameInSteps(kingcraft, text, options = {}) {
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
    const tree = new MoveTree(fen?.value ? game.fen() : variant.startFen);
    tree.root.comment = yield* joinComments(line.comments, at);
    const reader = new LineReader(game, tree, fenFinder(kingcraft, variant.id), placeAt);
    yield* reader.read(tree.root, line);
    for (const node of tree.nodes()) {
      if (!node.comment.includes('[%')) continue;
      const { text, shapes, evaluation, clock } = takeCommands(node.comment, variant);
      node.comment = text;
      node.shapes = shapes;
      node.evaluation = evaluation;
      node.clock = clock;
      yield at;
    }
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

/** Plays lines into a tree, on one game that goes back and forth. */
class LineReader {
  #game;
  #tree;
  #fenOf;
  #placeAt;

  /**
   * @param {Game} game
   * @param {MoveTree} tree
   * @param {FenOf} fenOf
   * @param {(at: number) => { line: number, column: number }} placeAt
   */
  constructor(game, tree, fenOf, placeAt) {
    this.#game = game;
    this.#tree = tree;
    this.#fenOf = fenOf;
    this.#placeAt = placeAt;
  }

  /**
   * Reads a line from a node on, at whose position the game stands; returns the first of its moves.
   * @param {MoveNode} start
   * @param {ReadLine} line
   * @returns {Generator<number, MoveNode | null>}
   */
  *read(start, line) {
    let node = start;
    /** @type {MoveNode | null} */
    let first = null;
    for (const move of line.moves) {
      const parent = node;
      node = this.#play(parent, move);
      first ??= node;
      for (const nag of move.nags) if (!node.nags.includes(nag)) node.nags.push(nag);
      if (move.comments.length > 0)
        node.comment = yield* joinComments([node.comment, ...move.comments], move.at);
      if (move.variations.length > 0) yield* this.#readVariations(parent, node, move.variations);
      yield move.at;
    }
    return first;
  }

  /**
   * @param {MoveNode} parent
   * @param {MoveNode} node its main move
   * @param {ReadLine[]} variations
   * @returns {Generator<number, void>}
   */
  *#readVariations(parent, node, variations) {
    this.#game.undo();
    for (const variation of variations) {
      const first = yield* this.read(parent, variation);
      for (let left = variation.moves.length; left > 0; left--) this.#game.undo();
      if (!first) continue;
      const { at } = variation.moves[0];
      first.opening = yield* joinComments([first.opening, ...variation.comments], at);
    }
    if (node.move) this.#game.move(node.move.id);
  }

  /** @param {MoveNode} parent @param {ReadMove} move */
  #play(parent, { san, at }) {
    try {
      return this.#tree.add(parent, this.#game.move(san), this.#fenOf);
    } catch (error) {
      throw refusedByEngine(error, this.#placeAt(at));
    }
  }
}

/**
 * The comments of a move as one, with single spaces between their words; a generator that yields this offset.
 * @param {string[]} comments
 * @param {number} at
 * @returns {Generator<number, string>}
 */
function* joinComments(comments, at) {
  const pieces = [];
  for (const comment of comments)
    for (let start = 0; start < comment.length; ) {
      const end = endOfPiece(comment, start);
      pieces.push(inOneLine(comment.slice(start, end)));
      if (end < comment.length) yield at;
      start = end;
    }
  return pieces.filter(Boolean).join(' ');
}

/** A piece ends at a space, so that it holds whole words. @param {string} comment @param {number} start */
function endOfPiece(comment, start) {
  SPACE.lastIndex = start + STEP;
  return SPACE.exec(comment)?.index ?? comment.length;
}
