/**
 * The reader's settings: one store, which boards, sounds and screens watch. page-storage.js fills it with what the
 * browser has stored and with what another tab changes.
 * @import { StoredValues } from './stored-values.js'
 */
import { LANGUAGE_CODES } from '../../texts/languages.js';

/**
 * @typedef {{
 *   language: string,
 *   colors: 'system' | 'light' | 'dark',
 *   sound: boolean,
 *   coordinates: boolean,
 *   turning: boolean,
 *   shortcuts: boolean,
 *   warnings: boolean,
 *   thoughts: boolean,
 *   pieces: 'figures' | 'classic' | 'letters',
 *   motion: 'normal' | 'fast' | 'slow' | 'none',
 *   blindfold: boolean,
 *   zen: boolean,
 *   notation: 'own' | 'letters' | 'figurines',
 *   progress: boolean,
 *   confirm: 'small' | 'always' | 'never',
 *   pace: 'fast' | 'medium' | 'slow',
 *   size: 'large' | 'medium' | 'small',
 *   levels: 'fit' | 'beside' | 'stacked' | 'badges',
 * }} Preferences all settings except the theme, which is stored by itself
 */

/** @typedef {Readonly<Preferences & { theme: StoredValues['theme'] }>} Settings */

/**
 * The values of each preference; the first one is the default.
 * @type {{ [Name in keyof Preferences]: readonly Preferences[Name][] }}
 */
export const CHOICES = Object.freeze({
  /** The language of the page; automatic: the one that the browser prefers. */
  language: ['automatic', ...LANGUAGE_CODES],
  /** Whether the page is light or dark; system: as all else on the device. See color-scheme.js. */
  colors: ['system', 'light', 'dark'],
  sound: [true, false],
  coordinates: [true, false],
  /** Whether the board turns to the one who is to move, where two play at it. */
  turning: [false, true],
  /** Whether single keys do something wherever the focus is (WCAG 2.1.4). */
  shortcuts: [true, false],
  /** Whether weak opponents ask about a move that loses a piece before they answer it. */
  warnings: [true, false],
  /** Whether the evaluation and the depth of the computer are shown while it thinks. */
  thoughts: [false, true],
  /** The set of pieces. */
  pieces: ['figures', 'classic', 'letters'],
  /** How fast pieces move on the board. */
  motion: ['normal', 'fast', 'slow', 'none'],
  /** Whether the pieces of a game in progress are hidden. */
  blindfold: [false, true],
  /** Whether a game hides all but its board, clocks and moves. */
  zen: [false, true],
  /** How moves are written; own: in the letters of the language. */
  notation: ['own', 'letters', 'figurines'],
  /** Whether games and puzzles are counted, and what was reached is shown: rating, ladder, streak, achievements. */
  progress: [true, false],
  /** When a move is only played once it is confirmed; small: where a finger moves pieces on small squares. */
  confirm: ['small', 'always', 'never'],
  /** How fast two computers play. */
  pace: ['fast', 'medium', 'slow'],
  /** How much of the space the board takes. */
  size: ['large', 'medium', 'small'],
  /** The arrangement of the levels of a board; fit: the one that fits best. */
  levels: ['fit', 'beside', 'stacked', 'badges'],
});

/**
 * The preferences out of what was stored: what is missing or broken there gets its default.
 * @param {unknown} [stored]
 * @returns {Preferences}
 */
export function readPreferences(stored) {
  const entries = Object.entries(CHOICES).map(([name, values]) => [
    name,
    values.find((value) => value === Object(stored)[name]) ?? values[0],
  ]);
  return /** @type {Preferences} */ (Object.fromEntries(entries));
}

/** @type {Settings} */
let current = { ...readPreferences(), theme: 'paper' };

/** @type {Set<(settings: Settings) => void>} */
const watchers = new Set();

export const settings = {
  /** The settings as they are now. */
  get current() {
    return current;
  },

  /**
   * Replaces the settings, and calls those who watch them where one has changed. To change what is stored, call
   * `changeSettings` of page-storage.js.
   * @param {Settings} next
   */
  replace(next) {
    const names = /** @type {(keyof Settings)[]} */ (Object.keys(next));
    if (names.every((name) => next[name] === current[name])) return;
    current = next;
    for (const watcher of watchers) watcher(next);
  },

  /**
   * Calls back with the settings now, and whenever one of them changes.
   * @param {(settings: Settings) => void} watcher
   * @returns {() => void} ends that
   */
  watch(watcher) {
    watchers.add(watcher);
    watcher(current);
    return () => watchers.delete(watcher);
  },
};
