/** The moves of a study as a tree: any position may go on in several ways, the first of which is the main one. */

/** A position of the tree, with the move that led to it and what is said about it. */
class Node {
  /** Counted from 0 at the root; unique in its tree. */
  id;
  /** Null at the root. */
  parent;
  /** The ways to go on, the main one first. */
  children = [];
  /** The package's move; null at the root. */
  move;
  fen;
  /** Said after the move; at the root, before the first one. */
  comment = '';
  /** Said before the move, where a variation begins. */
  opening = '';
  /** Numeric Annotation Glyphs: 1 is `!`, 2 is `?`, and so on. */
  nags = [];
  /** Arrows and circles that the reader drew: `{ from, to, color }[]`. */
  shapes = [];
  /** What a machine thought of the position while the game was played, from White's side: `{ cp } | { mate }`, or null. */
  evaluation = null;

  constructor(id, parent, move, fen) {
    Object.assign(this, { id, parent, move, fen });
  }

  get turn() {
    return this.fen.split(' ')[1] === 'w' ? 'white' : 'black';
  }

  /** The number of the move that is to be played here. */
  get moveNumber() {
    return Number(this.fen.split(' ')[5]);
  }

  get isVariation() {
    return this.parent !== null && this.parent.children[0] !== this;
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

  /** The position that is looked at. */
  get current() {
    return this.#current;
  }

  /** Whether nothing was played or said yet. */
  get isEmpty() {
    return this.root.children.length === 0 && this.root.comment === '';
  }

  /**
   * Plays a move; one that was played there before is found again, another one begins a variation.
   * @param {Node} parent
   * @param move of the package
   * @param {string} fen of the position after it
   * @returns {Node}
   */
  add(parent, move, fen) {
    const known = parent.children.find((child) => child.move.id === move.id);
    if (known) return known;
    const node = this.#create(parent, move, fen);
    parent.children.push(node);
    return node;
  }

  goTo(node) {
    this.#current = node;
  }

  /** The node with this id; undefined where it is gone. */
  find(id) {
    return this.nodes().find((node) => node.id === id);
  }

  /** All nodes, parents before their children. */
  nodes() {
    const nodes = [this.root];
    for (let index = 0; index < nodes.length; index++) nodes.push(...nodes[index].children);
    return nodes;
  }

  /** The moves that lead to a node, the first one first; none for the root. */
  lineTo(node) {
    const line = [];
    for (let step = node; step.parent; step = step.parent) line.push(step);
    return line.reverse();
  }

  /** The main way on from a node, without the node itself. */
  lineFrom(node) {
    const line = [];
    for (let step = node.children[0]; step; step = step.children[0]) line.push(step);
    return line;
  }

  mainLine() {
    return this.lineFrom(this.root);
  }

  /** The first move of the innermost variation that a node lies in; null on the main line. */
  variationOf(node) {
    let step = node;
    while (step && !step.isVariation) step = step.parent;
    return step;
  }

  /** Makes the variation that a node lies in the main way to go on where it begins. */
  promote(node) {
    const first = this.variationOf(node);
    if (!first) return;
    const { children } = first.parent;
    children.splice(children.indexOf(first), 1);
    children.unshift(first);
  }

  /** Deletes a move and all that follows it. Who looked at it stands before it. */
  remove(node) {
    if (!node.parent) return;
    if (this.lineTo(this.#current).includes(node)) this.#current = node.parent;
    const { children } = node.parent;
    children.splice(children.indexOf(node), 1);
  }

  #create(parent, move, fen) {
    return new Node(this.#count++, parent, move, fen);
  }
}
