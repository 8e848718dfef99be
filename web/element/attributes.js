/** Reads the attributes of a board. */
/** @import { Layout, Shape } from '../board/board-types.js' */
/** @import { PgnShape } from '../kingcraft/pgn/pgn.js' */
import { isPiecePattern } from '../board/piece-addresses.js';
import { THEME_NAMES } from '../board/themes.js';
import { orientationFor } from '../game/game-facts.js';
import { quotable } from '../kingcraft/arguments.js';
import { ArgumentError } from '../kingcraft/part-errors.js';
import { readShape, SHAPE_COLORS } from '../kingcraft/pgn/shapes.js';
import { fullStrength, leastLevel } from '../worker/search-options.js';
import { Fault } from './element-texts.js';

/** An example for a message. */
const PIECES_EXAMPLE = '/pieces/{color}-{piece}.svg';

const MOVE_NUMBER = /^\d+\.+/;

/**
 * The values of the attributes.
 * @typedef {{
 *   variant: string,
 *   fen: string | null,
 *   moves: string[],
 *   play: 'both' | 'white' | 'black' | 'none',
 *   level: number | null,
 *   orientation: 'white' | 'black' | null,
 *   theme: import('../board/themes.js').ThemeName,
 *   pieces: string,
 *   controls: Control[],
 *   lesson: string | null,
 *   puzzle: string | null,
 *   pgn: string | null,
 *   src: string | null,
 *   free: Switch,
 *   arrows: Shape[],
 *   marks: Shape[],
 *   coordinates: Switch,
 *   premoves: Switch,
 *   sounds: Switch,
 *   drawing: Switch,
 * }} Settings
 */

/** @typedef {'on' | 'off'} Switch */

/** @typedef {'moves' | 'flip' | 'reset' | 'draw' | 'solution' | 'rules'} Control a word of the attribute `controls` */

/** @typedef {keyof Settings} Attribute */

/**
 * @param {string} key
 * @param {Record<string, any>} values of the message
 */
const fault = (key, values) => new Fault(new ArgumentError(key, values));

/**
 * The value, where it is one of the allowed ones.
 * @template {string} Choice
 * @param {string} name
 * @param {string} value
 * @param {readonly Choice[]} allowed
 */
function readChoice(name, value, allowed) {
  const choice = allowed.find((one) => one === value);
  if (choice !== undefined) return choice;
  throw fault('board-choice', { name, value, allowed });
}

/**
 * Frameworks write a boolean as text, and templates an attribute without a value.
 * @param {string} name
 * @param {string | null} value
 * @param {Switch} without what counts where the attribute is not there
 * @returns {Switch}
 */
function readSwitch(name, value, without) {
  if (value === null) return without;
  if (value === '' || value === 'true') return 'on';
  return value === 'false' ? 'off' : readChoice(name, value, ['on', 'off']);
}

/** @param {string} value */
function readLevel(value) {
  const level = Number(value);
  if (Number.isInteger(level) && level >= leastLevel && level <= fullStrength) return level;
  throw fault('board-level', { value });
}

/** Figures, letters, or where the pictures of own pieces are. @param {string} value */
function readPieces(value) {
  if (value === 'figures' || value === 'letters' || isPiecePattern(value)) return value;
  throw fault('board-pieces', { value: quotable(value), example: PIECES_EXAMPLE });
}

/**
 * An arrow or a circle; whether the board has such squares is not asked. Among arrows, a circle has its square twice,
 * as in `toSvg()`.
 * @param {'arrows' | 'marks'} name
 * @param {string} word
 * @returns {PgnShape}
 * @throws Fault
 */
export function readDrawn(name, word) {
  const shape = readShape(word);
  const isArrow = name === 'arrows';
  const color = SHAPE_COLORS.find((known) => known === shape?.color);
  const isPair = shape !== null && word.startsWith(shape.from + shape.to);
  if (shape && color && isArrow === isPair) return { ...shape, color };
  const examples = isArrow ? ['e2e4', 'e2e4:red'] : ['e4', 'e4:red'];
  throw fault('board-shape', { name, value: word, examples });
}

/** Lists have commas where a framework writes an array as text. @param {string | null} value */
const wordsOf = (value) => (value ?? '').split(/[\s,]+/).filter(Boolean);

/**
 * Attribute → what its text means; throws a Fault. The text is null if the attribute is not there.
 * @type {{ [Name in Attribute]: (value: string | null) => Settings[Name] }}
 */
const READERS = {
  variant: (value) => value?.trim() || 'chess',
  fen: (value) => value?.trim() || null,
  moves: (value) =>
    wordsOf(value)
      .map((word) => word.replace(MOVE_NUMBER, ''))
      .filter(Boolean),
  play: (value) => readChoice('play', value ?? 'both', ['both', 'white', 'black', 'none']),
  level: (value) => (value === null ? null : readLevel(value)),
  orientation: (value) =>
    value ? readChoice('orientation', value, /** @type {const} */ (['white', 'black'])) : null,
  theme: (value) => readChoice('theme', value ?? 'paper', THEME_NAMES),
  pieces: (value) => readPieces(value?.trim() || 'figures'),
  controls: (value) =>
    wordsOf(value).map((word) =>
      readChoice('controls', word, ['moves', 'flip', 'reset', 'draw', 'solution', 'rules']),
    ),
  lesson: (value) => value?.trim() || null,
  puzzle: (value) => value?.trim() || null,
  pgn: (value) => value?.trim() || null,
  src: (value) => value?.trim() || null,
  free: (value) => readSwitch('free', value, 'off'),
  arrows: (value) => wordsOf(value).map((word) => readDrawn('arrows', word)),
  marks: (value) => wordsOf(value).map((word) => readDrawn('marks', word)),
  coordinates: (value) => readSwitch('coordinates', value, 'on'),
  premoves: (value) => readSwitch('premoves', value, 'on'),
  sounds: (value) => readSwitch('sounds', value, 'off'),
  drawing: (value) => readSwitch('drawing', value, 'on'),
};

/**
 * The attributes of a board.
 * @type {readonly Attribute[]}
 */
export const ATTRIBUTES = Object.freeze(/** @type {Attribute[]} */ (Object.keys(READERS)));

/**
 * The attributes that say which position is shown: where one of them is wrong, none of them counts.
 * @type {readonly Attribute[]}
 */
export const OF_POSITION = Object.freeze([
  'variant',
  'fen',
  'moves',
  'lesson',
  'puzzle',
  'pgn',
  'src',
  'free',
]);

/**
 * The value of an attribute.
 * @template {Attribute} Name
 * @param {Name} name
 * @param {string | null} value null if it is not there
 * @returns {Settings[Name]}
 * @throws Fault
 */
export function readAttribute(name, value) {
  return READERS[name](value);
}

/** The settings of a board without attributes. */
export const DEFAULT_SETTINGS = /** @type {Settings} */ (
  Object.fromEntries(ATTRIBUTES.map((name) => [name, readAttribute(name, null)]))
);

/**
 * The values of several attributes of a board. Invalid ones are left out, or treated as missing.
 * @param {HTMLElement} board
 * @param {Set<string>} names others than ATTRIBUTES say nothing
 * @param {unknown[]} faults takes what is wrong
 * @param {boolean} isFirst whether there is nothing that could stay as it was
 * @returns {Partial<Settings>}
 */
export function readAttributes(board, names, faults, isFirst) {
  /** @param {Attribute} name */
  const read = (name) => {
    try {
      return { [name]: readAttribute(name, board.getAttribute(name)) };
    } catch (wrong) {
      faults.push(wrong);
      return isFirst ? { [name]: readAttribute(name, null) } : {};
    }
  };
  return Object.assign({}, ...ATTRIBUTES.filter((name) => names.has(name)).map(read));
}

/** Whether there is a button with which each press draws. @param {Pick<Settings, 'controls' | 'drawing'>} settings */
export const offersPen = ({ controls, drawing }) => drawing === 'on' && controls.includes('draw');

/**
 * Whether a person moves the pieces of a color.
 * @param {Pick<Settings, 'play'>} settings
 * @param {'white' | 'black'} color
 */
export function isPersons({ play }, color) {
  return play === 'both' || play === color;
}

/**
 * The color that sits below: as the page says, else the one that the person plays, in a game whose board is turned.
 * @param {Pick<Settings, 'orientation' | 'play'>} settings
 * @param {{ flipsForBlack: boolean }} variant
 */
export function colorBelow({ orientation, play }, variant) {
  return orientation ?? orientationFor(variant, play === 'black' ? 'black' : 'white');
}

/**
 * The shapes to draw on a board, and the first square that the board lacks.
 * @param {Pick<Settings, 'arrows' | 'marks'>} settings
 * @param {Layout} layout
 * @returns {{ shapes: Shape[], missing: string | undefined }}
 */
export function shapesOn({ arrows, marks }, layout) {
  const all = [...arrows, ...marks];
  const shapes = all.filter(({ from, to }) => layout.has(from) && layout.has(to));
  const squares = all.flatMap(({ from, to }) => [from, to]);
  return { shapes, missing: squares.find((square) => !layout.has(square)) };
}
