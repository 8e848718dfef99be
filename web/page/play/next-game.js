/**
 * Who plays the next game, and how: what the form for a new game asks, and what the page remembers of it.
 * @import { Color } from '../../kingcraft/index.js'
 * @import { GameSettings, Players } from './session.js'
 */
import { readPlayerNames } from '../../friend/friend-game.js';
import { otherColor } from '../../kingcraft/square.js';
import { timeControl } from './time-controls.js';

/**
 * Who plays the next game, and how.
 * @typedef {Pick<GameSettings, 'players' | 'level' | 'clock' | 'names'>} NextSettings
 */

/**
 * @typedef {'computer' | 'friend' | 'link'} OpponentKind the computer, a friend at the same board, or a friend who gets
 *   a link
 */

/**
 * @typedef {Color | 'random' | 'none'} ColorChoice of the reader; with none the computer plays both colors, and the
 *   reader watches
 */

const COLORS = /** @type {const} */ (['white', 'black']);
const PLAYERS = ['person', 'machine'];

/** The weakest and the strongest opponent. */
export const LEVELS = Object.freeze({ first: 1, last: 10 });

/**
 * Whether there is an opponent of a level.
 * @param {unknown} value
 * @returns {value is number}
 */
export const isLevel = (value) =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= LEVELS.first &&
  value <= LEVELS.last;

/**
 * The game of a newcomer: White against the weakest opponent, without a clock.
 * @type {NextSettings}
 */
export const FIRST_SETTINGS = Object.freeze({
  players: Object.freeze({ white: 'person', black: 'machine' }),
  level: LEVELS.first,
  clock: null,
  names: null,
});

/**
 * The settings of the next game out of what was stored; those of a newcomer where that is broken.
 * @param {unknown} stored
 * @returns {NextSettings}
 */
export function readNextGame(stored) {
  const { players, level, clock, names } = /** @type {Partial<NextSettings>} */ (Object(stored));
  const arePlayers = COLORS.every((color) => PLAYERS.includes(players?.[color] ?? ''));
  if (!arePlayers || !players || typeof level !== 'number') return FIRST_SETTINGS;
  return {
    players: { white: players.white, black: players.black },
    level: knownLevel(level),
    clock: clock ? timeControl(Number(clock.base) / 60_000, Number(clock.increment) / 1000) : null,
    names: readPlayerNames(names),
  };
}

/**
 * The settings of a game to store for the next one.
 * @param {NextSettings} settings
 */
export function nextGameAfter({ players, level, clock, names = null }) {
  const control = clock ? { base: clock.base, increment: clock.increment } : null;
  return { players: { white: players.white, black: players.black }, level, clock: control, names };
}

/**
 * These settings against the computer of a level.
 * @param {NextSettings} settings
 * @param {number} level
 * @returns {NextSettings}
 */
export function againstLevel({ players, clock, names }, level) {
  const isAgainst = players.white !== players.black;
  return { players: isAgainst ? players : FIRST_SETTINGS.players, level, clock, names };
}

/**
 * The opponent and the color that make these players.
 * @param {Players} players
 * @returns {{ opponent: OpponentKind, color: ColorChoice }}
 */
export function choiceOf({ white, black }) {
  if (black === 'person' && white === 'person') return { opponent: 'friend', color: 'random' };
  if (white === black) return { opponent: 'computer', color: 'none' };
  return { opponent: 'computer', color: white === 'person' ? 'white' : 'black' };
}

/**
 * @param {OpponentKind} opponent
 * @param {Color | 'none'} color of the reader
 * @returns {Players}
 */
export function playersOf(opponent, color) {
  if (opponent === 'friend') return { white: 'person', black: 'person' };
  if (color === 'none') return { white: 'machine', black: 'machine' };
  const other = opponent === 'link' ? 'friend' : 'machine';
  return /** @type {Players} */ ({ [color]: 'person', [otherColor(color)]: other });
}

/**
 * The color that a choice comes to.
 * @param {ColorChoice} choice
 * @param {() => number} random as Math.random
 * @returns {Color | 'none'}
 */
export function colorOf(choice, random = Math.random) {
  if (choice !== 'random') return choice;
  return random() < 0.5 ? 'white' : 'black';
}

/**
 * A level that an opponent has: the nearest one.
 * @param {number} level
 */
export function knownLevel(level) {
  return Math.min(LEVELS.last, Math.max(LEVELS.first, Math.round(level) || LEVELS.first));
}

/**
 * The settings of the same game again, with the colors swapped, and the names with them.
 * @template {Pick<GameSettings, 'players' | 'names'>} Settings
 * @param {Settings} settings
 * @returns {Settings}
 */
export function rematchOf(settings) {
  const { players, names } = settings;
  return { ...settings, players: swapped(players), ...(names && { names: swapped(names) }) };
}

/**
 * @template Value
 * @param {Record<Color, Value>} sides
 * @returns {Record<Color, Value>}
 */
const swapped = ({ white, black }) => ({ white: black, black: white });
