// Starts a worker thread. Bundles for browsers leave this file out: see package.json.

import { URL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** As startWorker() in connection.js. @type {import('./protocol.js').StartWorker} */
export function startInNode(url, onMessage, onFailure) {
  // Options of the program that uses the package, such as --input-type, are not meant for the worker.
  // Node wants its own URL class, which a test runner may have replaced.
  const { href } = url ?? new URL('./node-worker.js', import.meta.url);
  const worker = new Worker(new URL(href), { execArgv: [] });
  worker.on('message', onMessage);
  worker.on('error', onFailure);
  worker.on('exit', onFailure);
  return worker;
}
