/**
 * The hint for a person to move: first the piece to look at, then the move.
 * @import { Shape } from '../../board/board-types.js'
 * @import { Move } from '../../kingcraft/index.js'
 * @import { Adviser } from './adviser.js'
 * @import { Session } from './session.js'
 */
import { shownSan } from '../../game/game-facts.js';
import { actsInPlace } from '../../game/move-paths.js';
import { reasonText } from '../base/move-reasons.js';
import { texts } from '../base/page-texts.js';

/**
 * Whether a hint may be asked for: not of the computer's move, nor in a game with somebody elsewhere.
 * @param {Session} session
 */
export function hasHint({ personToMove, linked, friend }) {
  return personToMove && !linked && !friend;
}

export class Hints {
  #adviser;
  /**
   * The position of the last hint, its move and why it is good once that is found, and whether the whole move is shown.
   * @type {{ session: Session, ply: number, move: Move | null, why: string, isComplete: boolean } | null}
   */
  #hint = null;

  /** @param {Pick<Adviser, 'bestLine'>} adviser */
  constructor(adviser) {
    this.#adviser = adviser;
  }

  /**
   * Gives a hint for the position on the board, or more of it.
   * @param {Session} session
   * @param {() => void} onChange there is more to show
   */
  async ask(session, onChange) {
    const known = this.#of(session, session.ply);
    if (known) {
      known.isComplete = known.move !== null;
      onChange();
      return;
    }
    const { variant, startFen, ply } = session;
    const move = /** @type {Move | null} */ (null);
    const hint = { session, ply, move, why: '', isComplete: false };
    this.#hint = hint;
    onChange();
    const game = { variant: variant.id, fen: startFen, moves: session.moveIds() };
    let line = null;
    try {
      line = await this.#adviser.bestLine(game);
    } finally {
      // Without a move, and of a position that was left, nothing stays.
      if (this.#hint === hint && (!line || session.ply !== ply)) this.#hint = null;
    }
    if (this.#hint !== hint || !line) return;
    const [best] = line;
    hint.move = session.game.moves().find(({ id }) => id === best) ?? null;
    hint.why = reasonText(session.variant, session.game.reasons(line), texts.message);
    onChange();
  }

  /**
   * @param {Session} session
   * @param {number} ply the half-move on the board
   */
  #of(session, ply) {
    return this.#hint?.session === session && this.#hint.ply === ply ? this.#hint : null;
  }

  /**
   * The circle around the piece, or the arrow of its move.
   * @param {Session} session
   * @param {number} ply the half-move on the board
   * @returns {Shape[]}
   */
  arrows(session, ply) {
    const hint = this.#of(session, ply);
    if (!hint?.move) return [];
    const { from, to, captured } = hint.move;
    const target = actsInPlace(hint.move) ? captured[0].square : to;
    return [{ from, to: hint.isComplete ? target : from, color: 'best', label: texts.hint.mark }];
  }

  /**
   * The hint as a sentence, or null.
   * @param {Session} session
   * @param {number} ply the half-move on the board
   */
  text(session, ply) {
    const hint = this.#of(session, ply);
    if (!hint) return null;
    if (!hint.move) return texts.hint.searching;
    const { piece, from } = hint.move;
    if (hint.isComplete)
      return `${texts.hint.move(shownSan(session.variant, hint.move))} ${hint.why}`.trim();
    return `${texts.hint.piece(texts.pieces[piece] ?? piece, from)} ${texts.hint.again}`;
  }
}
