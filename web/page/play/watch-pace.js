/**
 * How fast two computers play when somebody watches.
 * @import { Session } from './session.js'
 */
import { settings } from '../store/settings.js';

/** How long each of them waits after a move, in milliseconds. */
const PAUSES = Object.freeze({ fast: 0, medium: 1500, slow: 4000 });

/**
 * Whether the reader chooses how fast the game goes: a clock goes at its own speed.
 * @param {Pick<Session, 'betweenComputers' | 'clock' | 'outcome'>} session
 */
export const hasPace = ({ betweenComputers, clock, outcome }) =>
  betweenComputers && clock === null && outcome === null;

/**
 * Resolves when the next computer may think: the move was shown, and the reader had time to look at it.
 * @param {Session} session
 * @param {Promise<void> | void} shown
 */
export async function giveTime(session, shown) {
  // The game may be gone by the time its move was shown.
  const isPaced = hasPace(session);
  await shown;
  const pause = PAUSES[settings.current.pace];
  if (isPaced && pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
}
