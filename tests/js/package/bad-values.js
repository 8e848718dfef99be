// Values that no caller should give.

export const hostile = {
  toString() {
    throw new Error('from toString');
  },
  get square() {
    throw new Error('from a getter');
  },
  get from() {
    throw new Error('from a getter');
  },
  get wasm() {
    throw new Error('from a getter');
  },
  get variant() {
    throw new Error('from a getter');
  },
  get depth() {
    throw new Error('from a getter');
  },
  get hash() {
    throw new Error('from a getter');
  },
};

/** Name → a value that is neither a string nor an object that could be meant. */
export const wrongTypes = {
  null: null,
  'a number': 42,
  NaN: Number.NaN,
  'a boolean': true,
  'a symbol': Symbol('e2e4'.repeat(100)),
  'a bigint': 10n,
  'a function': () => 'e2e4',
  'an object that throws': hostile,
};

export const notStrings = { undefined, 'an array': ['e2e4'], 'an object': {}, ...wrongTypes };

/** Name → a string that means nothing anywhere. */
export const wrongStrings = {
  'the empty string': '',
  'a megabyte': 'e2'.repeat(2 ** 19),
  'a lone surrogate': 'e2\uD800e4',
  'lone surrogates at both ends': '\uDC00e2e4\uD800',
  'a NUL': 'e2\0e4',
  'control characters': 'e2\te4\n',
  'an emoji': '♔'.repeat(100),
};

export const without = (table, ...names) =>
  Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)));
