/// <reference lib="esnext.disposable" />
// The package `kingcraft`: a rules engine for chess and variants of it.

/** A kind of piece. */
export type Role =
  | 'king'
  | 'queen'
  | 'rook'
  | 'bishop'
  | 'knight'
  | 'pawn'
  | 'chancellor'
  | 'jester';

/** A side. */
export type Color = 'white' | 'black';

/**
 * File letter and rank digit, `e4`; in Flying Chess a square of the upper level has a caret behind
 * it, `e4^`.
 */
export type Square = string;

/**
 * How a piece moves. `step` is a plain step, leap or pawn's capture; `double` a pawn's double step;
 * `slide` a move along a line or round a bend that a piece in the way stops; `jump` passes over
 * pieces in the way; `level` changes level; `headbutt` captures straight above without moving;
 * `levitation` and `flight` are moves of the king in Levitating Kings and King's Court.
 */
export type MoveKind =
  | 'step'
  | 'double'
  | 'en-passant'
  | 'castle'
  | 'levitation'
  | 'slide'
  | 'headbutt'
  | 'flight'
  | 'jump'
  | 'level';

/** A legal move, or one that was played. Frozen, and all that is in it. */
export interface Move {
  /**
   * The move as coordinates, unique in its position: `e2e4`, `e7e8q`, `e1g1o`. `move()` takes it
   * back.
   */
  readonly id: string;
  /** Standard algebraic notation, with `+` and `#`. */
  readonly san: string;
  /** The origin; in castling the king's. */
  readonly from: Square;
  /** The king's square in castling; the same as `from` in a headbutt. */
  readonly to: Square;
  /** What moves; in a promotion the pawn. */
  readonly piece: Role;
  readonly color: Color;
  readonly kind: MoveKind;
  /** What it takes, and from where, which is not always `to`: in passing, in a headbutt. */
  readonly captured: readonly { readonly piece: Role; readonly square: Square }[];
  /** Only of a promotion. */
  readonly promotion?: Role;
  /** Where the rook goes, only of a castling. */
  readonly rook?: { readonly from: Square; readonly to: Square };
  /** The squares that are passed, from the origin on, without both ends. */
  readonly path: readonly Square[];
}

/** A value that a message names. */
export type MessageValue =
  | string
  | number
  | Readonly<PlacedPiece>
  | Message
  | readonly (string | Message)[];

/**
 * What is said to a person, without words, so that programs can tell sentences apart and translate them. The package says it in
 * English beside it.
 */
export interface Message {
  /** Which sentence it is: `pawn-double-step`, `fen-no-king`; one of a single game has its id before it, `tax/no-pawn`. */
  readonly key: string;
  /**
   * What the sentence names: squares, colors, roles, text that was given (at most 60 characters) and the like as strings, numbers, pieces
   * with their squares, lists; `clauses` are messages that follow in the same sentence. Frozen, with all that is in it.
   */
  readonly values: Readonly<Record<string, MessageValue>>;
}

/** Why a move may be made, or which rule forbids it. Frozen, and all that is in it. */
export interface Explanation extends Message {
  /** Whether a legal move leads from one square to the other. */
  readonly legal: boolean;
  /**
   * The id of the rule that decides: an article of the FIDE Laws of Chess (`chess/3.5`) or a rule
   * of the variant's own page (`tax/3`).
   */
  readonly rule: string;
  /** The message in English: one sentence to the player, about this position. */
  readonly text: string;
  /**
   * The squares that the sentence is about, in order: those passed, those up to the piece in the way,
   * the one that is attacked.
   */
  readonly path: readonly Square[];
}

/** A move as a board knows it. What is left out may be anything, as long as one legal move fits. */
export interface MoveChoice {
  from: Square;
  /**
   * For a headbutt `from` itself, or with `headbutt: true` also the square above; for a castling
   * also the rook's square.
   */
  to: Square;
  /** The new piece as a word or a letter: `'queen'`, `'q'`. Where no pawn promotes it does not count. */
  promotion?: Role | (string & {}) | undefined;
  /** True means castling, false another move of the king with the same squares. */
  castle?: boolean | undefined;
  /** True means the headbutt, false going up to the same piece. */
  headbutt?: boolean | undefined;
}

/** A piece on the board. */
export interface PlacedPiece {
  square: Square;
  piece: Role;
  color: Color;
}

/** The draws that the player to move may claim. */
export type Claim = 'threefold-repetition' | 'fifty-moves';

/**
 * Why a game has ended. A game has no clock: that `time` ran out is said by `forfeitOnTime()` or a PGN. `unknown` is the
 * result of a PGN whose tag Termination names no reason (`normal`, `abandoned`, `rules infraction`), or whose moves could
 * not be read to the end.
 */
export type Reason =
  | Claim
  | 'checkmate'
  | 'king-captured'
  | 'stalemate'
  | 'insufficient-material'
  | 'fivefold-repetition'
  | 'seventy-five-moves'
  | 'resignation'
  | 'agreement'
  | 'time'
  | 'unknown';

/** How a game has ended. */
export interface Outcome {
  /** Null for a draw. */
  winner: Color | null;
  reason: Reason;
  /**
   * The id of the rule that ends the game, in the rulebook: `chess/5.1.1`, `twokings/3`. Null for a resignation and for an
   * unknown reason.
   */
  rule: string | null;
}

/** What only a piece that has not moved may still do. */
export interface Right {
  color: Color;
  /** To castle, as a rook; or a first move that it has never again, as the jump of a jester in King's Court. */
  kind: 'castling' | 'first-move';
  /** Where the piece stands. */
  square: Square;
  /** Its letter in FEN, a capital for White. */
  letter: string;
  /** Where the king stands that castles with it, only of castling. */
  king?: Square;
}

/** How far a piece may reach in one direction, where a number decides that. Pieces in the way are ignored. */
export interface Ray {
  from: Square;
  /** The last square, at the edge of the board where the number allows more. */
  to: Square;
  /** The number: in Tax Chess, the pawns that pay. */
  count: number;
}

/** Something in a PGN that was left out, since the game can be read without it. */
export interface PgnNote extends Message {
  /** The message in English. */
  message: string;
  /** Where, from 1. */
  line: number;
  /** Where, from 1. */
  column: number;
}

/** One of the games that can be played. Frozen, with all that is in it. */
export interface Variant {
  /** The name that programs use: `tax`. */
  readonly id: string;
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
  /** The roles that a pawn can become. */
  readonly promotions: readonly Role[];
  /** The roles that capture on other squares than those they move to: the pawn. */
  readonly divergent: readonly Role[];
  /** How many pieces of a role each side has while the game goes on, of the roles that a rule counts: one king, in Two Kings up to two. */
  readonly pieceCounts: readonly {
    readonly piece: Role;
    readonly min: number;
    readonly max: number;
  }[];
  /** Whether capturing the king wins, as in Levitating Kings: such a game has no check and no mate. */
  readonly kingMayBeCaptured: boolean;
  /** All rights that the game knows, in the order of FEN. */
  readonly rights: readonly Readonly<Right>[];
  /** How the game differs from chess, in a few sentences. */
  readonly rules: readonly string[];
}

/**
 * One game, from its start to its result. A call that throws has changed nothing. Every method but
 * `dispose` throws a DisposedError after `dispose`, an ArgumentError when an argument has the wrong
 * type, and an EngineError when the engine has broken down. What is returned is a copy.
 */
export interface Game {
  /** The id of the variant. */
  readonly variant: string;
  /** The present position as FEN. */
  fen(): string;
  /** The position from which the game started, as FEN. */
  startFen(): string;
  /** Who is to move, also after the end. */
  turn(): Color;
  /** All pieces on the board. */
  board(): PlacedPiece[];
  /** The board as lines of text, one level under the other. */
  ascii(): string;
  /**
   * The legal moves, all or those from one square. A game that is drawn still has them.
   * @throws ArgumentError when the board has no such square.
   */
  moves(options?: { square?: Square | undefined }): Move[];
  /** The ids of the legal moves, in the order of `moves()`: much quicker where nothing else is asked. */
  moveIds(): string[];
  /**
   * The legal moves as squares: from each origin the squares that can be reached; a headbutt
   * reaches its own.
   */
  dests(): Map<Square, Square[]>;
  /**
   * Plays a move and returns it; what could be redone is forgotten. The move is given as
   * coordinates (`e2e4`), as SAN (`Nf3`), as squares, or as a Move, of which the id counts. A game
   * that is drawn by the rules can be played on.
   * @throws IllegalMoveError when no legal move fits.
   * @throws AmbiguousMoveError when several do.
   * @throws GameOverError when the players or the clock have ended the game, by resignation, agreement, claim or time.
   */
  move(move: string | MoveChoice | Move): Move;
  /**
   * Like `move()`, but returns null where no move can be played; an argument of the wrong type
   * still throws.
   */
  tryMove(move: string | MoveChoice | Move): Move | null;
  /**
   * Takes the last move back and returns it. A result that the players or the clock gave is taken back first, and it alone: then the
   * answer is null, since no move was taken back, and `outcome()` is null. Null also at the start.
   */
  undo(): Move | null;
  /**
   * Plays the move again that was taken back last, and returns it. A result that was taken back comes after the last move: then the
   * answer is null, and `outcome()` is that result. Null also when there is nothing to bring back.
   */
  redo(): Move | null;
  /** The moves played, the first one first. */
  history(): Move[];
  /**
   * Whether the royal king of the side to move is attacked; in Levitating Kings, whether it could
   * be captured.
   */
  isCheck(): boolean;
  /**
   * The squares of the pieces of this color that attack the square.
   * @throws ArgumentError when the board has no such square.
   */
  attackers(square: Square, color: Color): Square[];
  /**
   * The squares that the piece on the square attacks, whoever is to move: those on which it could capture, and those of its own
   * pieces that it guards. None for an empty square.
   * @throws ArgumentError when the board has no such square.
   */
  attacks(square: Square): Square[];
  /**
   * The squares of the kings of this color that count: those that must be safe, or in Levitating Kings must not be
   * captured. Of two kings in Two Kings it is one; there is none once a king was captured.
   */
  royals(color: Color): Square[];
  /**
   * How far the piece on the square may reach, where a number decides that: the kings of Tax Chess, as far as pawns pay,
   * also when the other side is to move. Empty for all others and for an empty square.
   * @throws ArgumentError when the board has no such square.
   */
  rays(square: Square): Ray[];
  /** The rights to castle and to jump that are left, in the order of FEN. */
  rights(): Right[];
  /**
   * The same position with the other side to move, as FEN, to see what that side threatens. No game allows a pass as a
   * move, so this game stays as it is; give the FEN to `newGame()`. A game that is drawn by the rules still has it.
   * @throws IllegalMoveError in check, except in Levitating Kings.
   * @throws GameOverError when the players or the clock have ended the game, or a king was captured.
   */
  pass(): string;
  /**
   * Why the piece on one square can go to another one, or which rule forbids it: an answer for any
   * two squares of the board. The same square twice asks about a headbutt in Flying Chess.
   * @throws ArgumentError when the board has no such square.
   */
  explain(from: Square, to: Square): Explanation;
  /** The result, null while the game goes on. */
  outcome(): Outcome | null;
  /**
   * What the position comes to by force, and every legal move, as the side to move sees them; null where the tables that are
   * loaded do not know all of that. The fifty-move rule, repetitions and a result that the players gave are ignored.
   */
  probe(): Probe | null;
  /** Whether there is an `outcome()`. */
  isGameOver(): boolean;
  /** The draws that the player to move may claim now. */
  claims(): Claim[];
  /**
   * Claims a draw, which ends the game.
   * @throws ClaimError when it may not be claimed.
   * @throws GameOverError when the game has a result.
   */
  claim(reason: Claim): Outcome;
  /**
   * This color gives up.
   * @throws GameOverError when the game has a result.
   */
  resign(color: Color): Outcome;
  /**
   * Both players agree to a draw.
   * @throws GameOverError when the game has a result.
   */
  agreeDraw(): Outcome;
  /**
   * The time of this color has run out: the other one wins, or nobody where `canWin()` says that it cannot (FIDE 6.9). The PGN
   * says so in its tag Termination.
   * @throws GameOverError when the game has a result.
   */
  forfeitOnTime(color: Color): Outcome;
  /**
   * Whether this color may still win by a series of legal moves, however weak. False is certain; where it is not certain, the answer is
   * true. When the game has a result, whether this color has won.
   */
  canWin(color: Color): boolean;
  /** The game as PGN, with the tags, comments and variations that `loadPgn()` brought. */
  pgn(): string;
  /**
   * Replaces this game by the first one of the text, which must be of the same variant. Moves and results may be written as
   * other programs write them. What no game here allows is left out: a null move (`--`) with all that stands behind it, which
   * becomes a comment, and in the tag FEN a castling right or an en passant square that does not fit the position.
   * @returns what was left out; mostly nothing.
   * @throws PgnError with the line and column of what is wrong.
   */
  loadPgn(text: string): PgnNote[];
  /**
   * The leaves of the tree of legal moves, `depth` plies deep, 0 to 12. Takes long where the tree
   * is large.
   */
  perft(depth: number): number;
  /** Frees the memory that the game has in the engine. The second time does nothing. */
  dispose(): void;
  /** `dispose()`, for `using`; only where the runtime has the symbol. */
  [Symbol.dispose]?(): void;
}

/** What a position or a move comes to, for the side to move, when both sides play their best. */
export type ProbedResult = 'win' | 'draw' | 'loss';

/** A legal move, and what it comes to, as the side that makes it sees it. */
export interface ProbedMove {
  id: string;
  result: ProbedResult;
  /** As in `Probe`, the move itself counted; null of a draw. */
  plies: number | null;
}

/** What endgame tables say of a position. */
export interface Probe {
  result: ProbedResult;
  /**
   * Half-moves to the end (mate, or the capture of the king) when the winner hurries and the loser delays; null of a draw. The
   * fifty-move rule is ignored: a win that it leaves too little time for can be claimed as a draw.
   */
  plies: number | null;
  /** All legal moves, the best first; none when the game is over. */
  moves: ProbedMove[];
}

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
   */
  newGame(variant: string, fen?: string): Game;
  /**
   * Whether a FEN can be played, and if not, why.
   * @throws VariantError when there is no such variant.
   */
  validateFen(variant: string, fen: string): { ok: true } | { ok: false; error: FenError };
  /**
   * Loads the endgame tables of a game, for `probe()` of all its games: those of three pieces, without `source` from beside the
   * package. The second time does nothing.
   *
   * What it throws is a rejection.
   * @throws VariantError when there is no such variant.
   * @throws LoadError when the tables cannot be fetched, or are none of this game and version.
   */
  loadTables(variant: string, options?: { source?: TableSource | undefined }): Promise<void>;
  /** How many bytes of the engine's memory are in use, for those who look for leaks. */
  memoryInUse(): number;
}

/**
 * Where the engine's wasm is; without it, beside the package. With a `WebAssembly.Module`, `load()` compiles nothing, as edge
 * runtimes demand.
 */
export type WasmSource = URL | BufferSource | WebAssembly.Module;

/**
 * Loads an engine with a memory of its own. The wasm is compiled only once, so loading again is
 * cheap.
 * @throws LoadError (as a rejection) when the files cannot be fetched or are no engine.
 * @throws ArgumentError (as a rejection) when an option is wrong, or when there is no such option.
 */
export function load(options?: { wasm?: WasmSource | undefined }): Promise<Kingcraft>;

/** The base of all errors that the package throws. */
export class KingcraftError extends Error implements Message {
  /**
   * Stable, for programs. The message is a sentence for people, and quotes at most 60 characters of
   * the input.
   */
  readonly code: string;
  /** Which sentence the message is; see Message. */
  readonly key: string;
  /** What the message names; see Message. */
  readonly values: Readonly<Record<string, MessageValue>>;
}
/** Code `variant`: there is no variant of that name. */
export class VariantError extends KingcraftError {}
/** Code `fen`: the FEN cannot be played; the message names the field. */
export class FenError extends KingcraftError {}
/** Code `illegal-move`: no legal move fits. */
export class IllegalMoveError extends KingcraftError {}
/** Code `ambiguous-move`: several legal moves fit. */
export class AmbiguousMoveError extends KingcraftError {}
/** Code `game-over`: the game has a result already. */
export class GameOverError extends KingcraftError {}
/** Code `claim`: the draw may not be claimed now. */
export class ClaimError extends KingcraftError {}
/** Code `pgn`: the PGN cannot be read. */
export class PgnError extends KingcraftError {
  /** Where, from 1. */
  readonly line: number;
  /** Where, from 1. */
  readonly column: number;
}
/** Code `argument`: an argument has the wrong type or is out of range. */
export class ArgumentError extends KingcraftError {}
/** Code `disposed`: a game or an engine was used after `dispose()`. */
export class DisposedError extends KingcraftError {}
/** Code `engine`: the engine has broken down; a new one works. */
export class EngineError extends KingcraftError {}
/** Code `load`: the engine's files cannot be loaded. */
export class LoadError extends KingcraftError {}
