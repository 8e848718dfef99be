// The engine as the page has it: a queue of searches, and a worker that is replaced when it breaks
// down. The docs are in client.d.ts.

import { checkInteger, readFields, showValue } from '../kingcraft/arguments.js';
import { ArgumentError, DisposedError } from '../kingcraft/errors.js';
import { compileModule } from '../kingcraft/wasm-module.js';
import { Connection } from './connection.js';
import { readPosition, readSearchOptions } from './search-options.js';

const defaultHash = 16;
const defaultPatience = 10_000;

class Engine {
  #connect;
  #connection = null;
  #last = Promise.resolve();
  #disposed = false;

  constructor(connect) {
    this.#connect = connect;
  }

  /**
   * An engine with an open connection. `connect(onConnection)` hands a new connection over and
   * resolves when it is open.
   */
  static async start(connect) {
    const engine = new Engine(connect);
    await engine.#open();
    return engine;
  }

  async search(position, options = {}) {
    this.#checkDisposed();
    const request = readPosition(position);
    const settings = readSearchOptions(options);
    const report = this.#last.then(() => this.#run(request, settings));
    this.#last = report.catch(() => {});
    return report;
  }

  dispose() {
    this.#disposed = true;
    this.#connection?.close(new DisposedError('The engine was disposed of during the search.'));
  }

  async #open() {
    await this.#connect((connection) => {
      this.#connection = connection;
    });
  }

  async #run(position, { limits, signal, onInfo }) {
    this.#checkDisposed();
    if (this.#connection.isClosed) await this.#open();
    return this.#connection.search(position, limits, { signal, onInfo });
  }

  #checkDisposed() {
    if (this.#disposed) throw new DisposedError('This engine has been disposed of.');
  }
}

if (Symbol.dispose) Engine.prototype[Symbol.dispose] = Engine.prototype.dispose;

function checkWorkerUrl(url) {
  if (url === undefined) return new URL('./worker.js', import.meta.url);
  if (url instanceof URL) return url;
  throw new ArgumentError(`worker must be a URL, not ${showValue(url)}.`);
}

function readOptions(options) {
  const keys = ['threads', 'hash', 'wasm', 'worker', 'patience'];
  const fields = readFields(options, 'The option of createEngine()', keys);
  const { threads = 1, hash = defaultHash, patience = defaultPatience } = fields;
  checkInteger(threads, 'threads', 1, 1024);
  return {
    hash: checkInteger(hash, 'hash', 1, 4096),
    patience: checkInteger(patience, 'patience', 1, 2 ** 31 - 1),
    url: checkWorkerUrl(fields.worker),
    wasm: fields.wasm,
  };
}

export async function createEngine(options = {}) {
  const { hash, patience, url, wasm } = readOptions(options);
  const module = await compileModule(wasm);
  return Engine.start((onConnection) => {
    const connection = new Connection(patience);
    onConnection(connection);
    return connection.open(url, module, hash);
  });
}
