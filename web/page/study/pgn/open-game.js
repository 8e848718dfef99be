/** Makes a study of a game that was read from PGN: its moves are checked and found by the package. */
import { createLayout } from '../../../board/layout.js';
import { variantNamed } from '../../../kingcraft/pgn-games.js';
import { readGame } from '../../../kingcraft/pgn-reader.js';
import { tagLine } from '../../../kingcraft/pgn-tag.js';
import { faultText, texts } from '../../texts.js';
import { MoveTree } from '../move-tree.js';
import { joinComments } from './comments.js';
import { takeEvaluation } from './evaluation.js';
import { PgnFault, quote } from './pgn-fault.js';
import { takeShapes } from './shapes.js';

/** Tags that follow from the study itself. */
const OWN_TAGS = ['Variant', 'FEN', 'SetUp', 'Result'];

/**
 * A generator, as readGames; it yields an offset of the text.
 * @param kingcraft the loaded package
 * @param game as readGames gives it
 * @param {string} text the PGN that it was read from
 * @param {string} usual the id of the variant where the PGN has no tags at all
 * @returns {Generator<number, { variant: string, tags: { name, value }[], result: string, tree: MoveTree, notes: string[] }>} variant is the
 *   id; notes: what was not taken over, in sentences
 * @throws PgnFault
 */
export function* openGame(kingcraft, game, text, usual) {
  if (game.fault) throw game.fault;
  const { line, nullMove } = yield* readGame(text, game.start.at);
  const variant = variantOf(kingcraft, game, text, usual);
  const rules = kingcraft.newGame(variant.id);
  const tree = new MoveTree(variant.startFen);
  const notes = [];
  try {
    const fen = tagOf(game, 'FEN');
    if (fen?.value) notes.push(...setUp(rules, fen, text));
    if (nullMove) notes.push(texts.pgn.nullMove(quote(nullMove.san)));
    tree.root.fen = rules.fen();
    tree.root.comment = yield* joinComments(line.comments, game.start.at);
    yield* new LineReader(rules, tree, game.start, text).read(tree.root, line);
  } finally {
    rules.dispose();
  }
  const layout = createLayout(variant);
  for (const node of tree.nodes()) {
    const { text: words, evaluation } = takeEvaluation(node.comment);
    const taken = takeShapes(words, layout);
    node.comment = taken.text;
    node.shapes = taken.shapes;
    node.evaluation = evaluation;
    yield text.length;
  }
  return {
    variant: variant.id,
    tags: game.tags
      .filter(({ name }) => !OWN_TAGS.includes(name))
      .map(({ name, value }) => ({ name, value })),
    result: game.result ?? '*',
    tree,
    notes,
  };
}

/** The first tag of a game with this name; undefined where there is none. */
export function tagOf(game, name) {
  return game.tags.find((tag) => tag.name === name);
}

/** The variant that a game is of; PGN without the tag is of chess. */
function variantOf(kingcraft, game, text, usual) {
  const tag = tagOf(game, 'Variant');
  const name = tag?.value ?? (game.tags.length > 0 ? 'chess' : usual);
  const found = variantNamed(kingcraft.variants, name);
  if (!found) throw new PgnFault(texts.pgn.noGame(quote(tag.value)), text, tag.at);
  return found;
}

/** Begins a game with the position of a tag, as the package reads it; returns what was left out of it, in sentences. */
function setUp(rules, { value, at }, text) {
  try {
    const notes = rules.loadPgn(`${tagLine('FEN', value)}\n\n*`);
    return notes.map(({ message }) => texts.ofPackage(message));
  } catch (error) {
    throw new PgnFault(faultText(error), text, at);
  }
}

/** Plays lines into a tree, on one game that goes to and fro. */
class LineReader {
  #rules;
  #tree;
  #start;
  #text;

  constructor(rules, tree, start, text) {
    this.#rules = rules;
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
    this.#rules.undo();
    for (const variation of variations) {
      const first = yield* this.read(parent, variation);
      for (let left = variation.moves.length; left > 0; left--) this.#rules.undo();
      if (!first) continue;
      const { at } = variation.moves[0];
      first.opening = yield* joinComments([first.opening, ...variation.comments], at);
    }
    this.#rules.move(node.move.id);
  }

  #play(parent, { san, at }) {
    try {
      const move = this.#rules.move(san);
      return this.#tree.add(parent, move, this.#rules.fen());
    } catch (error) {
      const fault = new PgnFault(faultText(error), this.#text, at);
      fault.countFrom(this.#start);
      throw fault;
    }
  }
}
