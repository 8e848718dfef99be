/// <reference lib="esnext.disposable" />
// `kingcraft/engine`: searches positions in its own workers.

import type { Game, GameRecord, TableSource, VariantName, WasmSource } from '../kingcraft/index.js';

/** The net of one game: the address of a file like those in `nets/`, or its bytes. */
export type NetSource = URL | BufferSource;

/**
 * A position to search: a variant, a position to start from, and the moves played since. A record of a game has
 * `startFen` instead: its moves start there, and `fen` is the position after them.
 */
export type SearchPosition =
  | {
      /** The id of the variant, as for `newGame()`. */
      variant: VariantName;
      /** Defaults to the start position of the variant. */
      fen?: string | undefined;
      /** The moves played from `fen`, as coordinates or SAN. Defaults to none. */
      moves?: readonly string[] | undefined;
      startFen?: undefined;
      outcome?: undefined;
      pgn?: undefined;
    }
  | (Pick<GameRecord, 'variant' | 'startFen'> &
      Partial<Pick<GameRecord, 'fen' | 'outcome' | 'pgn'>> & {
        /** The moves played from `startFen`, as coordinates or SAN. Defaults to none. */
        moves?: readonly string[] | undefined;
      });

/** The clock of the side to move. All times are in milliseconds and are rounded. */
export interface Clock {
  /** The time left now. */
  remaining: number;
  /** The time added after each move. Defaults to 0. */
  increment?: number | undefined;
  /** The moves to the next time control. Defaults to 0: the time is for the rest of the game. */
  movesToGo?: number | undefined;
  /** The time that a move needs to reach the other player. The search leaves it unused. Defaults to 30. */
  overhead?: number | undefined;
}

/**
 * How to search. The first limit reached ends the search: `depth`, `nodes`, `movetime`, `mate` or `clock`. Without any
 * of them, `search()` takes one second and `analyse()` has no limit.
 */
export interface SearchOptions {
  /** A limit in plies, 1 to 100. Defaults to no limit. */
  depth?: number | undefined;
  /** A limit in positions, at least 1. Defaults to no limit. */
  nodes?: number | undefined;
  /**
   * A limit in milliseconds, more than 0, rounded to at least 1. With `Infinity`, the search runs until the signal is
   * aborted or the position is solved. Defaults to 1000 for a `search()` without another limit, otherwise to no limit.
   */
  movetime?: number | undefined;
  /** The search decides how much of this time to use. Defaults to no clock. */
  clock?: Clock | undefined;
  /** The search ends when it finds a win in at most this many moves, 1 to 50. Defaults to no limit. */
  mate?: number | undefined;
  /**
   * The moves to choose from, as coordinates or SAN. The search rejects if one of them is illegal. Defaults to all
   * legal moves, as does an empty list.
   */
  searchMoves?: readonly string[] | undefined;
  /** How many of the best moves get a line, 1 to 256. Defaults to 1. */
  multipv?: number | undefined;
  /**
   * The strength, from 1, which a child can beat, to 10, the full strength. Below 10, the engine overlooks moves on
   * both sides and looks fewer plies ahead. Defaults to 10.
   */
  level?: number | undefined;
  /**
   * Selects the random choices, 0 to 4294967295: the same seed gives the same moves. Levels below 10 overlook and
   * choose moves at random. At level 10, a seed above 0 varies the first four moves, within 0.15 pawns of the best; 0
   * always plays the best move. Defaults to 0 at level 10 and to a random seed below it.
   */
  seed?: number | undefined;
  /**
   * Aborting it ends the search, which resolves with the best move so far. If it is aborted before the search starts,
   * the search resolves with a legal move. Defaults to no signal.
   */
  signal?: AbortSignal | undefined;
  /**
   * Receives a report after each depth, including the last one, before the search resolves. With several threads, it
   * may skip a depth that another worker finished first. If it throws, the search ends and rejects with the same error.
   * Defaults to no callback.
   */
  onInfo?: ((report: SearchReport) => void) | undefined;
}

/** One of the best moves and the moves expected after it. */
export interface SearchLine {
  /** Plies searched in full. 0 means the evaluation alone: the search ended before it tried a move. */
  depth: number;
  /** Plies of the longest line searched. */
  seldepth: number;
  /**
   * The score for the side to move. `cp` is in hundredths of a pawn. `mate` counts the winner's moves up to the one
   * that wins: negative if the opponent wins, 0 if the side to move has already lost.
   */
  score: { cp: number } | { mate: number };
  /** The ids of the line's moves, starting with the move to play. `game.line(pv)` adds their SAN. */
  pv: string[];
}

/** The result of a search, or of one depth. */
export interface SearchReport {
  /** The id of the move to play. Null if there is no legal move. */
  best: string | null;
  /** The id of the expected reply. Null if unknown. */
  ponder: string | null;
  /** The best line first. */
  lines: SearchLine[];
  /** Positions searched. */
  nodes: number;
  /** Positions searched per second. */
  nps: number;
  /** Milliseconds since the search began. */
  elapsed: number;
  /** How full this search has made the transposition table, in thousandths. */
  hashfull: number;
  /** The last depth completed, in plies. */
  depth: number;
}

/**
 * Searches in workers. You may start several searches at once: they run one after the other. The examples use an
 * `engine` that `createEngine()` returned.
 */
export interface Engine {
  /** How many workers search together. */
  readonly threads: number;
  /**
   * Searches a position, a game or the record of a game. A game is copied, so you may play on meanwhile.
   *
   * An aborted signal never rejects, even if it was aborted before the search started, for example by
   * `AbortSignal.timeout()`. The search resolves with the best move so far.
   *
   * All errors are rejections.
   * @throws VariantError, FenError, IllegalMoveError or AmbiguousMoveError if the position is wrong.
   * @throws ArgumentError if an option is wrong or unknown, if a position has an unknown field, or if the `fen` of a
   *   record is not the position after its moves.
   * @throws EngineError if the worker breaks down or stops responding. The next search gets a new worker. Losing a
   *   worker that only helps does not end the search.
   * @throws DisposedError after `dispose()`.
   * @example
   * const report = await engine.search({ variant: 'chess', moves: ['f3', 'e5', 'g4'] }, { depth: 2 });
   * report.best; // 'd8h4'
   */
  search(position: SearchPosition | Game, options?: SearchOptions): Promise<SearchReport>;
  /**
   * Searches like `search()`, and yields each report that `onInfo` would receive. The last one is the result. Without a
   * limit, it runs until you leave the loop, you abort the signal or the position is solved. If your loop is slow, you
   * get the newest report and miss those in between.
   * @throws the errors of `search()`, when the loop asks for the next report.
   * @example
   * let last = 0;
   * for await (const { depth } of engine.analyse({ variant: 'tax' }, { depth: 3 })) last = depth;
   * last; // 3
   */
  analyse(
    position: SearchPosition | Game,
    options?: SearchOptions,
  ): AsyncGenerator<SearchReport, void>;
  /**
   * Loads the endgame tables of a game. From then on, searches at full strength use them. If the tables know every
   * move, the search ends at once. Loading the same tables again does nothing.
   *
   * All errors are rejections.
   * @throws VariantError if there is no such variant.
   * @throws LoadError if the tables cannot be fetched, or belong to another game or version.
   * @example
   * await engine.loadTables('chess');
   * const { lines } = await engine.search({ variant: 'chess', fen: '8/8/8/8/8/5k2/8/4K2R w - - 0 1' });
   * lines[0].score; // { mate: 12 }
   */
  loadTables(
    variant: VariantName,
    options?: {
      /** Defaults to the tables of three pieces that come with the package. */
      source?: TableSource | undefined;
    },
  ): Promise<void>;
  /**
   * Replaces the net of a game for the searches that follow. A net is a small neural network that evaluates positions.
   * After an error, the engine still has its previous net.
   *
   * All errors are rejections.
   * @throws VariantError if there is no such variant.
   * @throws LoadError if the net cannot be fetched, or belongs to another game or version.
   * @example
   * await engine.loadNet('chess', { source: new URL('https://nets.example/mine.net') });
   * (await engine.search({ variant: 'chess' }, { depth: 4 })).depth; // 4
   */
  loadNet(
    variant: VariantName,
    options?: {
      /** Defaults to the net that comes with the package. */
      source?: NetSource | undefined;
    },
  ): Promise<void>;
  /**
   * Ends the workers. Running and waiting searches reject with a DisposedError. Calling it again does nothing.
   * @example
   * const own = await createEngine();
   * own.dispose();
   */
  dispose(): void;
  /** Does the same as `dispose()`, for `using`. Missing where the runtime has no `Symbol.dispose`, as in Node.js 18. */
  [Symbol.dispose](): void;
}

/** How to set up an engine. */
export interface EngineOptions {
  /**
   * How many workers search together, 1 to 256. They share the transposition table, and a limit of nodes is divided
   * among them. In a browser, more than one worker requires a cross-origin isolated page; on other pages, the engine
   * has one. Levels below 10 use one. Defaults to 1.
   */
  threads?: number | undefined;
  /** The size of the transposition table in megabytes, 1 to 4095. Defaults to 16. */
  hash?: number | undefined;
  /** The engine's WebAssembly. Defaults to the file that comes with the package. */
  wasm?: WasmSource | undefined;
  /** The address of `worker.js`, in Node.js of `node-worker.js`. Defaults to the file beside this module. */
  worker?: URL | undefined;
  /**
   * How many milliseconds a searching worker may be silent before the engine replaces it. While it starts or reads
   * tables, it has at least 20000. Rounded. Defaults to 10000.
   */
  patience?: number | undefined;
  /**
   * Whether searches use the nets that come with the package. The first search of a game fetches its net, up to 100 KB
   * compressed, and waits up to three seconds for it. If that fails, the search is much weaker, and a later search
   * tries again. Defaults to true.
   */
  nets?: boolean | undefined;
}

/**
 * Starts an engine in Web Workers, or in worker threads of Node.js. They wait for searches until you call `dispose()`.
 * In Node.js, waiting workers do not stop the process from exiting.
 *
 * All errors are rejections.
 * @throws LoadError if the files of the engine cannot be loaded.
 * @throws ArgumentError if an option is wrong or unknown, or if there is not enough memory for `hash`.
 * @example
 * const own = await createEngine({ hash: 32 });
 * own.threads; // 1
 * own.dispose();
 */
export function createEngine(options?: EngineOptions): Promise<Engine>;
