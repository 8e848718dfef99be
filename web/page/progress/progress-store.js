/** The reader's progress over all games and puzzles, stored in the browser. Nothing is counted where it is off. */
import { dayOf } from '../puzzles/puzzle-days.js';
import * as storage from '../store/page-storage.js';
import { settings } from '../store/settings.js';
import { afterDay } from './player-progress.js';

/** The number of the present day in the reader's calendar. */
export const today = () => dayOf(new Date());

/** The reader's progress, as it was stored last. */
export const progressNow = () => storage.storedValues().progress;

/** Counts the present day: a game was finished or a puzzle solved. */
export function countDay() {
  const progress = progressNow();
  if (!settings.current.progress || progress.days.includes(today())) return;
  storage.storeValues({ progress: afterDay(progress, today()) });
}
