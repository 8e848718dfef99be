// The search as a page or a program has it: a queue of searches, and a team of workers that is replaced when one of them breaks
// down. The docs are in client.d.ts.

/**
 * @import { Engine as EngineType, SearchReport } from './client.js'
 * @import { WasmSource } from '../kingcraft/index.js'
 * @import { Position, SearchSettings } from './protocol.js'
 * @typedef {(onTeam: (team: Team) => void) => Promise<void>} Gather makes a new team, and resolves when it is ready
 */

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
import { analyse } from './analyse.js';
import { readPosition, readSearchOptions } from './search-options.js';
import { canShareMemory } from './table-memory.js';
import { Team } from './team.js';

const defaultHash = 16;
const defaultPatience = 10_000;

/** What only this module has: nobody else makes engines. */
const key = Symbol('key');

/** @implements {EngineType} */
class Engine {
  #gather;
  /** There before anybody has the engine. @type {Team} */
  #team = /** @type {any} */ (null);
  /** Resolves when all that was asked for is done. @type {Promise<unknown>} */
  #last = Promise.resolve();
  #disposed = false;
  /** The files of endgame tables that the workers have: new workers need them too. @type {{ variant: string, file: Uint8Array<ArrayBuffer> }[]} */
  #tables = [];
  #loadTables = tableLoader((variant, file) => this.#addTables(variant, file));

  /** @param {symbol} given @param {Gather} gather */
  constructor(given, gather) {
    if (given !== key) throw new ArgumentError('engine-constructor');
    this.#gather = gather;
  }

  /** An engine with a team. @param {Gather} gather */
  static async start(gather) {
    const engine = new Engine(key, gather);
    await engine.#open();
    return engine;
  }

  get threads() {
    return this.#team.threads;
  }

  /** @type {EngineType['search']} */
  async search(position, options = {}) {
    this.#checkDisposed();
    return this.#queue(readPosition(position), readSearchOptions(options));
  }

  /** @type {EngineType['analyse']} */
  async *analyse(position, options = {}) {
    this.#checkDisposed();
    const request = readPosition(position);
    const settings = readSearchOptions(options, true);
    yield* analyse(settings, (each) => this.#queue(request, each));
  }

  /** @type {EngineType['loadTables']} */
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

  /** Replaces a broken team by a new one with the same tables. */
  async #mend() {
    this.#checkDisposed();
    if (!this.#team.isBroken) return;
    this.#team.close(new EngineError('engine-replaced'));
    await this.#open();
    for (const { variant, file } of this.#tables) await this.#team.addTables(variant, file);
  }

  /** @param {string} variant @param {Uint8Array<ArrayBuffer>} file */
  #addTables(variant, file) {
    const added = this.#last.then(async () => {
      await this.#mend();
      await this.#team.addTables(variant, file);
      this.#tables.push({ variant, file });
    });
    this.#last = added.catch(() => {});
    return added;
  }

  /** What is asked for is done one after the other. @param {Position} position @param {SearchSettings} settings */
  #queue(position, settings) {
    const report = this.#last.then(() => this.#run(position, settings));
    this.#last = report.catch(() => {});
    return report;
  }

  /** @param {Position} position @param {SearchSettings} settings */
  async #run(position, { limits, signal, onInfo }) {
    await this.#mend();
    return this.#team.search(position, limits, { signal, onInfo });
  }

  #checkDisposed() {
    if (this.#disposed) throw new DisposedError('engine-disposed');
  }
}

if (Symbol.dispose)
  Object.defineProperty(Engine.prototype, Symbol.dispose, { value: Engine.prototype.dispose });

/** @param {unknown} url */
function checkWorkerUrl(url) {
  if (url === undefined || isOfClass(url, 'URL')) return url;
  throw kindError('worker', 'url', url);
}

const optionKeys = /** @type {const} */ (['threads', 'hash', 'wasm', 'worker', 'patience']);

/** @param {unknown} options */
function checkOptions(options) {
  const fields = readOptions(options, 'createEngine()', optionKeys);
  const { threads = 1, hash = defaultHash, patience = defaultPatience } = fields;
  return {
    threads: checkInteger(threads, 'threads', 1, 256),
    hash: checkInteger(hash, 'hash', 1, 4095),
    patience: checkTime(patience, 'patience', 1, 2 ** 31 - 1),
    url: checkWorkerUrl(fields.worker),
    wasm: /** @type {WasmSource | undefined} compileModule() checks it */ (fields.wasm),
  };
}

/** @type {typeof import('./client.js').createEngine} */
export async function createEngine(options = {}) {
  const { threads, hash, patience, url, wasm } = checkOptions(options);
  const module = await compileModule(wasm);
  return Engine.start((onTeam) => {
    const team = new Team(canShareMemory() ? threads : 1, patience);
    onTeam(team);
    return team.open(url, module, hash);
  });
}
