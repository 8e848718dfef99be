/**
 * Counts finished games for the reader's progress: those that the reader has played here against the computer or a
 * friend elsewhere.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { Session } from './session.js'
 */
import { resultFor } from '../base/game-result.js';
import { countDay } from '../progress/progress-store.js';
import { settings } from '../store/settings.js';

/** What games have earned, as a line each. @type {WeakMap<Session, string>} */
const earned = new WeakMap();

/**
 * Whether a game counts: one that began from a position that was set up, or in which one side never moved, says
 * nothing.
 * @param {Pick<Session, 'variant' | 'startFen' | 'players' | 'outcome' | 'ply'>} session
 */
export const countsForProgress = ({ variant, startFen, players, outcome, ply }) =>
  resultFor({ players, outcome }) !== null && startFen === variant.startFen && ply > 1;

/**
 * Counts a game; one whose end was taken back may earn something at its next end.
 * @param {Kingcraft} kingcraft
 * @param {Session} session that has ended just now
 * @returns {Promise<string>} what it has earned; empty if that is nothing new
 */
export async function countGame(kingcraft, session) {
  if (!settings.current.progress || !countsForProgress(session)) return '';
  countDay();
  try {
    const { settleGame } = await import('../progress/settle.js');
    const line = await settleGame(kingcraft, session);
    if (line) earned.set(session, line);
    return line;
  } catch {
    // A part could not be loaded: the game is over all the same.
    return '';
  }
}

/** What a game has earned, while progress is shown. @param {Session} session */
export const earnedIn = (session) => (settings.current.progress ? (earned.get(session) ?? '') : '');
