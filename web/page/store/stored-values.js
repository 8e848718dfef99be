/**
 * The reader's stored settings and progress, by name. It can be anything when it is read: an
 * older or a newer page, or a person, may have written it. What is missing or broken gets its default.
 */
import { THEME_NAMES } from '../../board/themes.js';
import { readPlayerName } from '../../friend/friend-game.js';
import { readNextGame } from '../play/next-game.js';
import { readLadder } from '../play/opponent-ladder.js';
import { readStanding } from '../play/player-standing.js';
import { readPlayerProgress } from '../progress/player-progress.js';
import { readProgress } from '../puzzles/puzzle-progress.js';
import { readPreferences } from './settings.js';

/** @typedef {ReturnType<typeof readValues>} StoredValues */

/** @param {Record<string, unknown>} stored */
export function readValues({
  theme,
  preferences,
  lessons,
  ladder,
  standings,
  nextGame,
  endings,
  puzzles,
  friends,
  progress,
  squares,
}) {
  return {
    theme: THEME_NAMES.find((name) => name === theme) ?? 'paper',
    preferences: readPreferences(preferences),
    /** How many steps of the lesson of a game are solved. */
    lessons: entriesOf(lessons, readCount),
    ladder: readLadder(ladder),
    /** Where the reader stands in a game against the computer. */
    standings: entriesOf(standings, (one) => (isObject(one) ? readStanding(one) : null)),
    nextGame: readNextGame(nextGame),
    /** The fewest moves too many in each endgame of a game. */
    endings: entriesOf(endings, (done) => (isObject(done) ? entriesOf(done, readCount) : null)),
    /** The progress with the puzzles of a game. */
    puzzles: entriesOf(puzzles, (progress) => (isObject(progress) ? readProgress(progress) : null)),
    friends: readFriends(friends),
    /** The reader's progress in all games and puzzles. */
    progress: readPlayerProgress(isObject(progress) ? progress : null),
    /** The most squares found against the clock, by the size of the board. */
    squares: entriesOf(squares, readCount),
  };
}

/**
 * The entries of an object that can be read.
 * @template Value
 * @param {unknown} stored
 * @param {(value: unknown) => Value | null} read
 * @returns {Record<string, Value>}
 */
function entriesOf(stored, read) {
  const entries = Object.entries(isObject(stored) ? stored : {}).flatMap(([name, value]) => {
    const known = read(value);
    return known === null ? [] : [/** @type {const} */ ([name, known])];
  });
  return Object.fromEntries(entries);
}

/**
 * Whether a value has named entries, as a list or a date has not.
 * @param {unknown} value
 * @returns {value is object}
 */
const isObject = (value) => Object.prototype.toString.call(value) === '[object Object]';

/**
 * Of games with a friend elsewhere: what the reader is called, and the ids of the records in which it is their turn.
 * @param {unknown} value
 * @returns {{ name: string, turns: string[] }}
 */
function readFriends(value) {
  const { name, turns } = /** @type {{ name?: unknown, turns?: unknown }} */ (
    isObject(value) ? value : {}
  );
  return {
    name: typeof name === 'string' ? readPlayerName(name) : '',
    turns: Array.isArray(turns) ? turns.filter((one) => typeof one === 'string') : [],
  };
}

/** @param {unknown} value */
const readCount = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
