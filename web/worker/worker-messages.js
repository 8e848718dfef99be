// Handles the requests of the client in a worker. protocol.d.ts has the messages.

/**
 * @import { TableFunctions } from '../kingcraft/wasm/engine.js'
 * @import { Answer, NetRequest, OpenRequest, PostedError, Request } from './protocol.js'
 * @import { SearchRequest, StopRequest, TablesRequest } from './protocol.js'
 */

import { checkInteger, checkText } from '../kingcraft/arguments.js';
import { createInstance } from '../kingcraft/engine-instance.js';
import { EngineError, KingcraftError } from '../kingcraft/errors.js';
import { privateTable, sharedTable } from '../kingcraft/wasm/table.js';
import { readPosition, readSearchOptions } from './search-options.js';
import { Searcher } from './searcher.js';
import { Control, newTableMemory } from './table-memory.js';

/**
 * The functions of a table in this memory, of a small wasm module of its own. Only workers compile it: runtimes without
 * a search may forbid to compile wasm. A module takes either memory that is shared or memory that is not.
 * @param {WebAssembly.Memory} memory
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function tableIn(memory, bytes) {
  const module = await WebAssembly.compile(bytes);
  const { exports } = await WebAssembly.instantiate(module, { env: { memory } });
  return /** @type {TableFunctions} bindings/transposition_module.cpp exports them */ (exports);
}

/** A table that nobody shares. @param {number} megabytes @throws ArgumentError */
export const createTable = async (megabytes) =>
  tableIn(newTableMemory(megabytes, false), privateTable);

/** The table in a memory that others share. @param {WebAssembly.Memory} memory */
export const openTable = (memory) => tableIn(memory, sharedTable);

/** @param {unknown} cause */
const brokenDown = (cause) => new EngineError('engine-broken', {}, { cause });

/**
 * An error as it can be posted; errorFrom() makes it an error again, with the words of its cause.
 * @param {unknown} thrown
 * @returns {PostedError}
 */
function toPostable(thrown) {
  const error = thrown instanceof KingcraftError ? thrown : brokenDown(thrown);
  const { code, values, cause } = error;
  // A new worker follows without load().
  const key = error.key === 'engine-broken-load' ? 'engine-broken' : error.key;
  return { code, key, values, ...(cause ? { cause: String(cause) } : {}) };
}

/** @type {(answer: Answer) => void} */
let post;
/** Made by the first request. @type {Searcher} */
let searcher;
/** The search under way. @type {number | null} */
let current = null;

/** @param {OpenRequest} request */
async function open({ module, hash, helper, memory }) {
  const table = await (memory ? openTable(memory) : createTable(hash));
  const instance = await createInstance(module, table);
  searcher = new Searcher(instance, hash, helper, memory && new Control(memory));
  post({ type: 'ready' });
}

/** @param {SearchRequest} request */
async function search({ id, position, limits }) {
  let depth = 0;
  // The client has checked all of it: this may be another one.
  current = checkInteger(id, 'id', 0, 2 ** 31 - 1);
  const checked = readSearchOptions(limits, true).limits;
  const report = await searcher.search(id, readPosition(position), checked, (found) => {
    const isDeeper = found.depth > depth;
    depth = found.depth;
    post(isDeeper ? { type: 'info', id, report: found } : { type: 'alive', id });
  });
  current = null;
  post({ type: 'result', id, report });
}

/** @param {TablesRequest} request */
async function tables({ id, variant, file }) {
  await searcher.addTables(checkText(variant, 'variant'), file);
  post({ type: 'result', id });
}

/** @param {NetRequest} request */
async function net({ id, variant, file }) {
  await searcher.loadNet(checkText(variant, 'variant'), file);
  post({ type: 'result', id });
}

/** @param {StopRequest} request */
function stop({ id }) {
  if (id === current) searcher.stop();
}

/** @type {Map<unknown, (request: any) => unknown>} any, since each takes the request of its type */
const handlers = new Map(Object.entries({ open, search, tables, net, stop }));

/** Ignores messages that are not requests. @param {any} request */
async function handle(request) {
  try {
    await handlers.get(request?.type)?.(request);
  } catch (thrown) {
    const error = toPostable(thrown);
    const { id = null } = request;
    post(error.code === 'engine' ? { type: 'broken', error } : { type: 'refused', id, error });
  }
}

/**
 * Handles every request.
 * @param {(answer: Answer) => void} send posts an answer to the client
 * @param {(handler: (request: Request) => void) => void} listen hands the requests of the client to the handler
 */
export function handleRequests(send, listen) {
  post = send;
  listen(handle);
}
