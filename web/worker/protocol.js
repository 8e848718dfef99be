// What client and worker say to each other: plain objects that can be posted. A search is named by its id, a number.
//
// To the worker:
//   { type: 'open', module, hash }                 once: run the engine of this WebAssembly.Module with a table of so many megabytes
//   { type: 'search', id, position, limits }       position: { variant, fen?, moves }; limits: see readSearchOptions
//   { type: 'stop', id }                           the answer is still a result; an id that is over is ignored
// From the worker:
//   { type: 'ready' }                              after open
//   { type: 'alive', id }                          after a slice of the search without news
//   { type: 'info', id, report }                   after a slice that has completed another depth
//   { type: 'result', id, report }                 the end of the search
//   { type: 'refused', id, error }                 the end of a search that could not begin; the id of open is null
//   { type: 'broken', error }                      the end of the engine

/** An error as it can be posted; errorFrom() makes it an error again. */
export function toPostable(error) {
  const { code = 'engine', message, line, column } = error;
  return { code, message, line, column };
}
