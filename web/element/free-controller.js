/**
 * A board without rules, on which a position is set up.
 * @import { Kingcraft } from '../kingcraft/index.js'
 * @import { Settings } from './attributes.js'
 * @import { ElementTexts } from './element-texts.js'
 * @import { GameHandlers, Progress } from './game-controller.js'
 */
import { startGame } from './board-match.js';
import { gameNameIn } from './element-texts.js';
import { FreePosition } from './free-position.js';
import { FreeView } from './free-view.js';

export class FreeController {
  /** Nothing is played. */
  match = null;
  timeline = null;
  puzzle = null;
  /** The message why no method of a game can be used. */
  refusal = 'board-is-free';
  #position;
  #handlers;
  /** @type {FreeView | null} */
  #view = null;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {Settings} settings
   * @param {Progress | null} progress of the position when the board left the page
   * @param {Pick<GameHandlers, 'dispatch' | 'drawings'>} handlers
   * @throws Fault
   */
  constructor(kingcraft, settings, progress, handlers) {
    this.#position = startPosition(kingcraft, settings);
    this.#handlers = handlers;
    if (progress?.fen) this.#position.restore(progress.fen);
  }

  /** The id of the game. */
  get variant() {
    return this.#position.variant.id;
  }

  /** The position on the board. */
  get fen() {
    return this.#position.fen;
  }

  /** Describes the setup. @param {ElementTexts} texts */
  nameIn(texts) {
    return gameNameIn(this.#position.variant, texts);
  }

  /**
   * Puts the board into an empty frame.
   * @param {HTMLElement} frame
   * @param {ElementTexts} texts
   * @param {Settings} settings
   */
  open(frame, texts, settings) {
    this.#view = new FreeView(frame, this.#position, texts, settings, {
      ...this.#handlers,
      onChange: () => this.reportPosition(),
    });
  }

  /** @param {Settings} settings */
  applySettings(settings) {
    this.#view?.applySettings(settings);
  }

  /** Goes back to the position that the attributes say. */
  reset() {
    this.#position.reset();
    this.#view?.update();
    this.reportPosition();
  }

  /** Tells the page which position is on the board, and why it cannot be played. */
  reportPosition() {
    const { fen, turn, error } = this.#position;
    this.#handlers.dispatch('positionchange', { fen, turn, ply: 0, move: null, error });
  }

  /** @returns {Progress} */
  progress() {
    return { line: [], ply: 0, hasFailed: false, fen: this.fen };
  }

  destroy() {
    this.#view?.destroy();
  }
}

/**
 * @param {Kingcraft} kingcraft
 * @param {Settings} settings
 */
function startPosition(kingcraft, { variant: id, fen, moves }) {
  const variant = kingcraft.variants.find((one) => one.id === id);
  if (moves.length === 0 && fen && variant) return new FreePosition(kingcraft, variant, fen);
  const played = startGame(kingcraft, { variant: id, fen, moves });
  try {
    return new FreePosition(kingcraft, played.variant, played.game.fen());
  } finally {
    played.dispose();
  }
}
