/** Replaces worker/own-worker.js in builds of one file. */

import { Worker } from '../../worker/trusted-worker.js';
// @ts-expect-error: scripts/site/inline.mjs makes a text of this module
import script from '../../worker/worker.js' with { type: 'script' };

/** @type {URL | undefined} */
let url;

/** Starts the worker from memory, as a page may do that comes from a disk or has no origin. */
export function startOwnWorker() {
  url ??= new URL(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  return new Worker(url);
}
