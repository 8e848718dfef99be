// The data of the sounds of moves, since a test cannot hear them: how loud and how long they are, and that they
// end softly.

import { expect, test } from './board-page.js';

/** A game by its link, and the move that makes the sound. */
const MOVES = [
  ['move', '#play/chess', 'e2e4'],
  ['capture', '#play/chess?moves=e2e4,d7d5', 'e4d5'],
  ['check', '#play/chess?moves=e2e4,f7f6', 'd1h5'],
  ['takeoff', '#play/flying', 'b1b1^'],
  ['landing', '#play/flying?moves=b1b1%5E,a7a6', 'b1^b1'],
  ['end', '#play/chess?moves=f2f3,e7e5,g2g4', 'd8h4'],
];

/** Puts contexts that can be rendered and measured in the place of those that sound. */
function recordSounds() {
  globalThis.AudioContext = class extends OfflineAudioContext {
    constructor() {
      super(1, 48_000, 48_000);
      globalThis.recorded = this;
    }
    async resume() {}
  };
}

/** A second of sound: lengths in milliseconds, loudness from 0 to 1. */
async function measure() {
  const samples = (await globalThis.recorded.startRendering()).getChannelData(0);
  const loudness = samples.map(Math.abs);
  const last = loudness.findLastIndex((one) => one > 0.0001);
  let crossings = 0;
  for (let index = 1; index <= last; index++)
    if (samples[index] < 0 !== samples[index - 1] < 0) crossings += 1;
  return {
    peak: Math.max(...loudness),
    start: loudness[0],
    end: Math.max(...loudness.slice(last - 24, last + 1)),
    length: Math.round(last / 48),
    pitch: Math.round((crossings * 24_000) / last),
  };
}

test('each sound is short and soft, begins and ends without a click, and is like no other', async ({
  board,
  page,
}) => {
  await page.addInitScript(recordSounds);
  const heard = new Set();
  for (const [sound, link, move] of MOVES) {
    await page.goto('about:blank');
    await page.goto(`/${link}`);
    await board.move(move);
    await expect.poll(() => page.evaluate(() => globalThis.recorded !== undefined)).toBe(true);
    const { peak, start, end, length, pitch } = await page.evaluate(measure);
    expect(peak, `${sound}: loud enough`).toBeGreaterThan(0.1);
    expect(peak, `${sound}: not too loud`).toBeLessThan(0.4);
    expect(start, `${sound}: begins in silence`).toBeLessThan(0.01);
    expect(end, `${sound}: ends in silence`).toBeLessThan(0.005);
    expect(length, `${sound}: long enough`).toBeGreaterThan(40);
    expect(length, `${sound}: short enough`).toBeLessThan(700);
    heard.add(`${length} ${pitch}`);
  }
  expect(heard.size).toBe(MOVES.length);
});
