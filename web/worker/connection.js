// One worker from its start to its end, and its current search.

/**
 * @import { Answer, Limits, OpenRequest, Pending, Position, PostedError, Request, SearchReport, SearchSettings,
 *   StartWorker, WorkerPort } from './protocol.js'
 */

import { EngineError, LoadError } from '../kingcraft/errors.js';
import { isNode, unlessMoved } from '../kingcraft/platform.js';
import { errorFrom } from '../kingcraft/records.js';
import { startOwnWorker } from './own-worker.js';
import { Worker } from './trusted-worker.js';

/** @type {StartWorker} */
function startInBrowser(url, onMessage, onFailure) {
  const worker = url ? new Worker(url, { type: 'module' }) : startOwnWorker();
  worker.addEventListener('message', ({ data }) => onMessage(data));
  // A script that cannot be fetched, or that the policy of the page forbids, gives an event without a message.
  worker.addEventListener('error', ({ message }) => onFailure(message));
  return worker;
}

/** @param {Parameters<StartWorker>} values */
const startWorker = async (...values) =>
  isNode ? (await import('./start-in-node.js')).startInNode(...values) : startInBrowser(...values);

/** Sleep or a throttled tab can delay a tick but not add any: only a worker that had time to answer is ended. */
const ticks = 4;

/**
 * At least for so many milliseconds a worker may be silent when it does not search: it fetches its script, or unpacks
 * tables.
 */
const longPatience = 20_000;

/** Notices when a worker has fallen silent. */
class Watchdog {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #silent = 0;
  #onSilence;

  /** @param {(milliseconds: number) => void} onSilence */
  constructor(onSilence) {
    this.#onSilence = onSilence;
  }

  /** @param {number} patience milliseconds of silence */
  start(patience) {
    this.stop();
    this.hear();
    this.#timer = setInterval(() => {
      this.#silent += 1;
      if (this.#silent >= ticks) this.#onSilence(patience);
    }, patience / ticks);
  }

  /** The worker has posted something. */
  hear() {
    this.#silent = 0;
  }

  stop() {
    clearInterval(this.#timer);
  }
}

/**
 * Whether a worker of this version has posted this as what it has found.
 * @param {Partial<SearchReport> | null | undefined} report
 */
const isReport = (report) =>
  Array.isArray(report?.lines) && (report.best === null || typeof report.best === 'string');

/** @param {PostedError} posted */
function readError(posted) {
  try {
    return errorFrom(posted);
  } catch {
    return new EngineError('worker-version');
  }
}

export class Connection {
  /** @type {WorkerPort | null} */
  #worker = null;
  #patience;
  #watchdog = new Watchdog((milliseconds) => {
    this.close(new EngineError('engine-silent', { milliseconds }));
  });
  /** The error with which the worker was ended. @type {Error | null} */
  #closedBy = null;
  /** @type {Pending | null} */
  #current = null;

  /** @param {number} patience for how many milliseconds a searching worker may be silent */
  constructor(patience) {
    this.#patience = patience;
  }

  get isClosed() {
    return this.#closedBy !== null;
  }

  /**
   * Resolves when the worker's engine is ready.
   * @param {URL | undefined} url
   * @param {OpenRequest} request
   * @returns {Promise<unknown>}
   * @throws LoadError, ArgumentError, and the error of `close()`
   */
  open(url, request) {
    return new Promise((resolve, reject) => {
      this.#begin({ id: null, resolve, reject });
      this.#start(url)
        .then(() => this.#worker?.postMessage({ type: 'open', ...request }))
        .catch((error) => this.#fail(error));
    });
  }

  /**
   * The report of the search with this id; no other may be under way.
   * @param {number} id
   * @param {Position} position
   * @param {Limits} limits
   * @param {Omit<SearchSettings, 'limits'>} settings
   * @returns {Promise<SearchReport>}
   * @throws the errors of the position, EngineError, and the error of `close()`
   */
  async search(id, position, limits, { signal, onInfo }) {
    if (this.#closedBy) throw this.#closedBy;
    const stop = () => this.#worker?.postMessage({ type: 'stop', id });
    /** @type {Promise<any>} a search ends with a report */
    const report = new Promise((resolve, reject) => {
      this.#ask({ id, resolve, reject, onInfo, stop }, { type: 'search', id, position, limits });
    });
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    return report.finally(() => signal?.removeEventListener('abort', stop));
  }

  /**
   * Gives the worker a file of a game: endgame tables, or a net.
   * @param {'tables' | 'net'} type
   * @param {number} id as of a search
   * @param {string} variant
   * @param {Uint8Array<ArrayBuffer>} file
   * @returns {Promise<unknown>}
   * @throws LoadError, EngineError, and the error of `close()`
   */
  addFile(type, id, variant, file) {
    return new Promise((resolve, reject) => {
      if (this.#closedBy) throw this.#closedBy;
      this.#ask({ id, resolve, reject }, { type, id, variant, file });
    });
  }

  /** Ends the worker; what is under way is rejected with the error. @param {Error} error */
  close(error) {
    if (this.#closedBy) return;
    this.#closedBy = error;
    this.#worker?.terminate();
    this.#settle('reject', error);
  }

  /** @param {URL | undefined} url */
  async #start(url) {
    const onFailure = (/** @type {unknown} */ cause) => this.#fail(cause);
    const worker = await startWorker(url, (answer) => this.#receive(answer), onFailure);
    if (this.#closedBy) worker.terminate();
    else this.#worker = worker;
  }

  /**
   * Only a worker that has something to do keeps node from ending.
   * @param {Pending} current @param {Request} request
   */
  #ask(current, request) {
    // What cannot be posted throws, and nothing waits for an answer.
    this.#worker?.postMessage(request);
    this.#worker?.ref?.();
    this.#begin(current);
  }

  /** @param {Pending} current */
  #begin(current) {
    this.#current = current;
    this.#watchdog.start(current.stop ? this.#patience : Math.max(this.#patience, longPatience));
  }

  /** @param {unknown} cause */
  #fail(cause) {
    const isOpening = this.#current?.id === null;
    this.close(
      isOpening
        ? new LoadError(...unlessMoved('worker-start', 'worker-start-moved'), { cause })
        : new EngineError('worker-ended', {}, { cause }),
    );
  }

  /**
   * @param {Answer | null | undefined} answer what the script of the worker has posted, which may be another one:
   *   anything
   */
  #receive(answer) {
    const { type, id = null, report, error } = /** @type {any} */ (answer ?? {});
    const isEnd = type === 'broken' || (type === 'refused' && id === null);
    if (isEnd) this.close(readError(error));
    if (this.#closedBy || id !== this.#current?.id) return;
    this.#watchdog.hear();
    const isReported = type === 'info' || (type === 'result' && this.#current?.stop);
    if (isReported && !isReport(report)) this.close(new EngineError('worker-version'));
    else if (type === 'info') this.#inform(report);
    if (type === 'ready' && id === null) this.#settle('resolve');
    if (type === 'result') this.#finish(report);
    if (type === 'refused') this.#settle('reject', readError(error));
  }

  /** An error in the caller's own function ends the search, which is rejected with it. @param {SearchReport} report */
  #inform(report) {
    const current = /** @type {Pending} what is reported belongs to it */ (this.#current);
    try {
      current.onInfo?.(report);
    } catch (thrown) {
      current.failure ??= [thrown];
      current.stop?.();
    }
  }

  /** @param {SearchReport | undefined} report */
  #finish(report) {
    const failure = this.#current?.failure;
    if (failure) this.#settle('reject', failure[0]);
    else this.#settle('resolve', report);
  }

  /** @param {'resolve' | 'reject'} how @param {any} [value] a report or an error */
  #settle(how, value) {
    const current = this.#current;
    this.#current = null;
    this.#watchdog.stop();
    this.#worker?.unref?.();
    current?.[how](value);
  }
}
