/**
 * The achievements for a finished game or a solved puzzle: they are stored, and shown in one line.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { FinishedGame } from '../../variants/finished-game.js'
 * @import { PlayedSession } from './describe-game.js'
 */
import { variantIds } from '../../variants/generated/ids.js';
import { standingIn } from '../play/standing-store.js';
import { storeValues } from '../store/page-storage.js';
import { settings } from '../store/settings.js';
import { achievedNow } from './achievements.js';
import { finishedGame } from './describe-game.js';
import { progressNow, today } from './progress-store.js';
import { achievementTexts, loadProgressTexts } from './progress-words.js';
import { afterEarning, streakOn } from './streak.js';

/**
 * @param {Kingcraft} kingcraft
 * @param {PlayedSession} session that counts and has ended just now
 * @returns {Promise<string>} what it has earned; empty if that is nothing new
 */
export function settleGame(kingcraft, session) {
  return settled(finishedGame(kingcraft, session), session.variant.id);
}

/** After a puzzle, or where the progress is shown. */
export const settleDay = () => settled(null, null);

/**
 * @param {FinishedGame | null} game
 * @param {string | null} variant
 */
async function settled(game, variant) {
  if (!settings.current.progress) return '';
  const progress = progressNow();
  const standings = variantIds.map((id) => standingIn({ id }));
  const streak = streakOn(progress, today()).length;
  const ids = achievedNow({ game, streak, standings }, variant, progress.earned);
  if (ids.length === 0) return '';
  storeValues({ progress: afterEarning(progress, ids, today()) });
  const words = await loadProgressTexts();
  return words.earned(ids.map((id) => achievementTexts(words, id).name));
}
