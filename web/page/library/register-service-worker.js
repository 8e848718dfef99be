// @ts-nocheck
/** Has the whole site kept in the browser, and offers a new version of it when it is there; see service-worker.js. */
import { scriptUrl } from '../../worker/trusted-worker.js';
import { texts } from '../texts.js';
import { fetchMore } from './fetch-more.js';

const WORKER = new URL('../../service-worker.js', import.meta.url);

/** @param {Notices} notices where a new version is offered */
export async function keepOffline(notices) {
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
  #takeBack = () => {};

  constructor(serviceWorker, notices) {
    this.#serviceWorker = serviceWorker;
    this.#notices = notices;
    let isKept = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (isKept) this.#changed();
      isKept = true;
    });
  }

  /** Offers what is waiting now or later. Without a controller it is the first version: there is nothing to change. */
  watch(registration) {
    const offer = () => {
      if (registration.waiting && this.#serviceWorker.controller) this.#offer(registration.waiting);
    };
    registration.addEventListener('updatefound', () =>
      registration.installing.addEventListener('statechange', offer),
    );
    offer();
  }

  #offer(worker) {
    const act = () => {
      this.#wanted = true;
      worker.postMessage('take-over');
    };
    this.#show(texts.page.newVersion, act);
  }

  /** A new version serves the page from now on: at the reader's wish, or at that of another tab. */
  #changed() {
    if (this.#wanted) location.reload();
    else this.#show(texts.page.otherTabChanged, () => location.reload());
  }

  #show(text, act) {
    this.#takeBack();
    this.#takeBack = this.#notices.show(text, { label: texts.page.reload, act });
  }
}
