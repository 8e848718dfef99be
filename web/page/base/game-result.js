/**
 * How a game against the computer, or a friend elsewhere, ended for the person.
 * @import { Outcome } from '../../kingcraft/index.js'
 * @import { Players } from '../play/session.js'
 */

/** @typedef {'won' | 'lost' | 'drawn'} GameResult */

/** @param {Players | null} players null if they are not known */
export function isAgainstComputer(players) {
  const seats = Object.values(players ?? {});
  return seats.includes('machine') && seats.includes('person');
}

/**
 * Null where not one person alone has played here, or the game goes on.
 * @param {{ players: Players | null, outcome: Pick<Outcome, 'winner'> | null }} game
 * @returns {GameResult | null}
 */
export function resultFor({ players, outcome }) {
  if (!outcome || !players || players.white === players.black) return null;
  if (!outcome.winner) return 'drawn';
  return players[outcome.winner] === 'person' ? 'won' : 'lost';
}
