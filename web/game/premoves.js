/**
 * The move that a person makes ahead of the turn, while the computer thinks or a friend elsewhere is to move: it waits
 * until it is due, and is forgotten after that.
 * @import { Color, Game, Kingcraft, Square, Variant } from '../kingcraft/index.js'
 */
import { createLayout } from '../board/layout.js';

/** @typedef {{ from: Square, to: Square }} Premove */

/** @typedef {Premove & { ply: number }} WaitingPremove `ply`: the half-move after which it was made */

/**
 * A game between a person and somebody who is not at this board, as far as it matters here.
 * @typedef {{
 *   readonly variant: Variant,
 *   readonly game: Game,
 *   readonly ply: number,
 *   readonly personWaits: boolean,
 *   readonly personToMove: boolean,
 *   premove: WaitingPremove | null,
 * }} WatchedGame
 */

export class Premoves {
  #kingcraft;
  /** @type {PremoveTargets | null} */
  #targets = null;

  /** @param {Kingcraft} kingcraft the loaded package */
  constructor(kingcraft) {
    this.#kingcraft = kingcraft;
  }

  /**
   * Where each piece may be sent ahead of the turn; null if nobody waits for a move.
   * @param {WatchedGame} played
   */
  targets(played) {
    if (!played.personWaits) return null;
    const { variant, game } = played;
    if (!this.#targets?.isOf(variant, game))
      this.#targets = new PremoveTargets(this.#kingcraft, variant, game);
    return this.#targets;
  }

  /**
   * @param {WatchedGame} played
   * @param {Square} from
   * @param {Square} to
   */
  set(played, from, to) {
    played.premove = { from, to, ply: played.ply };
  }

  /**
   * Forgets the move; says whether there was one.
   * @param {WatchedGame} played
   */
  cancel(played) {
    const had = played.premove !== null;
    played.premove = null;
    return had;
  }

  /**
   * The move that waits for the other side's, or null.
   * @param {WatchedGame} played
   * @returns {Premove | null}
   */
  waiting(played) {
    return waitingOf(played);
  }

  /**
   * Whether a move is due now.
   * @param {WatchedGame} played
   */
  isDue(played) {
    return played.premove?.ply === played.ply - 1 && played.personToMove;
  }

  /**
   * The move that is due now, or null; it is forgotten, unless it waits for the other side's.
   * @param {WatchedGame} played
   * @returns {Premove | null}
   */
  take(played) {
    const due = this.isDue(played) ? played.premove : null;
    if (!this.waiting(played)) played.premove = null;
    return due;
  }
}

/**
 * The move of a game that waits for the other side's, or null.
 * @param {Pick<WatchedGame, 'premove' | 'ply'>} played
 * @returns {Premove | null}
 */
export const waitingOf = ({ premove, ply }) => (premove?.ply === ply ? premove : null);

/**
 * Lets a move that was saved wait again, where it can be one.
 * @param {Kingcraft} kingcraft the loaded package
 * @param {WatchedGame} played as it was when the move was saved
 * @param {Premove} saved anything, where the record is broken
 */
export function restorePremove(kingcraft, played, { from, to }) {
  const targets = new Premoves(kingcraft).targets(played);
  if (targets?.get(from)?.includes(to)) played.premove = { from, to, ply: played.ply };
}

/**
 * Where the pieces of a side could go if it were their turn: to every square to which they could go after
 * any move of the other side, and to those that they attack now. Whether such a move is legal shows when it is due.
 */
export class PremoveTargets {
  #kingcraft;
  #variant;
  #fen;
  #pieces;
  #castlingKings;
  /** @type {Map<Square, Set<Square>> | null} */
  #targets = null;

  /**
   * The other side's moves are not played until a piece is asked for: few turns see a move made ahead.
   * @param {Kingcraft} kingcraft the loaded package
   * @param {Variant} variant
   * @param {Game} game where the other side is to move
   */
  constructor(kingcraft, variant, game) {
    this.#kingcraft = kingcraft;
    this.#variant = variant;
    this.#fen = game.fen();
    /** @param {{ color: Color }} one a piece, or a right */
    const waits = ({ color }) => color !== game.turn();
    const waiting = game.board().filter(waits);
    this.#pieces = new Set(waiting.map(({ square }) => square));
    const rights = game.rights().filter(waits);
    this.#castlingKings = new Set(rights.flatMap(({ king }) => king ?? []));
  }

  /**
   * Whether these are the targets of the position in which a game stands.
   * @param {Variant} variant
   * @param {Game} game
   */
  isOf(variant, game) {
    return this.#variant === variant && this.#fen === game.fen();
  }

  /**
   * Whether a piece of the side that waits stands there.
   * @param {Square} square
   */
  has(square) {
    return this.#pieces.has(square);
  }

  /**
   * The squares that the piece could go to; undefined if none stands.
   * @param {Square} square
   */
  get(square) {
    if (!this.has(square)) return undefined;
    this.#targets ??= this.#collect();
    return [...(this.#targets.get(square) ?? [])];
  }

  #collect() {
    const layout = createLayout(this.#variant);
    const game = this.#kingcraft.newGame(this.#variant.id, this.#fen);
    const targets = new Map(
      [...this.#pieces].map((square) => [square, new Set(game.attacks(square))]),
    );
    for (const reply of game.moveIds()) {
      game.move(reply);
      for (const [from, squares] of game.dests())
        for (const to of squares.flatMap((square) => squaresFor(layout, from, square)))
          targets.get(from)?.add(to);
      // Castling is also chosen by the rook's square, which `dests` does not name.
      for (const square of this.#castlingKings)
        for (const { rook } of game.moves({ square }))
          if (rook) targets.get(square)?.add(rook.from);
      game.undo();
    }
    game.dispose();
    return targets;
  }
}

/**
 * The squares that stand for a move: one that stays where it is, a headbutt, is also chosen by the square of the piece
 * that it captures.
 * @param {{ column(square: Square): Square[] }} layout
 * @param {Square} from
 * @param {Square} to
 */
function squaresFor(layout, from, to) {
  return from === to ? [to, ...layout.column(to)] : [to];
}
