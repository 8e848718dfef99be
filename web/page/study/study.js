// @ts-nocheck
/** A study: the tree of moves of one game, where the reader stands in it, and what may be played there. */

import { withGame } from '../../kingcraft/game.js';
import { createGame, playLine, writeGame, writeGameInSteps } from '../../kingcraft/pgn/pgn.js';
import { factsOf, raysOf } from '../../scene/game-facts.js';
import { resultText } from '../game-words.js';

export class Study {
  #kingcraft;
  #result;
  #seen = { node: null };
  /** Whether there is something that was neither opened nor saved. */
  isChanged = false;
  /** Which game on the board came into it last, as OpenStudies names it. */
  taken = '';

  /**
   * @param kingcraft the loaded package
   * @param {{ variant: string, tree, tags?: { name, value }[], result?: string }} study as openGame gives it
   */
  constructor(kingcraft, { variant, tree, tags = [], result = '*' }) {
    this.#kingcraft = kingcraft;
    this.#result = result;
    this.variant = kingcraft.variants.find(({ id }) => id === variant);
    this.tree = tree;
    this.tags = tags;
  }

  /** An empty study from a position, or from the start. Throws FenError, VariantError. */
  static begin(kingcraft, variant, fen) {
    return new Study(kingcraft, createGame(kingcraft, variant, fen || undefined));
  }

  /**
   * The study of a game that was played; the reader stands at its end.
   * @param kingcraft the loaded package
   * @param game `{ variant, fen, moves, tags, result, evaluations }`, the last as evaluationsOf gives them
   */
  static ofGame(kingcraft, { variant, fen, moves, tags, result, evaluations = [] }) {
    const { tree } = Study.begin(kingcraft, variant, fen);
    const study = new Study(kingcraft, { variant, tree, tags, result });
    study.addLine(moves);
    for (const [index, node] of tree.mainLine().entries())
      node.evaluation = evaluations[index] ?? null;
    return study;
  }

  get current() {
    return this.tree.current;
  }

  /** What may be played where the reader stands: `{ moves, check, outcome }`. */
  get position() {
    const node = this.current;
    if (this.#seen.node !== node) this.#seen = { node, ...this.#look(node) };
    return this.#seen;
  }

  /** How the main line ends, as PGN says it. */
  get result() {
    const outcome = this.#outcome;
    return outcome ? resultText(outcome) : this.#result;
  }

  /** Whether the rules themselves have ended the main line. */
  get isDecided() {
    return this.#outcome !== null;
  }

  get #outcome() {
    return this.outcomeAt(this.tree.mainLine().at(-1) ?? this.tree.root);
  }

  /** Says how the game ended, where its rules do not. */
  decide(result) {
    this.#result = result;
    this.isChanged = true;
  }

  /** How the game ended in a position of the tree; null where it goes on. */
  outcomeAt(node) {
    return this.#look(node).outcome;
  }

  #look(node) {
    return withGame(this.#kingcraft, this.variant.id, node.fen, (game) => {
      const moves = game.moves();
      return { ...factsOf(game), moves, rays: raysOf(game, moves), outcome: game.outcome() };
    });
  }

  /** Why a man may go there or not. */
  explain(from, to) {
    return withGame(this.#kingcraft, this.variant.id, this.current.fen, (game) =>
      game.explain(from, to),
    );
  }

  /** Plays a move where the reader stands, who goes along. Returns the move. */
  play(move) {
    const before = this.current.children.length;
    const node = this.#playLine(this.current, [move]);
    if (this.current.children.length > before) this.isChanged = true;
    this.tree.goTo(node);
    return node.move;
  }

  /** Plays moves from the root; the reader stands at their end. What was there stays. */
  addLine(moves) {
    this.tree.goTo(this.#playLine(this.tree.root, moves));
  }

  #playLine(node, moves) {
    return playLine(this.#kingcraft, this.#game, node, moves);
  }

  goTo(node) {
    this.tree.goTo(node);
  }

  /** Where a step leads: 'first', 'previous', 'next', 'last', or to the way above or below; null where it leads nowhere. */
  step(name) {
    const { current, tree } = this;
    const siblings = current.parent?.children ?? [current];
    const beside = (offset) => siblings[siblings.indexOf(current) + offset];
    const steps = {
      first: () => tree.root,
      previous: () => current.parent,
      next: () => current.children[0],
      last: () => tree.lineFrom(current).at(-1),
      above: () => beside(-1),
      below: () => beside(1),
    };
    const node = steps[name]();
    return node && node !== current ? node : null;
  }

  /** Says something about the move that led here. */
  say(comment) {
    this.current.comment = comment;
    this.isChanged = true;
  }

  /** Puts a NAG on the move that led here, or takes it off; of `!` to `?!` only one stays. */
  toggleNag(nag) {
    this.current.toggleNag(nag);
    this.isChanged = true;
  }

  /** Draws an arrow or a circle here; one that is there in this color goes, one of another color changes. */
  toggleShape(shape) {
    this.current.toggleShape(shape);
    this.isChanged = true;
  }

  promote() {
    this.tree.promote(this.current);
    this.isChanged = true;
  }

  remove() {
    this.tree.remove(this.current);
    this.isChanged = true;
  }

  /** The value of a tag; undefined where there is none. */
  tag(name) {
    return this.tags.find((tag) => tag.name === name)?.value;
  }

  /** Gives a tag another value; an empty one takes it away. */
  setTag(name, value) {
    const known = this.tags.some((tag) => tag.name === name);
    const tags = known ? this.tags : [...this.tags, { name }];
    this.tags = tags
      .map((tag) => (tag.name === name ? { name, value } : tag))
      .filter((tag) => tag.value.trim() !== '');
    this.isChanged = true;
  }

  toPgn() {
    return writeGame(this.#kingcraft, this.#game);
  }

  /** What `toPgn` does, as a generator that may rest; a change in between may or may not be in the text. */
  writing() {
    return writeGameInSteps(this.#kingcraft, this.#game);
  }

  /** What the package reads and writes. */
  get #game() {
    const { variant, tags, result, tree } = this;
    return { variant: variant.id, tags, result, tree };
  }
}
