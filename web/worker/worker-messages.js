// @ts-nocheck
// What a worker does with the messages of the client.
//
// What client and worker say to each other: plain objects that can be posted. A search is named by
// its id, a number that grows.
//
// To the worker:
//   { type: 'open', module, hash, helper, memory? }
//                                              once: a WebAssembly.Module to run, the megabytes of
//                                              its transposition table, the worker's number among
//                                              the helpers or 0 for the main one, and the memory of
//                                              the table when others share it
//   { type: 'search', id, position, limits }   as search-options.js reads them
//   { type: 'tables', id, variant, file }      the bytes of a file of endgame tables, see kingcraft/tables.js; an id as of
//                                              a search, which ends with a result that has no report
//   { type: 'stop', id }                       the search still ends with a result; an id that is
//                                              over is ignored
// From the worker:
//   { type: 'ready' }                          after open
//   { type: 'alive', id }                      after a slice of the search without news
//   { type: 'info', id, report }               after a slice that has completed another depth
//   { type: 'result', id, report }             the end of the search
//   { type: 'refused', id, error }             the end of a search that could not begin; null is
//                                              the id of open
//   { type: 'broken', error }                  the end of the engine

import { EngineError, KingcraftError } from '../kingcraft/errors.js';
import { createInstance } from '../kingcraft/instance.js';
import { privateTable, sharedTable } from '../kingcraft/wasm/table.js';
import { Searcher } from './searcher.js';
import { Control, newTableMemory } from './table-memory.js';

/** Wasm tells memory that is shared from memory that is not. */
async function tableIn(memory, bytes) {
  const module = await WebAssembly.compile(bytes);
  return (await WebAssembly.instantiate(module, { env: { memory } })).exports;
}

/** The functions of a table of its own, of so many megabytes. Error: ArgumentError. */
export const createTable = async (megabytes) =>
  tableIn(newTableMemory(megabytes, false), privateTable);

/** The functions of the table in a memory that others share. */
export const openTable = (memory) => tableIn(memory, sharedTable);

const brokenDown = (cause) => new EngineError('engine-broken', {}, { cause });

/** An error as it can be posted; errorFrom() makes it an error again, with the words of its cause. */
function toPostable(thrown) {
  const error = thrown instanceof KingcraftError ? thrown : brokenDown(thrown);
  const { code, key, values, line, column, cause } = error;
  return { code, key, values, line, column, ...(cause && { cause: String(cause) }) };
}

let post;
let searcher = null;
let current = null;

async function open({ module, hash, helper, memory }) {
  const table = await (memory ? openTable(memory) : createTable(hash));
  const instance = await createInstance(module, table);
  searcher = new Searcher(instance, hash, helper, memory && new Control(memory));
  post({ type: 'ready' });
}

async function search({ id, position, limits }) {
  let depth = 0;
  current = id;
  const report = await searcher.search(id, position, limits, (found) => {
    const isNews = found.depth > depth;
    depth = found.depth;
    post(isNews ? { type: 'info', id, report: found } : { type: 'alive', id });
  });
  current = null;
  post({ type: 'result', id, report });
}

async function tables({ id, variant, file }) {
  await searcher.addTables(variant, file);
  post({ type: 'result', id });
}

function stop({ id }) {
  if (id === current) searcher.stop();
}

const handlers = { open, search, tables, stop };

async function receive(message) {
  try {
    await handlers[message.type](message);
  } catch (error) {
    const isRefusal = error instanceof KingcraftError && error.code !== 'engine';
    const reply = isRefusal ? { type: 'refused', id: message.id ?? null } : { type: 'broken' };
    post({ ...reply, error: toPostable(error) });
  }
}

/**
 * Answers every message. `tell` sends one to the client; `listen` hands the client's messages to a
 * function.
 */
export function answer(tell, listen) {
  post = tell;
  listen(receive);
}
