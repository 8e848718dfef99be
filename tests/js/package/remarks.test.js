// Annotations of a move: a value that PGN cannot contain is refused when it is set, and all others are read again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGame, writeGame } from 'kingcraft/pgn';
import { kingcraft } from './support.js';

const open = () => openGame(kingcraft, '1. e4 {good} $1 *');

/** [property, value] */
const refused = [
  ['nags', ['x']],
  ['nags', [256]],
  ['nags', [-1]],
  ['nags', [1.5]],
  ['nags', 'x'],
  ['nags', null],
  ['comment', 3],
  ['comment', undefined],
  ['opening', null],
  ['shapes', [{ from: 'e2', to: 'e4' }]],
  ['shapes', [{ from: 'e2', to: 'e4', color: 'pink' }]],
  ['shapes', [{ from: 'e', to: '2e4', color: 'red' }]],
  ['shapes', [{ from: 'e2e4', to: 'e4', color: 'red' }]],
  ['shapes', [null]],
  ['shapes', {}],
  ['evaluation', 35],
  ['evaluation', undefined],
  ['evaluation', {}],
  ['evaluation', { cp: Number.NaN }],
  ['evaluation', { cp: 100_000 }],
  ['evaluation', { cp: 1, mate: 2 }],
  ['evaluation', { mate: 1.5 }],
  ['evaluation', { mate: 1000 }],
  ['evaluation', { cp: 1, depth: -1 }],
  ['evaluation', { cp: 1, depth: 1000 }],
  ['clock', -1],
  ['clock', '0:01'],
  ['clock', Number.NaN],
  ['clock', 3_600_000],
  ['clock', undefined],
];

for (const [property, value] of refused)
  test(`${property} is not ${JSON.stringify(value) ?? value}`, () => {
    const game = open();
    const [node] = game.tree.mainLine();
    const before = writeGame(kingcraft, game);
    assert.throws(() => Object.assign(node, { [property]: value }), { code: 'argument' });
    assert.equal(writeGame(kingcraft, game), before);
  });

/** [property, value] at the ends of what is taken */
const taken = [
  ['nags', [0, 255]],
  ['shapes', [{ from: 'e2', to: 'e2', color: 'blue' }]],
  ['evaluation', { cp: -99_999, depth: 999 }],
  ['evaluation', { mate: 999 }],
  ['evaluation', null],
  ['clock', 3_599_999.999],
  ['clock', null],
];

for (const [property, value] of taken)
  test(`${property} may be ${JSON.stringify(value)}, and is read again`, () => {
    const game = open();
    Object.assign(game.tree.mainLine()[0], { [property]: value });
    const [node] = openGame(kingcraft, writeGame(kingcraft, game)).tree.mainLine();
    assert.deepEqual(node[property], value);
  });

test('what is set is copied', () => {
  const [node] = open().tree.mainLine();
  const nags = [2];
  node.nags = nags;
  nags.push('x');
  assert.deepEqual(node.nags, [2]);
});

/** [what, a change that no setter sees or checks, the code] */
const unwritten = [
  ['a NAG that was added to the list', ({ tree }) => tree.mainLine()[0].nags.push('x')],
  ['a shape that was added to the list', ({ tree }) => tree.mainLine()[0].shapes.push({})],
  ['a result that is none', (game) => Object.assign(game, { result: 'won' })],
  ['a tag with a blank in its name', ({ tags }) => tags.push({ name: 'a b', value: '' })],
  ['a tag without a name', ({ tags }) => tags.push({ name: '', value: '' })],
];

for (const [what, change] of unwritten)
  test(`${what} is not written`, () => {
    const game = open();
    change(game);
    assert.throws(() => writeGame(kingcraft, game), { code: 'argument' });
  });

/** [what, a call that toggles] */
const toggles = [
  ['a NAG', (node) => node.toggleNag('x')],
  ['a shape', (node) => node.toggleShape(null)],
  ['a shape of another color', (node) => node.toggleShape({ from: 'e2', to: 'e4', color: 'x' })],
];

for (const [what, toggle] of toggles)
  test(`${what} that is none is not toggled`, () => {
    assert.throws(() => toggle(open().tree.mainLine()[0]), { code: 'argument' });
  });
