/** A position that is set up piece by piece. Nothing in it is checked. */
/** @import { Color, Right, Variant } from '../kingcraft/index.js' */
import { createLayout } from '../board/layout.js';
import { letterOf } from '../board/pieces.js';
import { readFen, writeFen, writePlacement } from '../kingcraft/fen.js';
import { piecesOf } from './position-scene.js';

/** @typedef {{ role: string, color: Color }} Piece */

export class PositionSetup {
  #layout;
  /** By square. @type {Map<string, Piece>} */
  pieces = new Map();
  /** Who is to move. @type {Color} */
  turn = 'white';
  /** The letters of the rights that are left. @type {Set<string>} */
  rights = new Set();
  /** The square that a pawn has just jumped over, or a dash; text as in the FEN, like the two counters. */
  passant = '-';
  /** The state of the game beside the board, as in the FEN. */
  state = '';
  /** Half-moves since a capture or a pawn move. */
  halfmoves = '0';
  /** The number of the next move. */
  moveNumber = '1';

  /** @param {Variant} variant whose start position it is at first */
  constructor(variant) {
    this.#layout = createLayout(variant);
    this.variant = variant;
    this.read(variant.startFen);
  }

  /** A copy that can be changed on its own. */
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
    const { turn, rights, passant, state, halfmoves, moveNumber } = readFen(fen);
    this.pieces = piecesOf(this.#layout, fen);
    const letters = rights === '-' ? [] : [...rights];
    this.rights = new Set(
      letters.map((letter) => rightNamed(this.variant.rights, letter)?.letter ?? letter),
    );
    Object.assign(this, { turn, passant, state, halfmoves, moveNumber });
  }

  get fen() {
    const letters = this.variant.rights.map(({ letter }) => letter);
    const rights = letters.filter((letter) => this.rights.has(letter)).join('') || '-';
    const { turn, passant, state, halfmoves, moveNumber } = this;
    const placement = this.#placement();
    return writeFen({ placement, turn, rights, passant, state, halfmoves, moveNumber });
  }

  /**
   * Puts a piece on a square, or removes the one that stands there.
   * @param {string} square
   * @param {Piece | null} piece
   */
  put(square, piece) {
    if (piece) this.pieces.set(square, piece);
    else this.pieces.delete(square);
    this.passant = '-';
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  move(from, to) {
    const piece = this.pieces.get(from) ?? null;
    this.put(from, null);
    this.put(to, piece);
  }

  /** Removes all pieces and rights. */
  clear() {
    this.pieces = new Map();
    this.rights = new Set();
    this.passant = '-';
  }

  /** @param {Color} color */
  setTurn(color) {
    this.turn = color;
    this.passant = '-';
  }

  /** @param {string} text */
  setPassant(text) {
    this.passant = withoutSpaces(text) || '-';
  }

  /** @param {string} text */
  setHalfmoves(text) {
    this.halfmoves = withoutSpaces(text) || '?';
  }

  /** @param {string} text */
  setMoveNumber(text) {
    this.moveNumber = withoutSpaces(text) || '?';
  }

  /**
   * @param {string} letter
   * @param {boolean} isLeft
   */
  setRight(letter, isLeft) {
    if (isLeft) this.rights.add(letter);
    else this.rights.delete(letter);
  }

  #placement() {
    const { ranks, squareAt } = this.#layout;
    return writePlacement(this.#layout, (file, row, level) => {
      const square = squareAt(file, ranks - 1 - row, level);
      const piece = square === null ? undefined : this.pieces.get(square);
      return piece && { letter: letterOf(piece.role), color: piece.color };
    });
  }
}

/**
 * A field of a FEN has no spaces.
 * @param {string} text
 */
function withoutSpaces(text) {
  return text.replaceAll(/\s+/g, '');
}

/**
 * The right that a letter names: its own, or else that of the file of the rook, as Shredder writes it.
 * @param {readonly Right[]} rights
 * @param {string} letter
 */
export function rightNamed(rights, letter) {
  const own = rights.find((right) => right.letter === letter);
  if (own) return own;
  const color = letter === letter.toUpperCase() ? 'white' : 'black';
  return rights.find(
    (right) =>
      right.kind === 'castling' &&
      right.color === color &&
      right.square[0] === letter.toLowerCase(),
  );
}
