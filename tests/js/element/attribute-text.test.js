// Values assigned to the properties of a board become the text of an attribute, or are refused.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSvg } from 'kingcraft/draw';
import { attributeText } from '../../../web/element/attribute-text.js';
import { readAttribute } from '../../../web/element/attributes.js';

/** [attribute, what is assigned, the text] */
const texts = [
  ['variant', null, null],
  ['arrows', undefined, null],
  ['level', 3, '3'],
  ['sounds', true, 'true'],
  ['controls', ['moves', 'flip'], 'moves flip'],
  ['controls', [null, 'flip', undefined], 'flip'],
  ['controls', [], ''],
  ['src', new URL('https://a.example/b.pgn'), 'https://a.example/b.pgn'],
  ['arrows', { from: 'e2', to: 'e4' }, 'e2e4'],
  ['arrows', [{ from: 'e2', to: 'e4' }, 'd2d4:red'], 'e2e4 d2d4:red'],
  ['arrows', [{ from: 'e2', to: 'e2', color: 'blue' }], 'e2e2:blue'],
  ['marks', [{ square: 'a1^', color: 'yellow' }, { square: 'k12' }], 'a1^:yellow k12'],
];

for (const [name, value, text] of texts)
  test(`${name} = ${JSON.stringify(value)} is ${JSON.stringify(text)}`, () => {
    assert.equal(attributeText(name, value), text);
  });

/** [attribute, what is assigned, what the error says] */
const refused = [
  ['controls', {}, /^controls must be a string, .* not an object\.$/],
  ['controls', [{}], /^controls must be/],
  ['variant', Symbol('tax'), /not a symbol\.$/],
  ['fen', () => '', /not a function\.$/],
  ['level', 3n, /not a bigint\.$/],
  ['moves', [['e4', 'e5']], /^moves must be/],
  ['moves', [{ from: 'e2', to: 'e4' }], /^moves must be/],
  ['pgn', new URL('https://a.example/'), /^pgn must be/],
  ['arrows', 3n, /^arrows must be a string or an object/],
  ['arrows', [{}], /^from must be a string, not undefined\.$/],
  ['arrows', [{ from: 'e2', to: 'e9x' }], /^arrows must be a list such as/],
  ['arrows', [{ from: 'e2', to: 'e4', color: 'pink' }], /^arrows must be a list such as/],
  ['arrows', [{ from: 'e2 e4', to: 'd4' }], /^arrows must be a list such as/],
  ['marks', [{ from: 'e2', to: 'e4' }], /^square must be a string/],
  [
    'marks',
    [
      {
        get square() {
          throw new Error('mine');
        },
      },
    ],
    /^marks cannot be read\.$/,
  ],
];

for (const [index, [name, value, message]] of refused.entries())
  test(`${name}: what is no text is refused with a reason (${index + 1})`, () => {
    assert.throws(
      () => attributeText(name, value),
      (error) => {
        assert.equal(error.code, 'argument');
        assert.match(error.message, message);
        return true;
      },
    );
  });

/** Options that toSvg() and the board both take, and what they draw. */
const shared = [
  [{ arrows: [{ from: 'e2', to: 'e4' }] }, [{ from: 'e2', to: 'e4', color: 'green' }]],
  [{ arrows: ['e2e4:red'] }, [{ from: 'e2', to: 'e4', color: 'red' }]],
  [
    { arrows: [{ from: 'e2', to: 'e2', color: 'blue' }] },
    [{ from: 'e2', to: 'e2', color: 'blue' }],
  ],
  [{ marks: ['e4', 'd4:yellow'] }, ['e4 green', 'd4 yellow']],
  [{ marks: [{ square: 'e4' }] }, ['e4 green']],
];

const shapeOf = (shape) => {
  if (typeof shape !== 'string') return shape;
  const [square, color] = shape.split(' ');
  return { from: square, to: square, color };
};

for (const [options, drawn] of shared)
  test(`toSvg() and the board draw the same: ${JSON.stringify(options)}`, () => {
    const [[name, value]] = Object.entries(options);
    const shapes = drawn.map(shapeOf);
    assert.deepEqual(readAttribute(name, attributeText(name, value)), shapes);
    const fen = '8/8/8/8/8/8/8/8 w - - 0 1';
    assert.equal(toSvg(fen, options), toSvg(fen, { arrows: shapes }));
  });
