// The package's own worker in browsers. Builds of one file replace this module.

import { Worker } from './trusted-worker.js';

/** Starts it. Bundlers look for exactly this expression, and make a file for the worker. */
export const startOwnWorker = () =>
  new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
