// Starts the worker that writes animated pictures. The page as one file has another module in place of this one.

import { Worker } from '../../worker/trusted-worker.js';

/** Bundlers look for exactly this expression, and make a file for the worker. */
export const startGifWorker = () =>
  new Worker(new URL('./gif-worker.js', import.meta.url), { type: 'module' });
