// The native program whose calls to the system fail, one after the other: scripts/endurance/run goes through all of
// them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failCalls, failures, uses } from '../../../scripts/endurance/failing-calls.mjs';

for (const use of uses)
  test(`${use.name}: when calls fail, it says so and ends, and no file is blamed`, () => {
    for (const failure of failures) {
      const { faults } = failCalls(use, failure, failure.calls === 'allocate' ? 101 : 1);
      assert.deepEqual(faults, []);
    }
  });

test('the calls of each kind are there to fail', () => {
  for (const { calls } of failures.slice(0, 6)) {
    const runs = uses.map((use) => failCalls(use, { calls, error: 5 }, 1000).runs);
    assert.ok(Math.max(...runs) > 0, `${calls}: ${runs}`);
  }
});
