// @ts-nocheck
/** Reads the address of the frame. */
import { textsIn } from './texts.js';

/** The parameters that are attributes of the board. */
export const ATTRIBUTES = Object.freeze([
  'variant',
  'fen',
  'moves',
  'play',
  'level',
  'orientation',
  'theme',
  'controls',
  'lesson',
]);

/** Those whose words may be parted by commas too. */
const LISTS = ['moves', 'controls'];

/** All parameters. */
export const PARAMETERS = Object.freeze([...ATTRIBUTES, 'lang', 'origin']);

/** A sentence quotes no more of its input. */
const LONGEST_QUOTE = 60;

const quote = (text) => text.slice(0, LONGEST_QUOTE);

const isOrigin = (text) => URL.canParse(text) && new URL(text).origin === text;

/**
 * What the address asks for.
 * @param {string} search the address from its question mark on
 * @param {string} language of the reader, where the address names none
 * @returns {{ attributes: Record<string, string>, lang: string, origin: string | null, fault: string | null }} `fault` says what is wrong
 */
export function readParameters(search, language) {
  const given = new URLSearchParams(search);
  const lang = given.get('lang') ?? language;
  const attributes = Object.fromEntries(
    [...given]
      .filter(([name]) => ATTRIBUTES.includes(name))
      .map(([name, text]) => [name, LISTS.includes(name) ? text.replaceAll(',', ' ') : text]),
  );
  const fault = faultOf(given, textsIn(lang));
  return { attributes, lang, origin: fault ? null : given.get('origin'), fault };
}

function faultOf(given, texts) {
  for (const name of given.keys()) {
    if (!PARAMETERS.includes(name)) return texts.unknown(quote(name), PARAMETERS.join(', '));
    if (given.getAll(name).length > 1) return texts.twice(name);
  }
  const origin = given.get('origin');
  return origin === null || isOrigin(origin) ? null : texts.origin(quote(origin));
}
