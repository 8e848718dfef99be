// The interface of the engine's WebAssembly: embind makes it from bindings/*.cpp. A call
// that traps throws what is no error of the package, and leaves the engine unusable: Instance.call() catches it.

import type { VariantId } from '../../variants/generated/variant-id.js';
import type { Color } from '../move-types.js';

/**
 * Text in the form of bindings/records.hpp: fields between tabs, lists in a field between commas, records between line
 * feeds.
 */
export type EngineRecord = string;

/** `=` and what was asked for, or `!` and an error as a record; records.js unwraps it. */
export type Reply = string;

/**
 * The table functions that the engine imports; those of wasm/table.js pass 128-bit values, which JavaScript cannot
 * call.
 */
export type TableFunctions = Record<
  'buckets' | 'load' | 'find' | 'put' | 'clear' | 'generation' | 'setGeneration' | 'isStopped',
  WebAssembly.ExportValue
>;

/** An object in the memory of the engine. */
export interface NativeObject {
  /** Frees its memory. It must not be used afterwards. */
  delete(): void;
}

/** A game, see bindings/game.cpp. Colors are `white` and `black`: any other text counts as black. */
export interface NativeGame extends NativeObject {
  /** Its own game. */
  copy(): NativeGame;
  variant(): VariantId;
  fen(): string;
  startFen(): string;
  turn(): Color;
  /** One record for all pieces. */
  board(): EngineRecord;
  material(): EngineRecord;
  ascii(): string;
  moves(): EngineRecord;
  movesFrom(square: string): Reply;
  moveIds(): EngineRecord;
  /** In the order of `moveIds`. */
  sans(): EngineRecord;
  /** The move as coordinates or SAN; the reply is its record. */
  move(text: string): Reply;
  /** Plays words between spaces up to the first that `move` refuses: the records of those that were played. */
  play(words: string): EngineRecord;
  /** The same with the FEN after each. */
  fens(words: string): EngineRecord;
  /** Whether a move was taken back, and not only a result. */
  undo(): boolean;
  /** Whether a move was played again, and not only a result. */
  redo(): boolean;
  history(): EngineRecord;
  isCheck(): boolean;
  attackers(square: string, color: string): Reply;
  attacks(square: string): Reply;
  royals(color: string): EngineRecord;
  rays(square: string): Reply;
  /** One record for all rights. */
  rights(): EngineRecord;
  /** The FEN after the pass. */
  pass(): Reply;
  explain(from: string, to: string): Reply;
  /** The value of the position, then that of each move; empty if the tables do not know it. */
  probe(): EngineRecord;
  /** Empty while the game goes on. */
  outcome(): EngineRecord;
  claims(): EngineRecord;
  claim(reason: string): Reply;
  resign(color: string): Reply;
  agreeDraw(): Reply;
  /** A result as it is: without a winner a draw. The reason is one that players, the clock or an arbiter give. */
  end(winner: string, reason: string): Reply;
  canWin(color: string): boolean;
  forfeitOnTime(color: string): Reply;
  pgn(): string;
  /** The reply is what was left out of the game. */
  loadPgn(text: string): Reply;
  /** Of so many half-moves; not more than were played. */
  comment(ply: number): string;
  /** Not after more half-moves than were played. */
  setComment(ply: number, text: string): void;
  /** Depth from 0 to 12. */
  perft(depth: number): number;
}

/** The limits of a search, see engine/search; those that are undefined are not set. */
export interface NativeLimits {
  depth?: number | undefined;
  nodes?: number | undefined;
  /** Milliseconds. */
  movetime?: number | undefined;
  /** Milliseconds, and moves to the next time control. */
  clock?: { remaining?: number; increment?: number; movesToGo?: number } | undefined;
  multipv?: number | undefined;
  level?: number | undefined;
  seed?: number | undefined;
  /** The number among the helpers of a search, 0 for the main one. */
  helper?: number | undefined;
}

/** A search, see bindings/engine.cpp. */
export interface NativeEngine extends NativeObject {
  setPosition(variant: string, fen: string | undefined, moves: readonly string[]): Reply;
  /** The position to search. */
  fen(): string;
  start(limits: NativeLimits): Reply;
  /** Empties the transposition table, and forgets what searches have learned. */
  clear(): void;
  /**
   * Searches for so many milliseconds, until another depth is completed, or until the search with this number is
   * stopped; false when it is done.
   */
  step(milliseconds: number, search: number): boolean;
  /** The best move so far, then its lines. */
  report(): EngineRecord;
}

/** A class of embind; JavaScript makes no object of it. */
interface NativeClass<T> {
  readonly prototype: T;
}

/** An instance of the engine with its own memory. */
export interface EngineModule {
  readonly Game: NativeClass<NativeGame>;
  readonly Engine: NativeClass<NativeEngine>;
  /** The games, one record each. */
  variants(): EngineRecord;
  /** An empty reply for a FEN that can be played. */
  validateFen(variant: string, fen: string): Reply;
  /** Null where there is no such variant. */
  newGame(variant: string): NativeGame | null;
  /** Null where validateFen() says why. */
  newGameFrom(variant: string, fen: string): NativeGame | null;
  /** With a transposition table of so many megabytes; null when there is no memory. */
  newEngine(megabytes: number): NativeEngine | null;
  /** Adds an endgame table by its material (`KQvK`) and its bytes. */
  addTable(variant: string, material: string, bytes: Uint8Array): Reply;
  /**
   * Gives the searches the net in these bytes, in place of an earlier one of the game. Only the engine with a search
   * has it.
   */
  loadNet(variant: string, bytes: Uint8Array): Reply;
  /** Bytes that the allocator has given out. */
  memoryInUse(): number;
  /** The nodes of the bench, with the nets that are loaded. */
  bench(): number;
}

/** The options of Emscripten's factory, with which it fetches nothing. */
export interface ModuleOptions {
  table: TableFunctions;
  locateFile: boolean;
  instantiateWasm(
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
  onAbort(reason: unknown): void;
  print(text: string): void;
  printErr(text: string): void;
}

/** Runs the module; where instantiateWasm() never receives an instance, the promise stays open. */
export type ModuleFactory = (options: ModuleOptions) => Promise<EngineModule>;

declare const createEngineModule: ModuleFactory;
export default createEngineModule;
