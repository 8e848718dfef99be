// @ts-nocheck
/** Has the tables and the documentation kept too, which a first visit does without: a few files at a time, while the page has nothing to do. */

/** Where the browser does not tell when it has nothing to do, so many milliseconds pass between two steps. */
const PAUSE = 500;

/** @param {ServiceWorkerContainer} serviceWorker see service-worker.js */
export async function fetchMore(serviceWorker) {
  if (navigator.connection?.saveData) return;
  const registration = await serviceWorker.ready;
  // A new version waits until the old one is at rest, and fetches for itself.
  const isCurrent = () => !registration.installing && !registration.waiting;
  do await idle();
  while (isCurrent() && (await step(registration.active)));
}

function idle() {
  return new Promise((resolve) => {
    if (globalThis.requestIdleCallback) requestIdleCallback(resolve);
    else setTimeout(resolve, PAUSE);
  });
}

/** Resolves with whether there is more to fetch. */
function step(worker) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('fetch-more', [port2]);
  });
}
