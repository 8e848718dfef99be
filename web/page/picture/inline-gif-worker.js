/** Stands in for start-gif-worker.js where all is one file. */

import { Worker } from '../../worker/trusted-worker.js';
// @ts-expect-error: scripts/site/inline.mjs makes a text of this module
import script from './gif-worker.js' with { type: 'script' };

/** @type {URL | undefined} */
let url;

/** Starts the worker from memory, as a page may do that comes from a disk. */
export function startGifWorker() {
  url ??= new URL(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  return new Worker(url);
}
