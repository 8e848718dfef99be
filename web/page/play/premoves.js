// @ts-nocheck
/** The move that a person makes ahead of the turn, while the machine thinks: kept until it is due, and gone after that. */
import { Reach } from './reach.js';

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
