/** A position that is being set up: nothing in it is checked. */
import { createLayout } from '../../../board/layout.js';
import { letterOf } from '../../../board/pieces.js';
import { piecesOf } from '../../../scene/placement.js';
import { menOfRights } from '../../rights.js';

export class Setup {
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

  /** All rights that the variant knows, as in FEN. */
  get allRights() {
    return [...menOfRights(this.variant).keys()];
  }

  /** The same position, to be changed by itself. */
  copy() {
    const copy = Object.assign(new Setup(this.variant), this);
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
    const [, side, rights, passant, ...counters] = fen.split(' ');
    this.pieces = piecesOf(this.#layout, fen);
    this.turn = side === 'w' ? 'white' : 'black';
    this.rights = new Set(rights === '-' ? '' : rights);
    this.passant = passant;
    [this.halfmoves = '0', this.moveNumber = '1'] = counters;
  }

  get fen() {
    const rights = this.allRights.filter((letter) => this.rights.has(letter)).join('') || '-';
    const side = this.turn === 'white' ? 'w' : 'b';
    const { passant, halfmoves, moveNumber } = this;
    return [this.#placement(), side, rights, passant, halfmoves, moveNumber].join(' ');
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
    const { levels, ranks } = this.#layout;
    const row = (level, rank) => this.#row(level, ranks - 1 - rank);
    const rows = (level) => Array.from({ length: ranks }, (_, rank) => row(level, rank)).join('/');
    return Array.from({ length: levels }, (_, level) => rows(level)).join('|');
  }

  #row(level, rank) {
    const signs = Array.from({ length: this.#layout.files }, (_, file) => {
      const piece = this.pieces.get(this.#layout.squareAt(file, rank, level));
      if (!piece) return '1';
      const letter = letterOf(piece.role);
      return piece.color === 'white' ? letter.toUpperCase() : letter;
    });
    return signs.join('').replaceAll(/1+/g, ({ length }) => String(length));
  }
}

/** A field of a FEN has no spaces. */
function oneWord(text) {
  return text.replaceAll(/\s+/g, '');
}
