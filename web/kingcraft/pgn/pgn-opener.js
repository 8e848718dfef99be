// @ts-nocheck
// Makes a tree of a game that was read from PGN: the engine checks its moves.

import { quotable } from '../arguments.js';
import { withGame } from '../game.js';
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

/** Engine → name → variant, since a file of many games asks for the same names. @type {WeakMap<object, Map<string, object>>} */
const foundByEngine = new WeakMap();

/** So many names are remembered. */
const MOST_NAMES = 100;

/**
 * The variant that the tag Variant names: by its id, its name, or as the engine knows it.
 * @param {import('../index.js').Kingcraft} kingcraft
 * @param {string} name
 * @returns {import('../index.js').Variant | undefined}
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

function findVariant(kingcraft, wanted) {
  const isNamed = ({ id, name }) => id === wanted || name.toLowerCase() === wanted;
  const isKnown = ({ id }) =>
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
 * @param {import('../index.js').Kingcraft} kingcraft
 * @param {string} text
 * @param {{ entry?: import('./pgn-list.js').GameEntry, variant?: string }} [options]
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

/** The game of a text as a tree. The docs are in pgn.d.ts. */
export const openGame = (kingcraft, text, options) =>
  atOnce(openGameInSteps(kingcraft, text, options));

function firstGame(text) {
  const [first] = listGames(text);
  if (!first) throw createFault('pgn-empty', {}, { line: 1, column: 1 });
  return first;
}

/** The variant that a game is of: PGN with tags, but without this one, is of chess, the first variant. */
function variantOf(kingcraft, { tags, start }, text, usual) {
  const tag = findTag(tags, 'Variant');
  if (!tag && (tags.length > 0 || usual === undefined)) return kingcraft.variants[0];
  const found = variantNamed(kingcraft, tag?.value ?? usual);
  if (found) return found;
  const place = tag ? placeOf(text, tag.at, start) : { line: start.line, column: 1 };
  throw createFault('pgn-unknown-variant', { variant: quotable(tag?.value ?? usual) }, place);
}

/** Begins a game with the position of a tag; returns what the engine left out of it. */
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

  constructor(game, tree, start, text) {
    this.#game = game;
    this.#tree = tree;
    this.#start = start;
    this.#text = text;
  }

  /** Reads a line from a node on, at whose position the game stands; returns the first of its moves. */
  *read(start, line) {
    let node = start;
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
    this.#game.move(node.move.id);
  }

  #play(parent, { san, at }) {
    try {
      const move = this.#game.move(san);
      return this.#tree.add(parent, move, this.#game.fen());
    } catch (error) {
      throw refusedByEngine(error, placeOf(this.#text, at, this.#start));
    }
  }
}

/** The comments of a move as one, with single spaces between their words; a generator that yields this offset. */
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

/** A piece ends at a space, so that no word is torn. */
function endOfPiece(comment, start) {
  SPACE.lastIndex = start + STEP;
  return SPACE.exec(comment)?.index ?? comment.length;
}
