/** The tags of a PGN: how they are written, and what they say of a game that was played here. */
import { describePlayer } from './words.js';

export const TIME_FORFEIT = 'time forfeit';

const GAPS = /[\s\p{Cc}]+/gu;

/** A text as PGN holds it: white space and control characters in a row become one space. */
export function inOneLine(text) {
  return text.replaceAll(GAPS, ' ').trim();
}

/**
 * @param {string} name
 * @param {string} value any text
 * @returns {string} the line, without a line feed
 */
export function tagLine(name, value) {
  return `[${name} "${inOneLine(value).replaceAll(/["\\]/g, '\\$&')}"]`;
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
