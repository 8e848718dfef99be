/** Turns values assigned to the properties of a board into the texts of its attributes. */
/** @import { Attribute } from './attributes.js' */
import { checkText, isOfClass, kindError, readFields } from '../kingcraft/arguments.js';
import { squaresIn } from '../kingcraft/square.js';
import { readDrawn } from './attributes.js';
import { causeOf } from './element-texts.js';

/**
 * Attribute → the words of an arrow or a circle that is an object, as `toSvg()` takes it.
 * @type {Record<string, (name: string, value: object) => string>}
 */
const DRAWN = {
  arrows: (name, value) => {
    const { from, to, color } = readFields(value, name, ['from', 'to', 'color']);
    return checkText(from, 'from') + checkText(to, 'to') + colorSuffix(color);
  },
  marks: (name, value) => {
    const { square, color } = readFields(value, name, ['square', 'color']);
    return checkText(square, 'square') + colorSuffix(color);
  },
};

/** @param {unknown} color */
const colorSuffix = (color) => (color === undefined ? '' : `:${checkText(color, 'color')}`);

/**
 * The shape that a word means. Throws what programs get.
 * @param {'arrows' | 'marks'} name
 * @param {string} word
 */
function shapeOf(name, word) {
  try {
    return readDrawn(name, word);
  } catch (fault) {
    throw causeOf(fault);
  }
}

/**
 * @param {'arrows' | 'marks'} name
 * @param {object} value
 */
function drawnWord(name, value) {
  const word = DRAWN[name](name, value);
  shapeOf(name, word);
  return word;
}

/**
 * @param {string} name
 * @param {unknown} value of a list, or alone
 */
function wordOf(name, value) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (name === 'src' && isOfClass(value, 'URL')) return value.href;
  if (name !== 'arrows' && name !== 'marks') throw kindError(name, 'attribute', value);
  if (typeof value !== 'object') throw kindError(name, 'drawn', value);
  return drawnWord(name, value);
}

/**
 * The text of an attribute; null if it is taken away.
 * @param {Attribute} name
 * @param {unknown} value from the page
 * @throws ArgumentError
 */
export function attributeText(name, value) {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value)) return wordOf(name, value);
  return value
    .map((word) => wordOf(name, word))
    .filter(Boolean)
    .join(' ');
}

/**
 * Arrows and circles, each as a text or as one of the objects that `arrows` and `marks` accept.
 * @param {unknown} value from the page
 * @throws ArgumentError
 */
export function readShapes(value) {
  const list = value === null || value === undefined ? [] : [value].flat();
  return list.map((each) => {
    if (typeof each === 'string') return shapeOf(squaresIn(each) ? 'arrows' : 'marks', each);
    const { square } = readFields(each, 'shapes', ['square']);
    const name = square === undefined ? 'arrows' : 'marks';
    return shapeOf(name, DRAWN[name](name, Object(each)));
  });
}
