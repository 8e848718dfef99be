/** A study: the tree of moves of one game, its current position, and what may be played there. */
/** @import { Color, Kingcraft, Move, MoveChoice, Outcome, Ray } from '../../kingcraft/index.js' */
/**
 * @import { MoveNode, MoveTree, PgnEvaluation, PgnGame, PgnResult, PgnShape, PgnTag } from '../../kingcraft/pgn/pgn.js'
 */
/** @import { ReviewPoint } from './review.js' */

import { factsOf, raysOf } from '../../game/game-facts.js';
import { variantOf } from '../../game/played-game.js';
import { createGame, playLine, writeGame, writeGameInSteps } from '../../kingcraft/pgn/pgn.js';
import { withGame } from '../../kingcraft/with-game.js';
import { resultText } from '../base/game-words.js';

/**
 * The answer of the engine about a position.
 * @typedef {{ fen: string, turn: Color, check: boolean, royals: Record<Color, string[]>, moves: Move[], rays:
 *   Map<string, Ray[]>, outcome: Outcome | null }} StudyPosition
 */

/**
 * A game that was played, with the evaluations of its positions; `player` is the color of the person who played the
 * computer.
 * @typedef {{ variant: string, fen: string, moves: string[], tags?: PgnTag[], result?: PgnResult, evaluations?:
 *   (PgnEvaluation | null)[], player?: Color | null }} StudiedGame
 */

/**
 * A step from a position: along its line, or to the variation above or below.
 * @typedef {'first' | 'previous' | 'next' | 'last' | 'above' | 'below'} StepName
 */

export class Study {
  #kingcraft;
  /** @type {PgnResult} */
  #result;
  /** The position of the node that was current last. @type {{ node: MoveNode, position: StudyPosition } | null} */
  #seen = null;
  /** Whether it has changes that were not saved as PGN. */
  isChanged = false;
  /** The last game that came into it from the board; see OpenStudies. */
  importedGame = '';
  /** The color of the person where the main line is a game against the computer. @type {Color | null} */
  player = null;
  /**
   * The data of the link by which it came; null once it is changed, and where it came by none.
   * @type {string | null}
   */
  sharedAs = null;
  /** The last review of the main line; see reviewOf. @type {ReviewPoint[] | null} */
  review = null;

  /**
   * @param {Kingcraft} kingcraft
   * @param {{ variant: string, tree: MoveTree, tags?: PgnTag[], result?: PgnResult }} study as `openGame` returns it
   * @throws Error where the package has no such variant
   */
  constructor(kingcraft, { variant, tree, tags = [], result = '*' }) {
    this.#kingcraft = kingcraft;
    this.#result = result;
    this.variant = variantOf(kingcraft, variant);
    this.tree = tree;
    this.tags = tags;
  }

  /**
   * A study without moves, from the start position or from a FEN.
   * @param {Kingcraft} kingcraft
   * @param {string} variant
   * @param {string} [fen]
   * @throws FenError, VariantError
   */
  static begin(kingcraft, variant, fen) {
    return new Study(kingcraft, createGame(kingcraft, variant, fen || undefined));
  }

  /**
   * The study of a game that was played. Its end is the current position.
   * @param {Kingcraft} kingcraft
   * @param {Omit<StudiedGame, 'fen'> & { fen?: string }} game
   */
  static ofGame(kingcraft, { variant, fen, moves, tags, result, evaluations = [], player }) {
    const { tree } = Study.begin(kingcraft, variant, fen);
    const study = new Study(kingcraft, { variant, tree, tags, result });
    study.player = player ?? null;
    study.addLine(moves);
    for (const [index, node] of tree.mainLine().entries())
      node.evaluation = evaluations[index] ?? null;
    return study;
  }

  /**
   * The first of these moves after a node, and why it is good, as `reasons()` of a game says.
   * @param {MoveNode} node
   * @param {readonly string[]} ids
   */
  reasonsAt(node, ids) {
    return withGame(this.#kingcraft, this.variant.id, this.tree.root.fen, (game) => {
      for (const { move } of this.tree.lineTo(node)) if (move) game.move(move.id);
      return { first: game.line(ids)[0], reasons: game.reasons(ids) };
    });
  }

  get current() {
    return this.tree.current;
  }

  /** The current position. */
  get position() {
    const node = this.current;
    if (this.#seen?.node !== node) this.#seen = { node, position: this.#positionOf(node) };
    return this.#seen.position;
  }

  /** The result of the main line, as PGN has it. */
  get result() {
    const outcome = this.#outcome;
    return outcome ? /** @type {PgnResult} */ (resultText(outcome)) : this.#result;
  }

  /** Whether the main line ends the game by the rules. */
  get isDecided() {
    return this.#outcome !== null;
  }

  get #outcome() {
    return this.outcomeAt(this.tree.mainLine().at(-1) ?? this.tree.root);
  }

  /**
   * Sets the result, for where the rules do not end the game.
   * @param {PgnResult} result
   */
  decide(result) {
    this.#result = result;
    this.isChanged = true;
  }

  /**
   * The outcome in a position of the tree; null if the game goes on.
   * @param {MoveNode} node
   */
  outcomeAt(node) {
    return this.#positionOf(node).outcome;
  }

  /**
   * @param {MoveNode} node
   * @returns {StudyPosition}
   */
  #positionOf(node) {
    return withGame(this.#kingcraft, this.variant.id, node.fen, (game) => {
      const moves = game.moves();
      return { ...factsOf(game), moves, rays: raysOf(game, moves), outcome: game.outcome() };
    });
  }

  /**
   * Why a piece may go to a square or not.
   * @param {string} from
   * @param {string} to
   */
  explain(from, to) {
    return withGame(this.#kingcraft, this.variant.id, this.current.fen, (game) =>
      game.explain(from, to),
    );
  }

  /**
   * Plays a move in the current position, and goes to the position after it.
   * @param {string | MoveChoice | Move} move
   * @returns {Move}
   */
  play(move) {
    const count = this.current.children.length;
    const node = this.#playLine(this.current, [move]);
    if (this.current.children.length > count) this.isChanged = true;
    this.tree.goTo(node);
    return /** @type {Move} only the root has none */ (node.move);
  }

  /**
   * Plays moves from the root, and goes to their end. Lines that are there stay.
   * @param {string[]} moves
   */
  addLine(moves) {
    this.tree.goTo(this.#playLine(this.tree.root, moves));
  }

  /**
   * @param {MoveNode} node
   * @param {(string | MoveChoice | Move)[]} moves
   */
  #playLine(node, moves) {
    return playLine(this.#kingcraft, this.#game, node, moves);
  }

  /** @param {MoveNode} node */
  goTo(node) {
    this.tree.goTo(node);
  }

  /**
   * The node to which a step leads; null if it leads nowhere.
   * @param {StepName} name
   */
  step(name) {
    const { current, tree } = this;
    const siblings = current.parent?.children ?? [current];
    const sibling = (/** @type {number} */ offset) => siblings[siblings.indexOf(current) + offset];
    const steps = {
      first: () => tree.root,
      previous: () => current.parent,
      next: () => current.children[0],
      last: () => tree.lineFrom(current).at(-1),
      above: () => sibling(-1),
      below: () => sibling(1),
    };
    const node = steps[name]();
    return node && node !== current ? node : null;
  }

  /**
   * Sets the comment on the current position.
   * @param {string} comment
   */
  setComment(comment) {
    this.current.comment = comment;
    this.isChanged = true;
  }

  /**
   * Puts a NAG on the last move, or takes it off.
   * @param {number} nag
   */
  toggleNag(nag) {
    this.current.toggleNag(nag);
    this.isChanged = true;
  }

  /**
   * Draws an arrow or a circle. A shape that is there in this color goes, one in another color changes.
   * @param {PgnShape} shape
   */
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

  /**
   * The value of a tag, or undefined.
   * @param {string} name
   */
  tag(name) {
    return this.tags.find((tag) => tag.name === name)?.value;
  }

  /**
   * Sets a tag; an empty value removes it.
   * @param {string} name
   * @param {string} value
   */
  setTag(name, value) {
    const isKnown = this.tags.some((tag) => tag.name === name);
    const tags = isKnown ? this.tags : [...this.tags, { name, value }];
    this.tags = tags
      .map((tag) => (tag.name === name ? { name, value } : tag))
      .filter((tag) => tag.value.trim() !== '');
    this.isChanged = true;
  }

  toPgn() {
    return writeGame(this.#kingcraft, this.#game);
  }

  /**
   * Does the same as `toPgn`, as a generator that yields after every move; a change in between may be missing in the
   * text.
   */
  toPgnInSteps() {
    return writeGameInSteps(this.#kingcraft, this.#game);
  }

  /** The game as the package takes it. */
  get #game() {
    const { variant, tags, result, tree } = this;
    return { variant: variant.id, tags, result, tree };
  }
}
