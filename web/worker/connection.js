// @ts-nocheck
// One worker from its start to its end, and the one search that it is at.

import { EngineError, LoadError } from '../kingcraft/errors.js';
import { isNode } from '../kingcraft/platform.js';
import { errorFrom } from '../kingcraft/records.js';
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
const startWorker = async (url, onMessage, onFailure) =>
  isNode
    ? (await import('./start-in-node.js')).startInNode(url, onMessage, onFailure)
    : startInBrowser(url, onMessage, onFailure);

/**
 * Sleep or a throttled tab can delay a tick but not add any, so that only a worker that had time to
 * speak is given up.
 */
const ticks = 4;

/** Notices when a worker has fallen silent. */
class Watchdog {
  #timer = null;
  #silent = 0;
  #patience;
  #onSilence;

  /** Calls `onSilence` when nothing was heard for so many milliseconds after `start()`. */
  constructor(patience, onSilence) {
    this.#patience = patience;
    this.#onSilence = onSilence;
  }

  start() {
    this.hear();
    this.#timer = setInterval(() => this.#tick(), this.#patience / ticks);
  }

  /** The worker has spoken. */
  hear() {
    this.#silent = 0;
  }

  stop() {
    clearInterval(this.#timer);
  }

  #tick() {
    this.#silent += 1;
    if (this.#silent >= ticks) this.#onSilence();
  }
}

export class Connection {
  #worker = null;
  #watchdog;
  /** The error with which the worker was ended. */
  #closedBy = null;
  /**
   * What is waited for: { id, resolve, reject, onInfo?, stop?, failure? }; the id of the opening is
   * null. The failure is what onInfo threw, in an array since it can be any value.
   */
  #current = null;

  constructor(patience) {
    this.#watchdog = new Watchdog(patience, () => {
      this.close(new EngineError('engine-silent', { milliseconds: patience }));
    });
  }

  get isClosed() {
    return this.#closedBy !== null;
  }

  /**
   * Resolves when the worker's engine is ready, see worker-messages.js for what it needs. Errors:
   * LoadError, ArgumentError; and that of `close`.
   */
  open(url, needs) {
    return new Promise((resolve, reject) => {
      this.#current = { id: null, resolve, reject };
      this.#start(url).then(
        () => this.#worker?.postMessage({ type: 'open', ...needs }),
        (error) => this.#fail(error),
      );
    });
  }

  /**
   * The report of the search with this id; no other may be under way. Errors: those of the
   * position, EngineError, that of `close`.
   */
  async search(id, position, limits, { signal, onInfo }) {
    if (this.#closedBy) throw this.#closedBy;
    const stop = () => this.#worker.postMessage({ type: 'stop', id });
    const report = new Promise((resolve, reject) => {
      this.#ask({ id, resolve, reject, onInfo, stop }, { type: 'search', id, position, limits });
    });
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    this.#watchdog.start();
    return report.finally(() => {
      signal?.removeEventListener('abort', stop);
      this.#watchdog.stop();
    });
  }

  /** Hands a file of endgame tables over, under the id as of a search. Errors: LoadError, EngineError, that of `close`. */
  addTables(id, variant, file) {
    return new Promise((resolve, reject) => {
      if (this.#closedBy) throw this.#closedBy;
      this.#ask({ id, resolve, reject }, { type: 'tables', id, variant, file });
    });
  }

  /** Ends the worker; what is waited for is rejected with the error. */
  close(error) {
    if (this.#closedBy) return;
    this.#closedBy = error;
    this.#worker?.terminate();
    this.#settle('reject', error);
  }

  async #start(url) {
    const onFailure = (cause) => this.#fail(cause);
    const worker = await startWorker(url, (message) => this.#receive(message), onFailure);
    if (this.#closedBy) worker.terminate();
    else this.#worker = worker;
  }

  /** Only a worker that has something to do keeps node from ending. */
  #ask(current, message) {
    this.#current = current;
    this.#worker.ref?.();
    this.#worker.postMessage(message);
  }

  #fail(cause) {
    const isOpening = this.#current?.id === null;
    this.close(
      isOpening
        ? new LoadError('worker-start', {}, { cause })
        : new EngineError('worker-ended', {}, { cause }),
    );
  }

  #receive({ type, id = null, report, error }) {
    if (type === 'broken' || (type === 'refused' && id === null)) this.close(errorFrom(error));
    if (this.#closedBy || id !== this.#current?.id) return;
    this.#watchdog.hear();
    if (type === 'info') this.#inform(report);
    if (type === 'ready') this.#settle('resolve');
    if (type === 'result') this.#finish(report);
    if (type === 'refused') this.#settle('reject', errorFrom(error));
  }

  /** An error in the caller's own function ends the search, and is what it is rejected with. */
  #inform(report) {
    const current = this.#current;
    try {
      current.onInfo?.(report);
    } catch (thrown) {
      current.failure ??= [thrown];
      current.stop();
    }
  }

  #finish(report) {
    const { failure } = this.#current;
    if (failure) this.#settle('reject', failure[0]);
    else this.#settle('resolve', report);
  }

  #settle(how, value) {
    const current = this.#current;
    this.#current = null;
    this.#worker?.unref?.();
    current?.[how](value);
  }
}
