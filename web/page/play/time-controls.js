/**
 * The clocks that a game can be played with, and how times read.
 * @import { TimeControl } from './game-clock.js'
 */
import { texts } from '../base/page-texts.js';

const MINUTE = 60_000;
const SECOND = 1000;

/** The time controls in the form, by their usual names: minutes, and seconds for each move. */
export const TIME_CONTROLS = Object.freeze(['5+0', '10+5', '15+10', '30+0']);

const MOST_MINUTES = 180;
const MOST_SECONDS = 180;

/**
 * The control that minutes and seconds make, or null when they make none.
 * @param {number} minutes for the game
 * @param {number} seconds for each move
 * @returns {TimeControl | null}
 */
export function timeControl(minutes, seconds) {
  /**
   * @param {number} value
   * @param {number} most
   */
  const fits = (value, most) => Number.isFinite(value) && value >= 0 && value <= most;
  if (!fits(minutes, MOST_MINUTES) || !fits(seconds, MOST_SECONDS) || minutes === 0) return null;
  return { base: Math.round(minutes * MINUTE), increment: Math.round(seconds * SECOND) };
}

/**
 * The control of a name as `10+5`, or null.
 * @param {string} name
 */
export function controlNamed(name) {
  const match = /^(\d+(?:\.\d+)?)\+(\d+)$/.exec(name);
  return match && timeControl(Number(match[1]), Number(match[2]));
}

/**
 * The name of a control: minutes, and seconds for each move.
 * @param {TimeControl} control
 */
export function nameOf({ base, increment }) {
  return `${base / MINUTE}+${increment / SECOND}`;
}

/**
 * A control in words: "5 min + 3 s".
 * @param {number} base milliseconds for the game
 * @param {number} increment milliseconds for each move
 */
export const timeLabel = (base, increment) => texts.newGame.time(base / MINUTE, increment / SECOND);

const TENTHS_FROM = 9.9 * SECOND;
const LOW_BELOW = 20 * SECOND;
const LOW_PART = 0.2;

/**
 * The text of a clock: `1:04:09`, `4:09`, and tenths in the last ten seconds: `0:09.4`. Only a player without any time
 * sees `0:00.0`.
 * @param {number} left milliseconds
 */
export function showTime(left) {
  const tenths = left <= TENTHS_FROM;
  const unit = tenths ? SECOND / 10 : SECOND;
  const whole = Math.ceil(left / unit) * unit;
  const seconds = Math.floor(whole / SECOND);
  /** @param {number} number */
  const pad = (number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const last = pad(seconds % 60) + (tenths ? `.${Math.round((whole % SECOND) / 100)}` : '');
  return hours ? `${hours}:${pad(minutes)}:${last}` : `${minutes}:${last}`;
}

/**
 * In how many milliseconds `showTime` will show something else.
 * @param {number} left milliseconds
 */
export function nextChange(left) {
  if (left <= TENTHS_FROM) return left % (SECOND / 10) || SECOND / 10;
  return Math.min(left % SECOND || SECOND, left - TENTHS_FROM);
}

/**
 * Whether a player has to hurry.
 * @param {number} left milliseconds
 * @param {Pick<TimeControl, 'base'>} control
 */
export function isLow(left, { base }) {
  return left < Math.min(LOW_BELOW, base * LOW_PART);
}
