// @ts-nocheck
/** A position that is being set up: nothing in it is checked. */
import { createLayout } from '../../board/layout.js';
import { letterOf } from '../../board/pieces.js';
import { readFen, writeFen, writePlacement } from '../../kingcraft/fen.js';
import { piecesOf } from '../../scene/position-scene.js';

export class PositionSetup {
  #layout;
  /** The men by square. */
  pieces = new Map();
  /** Who is to move. */
  turn = 'white';
  /** The letters of the rights that are left. */
  rights = new Set();
  /** The square that a pawn has just jumped over, or a dash; as it was written, like the two below. */
  passant = '-';
  /** Half-moves since a capture or a pawn's move. */
  halfmoves = '0';
  /** The number of the next move. */
  moveNumber = '1';

  /** @param variant of the package; it begins with the start position */
  constructor(variant) {
    this.#layout = createLayout(variant);
    this.variant = variant;
    this.read(variant.startFen);
  }

  /** The same position, to be changed by itself. */
  copy() {
    const copy = Object.assign(new PositionSetup(this.variant), this);
    copy.pieces = new Map(this.pieces);
    copy.rights = new Set(this.rights);
    return copy;
  }

  /** The names of all squares. */
  get squares() {
    return this.#layout.squares;
  }

  /** @param {string} fen a valid one of the variant */
  read(fen) {
    const { turn, rights, passant, halfmoves, moveNumber } = readFen(fen);
    this.pieces = piecesOf(this.#layout, fen);
    this.rights = new Set(rights === '-' ? '' : rights);
    Object.assign(this, { turn, passant, halfmoves, moveNumber });
  }

  get fen() {
    const letters = this.variant.rights.map(({ letter }) => letter);
    const rights = letters.filter((letter) => this.rights.has(letter)).join('') || '-';
    const { turn, passant, halfmoves, moveNumber } = this;
    return writeFen({ placement: this.#placement(), turn, rights, passant, halfmoves, moveNumber });
  }

  /** Puts a man on a square, or takes what stands there away. @param {{ role, color } | null} piece */
  put(square, piece) {
    if (piece) this.pieces.set(square, piece);
    else this.pieces.delete(square);
    this.passant = '-';
  }

  /** Brings a man to another square. */
  move(from, to) {
    const piece = this.pieces.get(from);
    this.put(from, null);
    this.put(to, piece);
  }

  /** Takes all men and rights away. */
  clear() {
    this.pieces = new Map();
    this.rights = new Set();
    this.passant = '-';
  }

  setTurn(color) {
    this.turn = color;
    this.passant = '-';
  }

  setPassant(text) {
    this.passant = oneWord(text) || '-';
  }

  setHalfmoves(text) {
    this.halfmoves = oneWord(text) || '?';
  }

  setMoveNumber(text) {
    this.moveNumber = oneWord(text) || '?';
  }

  setRight(letter, isLeft) {
    if (isLeft) this.rights.add(letter);
    else this.rights.delete(letter);
  }

  #placement() {
    const { ranks, squareAt } = this.#layout;
    return writePlacement(this.#layout, (file, row, level) => {
      const piece = this.pieces.get(squareAt(file, ranks - 1 - row, level));
      return piece && { letter: letterOf(piece.role), color: piece.color };
    });
  }
}

/** A field of a FEN has no spaces. */
function oneWord(text) {
  return text.replaceAll(/\s+/g, '');
}
