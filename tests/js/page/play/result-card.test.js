// The card with the result: Escape closes it from wherever the focus is on the screen of the game, and nothing else is
// closed by the same press.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, key, play, press, square, visitGame } from '../page-window.js';

const byId = (id) => document.getElementById(id);

/** [where the focus is, whether Escape closes the card] */
const PLACES = [
  ['the card', () => byId('result').focus(), true],
  ['the board', () => square('e4').focus(), true],
  ['nothing', () => document.activeElement.blur(), true],
  ['the tools', () => byId('flip').focus(), true],
  ['a dialog over it', () => byId('new-game').querySelector('button').focus(), false],
  ['the settings over it', () => document.querySelector('#settings button').focus(), false],
];

for (const [where, focus, closes] of PLACES)
  test(`Escape, where the focus is on ${where}`, async () => {
    await visitGame('chess');
    await play('f2f3', 'e7e5', 'g2g4', 'd8h4');
    await eventually(() => assert.equal(byId('result').hidden, false));
    if (where === 'a dialog over it') await press('button', 'New game');
    focus();
    key('Escape');
    assert.equal(byId('result').hidden, closes);
    assert.equal(byId('result-show').hidden, !closes);
  });

test('the card is no part of the board', async () => {
  await visitGame('chess');
  assert.equal(byId('board-space').contains(byId('result')), false);
});
