// The messages between the client and a worker, and the types of both. A search is named by its id, a number that
// grows.

import type { Message } from '../kingcraft/index.js';
import type { Clock, SearchOptions, SearchReport } from './client.js';

export type { Game } from '../kingcraft/index.js';
export type { Clock, SearchOptions, SearchReport } from './client.js';

/**
 * What to search: where a game starts, its moves, and the position after them, where the caller has said which one it
 * is.
 */
export interface Position {
  variant: string;
  startFen: string | undefined;
  moves: string[];
  fen: string | undefined;
}

/** How far to search: the options of a search, checked. */
export interface Limits {
  depth?: number;
  nodes?: number;
  movetime?: number;
  mate?: number;
  multipv?: number;
  level?: number;
  seed?: number;
  clock?: Clock;
  searchMoves?: string[];
}

/** The options of a search, checked; the worker gets only the limits. */
export interface SearchSettings {
  limits: Limits;
  signal?: AbortSignal;
  onInfo?: SearchOptions['onInfo'];
}

/** Checks an option with its name. */
export type Check = (value: unknown, name: string) => number;

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

/** The bytes of a net, see kingcraft/nets.js. Its id is one of the numbers of searches. */
export interface NetRequest {
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
  | ({ type: 'net' } & NetRequest)
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
  /** After another depth, except the one that ends the search. */
  | { type: 'info'; id: number; report: SearchReport }
  /** The end of a search, or without a report that of `tables` or `net`. */
  | { type: 'result'; id: number; report?: SearchReport }
  /** The end of what could not begin; null is the id of `open`. */
  | { type: 'refused'; id: number | null; error: PostedError }
  /** The end of the engine. */
  | { type: 'broken'; error: PostedError };

/** A worker, the same in browsers and node. */
export interface WorkerPort {
  postMessage(request: Request): void;
  terminate(): unknown;
  /** Only in node, as unref(). */
  ref?(): void;
  unref?(): void;
}

/**
 * Starts the module at the URL, without one the package's own. `onFailure` gets the words of the platform, maybe more
 * than once.
 */
export type StartWorker = (
  url: URL | undefined,
  onMessage: (answer: Answer) => void,
  onFailure: (cause: unknown) => void,
) => WorkerPort;

/** What a worker has not finished. */
export interface Pending {
  /** Null of the opening. */
  id: number | null;
  resolve: (report?: SearchReport) => void;
  reject: (error: unknown) => void;
  onInfo?: SearchOptions['onInfo'];
  stop?: () => void;
  /** The value that onInfo threw, in an array, since it may be undefined. */
  failure?: [unknown];
}
