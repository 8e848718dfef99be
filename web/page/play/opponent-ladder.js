/**
 * The ladder of opponents: after a win the next one is offered, after two losses in a row the one before.
 * @import { GameResult } from '../base/game-result.js'
 * @import { Session } from './session.js'
 */
import { isAgainstComputer, resultFor } from '../base/game-result.js';
import { isLevel, LEVELS } from './next-game.js';

/**
 * @typedef {{ level: number, losses: number }} Ladder the opponent of the last game, and how many games in a row were
 *   lost to it
 */

/**
 * The offer after a game: `level` of another opponent, null if the same one is offered again. `result` is null
 * where not one person alone has played; `rating` is the new one, null if the game does not count for it, as
 * `isHelped` says of a game with help.
 * @typedef {object} Offer
 * @property {GameResult | null} result
 * @property {number | null} level
 * @property {NewRating | null} rating
 * @property {boolean} isHelped
 */

/** @typedef {{ value: number, change: number }} NewRating */

/** How many losses in a row make the opponent too strong. */
const TOO_MANY_LOSSES = 2;

/**
 * The ladder out of what was stored.
 * @param {unknown} stored
 * @returns {Ladder}
 */
export function readLadder(stored) {
  const { level, losses } = Object(stored);
  const isCount = Number.isSafeInteger(losses) && losses >= 0;
  return isLevel(level) && isCount ? { level, losses } : { level: LEVELS.first, losses: 0 };
}

/**
 * The ladder after a game against the opponent of a level.
 * @param {Ladder} ladder
 * @param {number} level
 * @param {GameResult} result
 * @returns {Ladder}
 */
export function ladderAfter(ladder, level, result) {
  const before = ladder.level === level ? ladder.losses : 0;
  return { level, losses: result === 'lost' ? before + 1 : 0 };
}

/**
 * The level of the opponent that is offered after a game, null for the same one again.
 * @param {Ladder} ladder after the game
 * @param {number} level of its opponent
 * @param {GameResult} result
 */
export function offeredLevel(ladder, level, result) {
  if (result === 'won') return level < LEVELS.last ? level + 1 : null;
  const isTooStrong = ladder.level === level && ladder.losses >= TOO_MANY_LOSSES;
  return result === 'lost' && isTooStrong && level > LEVELS.first ? level - 1 : null;
}

/** Counts the results of the reader's games, and says what to offer after them. */
export class OpponentLadder {
  #ladder;
  #store;
  #rate;
  /** The rating after each game that counted. @type {WeakMap<Session, NewRating | null>} */
  #counted = new WeakMap();

  /**
   * @param {Ladder} ladder
   * @param {(ladder: Ladder) => void} store
   * @param {(session: Session, result: GameResult) => NewRating | null} rate counts a game without help for the rating;
   *   null if no rating is wanted
   */
  constructor(ladder, store, rate) {
    this.#ladder = ladder;
    this.#store = store;
    this.#rate = rate;
  }

  /**
   * Counts a game that has ended just now; one whose end was taken back counts once.
   * @param {Session} session
   */
  count(session) {
    const result = resultFor(session);
    if (!result || !isWholeGame(session) || this.#counted.has(session)) return;
    // A game that was given up before both have moved says nothing.
    const isRated = !session.helped && session.ply > 1;
    this.#counted.set(session, isRated ? this.#rate(session, result) : null);
    this.#ladder = ladderAfter(this.#ladder, session.level, result);
    this.#store(this.#ladder);
  }

  /**
   * @param {Session} session that has ended
   * @returns {Offer}
   */
  offer(session) {
    const result = resultFor(session);
    const counts = result !== null && isWholeGame(session);
    const level = counts ? offeredLevel(this.#ladder, session.level, result) : null;
    const rating = this.#counted.get(session) ?? null;
    return { result, level, rating, isHelped: counts && session.helped };
  }
}

/**
 * Whether a game against the computer began where all games of its kind begin: a position that was set up says nothing
 * of who is stronger.
 * @param {Session} session
 */
function isWholeGame({ players, startFen, variant }) {
  return isAgainstComputer(players) && startFen === variant.startFen;
}
