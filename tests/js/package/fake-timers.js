// Timers that pass when a test says so. Those of node:test work from node 20.11 on, and the package is tested under 18,
// too.

/**
 * Replaces a function that starts timers, and the one that clears them, until the test ends.
 * @param {import('node:test').TestContext} context
 * @param {'setTimeout' | 'setInterval'} name
 * @returns {(milliseconds: number) => void} lets time pass
 */
export function fakeTimers(context, name) {
  const clear = name.replace('set', 'clear');
  const real = { [name]: globalThis[name], [clear]: globalThis[clear] };
  context.after(() => Object.assign(globalThis, real));
  const timers = new Set();
  let now = 0;
  globalThis[name] = (work, delay = 0) => {
    const timer = { work, delay, due: now + delay, unref: () => timer };
    timers.add(timer);
    return timer;
  };
  globalThis[clear] = (timer) => {
    if (!timers.delete(timer)) real[clear](timer);
  };
  return (milliseconds) => {
    now += milliseconds;
    for (const timer of [...timers].filter(({ due }) => due <= now)) {
      if (name === 'setTimeout') timers.delete(timer);
      else timer.due = now + timer.delay;
      timer.work();
    }
  };
}
