// A worker thread with the face of a browser's worker. Bundles for browsers leave this file out: see package.json.

import { Worker } from 'node:worker_threads';

/** As startWorker(). */
export function startInNode(url, onMessage, onFailure) {
  // Options of the program that uses the package, such as --input-type, are not meant for the worker.
  const own = new URL('./node-worker.js', import.meta.url);
  const worker = new Worker(url ?? own, { execArgv: [] });
  worker.on('message', onMessage);
  worker.on('error', ({ message }) => onFailure(message));
  worker.on('exit', () => onFailure('it has ended'));
  return worker;
}
