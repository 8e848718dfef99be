// @ts-nocheck
/** Moves pieces from square to square, to show where they went. */

const DURATION = 170;

const easeOut = (part) => 1 - (1 - part) ** 3;

/**
 * Runs `step(progress)` from 0 to 1, once a frame. Does nothing but the last step when the reader asks for
 * less motion or does not look.
 * @returns {{ finished: Promise<void>, finish(): void }} `finish` jumps to the end
 */
export function animate(step) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
  if (still) {
    step(1);
    return { finished: Promise.resolve(), finish() {} };
  }
  const { promise, resolve } = withResolvers();
  let frame = 0;
  let start = null;
  const finish = () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', finish);
    step(1);
    resolve();
  };
  const tick = (now) => {
    start ??= now;
    const part = (now - start) / DURATION;
    if (part >= 1) return finish();
    step(easeOut(part));
    frame = requestAnimationFrame(tick);
  };
  document.addEventListener('visibilitychange', finish);
  frame = requestAnimationFrame(tick);
  return { finished: promise, finish };
}

function withResolvers() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
