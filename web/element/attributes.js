// @ts-nocheck
/** Reads the attributes of a board. */
import { ArgumentError } from '../kingcraft/errors.js';
import { fullStrength, leastLevel } from '../worker/search-options.js';
import { Fault } from './board-texts.js';

const MOVE_NUMBER = /^\d+\.+/;

const fault = (key, values) => new Fault(new ArgumentError(key, values));

/** The value, where it is one of the allowed ones. */
function choice(name, value, allowed) {
  if (allowed.includes(value)) return value;
  throw fault('board-choice', { name, value, allowed });
}

function readLevel(value) {
  const level = Number(value);
  if (Number.isInteger(level) && level >= leastLevel && level <= fullStrength) return level;
  throw fault('board-level', { value });
}

const wordsOf = (value) => value.split(/\s+/).filter(Boolean);

/** Attribute → what its text means; throws a Fault. The text is null where the attribute is not there. */
const READERS = {
  variant: (value) => value?.trim() || 'chess',
  fen: (value) => value?.trim() || null,
  moves: (value) =>
    wordsOf(value ?? '')
      .map((word) => word.replace(MOVE_NUMBER, ''))
      .filter(Boolean),
  play: (value) => choice('play', value ?? 'both', ['both', 'white', 'black', 'none']),
  level: (value) => (value === null ? null : readLevel(value)),
  orientation: (value) => value && choice('orientation', value, ['white', 'black']),
  theme: (value) => choice('theme', value ?? 'paper', ['paper', 'slate']),
  controls: (value) =>
    wordsOf(value ?? '').map((word) =>
      choice('controls', word, ['moves', 'flip', 'reset', 'rules']),
    ),
  lesson: (value) => value?.trim() || null,
};

/** The attributes of a board. */
export const ATTRIBUTES = Object.freeze(Object.keys(READERS));

/** The attributes that say which position is shown: of these, one that is wrong makes all of them worthless. */
export const OF_POSITION = Object.freeze(['variant', 'fen', 'moves', 'lesson']);

/**
 * What an attribute says.
 * @param {string} name one of ATTRIBUTES
 * @param {string | null} value null where it is not there
 * @throws Fault
 */
export function readAttribute(name, value) {
  return READERS[name](value);
}

/**
 * What several attributes of a board say. Those that say nothing sensible are left out, or as if they were not there.
 * @param {HTMLElement} board
 * @param {Set<string>} names others than ATTRIBUTES say nothing
 * @param {Fault[]} faults takes what is wrong
 * @param {boolean} isFirst whether there is nothing that could stay as it was
 */
export function readAttributes(board, names, faults, isFirst) {
  const settings = {};
  for (const name of ATTRIBUTES.filter((attribute) => names.has(attribute)))
    try {
      settings[name] = readAttribute(name, board.getAttribute(name));
    } catch (wrong) {
      faults.push(wrong);
      if (isFirst) settings[name] = readAttribute(name, null);
    }
  return settings;
}

/** Whether a person moves the men of a color. */
export function isPersons({ play }, color) {
  return play === 'both' || play === color;
}

/** Who sits below: as the page says, else the one that the person plays. */
export function seatBelow({ orientation, play }) {
  return orientation ?? (play === 'black' ? 'black' : 'white');
}
