/** A study: the tree of moves of one game, where the reader stands in it, and what may be played there. */
import { withGame } from '../../kingcraft/with-game.js';
import { atOnce } from '../slices.js';
import { resultText } from '../words.js';
import { MoveTree } from './move-tree.js';
import { writing } from './pgn/write-game.js';
import { playFrom } from './positions.js';

/** `!`, `?`, `!!`, `??`, `!?`, `?!`: a move has one of them at most. */
const LAST_JUDGEMENT = 6;

export class Study {
  #kingcraft;
  #result;
  #seen = { node: null };
  /** Whether there is something that was neither opened nor saved. */
  isChanged = false;
  /** Which game on the board came into it last, as Shelf names it. */
  taken = '';

  /**
   * @param kingcraft the loaded package
   * @param {{ variant: string, tree: MoveTree, tags?: { name, value }[], result?: string }} study as openGame gives it
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
    const game = fen ? kingcraft.newGame(variant, fen) : kingcraft.newGame(variant);
    const tree = new MoveTree(game.fen());
    game.dispose();
    return new Study(kingcraft, { variant, tree });
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
    return withGame(this.#kingcraft, this.variant.id, node.fen, (game) => ({
      moves: game.moves(),
      check: game.isCheck(),
      outcome: game.outcome(),
    }));
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
    const node = playFrom(this.#kingcraft, this.variant.id, this.tree, this.current, move);
    if (this.current.children.length > before) this.isChanged = true;
    this.tree.goTo(node);
    return node.move;
  }

  /** Plays moves from the root; the reader stands at their end. What was there stays. */
  addLine(moves) {
    let node = this.tree.root;
    for (const move of moves)
      node = playFrom(this.#kingcraft, this.variant.id, this.tree, node, move);
    this.tree.goTo(node);
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
    const { current } = this;
    const others = current.nags.filter((other) => nag > LAST_JUDGEMENT || other > LAST_JUDGEMENT);
    const had = current.nags.includes(nag);
    current.nags = had ? current.nags.filter((other) => other !== nag) : [nag, ...others];
    this.isChanged = true;
  }

  /** Draws an arrow or a circle here; one that is there in this color goes, one of another color changes. */
  toggleShape(shape) {
    const { shapes } = this.current;
    const known = shapes.find(({ from, to }) => from === shape.from && to === shape.to);
    const others = shapes.filter((other) => other !== known);
    this.current.shapes = known?.color === shape.color ? others : [...others, shape];
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
    return atOnce(this.writing());
  }

  /** What `toPgn` does, as a generator that may rest; a change in between may or may not be in the text. */
  writing() {
    return writing(this.variant, this);
  }
}
