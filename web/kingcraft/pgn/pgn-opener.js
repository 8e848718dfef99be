// Makes a tree of a game that was read from PGN: the engine checks its moves.

/**
 * @import { Game, Kingcraft, PgnNote, Variant } from '../index.js'
 * @import { MoveNode } from './move-tree.js'
 * @import { OpenOptions, PgnEntry, PgnGame, PgnTag } from './pgn.js'
 * @import { Start } from './pgn-faults.js'
 * @import { ReadLine, ReadMove } from './pgn-reader.js'
 */

import { quotable } from '../arguments.js';
import { withGame } from '../with-game.js';
import { MoveTree } from './move-tree.js';
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
export function* openGameInSteps(
  kingcraft,
  text,
  { entry = firstGame(text), variant: usual } = {},
) {
  if (entry.error) throw entry.error;
  const { start, tags } = entry;
  const { line, nullMove } = yield* readGame(text, start.at);
  const variant = variantOf(kingcraft, entry, text, usual);
  const game = kingcraft.newGame(variant.id);
  const tree = new MoveTree(variant.startFen);
  /** @type {PgnNote[]} */
  const notes = [];
  try {
    const fen = findTag(tags, 'FEN');
    if (fen?.value) notes.push(...setUp(game, fen, placeOf(text, fen.at, start)));
    if (nullMove) {
      const place = placeOf(text, nullMove.at, start);
      notes.push(createNote('pgn-null-move', { move: quotable(nullMove.san) }, place));
    }
    tree.root.fen = game.fen();
    tree.root.comment = yield* joinComments(line.comments, start.at);
    yield* new LineReader(game, tree, start, text).read(tree.root, line);
  } finally {
    game.dispose();
  }
  for (const node of tree.nodes()) {
    const { text: comment, ...commands } = takeCommands(node.comment, variant);
    Object.assign(node, commands, { comment });
    yield text.length;
  }
  const others = withoutOwnTags(tags).map(({ name, value }) => ({ name, value }));
  return { variant: variant.id, tags: others, result: entry.result ?? '*', tree, notes };
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
 * @param {PgnEntry} entry
 * @param {string} text
 * @param {string} [usual] the id of the variant of a game without tags
 */
function variantOf(kingcraft, { tags, start }, text, usual) {
  const tag = findTag(tags, 'Variant');
  const named = tag?.value ?? (tags.length > 0 ? undefined : usual);
  if (named === undefined) return kingcraft.variants[0];
  const found = variantNamed(kingcraft, named);
  if (found) return found;
  const place = tag ? placeOf(text, tag.at, start) : { line: start.line, column: 1 };
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
  #start;
  #text;

  /** @param {Game} game @param {MoveTree} tree @param {Start} start @param {string} text */
  constructor(game, tree, start, text) {
    this.#game = game;
    this.#tree = tree;
    this.#start = start;
    this.#text = text;
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
      node.comment = yield* joinComments([node.comment, ...move.comments], move.at);
      yield* this.#readVariations(parent, node, move.variations);
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
    if (variations.length === 0) return;
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
      const move = this.#game.move(san);
      return this.#tree.add(parent, move, this.#game.fen());
    } catch (error) {
      throw refusedByEngine(error, placeOf(this.#text, at, this.#start));
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
