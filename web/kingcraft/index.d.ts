// The package `kingcraft`: a rules engine for chess and variants of it.

import type { VariantId } from '../variants/generated/variant-id.js';
import type { Game, GameRecord, Right } from './game-types.js';
import type { Explanation, Message, MessageValue } from './message-types.js';
import type { Move, Role } from './move-types.js';

export type { VariantId } from '../variants/generated/variant-id.js';
export * from './game-types.js';
export * from './message-types.js';
export * from './move-types.js';

/** One of the games that can be played. Frozen, with all that is in it. */
export interface Variant {
  /** The name that programs use: `tax`. */
  readonly id: VariantId;
  /** The name that people use: `Tax Chess`. */
  readonly name: string;
  /** Null when nobody is known. */
  readonly inventor: string | null;
  /** When it was invented, as far as that is known. */
  readonly year: number;
  readonly files: number;
  readonly ranks: number;
  /** 2 in Flying Chess, else 1. */
  readonly levels: number;
  /** The position from which `newGame()` starts. */
  readonly startFen: string;
  /** The roles that occur in the game. */
  readonly pieces: readonly Role[];
  /**
   * What a piece of each role is worth in whole pawns, in the order of `pieces`, as players count. A king counts
   * nothing where a side has only one. The figures are measured, see docs/notes/piece-values.md, and rounded.
   */
  readonly points: readonly number[];
  /**
   * How a piece of each role moves, in Betza's notation: `NQ2` for the chancellor of King's Court, `mfWcfF` for a pawn.
   * Castling, en passant, the double step and promotion are not in it. A role is missing where the notation cannot say
   * all of its moves, as the king of Tax Chess: see docs/package.md.
   */
  readonly betza: Readonly<Partial<Record<Role, string>>>;
  /** The roles that a pawn can become. */
  readonly promotions: readonly Role[];
  /** The roles that capture on other squares than those they move to: the pawn. */
  readonly divergent: readonly Role[];
  /**
   * How many pieces of a role each side has while the game goes on, of the roles that a rule counts: one king, in Two
   * Kings up to two.
   */
  readonly pieceCounts: readonly {
    readonly piece: Role;
    readonly min: number;
    readonly max: number;
  }[];
  /** Whether capturing the king wins, as in Levitating Kings: such a game has no check and no mate. */
  readonly kingMayBeCaptured: boolean;
  /**
   * Whether Black plays down the board, as in chess, and so sees it turned; not in a race that both sides run up the
   * board.
   */
  readonly flipsForBlack: boolean;
  /** All rights that the game knows, in the order of FEN. */
  readonly rights: readonly Readonly<Right>[];
  /** How the game differs from chess, in a few sentences. */
  readonly rules: readonly string[];
}

/** The id of a game, also as a text that is known only later. */
export type VariantName = VariantId | (string & {});

/** Endgame tables of one game: a file of `tables/`, or its bytes. */
export type TableSource = URL | BufferSource;

/** A loaded engine. */
export interface Kingcraft {
  /** All games, in the order in which they are shown. */
  readonly variants: readonly Variant[];
  /**
   * A new game, from the start position or from a FEN.
   * @throws VariantError when there is no such variant.
   * @throws FenError when the FEN cannot be played.
   * @example
   * const game = kingcraft.newGame('kingscourt');
   * game.moveIds().length; // 34
   */
  newGame(variant: VariantName, fen?: string): Game;
  /**
   * The game of a record that `toJSON()` returned, with its result, tags, comments and clocks. A record without `pgn`
   * gives a game without tags and comments.
   * @throws ArgumentError when a field is missing, unknown or of another type, or contradicts the others: the record
   *   must have the FEN and the outcome of the game after its moves, and the PGN the same moves.
   * @throws VariantError, FenError, IllegalMoveError, AmbiguousMoveError, GameOverError, ClaimError or PgnError when
   *   the part of the record that they are about is wrong.
   * @example
   * const record = kingcraft.newGame('tax').toJSON();
   * kingcraft.restore(record).variant; // 'tax'
   */
  restore(record: Omit<GameRecord, 'pgn'> & Partial<Pick<GameRecord, 'pgn'>>): Game;
  /**
   * Whether a FEN can be played, and if not, why.
   * @throws VariantError when there is no such variant.
   * @example
   * kingcraft.validateFen('chess', '8/8/8/8/8/8/8/8 w - - 0 1').ok; // false
   */
  validateFen(variant: VariantName, fen: string): { ok: true } | { ok: false; error: FenError };
  /**
   * Loads the endgame tables of a game, for `probe()` of all its games: those of three pieces, without `source` from
   * beside the package. The second time does nothing.
   *
   * What it throws is a rejection.
   * @throws VariantError when there is no such variant.
   * @throws LoadError when the tables cannot be fetched, or are none of this game and version.
   * @example
   * await kingcraft.loadTables('tax');
   * kingcraft.newGame('tax', '8/8/8/8/8/5k2/8/4K2R w - - 0 1').probe()?.result; // 'win'
   */
  loadTables(variant: VariantName, options?: { source?: TableSource | undefined }): Promise<void>;
  /**
   * How many bytes of the engine's memory are in use, for those who look for leaks.
   * @example
   * const before = kingcraft.memoryInUse();
   * kingcraft.newGame('chess').dispose();
   * kingcraft.memoryInUse() === before; // true
   */
  memoryInUse(): number;
}

/**
 * Where the engine's wasm is; without it, beside the package. With a `WebAssembly.Module`, `load()` compiles nothing,
 * as edge runtimes demand.
 */
export type WasmSource = URL | BufferSource | WebAssembly.Module;

/**
 * Loads an engine with a memory of its own. The wasm is compiled only once, so loading again is
 * cheap.
 * @throws LoadError (as a rejection) when the files cannot be fetched or are no engine.
 * @throws ArgumentError (as a rejection) when an option is wrong, or when there is no such option.
 * @example
 * const own = await load();
 * own.variants.length; // 6
 */
export function load(options?: { wasm?: WasmSource | undefined }): Promise<Kingcraft>;

/** The codes of the errors, one for each class. */
export type ErrorCode =
  | 'kingcraft'
  | 'variant'
  | 'fen'
  | 'illegal-move'
  | 'ambiguous-move'
  | 'game-over'
  | 'claim'
  | 'pgn'
  | 'argument'
  | 'disposed'
  | 'engine'
  | 'load';

/** The base of all errors that the package throws. */
export class KingcraftError extends Error implements Message {
  /**
   * Stable, for programs. The message is a sentence for people, and quotes at most 60 characters of
   * the input.
   */
  readonly code: ErrorCode;
  /** Which sentence the message is; see Message. */
  readonly key: string;
  /** What the message names; see Message. */
  readonly values: Readonly<Record<string, MessageValue>>;
}
/** Code `variant`: there is no variant of that name. Use an `id` from `kingcraft.variants`. */
export class VariantError extends KingcraftError {
  readonly code: 'variant';
}
/** Code `fen`: the FEN cannot be played. Show the message: it names the field and what is wrong with it. */
export class FenError extends KingcraftError {
  readonly code: 'fen';
}
/** Code `illegal-move`: no legal move fits. Show `explanation`, or offer the moves of `moves()`. */
export class IllegalMoveError extends KingcraftError {
  readonly code: 'illegal-move';
  /** Which rule forbids it, as `explain()` says; null where the move did not name two squares. */
  readonly explanation: Explanation | null;
}
/** Code `ambiguous-move`: several legal moves fit. Ask which of `candidates` is meant. */
export class AmbiguousMoveError extends KingcraftError {
  readonly code: 'ambiguous-move';
  /** The legal moves between which it does not choose. */
  readonly candidates: readonly Move[];
}
/** Code `game-over`: the game has a result already. Ask `outcome()` first, or take the result back with `undo()`. */
export class GameOverError extends KingcraftError {
  readonly code: 'game-over';
}
/** Code `claim`: the draw may not be claimed now. Offer only what `claims()` lists. */
export class ClaimError extends KingcraftError {
  readonly code: 'claim';
}
/** Code `pgn`: the PGN cannot be read. Show the message with `line` and `column`; the game is as it was. */
export class PgnError extends KingcraftError {
  readonly code: 'pgn';
  /** Where, from 1. */
  readonly line: number;
  /** Where, from 1. */
  readonly column: number;
}
/** Code `argument`: an argument has the wrong type or is out of range. Fix the call: the message names the argument. */
export class ArgumentError extends KingcraftError {
  readonly code: 'argument';
}
/** Code `disposed`: a game or an engine was used after `dispose()`. Create a new one. */
export class DisposedError extends KingcraftError {
  readonly code: 'disposed';
}
/** Code `engine`: the engine has broken down. `load()` a new one; save what you can from your own records. */
export class EngineError extends KingcraftError {
  readonly code: 'engine';
}
/** Code `load`: the engine's files cannot be loaded. Check that they are served, then call `load()` again. */
export class LoadError extends KingcraftError {
  readonly code: 'load';
}
