// Messages: read from the engine's text, and said in a language. A message is `{ key, values }`; a language is an
// object with a template for each key.
//
// A template is a clause without its last full stop, with holes for values:
//   {square}                      the value as it is
//   {piece.color}                 a part of it
//   {color:side}                  its word among the entries `side.white`, `side.black` of the language. A number
//                                 without its own word has that of its plural form, `level.one` or `level.other`.
//                                 A piece with its square has the entry `piece-on`, with the word as `noun`
//                                 {squares::and}, {pieces:noun:or}, {names::list} a list, joined by that word or by
//                                 commas alone
//   {count::grouped}              a number with the marks between its thousands
//   {^pieces:noun}                begins with a capital
// A value that is a message becomes its clause. The list `clauses` follows at the end of the clause.

/** @import { Message } from './index.js' */

import { messages as ofGames } from '../variants/generated/messages.en.js';
import { messages } from './messages.en.js';

/** The marks of Intl.ListFormat. @type {Record<string, Intl.ListFormatType>} */
const LIST_TYPES = { and: 'conjunction', or: 'disjunction' };

/** @param {string} text */
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts and holes by turns, beginning with a text. @param {string} template */
const compile = (template) =>
  template.split(/\{([^{}]+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const [name, form, style] = part.replace('^', '').split(':');
    return { path: name.split('.'), form, style, isCapital: part.startsWith('^') };
  });

/**
 * Writes messages in a language.
 * @param {Readonly<Record<string, string>>} templates
 * @param {string} locale for lists and plurals
 * @returns {(message: Message) => string} a sentence; the key where there is no template for it
 */
export function createSpeaker(templates, locale) {
  /** @type {Map<string, ReturnType<typeof compile>>} */
  const compiled = new Map();
  /** @type {Map<string, Intl.ListFormat>} */
  const lists = new Map();
  /** @type {Intl.PluralRules | undefined} */
  let plurals;

  /** @param {string} key */
  function partsOf(key) {
    const parts = compiled.get(key) ?? compile(templates[key] ?? key);
    compiled.set(key, parts);
    return parts;
  }

  /** @param {string} form @param {string | number} value */
  function wordFor(form, value) {
    const word = templates[`${form}.${value}`];
    if (word !== undefined || typeof value !== 'number') return word ?? value;
    plurals ??= new Intl.PluralRules(locale);
    return templates[`${form}.${plurals.select(value)}`] ?? value;
  }

  /** @param {string[]} items @param {string | undefined} style */
  function join(items, style = '') {
    const type = LIST_TYPES[style];
    if (!type) return items.join(', ');
    const list = lists.get(type) ?? new Intl.ListFormat(locale, { type });
    lists.set(type, list);
    return list.format(items);
  }

  /**
   * @param {any} value of a message; its own form says what it is
   * @param {string} [form]
   * @param {string} [style]
   * @returns {string}
   */
  function textOf(value, form, style) {
    if (Array.isArray(value)) {
      return join(
        value.map((item) => textOf(item, form)),
        style,
      );
    }
    if (style === 'grouped') return value.toLocaleString(locale);
    if (value?.key) return clause(value);
    if (value?.piece) {
      const noun = textOf(value.piece, form);
      return clause({ key: 'piece-on', values: { noun, square: value.square } });
    }
    return String(form ? wordFor(form, value) : value);
  }

  /** @param {Message} message */
  function clause({ key, values }) {
    let text = '';
    for (const part of partsOf(key)) {
      if (typeof part === 'string') text += part;
      else {
        const { path, form, style, isCapital } = part;
        // Any value, since the template names the part of it.
        const value = path.reduce((/** @type {any} */ whole, name) => whole?.[name], values);
        const words = textOf(value, form, style);
        text += isCapital ? capitalized(words) : words;
      }
    }
    const { clauses } = values;
    if (Array.isArray(clauses)) for (const message of clauses) text += clause(message);
    return text;
  }

  return (message) => {
    const text = clause(message);
    return text.endsWith('.') ? text : text + templates.stop;
  };
}

const all = { ...messages, ...ofGames };

/** The sentence of a message in English, without a comma before the last "and", as in British English. */
export const english = createSpeaker(all, 'en-GB');

/** Adds the English messages of a part of the package. @param {Readonly<Record<string, string>>} more */
export const addMessages = (more) => Object.assign(all, more);

const SEPARATOR = '\x1f';

/**
 * A value by the sign of its kind: any, since the engine says which one it is.
 * @type {Record<string, (text: string) => any>}
 */
const readers = {
  '=': (text) => text,
  '@': (text) => text,
  '#': Number,
  '&': (text) => {
    const [piece, color, square] = text.split(',');
    return Object.freeze({ piece, color, square });
  },
  ',': (text) => Object.freeze(text.split(',')),
};

/**
 * The message with this key, whose fields come next.
 * @param {string} key
 * @param {Iterator<string>} fields
 * @returns {Message}
 */
function readFields(key, fields) {
  /** @type {Record<string, any>} as of `readers` */
  const values = {};
  for (;;) {
    const { done, value: field } = fields.next();
    if (done || field === '}') break;
    const at = field.search(/[^a-z]/);
    const name = field.slice(0, at);
    const text = field.slice(at + 1);
    const value = field[at] === '{' ? readFields(text, fields) : readers[field[at]](text);
    if (name === 'clauses') values.clauses = Object.freeze([...(values.clauses ?? []), value]);
    else values[name] = value;
  }
  return Object.freeze({ key, values: Object.freeze(values) });
}

/** The message in a text of the engine, frozen; see engine/base/message.hpp. @param {string} text */
export function readMessage(text) {
  const [key, ...fields] = text.split(SEPARATOR);
  return readFields(key, fields.values());
}
