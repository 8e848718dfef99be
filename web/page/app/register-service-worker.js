/**
 * Registers the service worker, which stores the whole site in the browser, and offers a new version when it is there;
 * see service-worker.js.
 * @import { Notices } from '../base/notices.js'
 */
import { scriptUrl } from '../../worker/trusted-worker.js';
import { texts } from '../base/page-texts.js';

const WORKER = new URL('../../service-worker.js', import.meta.url);

/** The milliseconds between two steps, in a browser that does not report when it is idle. */
const PAUSE = 500;

/** @param {Notices} notices where a new version is offered */
export async function registerServiceWorker(notices) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const update = new Update(serviceWorker, notices);
  try {
    update.watch(await serviceWorker.register(scriptUrl(WORKER)));
    fetchMore(serviceWorker);
  } catch {
    // A browser that refuses still has the page, as long as there is a network.
  }
}

class Update {
  #serviceWorker;
  #notices;
  #wanted = false;
  #closeNotice = () => {};

  /**
   * @param {ServiceWorkerContainer} serviceWorker
   * @param {Notices} notices
   */
  constructor(serviceWorker, notices) {
    this.#serviceWorker = serviceWorker;
    this.#notices = notices;
    let isStored = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (isStored) this.#changed();
      isStored = true;
    });
  }

  /**
   * Offers the version that is waiting now or later. Without a controller it is the first version: there is nothing to
   * change.
   * @param {ServiceWorkerRegistration} registration
   */
  watch(registration) {
    const offer = () => {
      if (registration.waiting && this.#serviceWorker.controller) this.#offer(registration);
    };
    const expect = () => registration.installing?.addEventListener('statechange', offer);
    registration.addEventListener('updatefound', expect);
    // One that was found before this page was there is not announced to it again.
    expect();
    offer();
  }

  /**
   * A newer version may take the place of the one that waits, even between its offer and the answer: the one that waits
   * then is what the reader wants. Where none does, it is still being stored, and takes over as soon as it waits.
   * @param {ServiceWorkerRegistration} registration
   */
  #offer(registration) {
    const takeOver = () => {
      this.#wanted = true;
      registration.waiting?.postMessage('take-over');
    };
    if (this.#wanted) takeOver();
    else this.#show(texts.page.newVersion, takeOver);
  }

  /** A new version serves the page from now on: the reader of this tab or of another one wanted it. */
  #changed() {
    if (this.#wanted) location.reload();
    else this.#show(texts.page.otherTabChanged, () => location.reload());
  }

  /**
   * @param {string} text
   * @param {() => void} act
   */
  #show(text, act) {
    this.#closeNotice();
    this.#closeNotice = this.#notices.show(text, { label: texts.page.reload, act });
  }
}

/**
 * Asks the worker for tables, puzzles and the documentation, which a first visit does without: a few files at a time,
 * while the page is idle.
 * @param {ServiceWorkerContainer} serviceWorker
 */
async function fetchMore(serviceWorker) {
  // Not every browser says this.
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  if (connection?.saveData) return;
  const registration = await serviceWorker.ready;
  // A new version waits until no tab uses the old one, and fetches for itself.
  const isCurrent = () => !registration.installing && !registration.waiting;
  do await idle();
  while (isCurrent() && (await step(registration.active)));
}

function idle() {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, PAUSE);
  });
}

/**
 * @param {ServiceWorker | null} worker
 * @returns {Promise<boolean>} whether there is more to fetch
 */
function step(worker) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker?.postMessage('fetch-more', [port2]);
  });
}
