// @ts-nocheck
// The worker of node. It has a file of its own, so that bundles for browsers are free of node's modules.

import { parentPort } from 'node:worker_threads';
import { answer } from './worker-messages.js';

answer(parentPort.postMessage.bind(parentPort), (receive) => parentPort.on('message', receive));
