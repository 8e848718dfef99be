// @ts-nocheck
/** The move that a person makes ahead of the turn, while the machine thinks: kept until it is due, and gone after that. */
import { createLayout } from '../../board/layout.js';

export class Premoves {
  #kingcraft;
  #pair = null;
  #seen = { position: null, reach: null };

  /** @param kingcraft the loaded package */
  constructor(kingcraft) {
    this.#kingcraft = kingcraft;
  }

  /** Where each man may be sent ahead of the turn; null where nobody waits for a machine. */
  reach(session) {
    if (!session.machineToMove || session.betweenMachines) return null;
    const { variant, game } = session;
    const position = session.position(session.ply);
    if (this.#seen.position !== position)
      this.#seen = { position, reach: new Reach(this.#kingcraft, variant, game) };
    return this.#seen.reach;
  }

  set(session, from, to) {
    this.#pair = { from, to, session, ply: session.ply };
  }

  /** Says whether there was one. */
  cancel() {
    const had = this.#pair !== null;
    this.#pair = null;
    return had;
  }

  /** The squares of the move that waits for the machine's, or null. */
  waiting(session) {
    return this.#isOf(session, 0) ? this.#pair : null;
  }

  /** Whether a move is due now. */
  isDue(session) {
    return this.#isOf(session, 1) && session.personToMove;
  }

  /** The squares of the move that is due now, or null; it is kept no longer. */
  take(session) {
    const due = this.isDue(session) ? this.#pair : null;
    this.#pair = null;
    return due;
  }

  #isOf(session, later) {
    return this.#pair?.session === session && session.ply === this.#pair.ply + later;
  }
}

export class Reach {
  #kingcraft;
  #variant;
  #fen;
  #men;
  #castling;
  #targets = null;

  /**
   * Looks at the other side's moves not before a man is asked for: few turns see a move made ahead.
   * @param kingcraft the loaded package
   * @param variant of the package
   * @param game where the other side is to move
   */
  constructor(kingcraft, variant, game) {
    this.#kingcraft = kingcraft;
    this.#variant = variant;
    this.#fen = game.fen();
    const ofWaiting = ({ color }) => color !== game.turn();
    this.#men = new Set(
      game
        .board()
        .filter(ofWaiting)
        .map(({ square }) => square),
    );
    const kings = game
      .rights()
      .filter(ofWaiting)
      .flatMap(({ king }) => king ?? []);
    this.#castling = new Set(kings);
  }

  /** Whether a man of the side that waits stands there. */
  has(square) {
    return this.#men.has(square);
  }

  /** The squares that the man could reach; undefined where none stands. */
  get(square) {
    if (!this.has(square)) return undefined;
    this.#targets ??= this.#collect();
    return [...this.#targets.get(square)];
  }

  #collect() {
    const layout = createLayout(this.#variant);
    const game = this.#kingcraft.newGame(this.#variant.id, this.#fen);
    const targets = new Map(
      [...this.#men].map((square) => [square, new Set(game.attacks(square))]),
    );
    for (const reply of game.moveIds()) {
      game.move(reply);
      for (const [from, squares] of game.dests())
        for (const to of squares.flatMap((square) => chosenBy(layout, from, square)))
          targets.get(from)?.add(to);
      // Castling is also chosen by the rook's square, of which `dests` does not tell.
      for (const square of this.#castling)
        for (const { rook } of game.moves({ square })) if (rook) targets.get(square).add(rook.from);
      game.undo();
    }
    game.dispose();
    return targets;
  }
}

/** The squares that stand for a move: one that stays where it is, a headbutt, is also chosen by its victim's square. */
function chosenBy(layout, from, to) {
  return from === to ? [to, ...layout.column(to)] : [to];
}
