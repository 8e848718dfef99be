// The sounds of a page, which a test can only count.

/** Counts the sounds of all documents that `page` opens from now on; returns how to read the count. */
export async function countSounds(page) {
  await page.addInitScript(() => {
    globalThis.sounds = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function count(...when) {
      globalThis.sounds += 1;
      return start.apply(this, when);
    };
  });
  return () => page.evaluate(() => globalThis.sounds);
}
