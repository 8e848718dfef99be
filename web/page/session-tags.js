/** What the tags of a PGN say of a game that was played here. */
import { TIME_FORFEIT } from '../kingcraft/pgn-tag.js';
import { describePlayer } from './words.js';

/**
 * Who played a session, and that its time ran out where it did: a draw on time is no other draw.
 * @returns {Record<string, string>} values by name
 */
export function tagsOfSession(session) {
  const players = {
    White: describePlayer('white', session),
    Black: describePlayer('black', session),
  };
  if (session.outcome?.reason !== 'time') return players;
  return { ...players, Termination: TIME_FORFEIT };
}
