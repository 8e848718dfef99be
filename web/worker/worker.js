// The worker of browsers.

import { handleRequests } from './worker-messages.js';

handleRequests(globalThis.postMessage.bind(globalThis), (receive) =>
  globalThis.addEventListener('message', ({ data }) => receive(data)),
);
