/**
 * Reads the address of the frame, and reports its faults.
 * @import { frameTexts } from '../../texts/embed/frame-texts.en.js'
 */
import { firstLanguage } from '../../texts/languages.js';
import { texts } from '../../variants/generated/page/frame-texts.js';

/** @typedef {typeof frameTexts} FrameTexts what the frame itself says; everything else is said by the board */

/** @type {Record<string, FrameTexts>} */
const allTexts = texts;

/**
 * The parameters that are attributes of the board: all but `src`, since the policy of the frame lets it fetch nothing
 * else.
 */
export const ATTRIBUTES = Object.freeze([
  'variant',
  'fen',
  'moves',
  'play',
  'level',
  'orientation',
  'theme',
  'pieces',
  'controls',
  'lesson',
  'puzzle',
  'pgn',
  'free',
  'arrows',
  'marks',
  'coordinates',
  'premoves',
  'sounds',
  'drawing',
]);

/** Those whose words may be separated by commas too. */
const LISTS = ['moves', 'controls', 'arrows', 'marks'];

/** All parameters. */
export const PARAMETERS = Object.freeze([...ATTRIBUTES, 'lang', 'origin']);

/** A sentence quotes no more characters of its input. */
const LONGEST_QUOTE = 60;

/** @param {string} text */
const quote = (text) => text.slice(0, LONGEST_QUOTE);

/** @param {string} text */
const isOrigin = (text) => URL.canParse(text) && new URL(text).origin === text;

/**
 * What the address asks for.
 * @param {string} search the address from its question mark on
 * @param {string} language of the reader, where the address names none
 * @returns {{ attributes: Record<string, string>, lang: string, origin: string | null, fault: string | null }} `fault`
 *   says what is wrong
 */
export function readParameters(search, language) {
  const given = new URLSearchParams(search);
  const lang = given.get('lang') ?? language;
  const attributes = Object.fromEntries(
    [...given]
      .filter(([name]) => ATTRIBUTES.includes(name))
      .map(([name, text]) => [name, LISTS.includes(name) ? text.replaceAll(',', ' ') : text]),
  );
  const fault = faultOf(given, allTexts[firstLanguage([lang]).code]);
  return { attributes, lang, origin: fault ? null : given.get('origin'), fault };
}

/**
 * @param {URLSearchParams} given
 * @param {FrameTexts} texts
 */
function faultOf(given, texts) {
  for (const name of given.keys()) {
    if (!PARAMETERS.includes(name)) return texts.unknown(quote(name), PARAMETERS.join(', '));
    if (given.getAll(name).length > 1) return texts.twice(name);
  }
  const origin = given.get('origin');
  return origin === null || isOrigin(origin) ? null : texts.origin(quote(origin));
}
