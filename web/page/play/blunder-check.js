/**
 * Finds out whether a move of a person loses a piece, before the computer answers it: weak opponents may ask then
 * whether to take it back.
 * @import { Message, Square } from '../../kingcraft/index.js'
 * @import { SearchLine } from '../../worker/client.js'
 * @import { Adviser } from './adviser.js'
 * @import { Session } from './session.js'
 */
import { shownSan } from '../../game/game-facts.js';
import { squaresIn } from '../../kingcraft/square.js';
import { withinTime } from '../../worker/within-time.js';
import { numberOf } from './computer-scores.js';

/** @typedef {SearchLine['score']} Score */

/**
 * Why a move is doubted, by its name in the texts; the reply to it, and why that is good.
 * @typedef {object} Doubt
 * @property {'piece' | 'mate' | 'king'} reason
 * @property {{ from: Square, to: Square } | null} reply
 * @property {Message | null} why
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
    const loss = compared && lossOf(compared.best, compared.played, variant.kingMayBeCaptured);
    if (!loss || session.lastMove !== lastMove) return null;
    const reason = loss === 'mate' && variant.kingMayBeCaptured ? 'king' : loss;
    const [reply] = compared.reply;
    return {
      reason,
      reply: reply ? squaresIn(reply) : null,
      why: replyReason(session, compared.reply),
    };
  }
}

/**
 * What the reply does, with its name: "Bxf6: The bishop takes …".
 * @param {Session} session
 * @param {string[]} line
 * @returns {Message | null}
 */
function replyReason({ variant, game }, line) {
  const [reason] = game.reasons(line);
  const [move] = game.line(line);
  return reason ? { key: 'why-later', values: { san: shownSan(variant, move), reason } } : null;
}

/**
 * What a move loses compared with the best one: the game, about a minor piece or more, or nothing to speak of (null).
 * Where a king may be captured, it is never left there without being asked, unless nothing could save it.
 * @param {Score} best both scores from the side that moves
 * @param {Score} played
 * @param {boolean} [kingMayBeCaptured]
 * @returns {'mate' | 'piece' | null}
 */
export function lossOf(best, played, kingMayBeCaptured = false) {
  const isLeft = kingMayBeCaptured && isLostAtOnce(played) && !isLostAtOnce(best);
  if (isLost(played)) return isLost(best) && !isLeft ? null : 'mate';
  return clamped(best) - clamped(played) >= PIECE ? 'piece' : null;
}

/** @param {Score} score */
const isLost = (score) => 'mate' in score && numberOf(score) < 0;

/** @param {Score} score */
const isLostAtOnce = (score) => 'mate' in score && score.mate === -1;

/** @param {Score} score */
const clamped = (score) => Math.max(-DECIDED, Math.min(DECIDED, numberOf(score)));
