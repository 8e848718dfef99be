// Who sits below at the board, and who has which color in a rematch.

import assert from 'node:assert/strict';
import test from 'node:test';
import { colorBelow, rematchOf } from '../../../../web/page/play/session.js';

const players = [
  ['person', 'machine', false, 'white', 'white'],
  ['machine', 'person', false, 'white', 'black'],
  ['person', 'person', false, 'black', 'white'],
  ['machine', 'machine', false, 'black', 'white'],
  ['person', 'person', true, 'black', 'black'],
];
for (const [white, black, linked, turn, below] of players) {
  test(`${below} sits below: ${white} against ${black}, ${turn} to move${linked ? ', by a link' : ''}`, () => {
    assert.equal(colorBelow({ players: { white, black }, linked, turn }), below);
  });
}

test('a rematch swaps the colors and keeps all else', () => {
  const saved = { variant: 'tax', players: { white: 'person', black: 'machine' }, level: 4 };
  assert.deepEqual(rematchOf(saved), {
    ...saved,
    players: { white: 'machine', black: 'person' },
  });
});
