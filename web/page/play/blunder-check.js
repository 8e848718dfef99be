/**
 * Finds out whether a move of a person loses a piece, before the computer answers it: weak opponents may ask then
 * whether to take it back.
 * @import { Square } from '../../kingcraft/index.js'
 * @import { SearchLine } from '../../worker/client.js'
 * @import { Adviser } from './adviser.js'
 * @import { Session } from './session.js'
 */
import { squaresIn } from '../../kingcraft/square.js';
import { withinTime } from '../../worker/within-time.js';
import { numberOf } from './computer-scores.js';

/** @typedef {SearchLine['score']} Score */

/**
 * Why a move is doubted, by its name in the texts, and the reply to it.
 * @typedef {{ reason: 'piece' | 'mate' | 'king', reply: { from: Square, to: Square } | null }} Doubt
 */

/** The opponents that ask. */
const LAST_LEVEL = 4;
/**
 * What the search holds of a minor piece in all games at least, in hundredths of a pawn: a bishop for nothing costs 147
 * to 252.
 */
const PIECE = 135;
/** Beyond this score a game is decided, and one piece more or less changes nothing. */
const DECIDED = 1000;
/** For how many milliseconds the computer's answer may wait for this. */
const PATIENCE = 5000;

export class BlunderCheck {
  #adviser;
  /** Whether the person wants to be asked. */
  on = true;

  /** @param {Pick<Adviser, 'compare'>} adviser */
  constructor(adviser) {
    this.#adviser = adviser;
  }

  /**
   * Why the last move of a game should perhaps be taken back, or null. Nobody is asked while a clock runs.
   * @param {Session} session
   * @returns {Promise<Doubt | null>}
   */
  async doubt(session) {
    const { lastMove, level, clock, computerToMove, personWaits, variant, startFen } = session;
    const isAsked = this.on && level <= LAST_LEVEL && !clock && computerToMove && personWaits;
    if (!isAsked || !lastMove) return null;
    const moves = session.moveIds().slice(0, -1);
    const game = { variant: variant.id, fen: startFen, moves };
    const compared = await withinTime(this.#adviser.compare(game, lastMove.id), PATIENCE, []);
    const loss = compared && lossOf(compared.best, compared.played);
    if (!loss || session.lastMove !== lastMove) return null;
    const reason = loss === 'mate' && variant.kingMayBeCaptured ? 'king' : loss;
    return { reason, reply: compared.reply === null ? null : squaresIn(compared.reply) };
  }
}

/**
 * What a move loses compared with the best one: the game, about a minor piece or more, or nothing to speak of (null).
 * @param {Score} best both scores from the side that moves
 * @param {Score} played
 * @returns {'mate' | 'piece' | null}
 */
export function lossOf(best, played) {
  if (isLost(played)) return isLost(best) ? null : 'mate';
  return clamped(best) - clamped(played) >= PIECE ? 'piece' : null;
}

/** @param {Score} score */
const isLost = (score) => 'mate' in score && numberOf(score) < 0;

/** @param {Score} score */
const clamped = (score) => Math.max(-DECIDED, Math.min(DECIDED, numberOf(score)));
