// A position of a tree. The moves, positions and comments of a file are read when they are asked for, since most of its
// readers ask for few of them.

/**
 * @import { Color, Move } from '../index.js'
 * @import { PgnEvaluation, PgnShape } from './pgn.js'
 *
 * @typedef {object} NodeSource what a node asks for that was not read yet
 * @property {(record: string) => Move} moveOf
 * @property {(node: MoveNode) => void} findFens finds the position of the node, and maybe others
 * @property {(comments: readonly string[]) => Remark} remarkOf
 * @property {(comments: readonly string[]) => string} openingOf
 */

import { readFen } from '../fen.js';
import { otherColor } from '../square.js';
import { LAST_JUDGEMENT } from './pgn-signs.js';
import {
  checkClock,
  checkComment,
  checkEvaluation,
  checkNag,
  checkNags,
  checkShape,
  checkShapes,
} from './remark-arguments.js';
import { toggleShape } from './shapes.js';

/** What the comments of a move say. */
export class Remark {
  text = '';
  /** @type {PgnShape[]} */
  shapes = [];
  /** @type {PgnEvaluation | null} */
  evaluation = null;
  /** @type {number | null} */
  clock = null;
}

/** The id of a move, with which its record begins. @param {Move | string} move */
const idOf = (move) => (typeof move === 'string' ? move.slice(0, move.indexOf('\t')) : move.id);

/** A position of the tree, with the move that led to it and what is said about it. The docs are in pgn.d.ts. */
export class MoveNode {
  /** The comments of a file until they are asked for. @type {string | string[]} */
  #opening = '';
  /** Null while there are none. @type {MoveNode[] | null} */
  #children = null;
  /** A record until it is asked for. @type {Move | string | null} */
  #move;
  /** Null until it is asked for. @type {string | null} */
  #fen;
  #source;
  /** Null while there are none. @type {number[] | null} */
  #nags = null;
  /** The comments of a file until they are asked for; null while there are none. @type {Remark | string[] | null} */
  #remark = null;

  /**
   * @param {number} id counted from 0 at the root; unique in its tree
   * @param {MoveNode | null} parent null at the root
   * @param {Move | string | null} move or its record; null at the root
   * @param {string | null} fen null when the source has it
   * @param {NodeSource | null} source
   */
  constructor(id, parent, move, fen, source) {
    this.id = id;
    this.parent = parent;
    this.#move = move;
    this.#fen = fen;
    this.#source = source;
    if (parent) {
      /** Who is to move. @type {Color} */
      this.turn = otherColor(parent.turn);
      /** The number of the move that is to be played here. @type {number} */
      this.moveNumber = parent.moveNumber + (parent.turn === 'black' ? 1 : 0);
    } else {
      const { turn, moveNumber } = readFen(/** @type {string} the root has one */ (fen));
      this.turn = turn;
      this.moveNumber = Number(moveNumber);
    }
  }

  /** Whether a value of any kind is a node. @param {unknown} value @returns {value is MoveNode} */
  static isNode(value) {
    return typeof value === 'object' && value !== null && #move in value;
  }

  /** Whether the position of a node was found already. @param {MoveNode} node */
  static isFound(node) {
    return node.#fen !== null;
  }

  /** @param {MoveNode} node @param {string} fen */
  static setFen(node, fen) {
    node.#fen = fen;
  }

  /** The move of a node in words that the engine plays. @param {MoveNode} node not the root */
  static idOf(node) {
    return idOf(/** @type {Move | string} */ (node.#move));
  }

  /**
   * The node after a move.
   * @param {MoveNode} node
   * @param {Move | string} move or its record
   */
  static childBy(node, move) {
    if (!node.#children) return undefined;
    const id = idOf(move);
    return node.#children.find((child) => MoveNode.idOf(child) === id);
  }

  /** @param {MoveNode} node @param {MoveNode} child */
  static append(node, child) {
    // An array of one takes a fraction of the memory of one that has grown.
    if (node.#children) node.#children.push(child);
    else node.#children = [child];
  }

  /**
   * Adds comments of a file, which are read later, together. A file may say something of a move again and again.
   * @param {MoveNode} node
   * @param {string[]} comments
   */
  static addComments(node, comments) {
    const others = /** @type {string[] | null} nobody has asked for them yet */ (node.#remark);
    if (others) for (const comment of comments) others.push(comment);
    else node.#remark = comments;
  }

  /**
   * Adds comments of a file in front of a move, as addComments() does.
   * @param {MoveNode} node @param {string[]} comments
   */
  static addOpening(node, comments) {
    const others = node.#opening;
    if (typeof others === 'string') node.#opening = comments;
    else for (const comment of comments) others.push(comment);
  }

  get children() {
    this.#children ??= [];
    return this.#children;
  }

  get move() {
    if (typeof this.#move === 'string')
      this.#move = /** @type {NodeSource} */ (this.#source).moveOf(this.#move);
    return this.#move;
  }

  get fen() {
    if (this.#fen === null) /** @type {NodeSource} */ (this.#source).findFens(this);
    return /** @type {string} */ (this.#fen);
  }

  get #said() {
    const remark = this.#remark;
    if (remark instanceof Remark) return remark;
    const said = remark ? /** @type {NodeSource} */ (this.#source).remarkOf(remark) : new Remark();
    this.#remark = said;
    return said;
  }

  /** Said after the move; at the root, before the first one. */
  get comment() {
    return this.#remark ? this.#said.text : '';
  }

  set comment(text) {
    this.#said.text = checkComment(text, 'comment');
  }

  /** Said in front of the move, where a variation begins. */
  get opening() {
    if (typeof this.#opening !== 'string')
      this.#opening = /** @type {NodeSource} */ (this.#source).openingOf(this.#opening);
    return this.#opening;
  }

  set opening(text) {
    this.#opening = checkComment(text, 'opening');
  }

  /** Numeric Annotation Glyphs: 1 is `!`, 2 is `?`, and so on. */
  get nags() {
    this.#nags ??= [];
    return this.#nags;
  }

  set nags(nags) {
    this.#nags = checkNags(nags);
  }

  /** Arrows, and circles, which begin and end on their square. */
  get shapes() {
    return this.#said.shapes;
  }

  set shapes(shapes) {
    this.#said.shapes = checkShapes(shapes);
  }

  /** The evaluation of the position, for White. */
  get evaluation() {
    return this.#remark ? this.#said.evaluation : null;
  }

  set evaluation(evaluation) {
    this.#said.evaluation = checkEvaluation(evaluation);
  }

  /** The seconds left to who moved. */
  get clock() {
    return this.#remark ? this.#said.clock : null;
  }

  set clock(clock) {
    this.#said.clock = checkClock(clock);
  }

  get isVariation() {
    return this.parent !== null && this.parent.children[0] !== this;
  }

  /** Puts a NAG on the move, or takes it off; of `!` to `?!` only one stays. @param {number} nag */
  toggleNag(nag) {
    checkNag(nag);
    const others = this.nags.filter((other) => nag > LAST_JUDGEMENT || other > LAST_JUDGEMENT);
    const had = this.nags.includes(nag);
    this.nags = had ? this.nags.filter((other) => other !== nag) : [nag, ...others];
  }

  /** See shapes.js. @param {PgnShape} shape */
  toggleShape(shape) {
    this.shapes = toggleShape(this.shapes, checkShape(shape));
  }
}
