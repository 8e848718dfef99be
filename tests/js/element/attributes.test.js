// The values of a board's attributes, and its texts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ATTRIBUTES,
  colorBelow,
  isPersons,
  OF_POSITION,
  readAttribute,
  readAttributes,
} from '../../../web/element/attributes.js';
import { languageOf } from '../../../web/element/element-texts.js';
import { de } from '../../../web/texts/element/de.js';
import { en } from '../../../web/texts/element/en.js';

test('what is left out has a meaning', () => {
  const read = Object.fromEntries(ATTRIBUTES.map((name) => [name, readAttribute(name, null)]));
  assert.deepEqual(read, {
    variant: 'chess',
    fen: null,
    moves: [],
    play: 'both',
    level: null,
    orientation: null,
    theme: 'paper',
    pieces: 'figures',
    controls: [],
    lesson: null,
    puzzle: null,
    pgn: null,
    src: null,
    free: 'off',
    arrows: [],
    marks: [],
    coordinates: 'on',
    premoves: 'on',
    sounds: 'off',
    drawing: 'on',
  });
});

test('moves may have numbers, controls any order, and blanks count for nothing', () => {
  assert.deepEqual(readAttribute('moves', ' 1. e4 e5\n 2.Nf3  3... c7c5 '), [
    'e4',
    'e5',
    'Nf3',
    'c7c5',
  ]);
  assert.deepEqual(readAttribute('controls', ' rules  moves '), ['rules', 'moves']);
  // Arrays as React 18 writes them.
  assert.deepEqual(readAttribute('controls', String(['moves', 'flip'])), ['moves', 'flip']);
  assert.deepEqual(readAttribute('moves', String(['e4', 'e5'])), ['e4', 'e5']);
  for (const name of OF_POSITION)
    if (name !== 'free')
      assert.equal(readAttribute(name, '  ')?.length ?? 0, name === 'variant' ? 5 : 0);
  assert.equal(readAttribute('level', '10'), 10);
});

test('what is on or off may be what frameworks make of a boolean', () => {
  const read = (name) => (text) => readAttribute(name, text);
  for (const name of ['free', 'coordinates', 'premoves', 'sounds', 'drawing']) {
    assert.deepEqual(['on', '', 'true'].map(read(name)), ['on', 'on', 'on']);
    assert.deepEqual(['off', 'false'].map(read(name)), ['off', 'off']);
  }
});

test('what makes no sense says what would', () => {
  const cases = [
    ['play', 'me', /play must be one of both, white, black, none, not “me”/],
    ['level', '11', /whole number from 1 to 10, not “11”/],
    ['level', 'high', /not “high”/],
    ['orientation', 'up', /white, black/],
    ['theme', 'pink', /paper, slate, moss, sea, rose, gray/],
    ['pieces', 'merida', /figures, letters/],
    ['sounds', 'loud', /sounds must be one of on, off, not “loud”/],
    ['controls', 'moves undo', /not “undo”/],
  ];
  for (const [name, value, expected] of cases)
    assert.throws(
      () => readAttribute(name, value),
      (fault) =>
        fault.cause.code === 'argument' &&
        expected.test(fault.cause.message) &&
        fault.sentence(en) === fault.cause.message &&
        fault.sentence(de) !== fault.cause.message,
    );
});

test('who plays sits below, unless the page says otherwise', () => {
  const below = (play, orientation = null, flipsForBlack = true) =>
    colorBelow({ play, orientation }, { flipsForBlack });
  assert.deepEqual(
    [below('both'), below('black'), below('none'), below('black', 'white')],
    ['white', 'black', 'white', 'white'],
  );
  assert.deepEqual(
    [below('black', null, false), below('white', 'black', false)],
    ['white', 'black'],
    'in a game whose board is not turned',
  );
  assert.deepEqual(
    ['both', 'white', 'black', 'none'].map((play) => isPersons({ play }, 'white')),
    [true, true, false, false],
  );
});

/** All texts as `[path, value]`. */
function flat(value, path = '') {
  if (typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => flat(part, `${path}.${key}`));
}

test('both languages have the same texts, and each its own words', () => {
  const german = new Map(flat(de));
  assert.deepEqual(
    [...german.keys()].sort(),
    flat(en)
      .map(([path]) => path)
      .sort(),
  );
  for (const [path, value] of flat(en)) {
    assert.equal(typeof german.get(path), typeof value, path);
    if (typeof value === 'function') assert.equal(german.get(path).length, value.length, path);
    else assert.notEqual(german.get(path), value, path);
  }
});

test('the language is that of the nearest mark, also outside of shadow roots', () => {
  const marked = (lang) => lang && { getAttribute: () => lang };
  const element = (lang, host) => ({
    closest: () => marked(lang) ?? null,
    getRootNode: () => ({ host }),
  });
  assert.equal(languageOf(element('de-AT')), 'de');
  assert.equal(languageOf(element('fr')), 'en');
  assert.equal(languageOf(element(null)), 'en');
  assert.equal(languageOf(element(null, element('de'))), 'de');
});

test('an attribute that makes no sense leaves the others alone', () => {
  const board = { getAttribute: (name) => ({ level: '99', theme: 'slate' })[name] ?? null };
  const read = (isFirst) => {
    const faults = [];
    const settings = readAttributes(board, new Set(['level', 'theme', 'lang']), faults, isFirst);
    assert.equal(faults.length, 1);
    return settings;
  };
  assert.deepEqual(read(false), { theme: 'slate' });
  assert.deepEqual(read(true), { level: null, theme: 'slate' });
});

test('arrows and marks are squares with a color', () => {
  assert.deepEqual(readAttribute('arrows', 'e2e4, d1d1^:red'), [
    { from: 'e2', to: 'e4', color: 'green' },
    { from: 'd1', to: 'd1^', color: 'red' },
  ]);
  assert.deepEqual(readAttribute('marks', 'e4:blue'), [{ from: 'e4', to: 'e4', color: 'blue' }]);
  for (const [name, text] of [
    ['arrows', 'e4'],
    ['arrows', 'e2e4:pink'],
    ['marks', 'e2e4'],
    ['marks', 'x'],
    ['coordinates', 'maybe'],
  ])
    assert.throws(() => readAttribute(name, text), /must be (one of|a list such as)/, text);
});
