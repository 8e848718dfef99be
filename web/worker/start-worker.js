// A worker, the same in browsers and node.

import { isNode } from '../kingcraft/platform.js';
import { scriptUrl } from './script-url.js';

function startInBrowser(url, onMessage, onFailure) {
  const worker = new Worker(scriptUrl(url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => onMessage(data));
  // A script that cannot be fetched gives an event without a message.
  worker.addEventListener('error', ({ message }) => onFailure(message ?? 'it cannot be started'));
  return worker;
}

async function startInNode(url, onMessage, onFailure) {
  const { Worker } = await import('node:worker_threads');
  // Options of the program that uses the package, such as --input-type, are not meant for the worker.
  const worker = new Worker(url, { execArgv: [] });
  worker.on('message', onMessage);
  worker.on('error', ({ message }) => onFailure(message));
  worker.on('exit', () => onFailure('it has ended'));
  return worker;
}

/**
 * Starts the module at the URL: `{ postMessage(message), terminate() }`. `onFailure` gets a text,
 * maybe more than once.
 */
export const startWorker = async (url, onMessage, onFailure) =>
  isNode ? startInNode(url, onMessage, onFailure) : startInBrowser(url, onMessage, onFailure);
