// Two faults at once in the page: all pairs of faults of different places, of which the tests try some.

import { spawnSync } from 'node:child_process';

/** @param {number} games in how many of the games */
export function endureFaults(games) {
  const env = { ...process.env, KINGCRAFT_FAULT_GAMES: String(games) };
  const { status } = spawnSync('node_modules/.bin/playwright', ['test', 'e2e/two-faults.spec.js'], {
    env,
    stdio: 'inherit',
  });
  return status === 0;
}
