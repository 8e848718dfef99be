// @ts-nocheck
// Takes the place of worker/own-worker.js.

import { Worker } from '../worker/trusted-worker.js';
import script from '../worker/worker.js' with { type: 'script' };

let url;

/** Starts the worker from memory, which a page may do that comes from a file or from no origin. */
export function startOwnWorker() {
  url ??= new URL(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  return new Worker(url);
}
