// `kingcraft`: a rules engine for chess and its variants.

import type { VariantId } from '../variants/generated/variant-id.js';
import type { Game, GameRecord, Right } from './game-types.js';
import type { Explanation, Message, MessageValue } from './message-types.js';
import type { Move, Role } from './move-types.js';

export type { VariantId } from '../variants/generated/variant-id.js';
export * from './game-types.js';
export * from './message-types.js';
export * from './move-types.js';

/** A game that you can play. Deeply frozen. */
export interface Variant {
  /** The name for programs, such as `tax`. */
  readonly id: VariantId;
  /** The name for people, such as `Tax Chess`. */
  readonly name: string;
  /** Null if unknown. */
  readonly inventor: string | null;
  /** The year of its invention, as far as known. */
  readonly year: number;
  readonly files: number;
  readonly ranks: number;
  /** 2 in Flying Chess, 1 in all other games. */
  readonly levels: number;
  /** The start position of `newGame()`. */
  readonly startFen: string;
  /** The roles of the game. */
  readonly pieces: readonly Role[];
  /**
   * The value of each role in whole pawns, in the order of `pieces`. A king is worth 0 if each side has only one. The
   * values are measured and rounded: see docs/notes/piece-values.md.
   */
  readonly points: readonly number[];
  /**
   * How each role moves, in Betza's notation: for example, `NQ2` for the chancellor of King's Court and `mfWcfF` for a
   * pawn. It leaves out castling, en passant, the double step and promotion. A role is missing if the notation cannot
   * describe all of its moves, such as those of the king of Tax Chess: see docs/package.md.
   */
  readonly betza: Readonly<Partial<Record<Role, string>>>;
  /** The roles that a pawn can promote to. */
  readonly promotions: readonly Role[];
  /** The roles that capture differently from how they move: the pawn. */
  readonly divergent: readonly Role[];
  /**
   * How many pieces of a role each side has during the game, for roles that a rule limits: one king, in Two Kings up to
   * two.
   */
  readonly pieceCounts: readonly {
    readonly piece: Role;
    readonly min: number;
    readonly max: number;
  }[];
  /** Whether capturing the king wins, as in Levitating Kings. Such a game has no check and no checkmate. */
  readonly kingMayBeCaptured: boolean;
  /** Whether to turn the board for Black, as in chess. False if both sides play up the board, as in a race. */
  readonly flipsForBlack: boolean;
  /** All castling and jumping rights of the game, in the order of FEN. */
  readonly rights: readonly Readonly<Right>[];
  /** A few sentences on how the game differs from chess. */
  readonly rules: readonly string[];
}

/** The id of a game. Also accepts a string that is known only at run time. */
export type VariantName = VariantId | (string & {});

/** Endgame tables of one game: the address of a file like those in `tables/`, or its bytes. */
export type TableSource = URL | BufferSource;

/** A loaded engine. The examples use a `kingcraft` that `load()` returned. */
export interface Kingcraft {
  /** All games, in the order that a list for players shows. */
  readonly variants: readonly Variant[];
  /**
   * Starts a game.
   * @param fen where the game starts. Defaults to the start position of the variant.
   * @throws VariantError if there is no such variant.
   * @throws FenError if the FEN cannot be played.
   * @example
   * const game = kingcraft.newGame('kingscourt');
   * game.moveIds().length; // 34
   */
  newGame(variant: VariantName, fen?: string): Game;
  /**
   * Restores a game from the record that `toJSON()` returned, with its result, tags, comments and clocks. You may leave
   * out `pgn`; the game then has no tags and no comments.
   * @throws ArgumentError if a field is missing, unknown or of the wrong type, or if the fields contradict each other:
   *   the moves must lead to `fen` and `outcome`, and `pgn` must have the same moves.
   * @throws VariantError, FenError, IllegalMoveError, AmbiguousMoveError, GameOverError, ClaimError or PgnError if that
   *   part of the record is wrong.
   * @example
   * const record = kingcraft.newGame('tax').toJSON();
   * kingcraft.restore(record).variant; // 'tax'
   */
  restore(record: Omit<GameRecord, 'pgn'> & Partial<Pick<GameRecord, 'pgn'>>): Game;
  /**
   * Checks whether a FEN can be played; if not, returns why.
   * @throws VariantError if there is no such variant.
   * @example
   * kingcraft.validateFen('chess', '8/8/8/8/8/8/8/8 w - - 0 1').ok; // false
   */
  validateFen(variant: VariantName, fen: string): { ok: true } | { ok: false; error: FenError };
  /**
   * Loads the endgame tables of a variant. `probe()` then works in all of its games. Loading the same tables again does
   * nothing.
   *
   * All errors are rejections.
   * @throws VariantError if there is no such variant.
   * @throws LoadError if the tables cannot be fetched, or belong to another game or version.
   * @example
   * await kingcraft.loadTables('tax');
   * kingcraft.newGame('tax', '8/8/8/8/8/5k2/8/4K2R w - - 0 1').probe()?.result; // 'win'
   */
  loadTables(
    variant: VariantName,
    options?: {
      /** Defaults to the tables of three pieces that come with the package. */
      source?: TableSource | undefined;
    },
  ): Promise<void>;
  /**
   * Returns how many bytes of the engine's memory are in use. Helps you find leaks.
   * @example
   * const before = kingcraft.memoryInUse();
   * kingcraft.newGame('chess').dispose();
   * kingcraft.memoryInUse() === before; // true
   */
  memoryInUse(): number;
}

/**
 * The engine's WebAssembly: its address, its bytes or the compiled module. With a module, `load()` compiles nothing, as
 * edge runtimes require.
 */
export type WasmSource = URL | BufferSource | WebAssembly.Module;

/**
 * Loads an engine. Each engine has its own memory. The WebAssembly is compiled only once, so loading again is cheap.
 *
 * All errors are rejections.
 * @throws LoadError if the files cannot be fetched or contain no engine.
 * @throws ArgumentError if an option is wrong or unknown.
 * @example
 * const own = await load();
 * own.variants.length; // 6
 */
export function load(options?: {
  /** Defaults to the file that comes with the package. */
  wasm?: WasmSource | undefined;
}): Promise<Kingcraft>;

/** The codes of errors. Each class has one. */
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

/** The base class of all errors that the package throws. */
export class KingcraftError extends Error implements Message {
  /** Stable, for programs. `message` is a sentence for people; it quotes at most 60 characters of the input. */
  readonly code: ErrorCode;
  /** Identifies the sentence: see Message. */
  readonly key: string;
  /** The values in the sentence: see Message. */
  readonly values: Readonly<Record<string, MessageValue>>;
}
/** Code `variant`: there is no such variant. Use an `id` from `kingcraft.variants`. */
export class VariantError extends KingcraftError {
  readonly code: 'variant';
}
/** Code `fen`: the FEN cannot be played. Show the message: it names the wrong field and says why. */
export class FenError extends KingcraftError {
  readonly code: 'fen';
}
/** Code `illegal-move`: no legal move fits. Show `explanation.text`, or offer the moves of `moves()`. */
export class IllegalMoveError extends KingcraftError {
  readonly code: 'illegal-move';
  /** The rule that forbids the move, as `explain()` returns it. Null if the move did not name two squares. */
  readonly explanation: Explanation | null;
}
/** Code `ambiguous-move`: several legal moves fit. Let the player choose from `candidates`. */
export class AmbiguousMoveError extends KingcraftError {
  readonly code: 'ambiguous-move';
  /** The legal moves that fit. */
  readonly candidates: readonly Move[];
}
/** Code `game-over`: the game already has a result. Check `outcome()` first, or undo the result with `undo()`. */
export class GameOverError extends KingcraftError {
  readonly code: 'game-over';
}
/** Code `claim`: this draw cannot be claimed now. Offer only the draws that `claims()` lists. */
export class ClaimError extends KingcraftError {
  readonly code: 'claim';
}
/** Code `pgn`: the PGN cannot be read. Show the message with `line` and `column`. The game has not changed. */
export class PgnError extends KingcraftError {
  readonly code: 'pgn';
  /** The line of the mistake, counted from 1. */
  readonly line: number;
  /** The column of the mistake, counted from 1. */
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
/** Code `engine`: the engine has broken down. `load()` a new one, and restore games from records that you saved. */
export class EngineError extends KingcraftError {
  readonly code: 'engine';
}
/** Code `load`: a file cannot be loaded. Check that your server has it, then try again. */
export class LoadError extends KingcraftError {
  readonly code: 'load';
}
