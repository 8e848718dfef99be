// @ts-nocheck
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

const brokenDown = (cause) => new EngineError('engine-broken', {}, { cause });

/** An error as it can be posted; errorFrom() makes it an error again, with the words of its cause. */
export function toPostable(thrown) {
  const error = thrown instanceof KingcraftError ? thrown : brokenDown(thrown);
  const { code, key, values, line, column, cause } = error;
  return { code, key, values, line, column, ...(cause && { cause: String(cause) }) };
}
