// @ts-nocheck
// The engine as the page has it: a queue of searches, and a team of workers that is replaced when one
// of them breaks down. The docs are in client.d.ts.

import {
  checkInteger,
  checkTime,
  isOfClass,
  kindError,
  readOptions,
} from '../kingcraft/arguments.js';
import { ArgumentError, DisposedError, EngineError } from '../kingcraft/errors.js';
import { tableLoader } from '../kingcraft/tables.js';
import { compileModule } from '../kingcraft/wasm-module.js';
import { readPosition, readSearchOptions } from './search-options.js';
import { canShareMemory } from './table-memory.js';
import { Team } from './team.js';

const defaultHash = 16;
const defaultPatience = 10_000;

/** What only this module has: nobody else makes engines. */
const key = Symbol('key');

class Engine {
  #gather;
  #team = null;
  #last = Promise.resolve();
  #disposed = false;
  /** The files of endgame tables that were handed over, by variant: workers that are replaced need them again. */
  #tables = new Map();
  #loadTables = tableLoader((variant, file) => this.#addTables(variant, file));

  constructor(given, gather) {
    if (given !== key) throw new ArgumentError('engine-constructor');
    this.#gather = gather;
  }

  /**
   * An engine with a team. `gather(onTeam)` hands a new team over and resolves when it is ready.
   */
  static async start(gather) {
    const engine = new Engine(key, gather);
    await engine.#open();
    return engine;
  }

  get threads() {
    return this.#team.threads;
  }

  async search(position, options = {}) {
    this.#checkDisposed();
    const request = readPosition(position);
    const settings = readSearchOptions(options);
    const report = this.#last.then(() => this.#run(request, settings));
    this.#last = report.catch(() => {});
    return report;
  }

  async loadTables(variant, options) {
    this.#checkDisposed();
    return this.#loadTables(variant, options);
  }

  dispose() {
    this.#disposed = true;
    this.#team?.close(new DisposedError('engine-disposed-searching'));
  }

  async #open() {
    await this.#gather((team) => {
      this.#team = team;
    });
  }

  /** Has whole workers, with the tables that those before them had. */
  async #mend() {
    this.#checkDisposed();
    if (!this.#team.isBroken) return;
    this.#team.close(new EngineError('engine-replaced'));
    await this.#open();
    for (const [variant, file] of this.#tables) await this.#team.addTables(variant, file);
  }

  #addTables(variant, file) {
    const added = this.#last.then(async () => {
      await this.#mend();
      await this.#team.addTables(variant, file);
      this.#tables.set(variant, file);
    });
    this.#last = added.catch(() => {});
    return added;
  }

  async #run(position, { limits, signal, onInfo }) {
    await this.#mend();
    return this.#team.search(position, limits, { signal, onInfo });
  }

  #checkDisposed() {
    if (this.#disposed) throw new DisposedError('engine-disposed');
  }
}

if (Symbol.dispose) Engine.prototype[Symbol.dispose] = Engine.prototype.dispose;

function checkWorkerUrl(url) {
  if (url === undefined || isOfClass(url, 'URL')) return url;
  throw kindError('worker', 'url', url);
}

function checkOptions(options) {
  const keys = ['threads', 'hash', 'wasm', 'worker', 'patience'];
  const fields = readOptions(options, 'createEngine()', keys);
  const { threads = 1, hash = defaultHash, patience = defaultPatience } = fields;
  return {
    threads: checkInteger(threads, 'threads', 1, 256),
    hash: checkInteger(hash, 'hash', 1, 4095),
    patience: checkTime(patience, 'patience', 1, 2 ** 31 - 1),
    url: checkWorkerUrl(fields.worker),
    wasm: fields.wasm,
  };
}

export async function createEngine(options = {}) {
  const { threads, hash, patience, url, wasm } = checkOptions(options);
  const module = await compileModule(wasm);
  return Engine.start((onTeam) => {
    const team = new Team(canShareMemory() ? threads : 1, patience);
    onTeam(team);
    return team.open(url, module, hash);
  });
}
