// The package's own worker in browsers. The builds that are one file have another module in place of this one.

import { Worker } from './trusted-worker.js';

/** Starts it. Bundlers look for exactly this expression, and make a file for the worker. */
export const startOwnWorker = () =>
  new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
