// Plays the lines of a game that was read from PGN into a tree: the engine checks the moves.

/**
 * @import { Game, Kingcraft, Move, Variant } from '../index.js'
 * @import { NodeSource } from './move-node.js'
 * @import { ReadLine, ReadMove } from './pgn-reader.js'
 */

import { MoveNode, Remark } from './move-node.js';
import { fenFinder, MoveTree } from './move-tree.js';
import { takeCommands } from './pgn-commands.js';
import { refusedByEngine } from './pgn-faults.js';
import { inOneLine } from './pgn-words.js';
import { playOn } from './play-on.js';

/** So many characters of a comment are read in one step. */
const STEP = 50_000;

/** So many moves are played in one step, which takes less than a millisecond. */
const MOST_MOVES = 300;

/** The engine is asked alone about a longer word, which is no move. */
const LONGEST_MOVE = 64;

const SPACE = /\s/g;

/** Reads lines on one game that goes back and forth. */
export class LineReader {
  #game;
  #tree;
  /** @type {NodeSource} */
  #source;
  #placeAt;

  /**
   * @param {Kingcraft} kingcraft
   * @param {Variant} variant
   * @param {Game} game at its start
   * @param {string} startFen
   * @param {(at: number) => { line: number, column: number }} placeAt
   */
  constructor(kingcraft, variant, game, startFen, placeAt) {
    this.#game = game;
    this.#placeAt = placeAt;
    this.#source = {
      moveOf: playOn(game, []).readMove,
      findFens: fenFinder(kingcraft, variant.id),
      remarkOf: (comments) => remarkOf(comments, variant),
      openingOf: inOneComment,
    };
    this.#tree = new MoveTree(startFen, this.#source);
  }

  /**
   * Reads all of a game; a generator that yields an offset of its text.
   * @param {ReadLine} line
   * @param {number} at where the game begins
   * @returns {Generator<number, MoveTree>}
   */
  *read(line, at) {
    const { root } = this.#tree;
    MoveNode.addComments(root, yield* inPieces(line.comments, at));
    yield* this.#readLine(root, line);
    return this.#tree;
  }

  /**
   * Reads a line from a node on, at whose position the game stands; returns the first of its moves.
   * @param {MoveNode} start
   * @param {ReadLine} line
   * @returns {Generator<number, MoveNode | null>}
   */
  *#readLine(start, { moves }) {
    let node = start;
    /** @type {MoveNode | null} */
    let first = null;
    for (let next = 0; next < moves.length; ) {
      let parent = node;
      let at = 0;
      for (const played of this.#play(moves, next)) {
        const move = moves[next];
        parent = node;
        node = this.#tree.add(parent, played, this.#source);
        first ??= node;
        for (const nag of move.nags) if (!node.nags.includes(nag)) node.nags.push(nag);
        const { comments } = move;
        if (comments.length > 0)
          MoveNode.addComments(node, isShort(comments) ? comments : yield* inPieces(comments, at));
        at = move.at;
        next += 1;
      }
      const { variations } = moves[next - 1];
      if (variations.length > 0) yield* this.#readVariations(parent, node, variations);
      yield at;
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
    playOn(this.#game, [], 1);
    for (const variation of variations) {
      const first = yield* this.#readLine(parent, variation);
      playOn(this.#game, [], variation.moves.length);
      if (!first || variation.comments.length === 0) continue;
      MoveNode.addOpening(first, yield* inPieces(variation.comments, variation.moves[0].at));
    }
    playOn(this.#game, [MoveNode.idOf(node)]);
  }

  /**
   * Plays moves, up to one that has variations.
   * @param {ReadMove[]} moves
   * @param {number} from index of the first one
   * @returns {(Move | string)[]} at least one; the engine's records are read when somebody asks for a move
   */
  #play(moves, from) {
    const words = [];
    for (let index = from; index < moves.length && words.length < MOST_MOVES; index++) {
      const { san, variations } = moves[index];
      if (san.length > LONGEST_MOVE) break;
      words.push(san);
      if (variations.length > 0) break;
    }
    const { records } = playOn(this.#game, words);
    if (records.length > 0) return records;
    const { san, at } = moves[from];
    try {
      return [this.#game.move(san)];
    } catch (error) {
      throw refusedByEngine(error, this.#placeAt(at));
    }
  }
}

/** @param {readonly string[]} comments @param {Variant} variant */
function remarkOf(comments, variant) {
  const text = inOneComment(comments);
  const remark = new Remark();
  return Object.assign(remark, text.includes('[%') ? takeCommands(text, variant) : { text });
}

/** Comments as one, with single spaces between their words. @param {readonly string[]} comments */
const inOneComment = (comments) =>
  comments.length === 1
    ? inOneLine(comments[0])
    : comments.map(inOneLine).filter(Boolean).join(' ');

/** @param {readonly string[]} comments */
const isShort = (comments) => comments.every(({ length }) => length <= STEP);

/**
 * The words of long comments with single spaces between them; a generator that yields this offset.
 * @param {string[]} comments
 * @param {number} at
 * @returns {Generator<number, string[]>} short ones as they are
 */
function* inPieces(comments, at) {
  if (isShort(comments)) return comments;
  const pieces = [];
  for (const comment of comments)
    for (let start = 0; start < comment.length; ) {
      const end = endOfPiece(comment, start);
      pieces.push(inOneLine(comment.slice(start, end)));
      if (end < comment.length) yield at;
      start = end;
    }
  return [pieces.filter(Boolean).join(' ')];
}

/** A piece ends at a space, so that it holds whole words. @param {string} comment @param {number} start */
function endOfPiece(comment, start) {
  SPACE.lastIndex = start + STEP;
  return SPACE.exec(comment)?.index ?? comment.length;
}
