// @ts-nocheck
// Messages as the engine writes them, see engine/board/message.hpp.

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

/** The message that a text holds, `{ key, values }`, frozen. */
export function readMessage(text) {
  const [key, ...fields] = text.split(SEPARATOR);
  return readFields(key, fields.values());
}
