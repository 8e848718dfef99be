// Who sits below at the board, and who has which color in a rematch.

import assert from 'node:assert/strict';
import test from 'node:test';
import { rematchOf } from '../../../../web/page/play/next-game.js';
import { colorBelow } from '../../../../web/page/play/session.js';

const players = [
  ['person', 'machine', false, 'white', 'white'],
  ['machine', 'person', false, 'white', 'black'],
  ['person', 'person', false, 'black', 'white'],
  ['machine', 'machine', false, 'black', 'white'],
  ['person', 'person', true, 'black', 'black'],
  ['machine', 'person', false, 'white', 'white', false],
  ['person', 'person', true, 'black', 'white', false],
];
for (const [white, black, linked, turn, below, flipsForBlack = true] of players) {
  const where = `${linked ? ', by a link' : ''}${flipsForBlack ? '' : ', in a game that does not flip'}`;
  test(`${below} sits below: ${white} against ${black}, ${turn} to move${where}`, () => {
    const variant = { flipsForBlack };
    assert.equal(colorBelow({ players: { white, black }, linked, turn, variant }), below);
  });
}

test('a rematch swaps the colors and keeps all else', () => {
  const saved = { variant: 'tax', players: { white: 'person', black: 'machine' }, level: 4 };
  assert.deepEqual(rematchOf(saved), {
    ...saved,
    players: { white: 'machine', black: 'person' },
  });
  const people = { ...saved, names: { white: 'Ann', black: '' } };
  assert.deepEqual(rematchOf(people).names, { white: '', black: 'Ann' });
});
