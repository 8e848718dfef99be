/** The tags of a PGN: how they are written, and what they say of a game that was played here. */
import { describePlayer } from './words.js';

export const TIME_FORFEIT = 'time forfeit';

/** What a value cannot hold as it is: white space and control characters in a row become one space. */
const GAPS = /[\s\p{Cc}]+/gu;

/**
 * @param {string} name
 * @param {string} value any text
 * @returns {string} the line, without a line feed
 */
export function tagLine(name, value) {
  const text = value.replaceAll(GAPS, ' ').replaceAll(/["\\]/g, '\\$&');
  return `[${name} "${text}"]`;
}

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
