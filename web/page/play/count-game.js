/**
 * Counts finished games for the reader's progress: each once, and those alone that the reader has played here against
 * the computer or a friend elsewhere.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { Session } from './session.js'
 */
import { resultFor } from '../base/game-result.js';
import { countDay } from '../progress/progress-store.js';
import { settings } from '../store/settings.js';

/** What each of them has earned, as a line. @type {WeakMap<Session, string>} */
const counted = new WeakMap();

/**
 * Whether a game counts: one that began from a position that was set up, or in which one side never moved, says
 * nothing.
 * @param {Pick<Session, 'variant' | 'startFen' | 'players' | 'outcome' | 'ply'>} session
 */
export const countsForProgress = ({ variant, startFen, players, outcome, ply }) =>
  resultFor({ players, outcome }) !== null && startFen === variant.startFen && ply > 1;

/**
 * @param {Kingcraft} kingcraft
 * @param {Session} session that has ended just now
 * @returns {Promise<string>} what it has earned; empty where that is nothing
 */
export async function countGame(kingcraft, session) {
  if (!settings.current.progress || counted.has(session) || !countsForProgress(session)) return '';
  counted.set(session, '');
  countDay();
  const { settleGame } = await import('../progress/settle.js');
  const line = await settleGame(kingcraft, session);
  counted.set(session, line);
  return line;
}

/** What a game has earned, while progress is shown. @param {Session} session */
export const earnedIn = (session) =>
  settings.current.progress ? (counted.get(session) ?? '') : '';
