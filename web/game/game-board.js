/** @import { Motion } from '../board/board-types.js' */
/** @import { Square } from '../kingcraft/index.js' */
/** @import { GameBoardOptions, MoveQuestion, PositionOnBoard, PositionScene, ShowOptions } from './scene-types.js' */
/**
 * A board that shows a position of a game and lets its reader choose a legal move: it asks where two squares mean
 * several moves, and drops the answer where the position is another one by then. It plays no move itself.
 */
import { Board } from '../board/board.js';
import { choicesOf, whichMove, withStuckPieces } from './move-choices.js';
import { sceneOf } from './position-scene.js';

export class GameBoard extends Board {
  #options;
  #choices = choicesOf([]);
  /** Whether moves are chosen ahead of the turn. */
  #isAhead = false;
  /** Names the position and its moves, see Scene. */
  #state = '';
  /** The position as it was shown last. @type {PositionScene | null} */
  shown = null;
  /** The question about a move that the reader has chosen. @type {MoveQuestion | null} */
  question = null;
  /** The path of a move that was seen before it is played. @type {readonly Motion[] | null} */
  seen = null;

  /**
   * @param {HTMLElement} host see Board
   * @param {GameBoardOptions} options
   */
  constructor(host, options) {
    const { texts, onReason, wantsReason, onPremove, onCancel, onPress, onNothing } = options;
    super(host, {
      ...options,
      texts: texts.board,
      onMove: (from, to) => {
        if (this.#isAhead) onPremove?.(from, to);
        // The reason is of the move, for which the square of another piece may stand.
        else if (wantsReason?.()) onReason?.(from, this.#choices.movesBetween(from, to)[0].to);
        else this.#choose(from, to, true);
      },
      onRefused: (from, to) => (this.#isAhead ? onCancel?.() : onReason?.(from, to)),
      onPress: (square) => this.question?.press(square) || onPress?.(square),
      onNothing: () => {
        this.question?.close();
        onNothing?.();
      },
    });
    this.#options = options;
  }

  /**
   * Shows a position, without the frames around the squares of a reason. A menu stays open only if the position and its
   * moves are the same.
   * @param {PositionOnBoard} position
   * @param {ShowOptions} options what else changes on the board
   */
  show(position, { targets = null, premove = null, ...change } = {}) {
    const moves = position.moves ?? [];
    const { layout, texts, onReason } = this.#options;
    const scene = sceneOf(layout, { ...position, moves }, texts.hints);
    const canExplain = onReason && position.moves;
    this.#choices = choicesOf(moves);
    const { dests } = this.#choices;
    this.#isAhead = targets !== null;
    this.#state = scene.state;
    this.shown = scene;
    this.set({
      ...scene,
      framed: [],
      ahead: this.#isAhead,
      premove: targets && premove ? [premove.from, premove.to] : [],
      dests: targets ?? (canExplain ? withStuckPieces(dests, scene.pieces, position.turn) : dests),
      ...change,
    });
    this.question?.follow();
  }

  /**
   * Chooses the move that two squares mean, as if the reader had: asks where they mean several. Says whether they mean
   * any.
   * @param {Square} from
   * @param {Square} to
   */
  choosePair(from, to) {
    return this.#choose(from, to, false);
  }

  /**
   * @param {Square} from
   * @param {Square} to
   * @param {boolean} isByReader whether it may be asked if the move is to be played
   */
  #choose(from, to, isByReader) {
    const state = this.#state;
    const moves = this.#choices.movesBetween(from, to);
    const { texts, onMove, confirms } = this.#options;
    whichMove(this, to, moves, texts).then(async (move) => {
      if (!move || state !== this.#state) return;
      const isMeant = !isByReader || !confirms || (await confirms(this, move));
      if (isMeant && state === this.#state) onMove?.(move);
    });
    return moves.length > 0;
  }

  /**
   * @override A move that was seen is not shown again.
   * @param {readonly Motion[]} motions
   * @param {number} [slowness]
   */
  play(motions, slowness) {
    const isSeen = JSON.stringify(this.seen) === JSON.stringify(motions);
    this.seen = null;
    return super.play(isSeen ? [] : motions, slowness);
  }

  /** @override An answer that is on its way is dropped. */
  destroy() {
    this.question?.close();
    this.#state = '';
    super.destroy();
  }
}
