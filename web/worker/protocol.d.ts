// What the client and a worker post to each other. A search is named by its id, a number that grows.

import type { Message } from '../kingcraft/index.js';
import type { SearchReport } from './client.js';
import type { Limits, Position } from './search-options.js';

/** What a worker needs to open its engine. */
export interface OpenRequest {
  module: WebAssembly.Module;
  /** The megabytes of the transposition table. */
  hash: number;
  /** The number among the helpers, 0 for the main worker. */
  helper: number;
  /** The memory of the table where workers share it. */
  memory?: WebAssembly.Memory | undefined;
}

export interface SearchRequest {
  id: number;
  position: Position;
  limits: Limits;
}

/** The bytes of a file of endgame tables, see kingcraft/tables.js. Its id is one of the numbers of searches. */
export interface TablesRequest {
  id: number;
  variant: string;
  file: Uint8Array<ArrayBuffer>;
}

/** The search still ends with a result; an id that is over is ignored. */
export interface StopRequest {
  id: number;
}

/** To the worker; `open` comes once. */
export type Request =
  | ({ type: 'open' } & OpenRequest)
  | ({ type: 'search' } & SearchRequest)
  | ({ type: 'tables' } & TablesRequest)
  | ({ type: 'stop' } & StopRequest);

/** An error as it can be posted. */
export interface PostedError extends Message {
  code: string;
  /** Of a PgnError. */
  line?: number | undefined;
  column?: number | undefined;
  /** The words of its cause. */
  cause?: string;
}

/** From the worker. */
export type Answer =
  /** After `open`. */
  | { type: 'ready' }
  /** After a slice of the search that has completed no further depth. */
  | { type: 'alive'; id: number }
  /** After a slice that has completed another depth. */
  | { type: 'info'; id: number; report: SearchReport }
  /** The end of a search, or without a report that of `tables`. */
  | { type: 'result'; id: number; report?: SearchReport }
  /** The end of what could not begin; null is the id of `open`. */
  | { type: 'refused'; id: number | null; error: PostedError }
  /** The end of the engine. */
  | { type: 'broken'; error: PostedError };
