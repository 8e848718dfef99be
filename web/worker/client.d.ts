/// <reference lib="esnext.disposable" />
// `kingcraft/engine`: the search, in workers of its own.

import type { Game, GameRecord, TableSource, VariantName, WasmSource } from '../kingcraft/index.js';

/** The net of one game: a file of `nets/`, or its bytes. */
export type NetSource = URL | BufferSource;

/**
 * A position to search: a variant, where it starts, and the moves since, as coordinates or SAN. With `startFen`, as in
 * a record of a game, the moves start there, and `fen` is the position after them.
 */
export type SearchPosition =
  | {
      /** The id of the variant, as in `newGame()`. */
      variant: VariantName;
      /** The variant's start position when left out. */
      fen?: string | undefined;
      /** Played in turn from `fen`. */
      moves?: readonly string[] | undefined;
      startFen?: undefined;
      outcome?: undefined;
      pgn?: undefined;
    }
  | (Pick<GameRecord, 'variant' | 'startFen'> &
      Partial<Pick<GameRecord, 'fen' | 'outcome' | 'pgn'>> & {
        /** Played in turn from `startFen`. */
        moves?: readonly string[] | undefined;
      });

/** The clock of the side to move, in milliseconds, which are rounded. */
export interface Clock {
  /** What is left now. */
  remaining: number;
  /** What each move adds; 0 when left out. */
  increment?: number | undefined;
  /** Moves to the next time control; 0, or left out, when the time is for the whole game. */
  movesToGo?: number | undefined;
  /** How long a move takes to reach the player, which is no time to think; 30 when left out. */
  overhead?: number | undefined;
}

/**
 * How far to search. The first limit that is reached ends the search. Without `depth`, `nodes`,
 * `movetime`, `mate` and `clock` it takes one second; with `movetime: Infinity` it runs until the signal is
 * aborted or the position is solved.
 */
export interface SearchOptions {
  /** In plies, 1 to 100. */
  depth?: number | undefined;
  /** In positions, 1 at least. */
  nodes?: number | undefined;
  /** In milliseconds, more than 0; rounded, to 1 at least. */
  movetime?: number | undefined;
  /** The search takes what it thinks right of this time. */
  clock?: Clock | undefined;
  /** A win in this many own moves ends the search, 1 to 50. */
  mate?: number | undefined;
  /**
   * The moves to choose from, as coordinates or SAN; all legal ones when left out or empty. A search with one that is
   * not legal is rejected.
   */
  searchMoves?: readonly string[] | undefined;
  /** How many of the best moves get a line of their own, 1 to 256. */
  multipv?: number | undefined;
  /**
   * The strength, from 1, which a child can beat, to 10, which is the full one and the default. The lower levels
   * overlook moves, their own and the opponent's, and look fewer plies ahead.
   */
  level?: number | undefined;
  /**
   * What the lower levels overlook and choose is drawn from it, 0 to 4294967295: the same seed, the same moves. When
   * left out, random below level 10; level 10 then plays what it thinks best. With a seed above 0, level 10 chooses its
   * first four moves among those within 0.15 pawns of the best, so that games differ.
   */
  seed?: number | undefined;
  /**
   * Aborting it ends the search, which resolves with the best so far. A search whose signal is aborted before it begins
   * resolves as well, with a legal move.
   */
  signal?: AbortSignal | undefined;
  /**
   * Gets what is found when another depth is done, the last one too, before the search resolves. With several threads,
   * a depth that another worker has done first may be passed over. An error that it throws ends the search, which is
   * rejected with it.
   */
  onInfo?: ((report: SearchReport) => void) | undefined;
}

/** One of the best moves with what follows it. */
export interface SearchLine {
  /** Plies that were searched in full; 0 for the evaluation alone, where a search ended before its first move. */
  depth: number;
  /** Plies of the longest line that was looked at. */
  seldepth: number;
  /**
   * From the side to move: hundredths of a pawn; or the winner's moves up to the one that wins,
   * negative when the opponent wins, 0 when the side to move has lost already.
   */
  score: { cp: number } | { mate: number };
  /** The ids of the moves, the line's own first. `game.line(pv)` has them with their SAN. */
  pv: string[];
}

/** What a search has found. */
export interface SearchReport {
  /** The id of the move to play; null when there is no legal move. */
  best: string | null;
  /** The id of the expected answer; null when none is known. */
  ponder: string | null;
  /** Best first. */
  lines: SearchLine[];
  /** Positions looked at. */
  nodes: number;
  /** Positions looked at in a second. */
  nps: number;
  /** Milliseconds since the search began. */
  elapsed: number;
  /** How many entries of a thousand in the transposition table are of this search. */
  hashfull: number;
  /** The last depth that was completed, in plies. */
  depth: number;
}

/** A search in workers. Several may be asked for at once; they are done one after the other. */
export interface Engine {
  /** How many workers search together. */
  readonly threads: number;
  /**
   * Searches a game, which is copied, its record, or a position. A signal that is aborted never rejects: it says "that
   * is enough", so it makes no difference whether it comes before the search, as `AbortSignal.timeout()` may, or during
   * it. There is always a move to play.
   *
   * What it throws is a rejection.
   * @throws VariantError, FenError, IllegalMoveError or AmbiguousMoveError when the position is wrong.
   * @throws ArgumentError when an option is, when there is no such option, when a position has another field, or when
   *   the `fen` of a record is not that of its moves.
   * @throws EngineError when the worker broke down or fell silent; the next search gets a new worker. One that only
   *   helps may be lost without that.
   * @throws DisposedError when the engine was disposed of.
   */
  search(position: SearchPosition | Game, options?: SearchOptions): Promise<SearchReport>;
  /**
   * Searches as `search()` does, and yields what is found as soon as another depth is done: the reports that `onInfo`
   * gets, and at last the result, once where it is the report of the last depth. Without a limit it goes on until the
   * loop is left, which ends the search, the signal is aborted or the position is solved: a signal does here what it
   * does in `search()`. A reader that is slow gets the newest report and misses those between.
   * @throws what `search()` throws, where the loop asks for the next report.
   */
  analyse(
    position: SearchPosition | Game,
    options?: SearchOptions,
  ): AsyncGenerator<SearchReport, void>;
  /**
   * Gives the searches at full strength from now on the endgame tables of a game: those of three pieces, without
   * `source` from beside the package. Where they know every move, there is nothing to search. The second time does
   * nothing.
   *
   * What it throws is a rejection.
   * @throws VariantError when there is no such variant.
   * @throws LoadError when the tables cannot be fetched, or are none of this game and version.
   */
  loadTables(variant: VariantName, options?: { source?: TableSource | undefined }): Promise<void>;
  /**
   * Gives the searches from now on another net of a game, in place of the package's own; without `source` the package's
   * own. A net is a small neural network that evaluates positions. After an error the searches have the net that they
   * had.
   *
   * What it throws is a rejection.
   * @throws VariantError when there is no such variant.
   * @throws LoadError when the net cannot be fetched, or is none of this game and version.
   */
  loadNet(variant: VariantName, options?: { source?: NetSource | undefined }): Promise<void>;
  /**
   * Ends the workers. Searches that are under way or wait are rejected. The second time does
   * nothing.
   */
  dispose(): void;
  /**
   * `dispose()`, for `using`. Where the runtime has no `Symbol.dispose`, as in Node 18, engines do not have it either.
   */
  [Symbol.dispose](): void;
}

/** What a search is made of. */
export interface EngineOptions {
  /**
   * How many workers search together, 1 to 256, 1 when left out. They share the transposition
   * table, which in a browser takes a page that is cross-origin isolated; elsewhere there is one
   * worker, for any number. Levels below 10 use one, and a limit of nodes is shared out.
   */
  threads?: number | undefined;
  /**
   * The size of the transposition table in megabytes, 1 to 4095, 16 when left out; what the memory
   * cannot hold is refused.
   */
  hash?: number | undefined;
  /** Where the engine's wasm is; without it, beside the package. */
  wasm?: WasmSource | undefined;
  /**
   * Where the worker's module is, `worker.js`, in node `node-worker.js`; without it, beside this module.
   */
  worker?: URL | undefined;
  /**
   * For how many milliseconds a searching worker may be silent before it is given up, rounded; 10000
   * when left out. While it starts or reads tables, it has at least 20000.
   */
  patience?: number | undefined;
  /**
   * Whether searches take the package's own nets, true when left out. The first search of a game then fetches its net,
   * up to 100 KB compressed, and waits for it up to three seconds. Where it cannot be had, the search goes on without
   * it, much weaker, and a later one tries again.
   */
  nets?: boolean | undefined;
}

/**
 * Starts workers with an engine: Workers in browsers, worker_threads in node. They wait for work until
 * `dispose()`; in node, workers that wait keep no program from ending.
 *
 * What it throws is a rejection.
 * @throws LoadError when its files cannot be loaded.
 * @throws ArgumentError when an option is wrong, or when there is no such option.
 */
export function createEngine(options?: EngineOptions): Promise<Engine>;
