// The options of a picture, checked: squares that are on the board, and colors that there are.

/** @import { Color, Layout, Shape } from '../../board/board-types.js' */

import { isPiecePattern, pieceAddress } from '../../board/piece-addresses.js';
import { THEME_NAMES, themeOf, withPieces } from '../../board/themes.js';
import {
  checkColor,
  checkInteger,
  checkList,
  checkText,
  kindError,
  quotable,
  readFields,
  readOptions,
} from '../arguments.js';
import { ArgumentError } from '../part-errors.js';
import { SHAPE_COLORS } from '../pgn/shapes.js';
import { isMoveId, squaresIn } from '../square.js';

const [GREEN] = SHAPE_COLORS;

const keys = /** @type {const} */ ([
  'orientation',
  'lastMove',
  'check',
  'crowns',
  'arrows',
  'marks',
  'size',
  'coordinates',
  'theme',
  'pieces',
  'levelNames',
  'label',
]);

/** @param {unknown} value @param {string} name @param {readonly string[]} allowed */
function readWord(value, name, allowed) {
  const word = checkText(value, name);
  if (allowed.includes(word)) return word;
  throw new ArgumentError('board-choice', { name, allowed, value: quotable(word) });
}

/** @param {unknown} value @param {string} name */
function readFlag(value, name) {
  if (typeof value === 'boolean') return value;
  throw kindError(name, 'boolean', value);
}

/** Reads the name of a square of this board. @param {Layout} layout @param {unknown} value */
function readSquare(layout, value) {
  const square = checkText(value, 'square');
  if (layout.has(square)) return square;
  throw new ArgumentError('square-unknown', { square: quotable(square) });
}

/**
 * Two squares, as an object or as the id of a move.
 * @param {Layout} layout
 * @param {unknown} value
 * @returns {{ from: string, to: string, color: unknown }}
 */
function readPair(layout, value) {
  const isText = typeof value === 'string';
  const fields = isText
    ? squaresIn(checkText(value, 'arrow'))
    : readFields(value, 'arrow', ['from', 'to', 'color']);
  if (!fields || (isText && !isMoveId(value)))
    throw new ArgumentError('move-unreadable', { move: quotable(String(value)) });
  const { from, to, color = GREEN } = { color: undefined, ...fields };
  return { from: readSquare(layout, from), to: readSquare(layout, to), color };
}

/**
 * Splits a text as the attributes of the board have it, `e2e4:red`; what is no text has no color behind it.
 * @param {unknown} value
 * @returns {[name: unknown, color: string | undefined]}
 */
function splitColor(value) {
  if (typeof value !== 'string') return [value, undefined];
  const end = value.indexOf(':');
  return end < 0 ? [value, GREEN] : [value.slice(0, end), value.slice(end + 1)];
}

/** @param {Layout} layout @param {unknown} value @returns {Shape} */
function readArrow(layout, value) {
  const [name, named] = splitColor(value);
  const { from, to, color } = readPair(layout, name);
  return { from, to, color: readWord(named ?? color, 'color', SHAPE_COLORS) };
}

/** @param {Layout} layout @param {unknown} value @returns {Shape} */
function readMark(layout, value) {
  const [name, named] = splitColor(value);
  const { square, color = GREEN } =
    named === undefined
      ? readFields(name, 'mark', ['square', 'color'])
      : { square: name, color: named };
  const from = readSquare(layout, square);
  return { from, to: from, color: readWord(color, 'color', SHAPE_COLORS) };
}

/**
 * How the pieces look. A function of the caller says where the picture of a piece is.
 * @param {unknown} value
 * @returns {Parameters<typeof withPieces>[1]}
 */
function readPieces(value) {
  if (typeof value === 'function')
    return ({ role: piece, color }) => {
      const address = callOf(value, { piece, color });
      return address === null || address === undefined ? null : checkText(address, 'pieces');
    };
  const text = checkText(value, 'pieces');
  if (text === 'figures' || text === 'letters') return text;
  if (isPiecePattern(text)) return (piece) => pieceAddress(text, piece);
  const example = '/pieces/{color}-{piece}.svg';
  throw new ArgumentError('board-pieces', { example, value: quotable(text) });
}

/** @param {Function} call of the caller @param {object} given */
function callOf(call, given) {
  try {
    return call(given);
  } catch (cause) {
    throw new ArgumentError('argument-unreadable', { name: 'pieces' }, { cause });
  }
}

/** The squares of the last move. @param {Layout} layout @param {unknown} value */
function readLastMove(layout, value) {
  if (value === null) return [];
  const { from, to } = readPair(layout, value);
  return [from, to];
}

/**
 * @param {unknown} options
 * @param {Layout} layout
 * @param {Record<'lastMove' | 'check' | 'crowns', () => string[]>} known what the position itself says, where no option
 *   does
 * @throws ArgumentError
 */
export function readDrawOptions(options, layout, known) {
  const fields = readOptions(options, 'toSvg()', keys);
  const { orientation, lastMove, check, crowns, arrows = [], marks = [] } = fields;
  const {
    size,
    coordinates = true,
    theme = 'paper',
    pieces = 'figures',
    levelNames,
    label,
  } = fields;
  const square = (/** @type {unknown} */ value) => readSquare(layout, value);
  const name = (/** @type {unknown} */ value) => checkText(value, 'levelNames');
  return {
    orientation: /** @type {Color} */ (
      orientation === undefined ? 'white' : checkColor(orientation)
    ),
    lastMove: lastMove === undefined ? known.lastMove() : readLastMove(layout, lastMove),
    check: check === undefined ? known.check() : checkList(check, 'check', square),
    crowns: crowns === undefined ? known.crowns() : checkList(crowns, 'crowns', square),
    shapes: [
      ...checkList(arrows, 'arrows', (value) => readArrow(layout, value)),
      ...checkList(marks, 'marks', (value) => readMark(layout, value)),
    ],
    size: size === undefined ? undefined : checkInteger(size, 'size', 16, 8192),
    coordinates: readFlag(coordinates, 'coordinates'),
    theme: withPieces(themeOf(readWord(theme, 'theme', THEME_NAMES)), readPieces(pieces)),
    levelNames: levelNames === undefined ? undefined : checkList(levelNames, 'levelNames', name),
    label: label === undefined ? undefined : checkText(label, 'label'),
  };
}
