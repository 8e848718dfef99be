// Every option of the package says its default in its docstring, and pictures have the defaults that they should.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSvg } from 'kingcraft/draw';
import { options } from './public-types.js';

/** Fields that callers pass back as the package made them. What is not there does not apply. */
const MADE_BY_THE_PACKAGE = ['StepMove promotion', 'Right king'];

for (const { owner, name, doc } of options)
  if (!MADE_BY_THE_PACKAGE.includes(`${owner} ${name}`))
    test(`${owner}: the option ${name} says its default`, () => {
      assert.match(doc, /\b[Dd]efaults\s+to\s+\S/);
    });

test('the options are found in the types of every export', () => {
  assert.ok(options.length > 90, String(options.length));
});

const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';

/** [option of a picture, its default for a FEN] */
const ofPictures = [
  ['orientation', 'white'],
  ['lastMove', null],
  ['check', []],
  ['crowns', []],
  ['arrows', []],
  ['marks', []],
  ['size', 440],
  ['coordinates', true],
  ['theme', 'paper'],
  ['pieces', 'figures'],
  ['levelNames', ['Ground', 'Upper level']],
  ['label', fen],
];
for (const [option, value] of ofPictures)
  test(`a picture has the default of ${option}`, () => {
    assert.equal(toSvg(fen, { [option]: value }), toSvg(fen));
  });
for (const [option, value] of [
  ['arrows', { from: 'e2', to: 'e4' }],
  ['marks', { square: 'e4' }],
])
  test(`the default color of ${option} is green`, () => {
    const green = { [option]: [{ ...value, color: 'green' }] };
    assert.equal(toSvg(fen, { [option]: [value] }), toSvg(fen, green));
  });
