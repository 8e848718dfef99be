// The moves of a game as a tree: from any position several moves may follow, the first of which is the main one. The docs are in pgn.d.ts.

/**
 * @import { Color, Kingcraft, Move, MoveChoice } from '../index.js'
 * @import { PgnEvaluation, PgnGame, PgnShape } from './pgn.js'
 */

import { readFen } from '../fen.js';
import { otherColor } from '../square.js';
import { withGame } from '../with-game.js';
import { LAST_JUDGEMENT } from './pgn-signs.js';
import { toggleShape } from './shapes.js';

/** The position of a node, for trees whose positions are found when they are asked for. @typedef {(node: MoveNode) => string} FenOf */

/** A position of the tree, with the move that led to it and what is said about it. */
export class MoveNode {
  /** What follows, the main move first. @type {MoveNode[]} */
  children = [];
  /** Said after the move; at the root, before the first one. */
  comment = '';
  /** Said in front of the move, where a variation begins. */
  opening = '';
  /** Numeric Annotation Glyphs: 1 is `!`, 2 is `?`, and so on. @type {number[]} */
  nags = [];
  /** Arrows, and circles, which begin and end on their square. @type {PgnShape[]} */
  shapes = [];
  /** What an engine thought of the position, from White's side. @type {PgnEvaluation | null} */
  evaluation = null;
  /** The seconds left to who moved. @type {number | null} */
  clock = null;

  /** Null until it is asked for. @type {string | null} */
  #fen;
  #fenOf;

  /**
   * @param {number} id counted from 0 at the root; unique in its tree
   * @param {MoveNode | null} parent null at the root
   * @param {Move | null} move null at the root
   * @param {string | FenOf} fen
   */
  constructor(id, parent, move, fen) {
    this.id = id;
    this.parent = parent;
    this.move = move;
    this.#fen = typeof fen === 'string' ? fen : null;
    this.#fenOf = typeof fen === 'string' ? null : fen;
    /** The number of the move that is to be played here. @type {number} */
    this.moveNumber =
      parent && move
        ? parent.moveNumber + (move.color === 'black' ? 1 : 0)
        : Number(readFen(this.fen).moveNumber);
  }

  get fen() {
    this.#fen ??= /** @type {FenOf} */ (this.#fenOf)(this);
    return this.#fen;
  }

  /** Whether the position of a node was found already. @param {MoveNode} node */
  static isFound(node) {
    return node.#fen !== null;
  }

  get turn() {
    return this.move ? otherColor(this.move.color) : readFen(this.fen).turn;
  }

  get isVariation() {
    return this.parent !== null && this.parent.children[0] !== this;
  }

  /** Puts a NAG on the move, or takes it off; of `!` to `?!` only one stays. @param {number} nag */
  toggleNag(nag) {
    const others = this.nags.filter((other) => nag > LAST_JUDGEMENT || other > LAST_JUDGEMENT);
    const had = this.nags.includes(nag);
    this.nags = had ? this.nags.filter((other) => other !== nag) : [nag, ...others];
  }

  /** See shapes.js. @param {PgnShape} shape */
  toggleShape(shape) {
    this.shapes = toggleShape(this.shapes, shape);
  }
}

export class MoveTree {
  #count = 0;
  #current;

  /** @param {string} fen of the position in which it begins */
  constructor(fen) {
    this.root = this.#create(null, null, fen);
    this.#current = this.root;
  }

  /** The chosen position. */
  get current() {
    return this.#current;
  }

  /** Whether nothing was played or said yet. */
  get isEmpty() {
    return this.root.children.length === 0 && this.root.comment === '';
  }

  /**
   * Adds a legal move; one that was played there before is found again, another one begins a variation.
   * @param {MoveNode} parent
   * @param {Move} move
   * @param {string | FenOf} fen of the position after it
   * @returns {MoveNode}
   */
  add(parent, move, fen) {
    const known = parent.children.find((child) => child.move?.id === move.id);
    if (known) return known;
    const node = this.#create(parent, move, fen);
    parent.children.push(node);
    return node;
  }

  /** @param {MoveNode} node */
  goTo(node) {
    this.#current = node;
  }

  /** The node with this id; undefined where it is gone. @param {number} id */
  find(id) {
    return this.nodes().find((node) => node.id === id);
  }

  /** All nodes, parents before their children. */
  nodes() {
    const nodes = [this.root];
    for (let index = 0; index < nodes.length; index++) nodes.push(...nodes[index].children);
    return nodes;
  }

  /** The moves that lead to a node, the first one first; none for the root. @param {MoveNode} node */
  lineTo(node) {
    const line = [];
    for (let step = node; step.parent; step = step.parent) line.push(step);
    return line.reverse();
  }

  /** The main line from a node on, without the node itself. @param {MoveNode} node */
  lineFrom(node) {
    const line = [];
    for (let step = node.children[0]; step; step = step.children[0]) line.push(step);
    return line;
  }

  mainLine() {
    return this.lineFrom(this.root);
  }

  /** The first move of the innermost variation that a node lies in; null on the main line. @param {MoveNode} node */
  variationOf(node) {
    /** @type {MoveNode | null} */
    let step = node;
    while (step && !step.isVariation) step = step.parent;
    return step;
  }

  /** Makes the variation that a node lies in the main line where it begins. @param {MoveNode} node */
  promote(node) {
    const first = this.variationOf(node);
    if (!first?.parent) return;
    const { children } = first.parent;
    children.splice(children.indexOf(first), 1);
    children.unshift(first);
  }

  /** Puts the line that a node lies in one place down, at the last branching before the node where that is possible. @param {MoveNode} node */
  demote(node) {
    let step = node;
    while (step.parent?.children.at(-1) === step) step = step.parent;
    if (!step.parent) return;
    const { children } = step.parent;
    const index = children.indexOf(step);
    children.splice(index, 2, children[index + 1], step);
  }

  /** Deletes a move and all that follows it. Where it was chosen, its parent is chosen. @param {MoveNode} node */
  remove(node) {
    if (!node.parent) return;
    if (this.lineTo(this.#current).includes(node)) this.#current = node.parent;
    const { children } = node.parent;
    children.splice(children.indexOf(node), 1);
  }

  /** @param {MoveNode | null} parent @param {Move | null} move @param {string | FenOf} fen */
  #create(parent, move, fen) {
    return new MoveNode(this.#count++, parent, move, fen);
  }
}

/**
 * Plays moves in a tree from a node on; the engine says whether they are legal.
 * @param {Kingcraft} kingcraft
 * @param {{ variant: string, tree: MoveTree }} game
 * @param {MoveNode} node
 * @param {Iterable<string | MoveChoice>} moves
 * @returns {MoveNode} that the last one leads to
 * @throws IllegalMoveError, AmbiguousMoveError; the moves before that one are in the tree then
 */
export function playLine(kingcraft, { variant, tree }, node, moves) {
  return withGame(kingcraft, variant, node.fen, (game) => {
    let last = node;
    for (const move of moves) last = tree.add(last, game.move(move), game.fen());
    return last;
  });
}

/**
 * Finds the positions of a tree when they are asked for, from the nearest one that is known on: most readers of a file never ask.
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @returns {FenOf}
 */
export function fenFinder(kingcraft, variant) {
  return (node) => {
    /** @type {string[]} */
    const moves = [];
    let known = node;
    for (; !MoveNode.isFound(known) && known.parent && known.move; known = known.parent)
      moves.push(known.move.id);
    return withGame(kingcraft, variant, known.fen, (game) => {
      for (const id of moves.reverse()) game.move(id);
      return game.fen();
    });
  };
}

/**
 * A game without moves.
 * @param {Kingcraft} kingcraft
 * @param {string} variant its id
 * @param {string} [fen]
 * @returns {PgnGame & { tree: MoveTree }}
 */
export function createGame(kingcraft, variant, fen) {
  const startFen = withGame(kingcraft, variant, fen, (game) => game.fen());
  return { variant, tags: [], result: '*', tree: new MoveTree(startFen), notes: [] };
}
