// The moves of a game as a tree: any position may have several next moves, and the first one is the main move. The docs
// are in pgn.d.ts.

/**
 * @import { Kingcraft, Move, MoveChoice } from '../index.js'
 * @import { NodeSource } from './move-node.js'
 * @import { PgnGame } from './pgn.js'
 */

import { checkText, kindError, readFields, readObject } from '../arguments.js';
import { checkKingcraft } from '../part-arguments.js';
import { withGame } from '../with-game.js';
import { MoveNode } from './move-node.js';
import { fensOn, playOn } from './play-on.js';
import { checkNode, checkPlayed } from './tree-arguments.js';

export class MoveTree {
  #count = 1;
  #current;
  #source;

  /**
   * @param {string} fen of the position in which it begins @param {NodeSource | null} [source] of what is read later
   */
  constructor(fen, source = null) {
    this.root = new MoveNode(0, null, null, checkText(fen, 'fen'), source);
    this.#current = this.root;
    this.#source = source;
  }

  /** Whether a value of any kind is a tree. @param {unknown} value @returns {value is MoveTree} */
  static isTree(value) {
    return typeof value === 'object' && value !== null && #count in value;
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
   * @param {Move | string} move or its record
   * @param {string | NodeSource} fen of the position after it, or the source of the tree, which finds it
   * @returns {MoveNode}
   */
  add(parent, move, fen) {
    const known = MoveNode.childBy(checkNode(parent), checkPlayed(move));
    if (known) return known;
    const source = fen === this.#source ? this.#source : null;
    const own = source ? null : checkText(fen, 'fen');
    const node = new MoveNode(this.#count++, parent, move, own, source);
    MoveNode.append(parent, node);
    return node;
  }

  /** @param {MoveNode} node */
  goTo(node) {
    this.#current = checkNode(node);
  }

  /** The node with this id; undefined if it is gone. @param {number} id */
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
    for (let step = checkNode(node); step.parent; step = step.parent) line.push(step);
    return line.reverse();
  }

  /** The main line from a node on, without the node itself. @param {MoveNode} node */
  lineFrom(node) {
    const line = [];
    for (let step = checkNode(node).children[0]; step; step = step.children[0]) line.push(step);
    return line;
  }

  mainLine() {
    return this.lineFrom(this.root);
  }

  /** The first move of the innermost variation that a node lies in; null on the main line. @param {MoveNode} node */
  variationOf(node) {
    /** @type {MoveNode | null} */
    let step = checkNode(node);
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

  /**
   * Puts the line that a node lies in one place down, at the last branching before the node where that is possible.
   * @param {MoveNode} node
   */
  demote(node) {
    let step = checkNode(node);
    while (step.parent?.children.at(-1) === step) step = step.parent;
    if (!step.parent) return;
    const { children } = step.parent;
    const index = children.indexOf(step);
    children.splice(index, 2, children[index + 1], step);
  }

  /** Deletes a move and all that follows it. Where it was chosen, its parent is chosen. @param {MoveNode} node */
  remove(node) {
    const { parent } = checkNode(node);
    if (!parent) return;
    if (this.lineTo(this.#current).includes(node)) this.#current = parent;
    const { children } = parent;
    children.splice(children.indexOf(node), 1);
  }
}

/**
 * The moves of a list; one alone, which may be text and so letters one by one, is none.
 * @param {any} moves of any kind
 */
function readIterable(moves) {
  if (typeof moves !== 'object') throw kindError('moves', 'moves', moves);
  return readObject(moves, 'moves', () => {
    if (typeof moves[Symbol.iterator] !== 'function') throw kindError('moves', 'moves', moves);
    return Array.from(moves);
  });
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
export function playLine(kingcraft, game, node, moves) {
  const { variant, tree } = readFields(game, 'game', ['variant', 'tree']);
  if (!MoveTree.isTree(tree)) throw kindError('tree', 'tree', tree);
  const list = readIterable(moves);
  return withGame(
    checkKingcraft(kingcraft),
    checkText(variant, 'variant'),
    checkNode(node).fen,
    (game) => {
      let last = node;
      for (const move of list) last = tree.add(last, game.move(move), game.fen());
      return last;
    },
  );
}

/** The number of positions found at once: callers that ask for one usually ask for the next ones. */
const AT_ONCE = 64;

/**
 * Finds the positions of a tree when they are asked for, from the nearest one that is known on: most readers of a file
 * never ask.
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @returns {NodeSource['findFens']}
 */
export function fenFinder(kingcraft, variant) {
  return (node) => {
    /** @type {string[]} */
    const moves = [];
    let known = /** @type {MoveNode} the root is known */ (node.parent);
    for (; !MoveNode.isFound(known) && known.parent; known = known.parent)
      moves.push(MoveNode.idOf(known));
    const wanted = [node];
    for (let next = node.children[0]; next && !MoveNode.isFound(next); next = next.children[0])
      if (wanted.push(next) === AT_ONCE) break;
    return withGame(kingcraft, variant, known.fen, (game) => {
      playOn(game, moves.reverse());
      const fens = fensOn(game, wanted.map(MoveNode.idOf));
      for (const [index, found] of wanted.entries()) MoveNode.setFen(found, fens[index]);
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
  const startFen = withGame(checkKingcraft(kingcraft), variant, fen, (game) => game.fen());
  return { variant, tags: [], result: '*', tree: new MoveTree(startFen), notes: [] };
}
