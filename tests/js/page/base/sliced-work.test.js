// Long work in slices.

import assert from 'node:assert/strict';
import test from 'node:test';
import { inSlices } from '../../../../web/page/base/sliced-work.js';

/** A clock that goes on by so many milliseconds whenever it is read. */
function createClock(step) {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
}

function* counting(to, ended = () => {}) {
  try {
    for (let done = 1; done <= to; done++) yield done;
    return 'all';
  } finally {
    ended();
  }
}

test('work that is quick is done in one slice', async () => {
  const seen = [];
  const result = await inSlices(counting(1000), {
    onProgress: (done) => seen.push(done),
    now: () => 0,
  });
  assert.deepEqual([result, seen], ['all', []]);
});

test('long work rests and tells how far it is', async () => {
  const seen = [];
  const now = createClock(10);
  assert.equal(await inSlices(counting(6), { onProgress: (done) => seen.push(done), now }), 'all');
  assert.deepEqual(seen, [1, 2, 3, 4, 5, 6]);
});

test('work that is not wanted any more ends at its next rest, and cleans up', async () => {
  const abort = new AbortController();
  let [last, ended] = [0, false];
  const steps = counting(1_000_000, () => {
    ended = true;
  });
  const onProgress = (done) => {
    last = done;
    abort.abort();
  };
  const work = inSlices(steps, { onProgress, signal: abort.signal, now: createClock(10) });
  await assert.rejects(work, { name: 'AbortError' });
  assert.deepEqual([last, ended], [1, true]);
});

test('what goes wrong in a slice is reported', async () => {
  function* failing() {
    yield 1;
    throw new RangeError('no');
  }
  await assert.rejects(inSlices(failing(), { now: createClock(10) }), RangeError);
});
