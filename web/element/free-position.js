/** A position without rules: pieces stand where they were put, and the engine says whether it could be played. */
/** @import { Color, FenError, Kingcraft, Variant } from '../kingcraft/index.js' */
/** @import { Piece } from '../game/position-setup.js' */

import { PositionSetup } from '../game/position-setup.js';
import { withGame } from '../kingcraft/with-game.js';
import { Fault } from './element-texts.js';

/** @param {Piece | undefined} one @param {Piece | undefined} other */
const isSame = (one, other) => one?.role === other?.role && one?.color === other?.color;

export class FreePosition {
  #kingcraft;
  #start;
  #setup;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {Variant} variant
   * @param {string} fen one that can be read, though perhaps not played
   * @throws Fault
   */
  constructor(kingcraft, variant, fen) {
    this.#kingcraft = kingcraft;
    this.#start = readSetup(kingcraft, variant, fen);
    this.#setup = this.#start.copy();
  }

  get variant() {
    return this.#setup.variant;
  }

  get pieces() {
    return this.#setup.pieces;
  }

  get squares() {
    return this.#setup.squares;
  }

  get turn() {
    return this.#setup.turn;
  }

  get fen() {
    return this.#setup.fen;
  }

  /** Why it cannot be played; null if it can. @returns {FenError | null} */
  get error() {
    const checked = this.#kingcraft.validateFen(this.variant.id, this.fen);
    return checked.ok ? null : checked.error;
  }

  /**
   * Puts a piece on a square, or removes the one that stands there.
   * @param {string} square @param {Piece | null} piece
   */
  put(square, piece) {
    this.#setup.put(square, piece);
    this.#updateRights();
  }

  /** @param {string} from @param {string} to */
  move(from, to) {
    this.#setup.move(from, to);
    this.#updateRights();
  }

  /** @param {Color} color */
  setTurn(color) {
    this.#setup.setTurn(color);
  }

  clear() {
    this.#setup.clear();
  }

  /** Goes back to where it began. */
  reset() {
    this.#setup = this.#start.copy();
  }

  /** Takes another position in the place of what is there. @param {string} fen one of this */
  restore(fen) {
    this.#setup.read(fen);
  }

  /** A right is there as long as the pieces that it is about stand where they stood. */
  #updateRights() {
    const { pieces, rights } = this.#start;
    for (const { letter, square, king } of this.variant.rights) {
      const stands = [square, king ?? square].every((place) =>
        isSame(pieces.get(place), this.pieces.get(place)),
      );
      this.#setup.setRight(letter, stands && rights.has(letter));
    }
  }
}

/**
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {string} text
 */
function readSetup(kingcraft, variant, text) {
  const setup = new PositionSetup(variant);
  const checked = kingcraft.validateFen(variant.id, text);
  if (checked.ok) {
    setup.read(withGame(kingcraft, variant.id, text, (game) => game.fen()));
    return setup;
  }
  // A position that cannot be played can still be shown, if writing it as FEN again loses nothing.
  const fen = text.trim().replaceAll(/\s+/g, ' ');
  setup.read(fen);
  const isKnown = [...setup.pieces.values()].every(({ role }) =>
    variant.pieces.some((piece) => piece === role),
  );
  if (isKnown && setup.fen.startsWith(fen)) return setup;
  throw new Fault(checked.error);
}
