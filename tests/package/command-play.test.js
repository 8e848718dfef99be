// The command kingcraft: two engines play.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, openAll, scripted } from './command-support.js';

const mate = ['--option-a', 'Script=f2f3 - g2g4', '--option-b', 'Script=- e7e5 - d8h4'];

test('play lets two engines play, and prints PGN', async () => {
  const { status, stdout } = call(['play', 'chess', scripted, scripted, '--nodes', '1', ...mate]);
  assert.equal(status, 0);
  assert.match(stdout, /^\[White "scripted-engine A"\]$/m);
  const [found] = await openAll(stdout, (game) => game.outcome());
  assert.deepEqual(found.value, { winner: 'black', reason: 'checkmate', rule: 'chess/5.1.1' });
});

test('play takes turns with the colors, and counts a move that is none as lost', () => {
  const words = ['--json', '--games', '2', '--nodes', '1', ...mate];
  const played = call(['play', 'chess', scripted, scripted, ...words]).json();
  const moves = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
  const names = { white: 'scripted-engine A', black: 'scripted-engine B' };
  const first = { game: 1, variant: 'chess', ...names, winner: 'black', reason: 'checkmate' };
  assert.deepEqual(played[0], { ...first, moves });
  const { white, winner, reason } = played[1];
  assert.deepEqual([white, winner, reason], [names.black, 'black', 'illegal-move']);
});
