// @ts-nocheck
// A worker, the same in browsers and node.

import { isNode } from '../kingcraft/platform.js';
import { startOwnWorker } from './own-worker.js';
import { Worker } from './trusted-worker.js';

function startInBrowser(url, onMessage, onFailure) {
  const worker = url ? new Worker(url, { type: 'module' }) : startOwnWorker();
  worker.addEventListener('message', ({ data }) => onMessage(data));
  // A script that cannot be fetched, or that the policy of the page forbids, gives an event without a message.
  worker.addEventListener('error', ({ message }) => onFailure(message));
  return worker;
}

/**
 * Starts the module at the URL, the package's own without one: `{ postMessage(message), terminate() }`, and in node
 * `ref()` and `unref()`. `onFailure` gets what the platform says of it, maybe more than once.
 */
export const startWorker = async (url, onMessage, onFailure) =>
  isNode
    ? (await import('./start-in-node.js')).startInNode(url, onMessage, onFailure)
    : startInBrowser(url, onMessage, onFailure);
