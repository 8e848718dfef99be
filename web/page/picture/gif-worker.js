/**
 * The worker that writes an animated picture. A message is its size with sample pixels, a frame, or `end`; every one is
 * answered, the last with the picture.
 */
import { GifWriter } from './gif-writer.js';

/** @typedef {{ size: { width: number, height: number }, samples: Uint8ClampedArray }} GifStart */
/** @typedef {{ pixels: Uint8ClampedArray, delay: number }} GifFrame */
/** @typedef {GifStart | GifFrame | 'end'} GifOrder */

/** Any, since the types of the platform are those of a window. @type {any} */
const scope = globalThis;

/** @type {GifWriter | undefined} */
let writer;

scope.addEventListener('message', (/** @type {MessageEvent<GifOrder>} */ { data }) => {
  if (data === 'end') {
    scope.postMessage(writer?.finish());
    return;
  }
  if ('samples' in data) writer = new GifWriter(data.size, data.samples);
  else writer?.add(data.pixels, data.delay);
  scope.postMessage(null);
});
