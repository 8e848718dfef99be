// @ts-nocheck
// The worker of browsers.

import { answer } from './worker-messages.js';

answer(globalThis.postMessage.bind(globalThis), (receive) =>
  globalThis.addEventListener('message', ({ data }) => receive(data)),
);
