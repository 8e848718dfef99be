/** Reads the address of the frame, and says what is wrong with it. */

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

/**
 * What the frame itself says.
 * @typedef {{
 *   unknown(name: string, names: string): string,
 *   twice(name: string): string,
 *   origin(value: string): string,
 * }} FrameTexts
 */

/**
 * By language; everything else is said by the board.
 * @type {Record<string, FrameTexts>}
 */
const TEXTS = {
  en: {
    unknown: (name, names) => `There is no parameter “${name}”. There are ${names}.`,
    twice: (name) => `The parameter “${name}” is given twice.`,
    origin: (value) => `origin is an origin such as https://example.org, not “${value}”.`,
  },
  de: {
    unknown: (name, names) => `Einen Parameter „${name}“ gibt es nicht. Es gibt ${names}.`,
    twice: (name) => `Der Parameter „${name}“ steht zweimal da.`,
    origin: (value) => `origin ist ein Ursprung wie https://example.org, nicht „${value}“.`,
  },
};

/**
 * The texts of a language, English where there are none in it.
 * @param {string} tag
 */
function textsIn(tag) {
  const code = tag.split('-')[0].toLowerCase();
  return Object.hasOwn(TEXTS, code) ? TEXTS[code] : TEXTS.en;
}

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
  const fault = faultOf(given, textsIn(lang));
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
