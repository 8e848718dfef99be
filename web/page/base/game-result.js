/**
 * How a game against the computer ended for the person.
 * @import { Outcome } from '../../kingcraft/index.js'
 * @import { Players } from '../play/session.js'
 */

/** @typedef {'won' | 'lost' | 'drawn'} GameResult */

/** @param {Players | null} players null where they are not known */
export function isAgainstComputer(players) {
  return players !== null && players.white !== players.black;
}

/**
 * Null where nobody played against the computer, or the game goes on.
 * @param {{ players: Players | null, outcome: Pick<Outcome, 'winner'> | null }} game
 * @returns {GameResult | null}
 */
export function resultFor({ players, outcome }) {
  if (!outcome || !isAgainstComputer(players)) return null;
  if (!outcome.winner) return 'drawn';
  return players?.[outcome.winner] === 'person' ? 'won' : 'lost';
}
