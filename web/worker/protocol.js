// What client and worker say to each other: plain objects that can be posted. A search is named by
// its id, a number.
//
// To the worker:
//   { type: 'open', module, hash }             once: a WebAssembly.Module to run, and the megabytes
//                                              of its transposition table
//   { type: 'search', id, position, limits }   as search-options.js reads them
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

/** An error as it can be posted; errorFrom() makes it an error again. */
export function toPostable(error) {
  const { code = 'engine', message, line, column } = error;
  return { code, message, line, column };
}
