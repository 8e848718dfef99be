/**
 * Makes a picture of a game: an animated one of all moves, or a still one of the end.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { GifOrder } from './gif-worker.js'
 * @import { PictureFrame, PicturedGame } from './pictured-game.js'
 */
import { FramePainter } from './frame-painter.js';
import { framesOf } from './pictured-game.js';
import { startGifWorker } from './start-gif-worker.js';

/** How long a frame is seen, in milliseconds: the moves of a long game follow each other faster. */
const SLOWEST = 900;
const FASTEST = 300;
const WHOLE = 60_000;
const AT_END = 4000;

/**
 * @typedef {{ kind: 'still' | 'animated', signal: AbortSignal, onProgress(part: number): void }} PictureOptions
 *   `onProgress`: how much of it is done, of 1
 */

/**
 * @param {Kingcraft} kingcraft
 * @param {PicturedGame} game
 * @param {PictureOptions} options
 * @returns {Promise<File>}
 * @throws where it was cancelled, or the browser cannot make it
 */
export async function makePicture(kingcraft, game, { kind, signal, onProgress }) {
  await document.fonts?.ready;
  const frames = framesOf(kingcraft, game);
  const painter = new FramePainter(game);
  const name = `kingcraft-${game.variant.id}`;
  if (kind === 'still') {
    painter.paint(/** @type {PictureFrame} */ (frames.at(-1)));
    return new File([await pngOf(painter.canvas)], `${name}.png`, { type: 'image/png' });
  }
  const bytes = await animate(painter, frames, signal, onProgress);
  return new File([bytes], `${name}.gif`, { type: 'image/gif' });
}

/**
 * @param {FramePainter} painter
 * @param {PictureFrame[]} frames
 * @param {AbortSignal} signal
 * @param {PictureOptions['onProgress']} onProgress
 */
async function animate(painter, frames, signal, onProgress) {
  const worker = startGifWorker();
  try {
    const delay = Math.min(SLOWEST, Math.max(FASTEST, Math.round(WHOLE / frames.length)));
    await send(worker, { size: painter.size, samples: samplesOf(painter, frames) }, signal);
    for (const [index, frame] of frames.entries()) {
      painter.paint(frame);
      const isLast = index === frames.length - 1;
      await send(worker, { pixels: painter.pixels, delay: isLast ? AT_END : delay }, signal);
      onProgress((index + 1) / frames.length);
    }
    return await send(worker, 'end', signal);
  } finally {
    worker.terminate();
  }
}

/**
 * Sends an order to the worker, and waits for its answer.
 * @param {Worker} worker
 * @param {GifOrder} order
 * @param {AbortSignal} signal
 * @returns {Promise<any>} what it answers
 */
function send(worker, order, signal) {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(order);
  });
}

/**
 * The pixels of frames that have all colors: the first, the last, and one with a check.
 * @param {FramePainter} painter
 * @param {PictureFrame[]} frames
 */
function samplesOf(painter, frames) {
  const chosen = [frames[0], frames.find(({ check }) => check), frames.at(-1)];
  const parts = chosen.flatMap((frame) => {
    if (!frame) return [];
    painter.paint(frame);
    return [painter.pixels];
  });
  const samples = new Uint8ClampedArray(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<Blob>}
 */
function pngOf(canvas) {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png');
  });
}
