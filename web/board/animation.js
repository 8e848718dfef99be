/** Moves pieces from square to square, to show where they went. */

/** How long a move is shown, in milliseconds: on one level, and to another one. */
export const GLIDE_TIME = 170;
export const CLIMB_TIME = 200;

const easeOut = (/** @type {number} */ part) => 1 - (1 - part) ** 3;

/**
 * Runs `step(progress)` from 0 to 1, once a frame. Only the last step runs when the reader prefers less motion or the
 * page is hidden.
 * @param {(progress: number) => void} step
 * @param {number} duration in milliseconds
 * @returns {{ finished: Promise<void>, finish(): void }} `finish` jumps to the end
 */
export function animate(step, duration = GLIDE_TIME) {
  const isUnwanted = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isUnwanted || document.hidden || duration === 0) {
    step(1);
    return { finished: Promise.resolve(), finish() {} };
  }
  let resolve = () => {};
  /** @type {Promise<void>} */
  const finished = new Promise((done) => {
    resolve = done;
  });
  let frame = 0;
  /** @type {number | null} */
  let start = null;
  const finish = () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', finish);
    step(1);
    resolve();
  };
  const tick = (/** @type {number} */ now) => {
    start ??= now;
    const part = (now - start) / duration;
    if (part >= 1) return finish();
    step(easeOut(part));
    frame = requestAnimationFrame(tick);
  };
  document.addEventListener('visibilitychange', finish);
  frame = requestAnimationFrame(tick);
  return { finished, finish };
}
