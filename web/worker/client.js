// The engine of a page or program: a queue of searches, and a team of workers that is replaced when one of them breaks
// down. The docs are in client.d.ts.

/**
 * @import { Engine as EngineType, SearchReport } from './client.js'
 * @import { WasmSource } from '../kingcraft/index.js'
 * @import { Limits, Position, SearchSettings } from './protocol.js'
 * @typedef {(onTeam: (team: Team) => void) => Promise<void>} Gather makes a new team, and resolves when it is ready
 */

import {
  checkInteger,
  checkText,
  checkTime,
  isOfClass,
  kindError,
  readOptions,
} from '../kingcraft/arguments.js';
import { DisposableObject } from '../kingcraft/disposable.js';
import { ArgumentError, DisposedError, EngineError, LoadError } from '../kingcraft/errors.js';
import { checkSource } from '../kingcraft/file-source.js';
import { fetchOwnNet, forgetOwnNet, hasOwnNet, readNet } from '../kingcraft/nets.js';
import { tableLoader } from '../kingcraft/tables.js';
import { compileModule } from '../kingcraft/wasm-module.js';
import { analyse } from './analyse.js';
import { readPosition, readSearchOptions } from './search-options.js';
import { canShareMemory } from './table-memory.js';
import { Team } from './team.js';
import { withinTime } from './within-time.js';

const defaultHash = 16;
const defaultPatience = 10_000;

/** The part of a clock that its first search may wait for a net. */
const netShare = 0.02;

/** Only this module has it, so only this module makes engines. */
const key = Symbol('key');

/** @implements {EngineType} */
class Engine extends DisposableObject {
  #gather;
  /** There before anybody has the engine. @type {Team} */
  #team = /** @type {any} */ (null);
  /** Resolves when all that was asked for is done. @type {Promise<unknown>} */
  #last = Promise.resolve();
  /** Aborted by dispose(). */
  #disposal = new AbortController();
  /** Whether searches take the package's own nets. */
  #takesNets;
  /**
   * The nets that the workers have, by their games: new workers need them too.
   * @type {Map<string, Uint8Array<ArrayBuffer>>}
   */
  #nets = new Map();
  /**
   * The files of endgame tables that the workers have: new workers need them too.
   * @type {{ variant: string, file: Uint8Array<ArrayBuffer> }[]}
   */
  #tables = [];
  #loadTables = tableLoader((variant, file) => this.#addTables(variant, file));

  /** @param {symbol} given @param {Gather} gather @param {boolean} takesNets */
  constructor(given, gather, takesNets) {
    if (given !== key) throw new ArgumentError('engine-constructor');
    super();
    this.#gather = gather;
    this.#takesNets = takesNets;
  }

  /** An engine with a team. @param {Gather} gather @param {boolean} takesNets */
  static async start(gather, takesNets) {
    const engine = new Engine(key, gather, takesNets);
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

  /** @type {EngineType['loadNet']} */
  async loadNet(variant, options = {}) {
    this.#checkDisposed();
    const id = checkText(variant, 'variant');
    const { source } = readOptions(options, 'loadNet()', ['source']);
    const file = await readNet(id, checkSource(source));
    return this.#afterLast(async () => {
      await this.#mend();
      await (source ? this.#addNet(id, file) : this.#addOwn(id, file));
    });
  }

  dispose() {
    this.#disposal.abort();
    this.#team?.close(new DisposedError('engine-disposed-searching'));
  }

  async #open() {
    await this.#gather((team) => {
      this.#team = team;
    });
  }

  /** Replaces a broken team by a new one with the same tables and nets. */
  async #mend() {
    this.#checkDisposed();
    if (!this.#team.isBroken) return;
    this.#team.close(new EngineError('engine-replaced'));
    await this.#open();
    for (const { variant, file } of this.#tables) await this.#team.addFile('tables', variant, file);
    for (const [variant, file] of this.#nets) await this.#team.addFile('net', variant, file);
  }

  /** @param {string} variant @param {Uint8Array<ArrayBuffer>} file */
  #addTables(variant, file) {
    return this.#afterLast(async () => {
      await this.#mend();
      await this.#team.addFile('tables', variant, file);
      this.#tables.push({ variant, file });
    });
  }

  /** @param {string} variant @param {Uint8Array<ArrayBuffer>} file */
  async #addNet(variant, file) {
    await this.#team.addFile('net', variant, file);
    this.#nets.set(variant, file);
  }

  /**
   * The same of the package's own net, which is fetched again where the workers refuse it.
   * @param {string} variant @param {Uint8Array<ArrayBuffer>} file
   */
  async #addOwn(variant, file) {
    try {
      await this.#addNet(variant, file);
    } catch (error) {
      if (error instanceof LoadError) forgetOwnNet(variant);
      throw error;
    }
  }

  /**
   * Gives the workers the package's own net of a game that has none yet, for a search of any level.
   * Where it cannot be had, the search does without it, and the next one tries again.
   * @param {string} variant
   * @param {Limits} limits
   * @param {AbortSignal | undefined} signal
   */
  async #addOwnNet(variant, { clock }, signal) {
    if (!this.#takesNets || this.#nets.has(variant) || !hasOwnNet(variant)) return;
    const net = fetchOwnNet(variant);
    const patience = net.deadline - performance.now();
    // The clock runs meanwhile.
    const longest = clock ? netShare * clock.remaining : patience;
    const signals = [signal, this.#disposal.signal];
    const file = await withinTime(net.file, Math.min(patience, longest), signals);
    if (file === null) return;
    await this.#addOwn(variant, file).catch(() => {});
  }

  /** Runs requests one after the other. @template T @param {() => Promise<T>} work */
  #afterLast(work) {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** @param {Position} position @param {SearchSettings} settings */
  #queue(position, settings) {
    return this.#afterLast(() => this.#run(position, settings));
  }

  /** @param {Position} position @param {SearchSettings} settings */
  async #run(position, { limits, signal, onInfo }) {
    await this.#mend();
    await this.#addOwnNet(position.variant, limits, signal);
    return this.#team.search(position, limits, { signal, onInfo });
  }

  #checkDisposed() {
    if (this.#disposal.signal.aborted) throw new DisposedError('engine-disposed');
  }
}

/** @param {unknown} url */
function checkWorkerUrl(url) {
  if (url === undefined || isOfClass(url, 'URL')) return url;
  throw kindError('worker', 'url', url);
}

const optionKeys = /** @type {const} */ (['threads', 'hash', 'wasm', 'worker', 'patience', 'nets']);

/** @param {unknown} value @param {string} name */
function checkBoolean(value, name) {
  if (typeof value === 'boolean') return value;
  throw kindError(name, 'boolean', value);
}

/** @param {unknown} options */
function checkOptions(options) {
  const fields = readOptions(options, 'createEngine()', optionKeys);
  const { threads = 1, hash = defaultHash, patience = defaultPatience, nets = true } = fields;
  return {
    threads: checkInteger(threads, 'threads', 1, 256),
    hash: checkInteger(hash, 'hash', 1, 4095),
    patience: checkTime(patience, 'patience', 1, 2 ** 31 - 1),
    nets: checkBoolean(nets, 'nets'),
    url: checkWorkerUrl(fields.worker),
    wasm: /** @type {WasmSource | undefined} compileModule() checks it */ (fields.wasm),
  };
}

/** @type {typeof import('./client.js').createEngine} */
export async function createEngine(options = {}) {
  const { threads, hash, patience, nets, url, wasm } = checkOptions(options);
  const module = await compileModule(wasm);
  return Engine.start((onTeam) => {
    const team = new Team(canShareMemory() ? threads : 1, patience);
    onTeam(team);
    return team.open(url, module, hash);
  }, nets);
}
