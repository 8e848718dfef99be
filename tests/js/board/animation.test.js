// Pieces glide to their squares, but not for a reader who prefers less motion or does not look.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animate } from '../../../web/board/animation.js';

/** The browser as far as an animation needs it: frames come when the test says so. */
function stand(t, { reduced = false, hidden = false } = {}) {
  const asked = [];
  const document = new EventTarget();
  document.hidden = hidden;
  const stood = {
    document,
    matchMedia: (query) => ({ matches: reduced && query === '(prefers-reduced-motion: reduce)' }),
    requestAnimationFrame: (callback) => asked.push(callback),
    cancelAnimationFrame: () => asked.splice(0),
  };
  Object.assign(globalThis, stood);
  t.after(() => {
    for (const name of Object.keys(stood)) delete globalThis[name];
  });
  const steps = [];
  const animation = animate((part) => steps.push(part));
  return { animation, asked, document, frame: (now) => asked.shift()(now), steps };
}

for (const [who, how] of Object.entries({
  'who asks for less motion': { reduced: true },
  'who does not look': { hidden: true },
}))
  test(`for a reader ${who}, a piece stands on its square at once`, async (t) => {
    const { animation, asked, steps } = stand(t, how);
    assert.deepEqual([steps, asked], [[1], []]);
    await animation.finished;
    animation.finish();
    assert.deepEqual(steps, [1]);
  });

test('for others he glides there, ever slower', async (t) => {
  const { animation, asked, frame, steps } = stand(t);
  for (const now of [1000, 1050, 1100, 1150, 2000]) frame(now);
  assert.deepEqual([steps.at(0), steps.at(-1), asked], [0, 1, []]);
  const distances = steps.slice(1, -1).map((step, index) => step - steps[index]);
  assert.ok(distances.every((distance, index) => index === 0 || distance < distances[index - 1]));
  await animation.finished;
});

test('a reader who looks away finds him there', async (t) => {
  const { animation, asked, document, frame, steps } = stand(t);
  frame(1000);
  document.dispatchEvent(new Event('visibilitychange'));
  assert.deepEqual([steps, asked], [[0, 1], []]);
  await animation.finished;
});
