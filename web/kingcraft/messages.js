// @ts-nocheck
// Makes sentences of messages. A message is `{ key, values }`; a language is an object with a template for each key.
//
// A template is a clause without its last full stop, with holes for values: `{square}` has the value as it is, `{piece.color}` a part of
// it, `{color:side}` the word for it among the entries `side.white`, `side.black` of the language. Of a number that has no word of its own
// it is the one for its plural form, `level.one` or `level.other`. Of a piece with its square it is the entry `piece-on`, with the word as
// `noun`. Lists say as what they are joined: `{squares::and}`, `{pieces:noun:or}`, `{names::list}` for commas alone; `{count::grouped}` is a number with the marks between its thousands. A value that is a message
// becomes its clause; `^` before the name begins it with a capital. The list `clauses` follows at the end of the clause.

import { messages as ofGames } from '../variants/generated/messages.en.js';
import { messages } from './messages.en.js';

/** @typedef {{ key: string, values: Readonly<Record<string, any>> }} Message */

/** The marks of Intl.ListFormat. */
const LIST_TYPES = { and: 'conjunction', or: 'disjunction' };

const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts and holes by turns, beginning with a text. */
const compile = (template) =>
  template.split(/\{([^{}]+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const [name, form, style] = part.replace('^', '').split(':');
    return { path: name.split('.'), form, style, isCapital: part.startsWith('^') };
  });

/**
 * What says messages in a language.
 * @param {Readonly<Record<string, string>>} templates
 * @param {string} locale for lists and plurals
 * @returns {(message: Message) => string} a sentence; the key where there is no template for it
 */
export function createSpeaker(templates, locale) {
  const compiled = new Map();
  const lists = new Map();
  let plurals;

  function partsOf(key) {
    if (!compiled.has(key)) compiled.set(key, compile(templates[key] ?? key));
    return compiled.get(key);
  }

  function wordFor(form, value) {
    const word = templates[`${form}.${value}`];
    if (word !== undefined || typeof value !== 'number') return word ?? value;
    plurals ??= new Intl.PluralRules(locale);
    return templates[`${form}.${plurals.select(value)}`] ?? value;
  }

  function join(items, style) {
    const type = LIST_TYPES[style];
    if (!type) return items.join(', ');
    if (!lists.has(type)) lists.set(type, new Intl.ListFormat(locale, { type }));
    return lists.get(type).format(items);
  }

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

  function clause({ key, values }) {
    let text = '';
    for (const part of partsOf(key)) {
      if (typeof part === 'string') text += part;
      else {
        const { path, form, style, isCapital } = part;
        const value = path.reduce((whole, name) => whole?.[name], values);
        const words = textOf(value, form, style);
        text += isCapital ? capitalized(words) : words;
      }
    }
    for (const message of values.clauses ?? []) text += clause(message);
    return text;
  }

  return (message) => {
    const text = clause(message);
    return text.endsWith('.') ? text : text + templates.stop;
  };
}

/** The sentence of a message in English, without a comma before the last "and", as in British English. */
export const english = createSpeaker({ ...messages, ...ofGames }, 'en-GB');

const SEPARATOR = '\x1f';

/** A value by the sign of its kind. */
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

/** The message with this key, whose fields come next. */
function readFields(key, fields) {
  const values = {};
  for (;;) {
    const field = fields.next().value;
    if (field === undefined || field === '}') break;
    const at = field.search(/[^a-z]/);
    const name = field.slice(0, at);
    const text = field.slice(at + 1);
    const value = field[at] === '{' ? readFields(text, fields) : readers[field[at]](text);
    if (name === 'clauses') values.clauses = Object.freeze([...(values.clauses ?? []), value]);
    else values[name] = value;
  }
  return Object.freeze({ key, values: Object.freeze(values) });
}

/** The message in a text of the engine, see engine/board/message.hpp: `{ key, values }`, frozen. */
export function readMessage(text) {
  const [key, ...fields] = text.split(SEPARATOR);
  return readFields(key, fields.values());
}
