// The worker of node. It has its own file, so that bundles for browsers are free of node's modules.

import { parentPort } from 'node:worker_threads';
import { handleRequests } from './worker-messages.js';

if (!parentPort) throw new Error('This module is started as a worker');
const port = parentPort;
handleRequests(port.postMessage.bind(port), (receive) => port.on('message', receive));
