// What can stand in the place of anything that a browser has stored.

/** A list that contains itself, which no file can have, but a database. */
export const circular = [];
circular.push(circular);

/** By kind. */
export const garbage = {
  null: null,
  undefined,
  yes: true,
  'a number': 7,
  'a negative number': -1,
  'a part of a number': 0.5,
  'no number': Number.NaN,
  'a huge number': 1e308,
  'a big number': 10n,
  'an empty text': '',
  'a text': 'slate?',
  'the name of what all objects have': '__proto__',
  'a huge text': 'x'.repeat(1e6),
  'an empty list': [],
  'a list': [1, 2],
  'a huge list': Array.from({ length: 1e5 }, () => ({ level: 1 })),
  'an empty object': {},
  'an object that is no text': { toString: null, valueOf: null },
  'a date': new Date(0),
  'a map': new Map([['tax', 1]]),
  bytes: new Uint8Array(4),
  'a list that contains itself': circular,
  'an object of a future version': {
    version: '99',
    level: 1e308,
    losses: 1e308,
    players: ['machine', 'person'],
    clock: '5+0',
    tax: [{ steps: 3 }],
    language: ['en'],
  },
};
