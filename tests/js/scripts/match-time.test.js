import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TimeControl } from '../../../web/cli/referee/time-control.js';

const margin = 50;

/**
 * [name, limit, moves as [command, allowance, elapsed, late, forfeit]], White first. The command is
 * what the player is sent before the move.
 */
const games = [
  [
    'a time for each move',
    { movetime: 100 },
    [
      ['go movetime 100', 150, 90, -10, false],
      ['go movetime 100', 150, 150, 50, false],
      ['go movetime 100', 150, 151, 51, true],
    ],
  ],
  [
    'nodes, where time does not count',
    { nodes: 5000 },
    [['go nodes 5000', 60000, 59000, null, false]],
  ],
  [
    'clocks',
    { base: 1000, increment: 10 },
    [
      ['go wtime 1000 btime 1000 winc 10 binc 10', 1050, 400, -600, false],
      ['go wtime 610 btime 1000 winc 10 binc 10', 1050, 1000, 0, false],
      ['go wtime 610 btime 10 winc 10 binc 10', 660, 609.6, -0.4, false],
      ['go wtime 10 btime 10 winc 10 binc 10', 60, 61, 51, true],
    ],
  ],
  [
    'clocks in the margin',
    { base: 100, increment: 0 },
    [
      ['go wtime 100 btime 100 winc 0 binc 0', 150, 120, 20, false],
      ['go wtime 1 btime 100 winc 0 binc 0', 150, 0, -100, false],
      ['go wtime 1 btime 100 winc 0 binc 0', 50, 50, 50, false],
    ],
  ],
];

for (const [name, limit, moves] of games) {
  test(`match: ${name}`, () => {
    const time = new TimeControl(limit, margin);
    moves.forEach(([command, allowance, elapsed, late, forfeit], ply) => {
      const color = ply % 2 === 0 ? 'white' : 'black';
      assert.equal(time.command(), command);
      assert.equal(Math.round(time.allowance(color)), allowance);
      const got = time.spend(color, elapsed);
      assert.equal(got === null ? null : Number(got.toFixed(6)), late, `lateness at ply ${ply}`);
      assert.equal(time.isForfeit(got), forfeit);
    });
  });
}
