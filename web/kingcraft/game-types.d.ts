/// <reference lib="esnext.disposable" />
// A game: its result, its rights, what endgame tables say of it. Most of it is one interface, which has to be in one
// file.

import type { OwnReason, VariantId } from '../variants/generated/variant-id.js';
import type { Explanation, MoveReason, PgnNote } from './message-types.js';
import type { Color, Move, MoveChoice, PlacedPiece, Role, Square } from './move-types.js';

/** The draws that the player to move may claim. */
export type Claim = 'threefold-repetition' | 'fifty-moves';

/**
 * Why a game has ended. A game has no clock: that `time` ran out is said by `forfeitOnTime()` or a PGN. `unknown` is a
 * result without a reason: `end()` gave it, as of a game that was abandoned or adjudicated, or it comes from a PGN.
 * There it is a win without a tag Termination, or one whose tag names no reason (`normal`, `abandoned`, `rules
 * infraction`), or whose moves could not be read to the end.
 */
export type Reason =
  | OwnReason
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
   * The id of the rule that ends the game, in the rulebook: `chess/5.1.1`, `twokings/3`. Null for a resignation and for
   * an unknown reason.
   */
  rule: string | null;
}

/**
 * A result that the players, the clock or a server give, for `end()`. `unknown` is that of an arbiter or a server, as
 * of a game that was abandoned or adjudicated.
 */
export type EndResult =
  | { winner: Color; reason: 'resignation' }
  | { winner: Color | null; reason: 'time' | 'unknown' }
  | { winner: null; reason: 'agreement' | Claim };

/** A game as data: `toJSON()` writes it, `restore()` reads it, and `engine.search()` takes it. */
export interface GameRecord {
  variant: string;
  startFen: string;
  /** The ids of the moves. */
  moves: string[];
  /** The position after them. */
  fen: string;
  outcome: Outcome | null;
  /** The same game with its tags, comments (clocks among them) and variations. */
  pgn: string;
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

/** What both sides have lost since the start of the game, and who has more. */
export interface Material {
  /** The captured pieces of each color, the most valuable first. A pawn that became a queen is captured as a queen. */
  captured: Record<Color, Role[]>;
  /** What White's pieces on the board are worth less Black's; see `Variant.points`. */
  balance: number;
}

/** What is said of a position of a game. */
export interface GameComment {
  /** After so many half-moves of `history()`; 0 is before the first one. */
  ply: number;
  text: string;
}

/** How far a piece may reach in one direction, where a number decides that. Pieces in the way are ignored. */
export interface Ray {
  from: Square;
  /** The last square, at the edge of the board where the number allows more. */
  to: Square;
  /** The number: in Tax Chess, the pawns that pay. */
  count: number;
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
   * Half-moves to the end (mate, or the capture of the king) when the winner hurries and the loser delays; null of a
   * draw. The fifty-move rule is ignored: a win that it leaves too little time for can be claimed as a draw.
   */
  plies: number | null;
  /** All legal moves, the best first; none when the game is over. */
  moves: ProbedMove[];
}

/**
 * One game, from its start to its result. A call that throws has changed nothing. Every method but
 * `dispose` throws a DisposedError after `dispose`, an ArgumentError when an argument has the wrong
 * type, and an EngineError when the engine has broken down. What is returned is a copy.
 */
export interface Game {
  /** The id of the variant. It throws as the methods do, after `dispose()` too. */
  readonly variant: VariantId;
  /**
   * The present position as FEN.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.fen(); // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
   */
  fen(): string;
  /**
   * The position from which the game started, as FEN.
   * @example
   * const game = kingcraft.newGame('chess', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
   * game.move('e4');
   * game.startFen(); // '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
   */
  startFen(): string;
  /**
   * Who is to move, also after the end.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.turn(); // 'white'
   */
  turn(): Color;
  /**
   * All pieces on the board.
   * @example
   * const game = kingcraft.newGame('chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
   * game.board()[0]; // { square: 'e1', piece: 'king', color: 'white' }
   */
  board(): PlacedPiece[];
  /**
   * The piece on a square, null where there is none.
   * @throws ArgumentError when the board has no such square.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.get('d8'); // { square: 'd8', piece: 'queen', color: 'black' }
   */
  get(square: Square): PlacedPiece | null;
  /**
   * The color of a square; on two levels, the squares above each other are alike.
   * @throws ArgumentError when the board has no such square.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.squareColor('a1'); // 'dark'
   */
  squareColor(square: Square): 'light' | 'dark';
  /**
   * The number of the next move, from the FEN: it grows after Black's.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.moveNumber(); // 1
   */
  moveNumber(): number;
  /**
   * The half-moves since a capture or a pawn's move, from the FEN.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('Nf3');
   * game.halfmoveClock(); // 1
   */
  halfmoveClock(): number;
  /**
   * A text that two positions of a variant share exactly when they count as the same for a repetition: a key for maps
   * and sets. It is the FEN without its counters.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.hash(); // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'
   */
  hash(): string;
  /**
   * The captured pieces, and who has more.
   * @example
   * const game = kingcraft.newGame('chess');
   * for (const move of ['e4', 'd5', 'exd5']) game.move(move);
   * game.material(); // { captured: { white: [], black: ['pawn'] }, balance: 1 }
   */
  material(): Material;
  /**
   * The board as lines of text, one level under the other.
   * @example
   * const game = kingcraft.newGame('chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
   * game.ascii().split('\n')[0]; // '8 . . . . k . . .'
   */
  ascii(): string;
  /**
   * The legal moves: all, or those from one square, of one kind of piece, or both. A piece is named by its word
   * (`knight`) or its letter.
   * A game that is drawn still has them.
   * @throws ArgumentError when the board has no such square, or there is no such piece.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.moves({ piece: 'knight' }).map(({ san }) => san); // ['Na3', 'Nc3', 'Nf3', 'Nh3']
   */
  moves(options?: {
    square?: Square | undefined;
    piece?: Role | (string & {}) | undefined;
  }): Move[];
  /**
   * The ids of the legal moves, in the order of `moves()`: much quicker where nothing else is asked.
   * @example
   * const game = kingcraft.newGame('tax', '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
   * game.moveIds(); // []
   */
  moveIds(): string[];
  /**
   * The SAN of the legal moves, in the order of `moves()`: quicker where nothing else is asked.
   * @example
   * const game = kingcraft.newGame('chess', '7k/8/8/8/8/8/P7/K7 w - - 0 1');
   * game.sans(); // ['a3', 'a4', 'Kb1', 'Kb2']
   */
  sans(): string[];
  /**
   * The legal moves as squares: from each origin the squares that can be reached; a headbutt
   * reaches its own.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.dests().get('g1'); // ['f3', 'h3']
   */
  dests(): Map<Square, Square[]>;
  /**
   * Plays a move and returns it; what could be redone is forgotten. The move is given as
   * coordinates (`e2e4`), as SAN (`Nf3`), as squares, or as a Move, of which the id counts. Spaces around
   * a text and a number before it (`12...Nf6`) are ignored. A game that is drawn by the rules can be played on.
   * @throws IllegalMoveError when no legal move fits.
   * @throws AmbiguousMoveError when several do.
   * @throws GameOverError when the game has ended: by mate or another end without legal moves, by resignation,
   *   agreement, claim or time.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('Nf3').id; // 'g1f3'
   */
  move(move: string | MoveChoice | Move): Move;
  /**
   * Like `move()`, but returns null where no move can be played; an argument of the wrong type
   * still throws.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.tryMove('Nf6'); // null
   */
  tryMove(move: string | MoveChoice | Move): Move | null;
  /**
   * Takes the last move back and returns it. A result that the players or the clock gave is taken back first, and it
   * alone: then the answer is null, since no move was taken back, and `outcome()` is null. Null also at the start.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('e4');
   * game.undo()?.san; // 'e4'
   */
  undo(): Move | null;
  /**
   * Plays the move again that was taken back last, and returns it. A result that was taken back comes after the last
   * move: then the answer is null, and `outcome()` is that result. Null also when there is nothing to bring back.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('e4') && game.undo();
   * game.redo()?.san; // 'e4'
   */
  redo(): Move | null;
  /**
   * The moves played, the first one first.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('e4');
   * game.history().map(({ id }) => id); // ['e2e4']
   */
  history(): Move[];
  /**
   * The position after so many half-moves of `history()`, as FEN; 0 is the start.
   * @throws ArgumentError when there are not so many.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('e4');
   * game.fenAt(0) === game.startFen(); // true
   */
  fenAt(ply: number): string;
  /**
   * Moves that follow each other from here on, each as `move()` takes it, with their SAN. This game stays as it is.
   * @throws what `move()` throws.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.line(['e4', 'e5']).map(({ id }) => id); // ['e2e4', 'e7e5']
   */
  line(moves: readonly (string | MoveChoice | Move)[]): Move[];
  /**
   * The same as text with move numbers: `12. Nf3 d5 13. Bg2`, or `12... d5 13. Bg2` where Black begins. This game stays
   * as it is.
   * @throws what `move()` throws.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.sanLine(['e2e4', 'e7e5', 'g1f3']); // '1. e4 e5 2. Nf3'
   */
  sanLine(moves: readonly (string | MoveChoice | Move)[]): string;
  /**
   * Why the first of these moves is good, each move as `move()` takes it: what it takes, attacks, prevents and
   * threatens, and what the line comes to, the strongest reason first. Each is true of the line as it is given, which
   * may be a single move or what an engine expects. Empty where nothing is sure. This game stays as it is.
   * @throws what `move()` throws.
   * @example
   * const game = kingcraft.newGame('chess', '7k/8/8/8/8/8/q7/R3K3 w - - 0 1');
   * game.reasons(['Rxa2'])[0].text; // 'The rook on a1 takes the queen on a2, and nothing can take back.'
   */
  reasons(moves: readonly (string | MoveChoice | Move)[]): MoveReason[];
  /**
   * A game of its own with the same moves, tags, comments and result, also those that can be redone. It takes
   * microseconds.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.clone().move('e4');
   * game.history().length; // 0
   */
  clone(): Game;
  /**
   * Whether the royal king of the side to move is attacked; in Levitating Kings, whether it could
   * be captured.
   * @example
   * const game = kingcraft.newGame('chess', '4k3/8/8/8/8/8/8/K3R3 b - - 0 1');
   * game.isCheck(); // true
   */
  isCheck(): boolean;
  /**
   * The squares of the pieces of this color, without it of the side to move, that attack the square.
   * @throws ArgumentError when the board has no such square.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.attackers('f3', 'white'); // ['g1', 'e2', 'g2']
   */
  attackers(square: Square, color?: Color): Square[];
  /**
   * The squares of the pieces that give check: none where `isCheck()` is false.
   * @example
   * const game = kingcraft.newGame('chess', '4k3/8/8/8/8/8/8/K3R3 b - - 0 1');
   * game.checkers(); // ['e1']
   */
  checkers(): Square[];
  /**
   * The squares that the piece on the square attacks, no matter whose turn it is: those on which it could capture, and
   * those of its own pieces that it guards. None for an empty square.
   * @throws ArgumentError when the board has no such square.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.attacks('b1'); // ['d2', 'a3', 'c3']
   */
  attacks(square: Square): Square[];
  /**
   * The squares of the kings of this color that count: those that must be safe, or in Levitating Kings must not be
   * captured. Of two kings in Two Kings it is one; there is none once a king was captured.
   * @example
   * const game = kingcraft.newGame('twokings');
   * game.royals('white'); // ['e1']
   */
  royals(color: Color): Square[];
  /**
   * How far the piece on the square may reach, where a number decides that: the kings of Tax Chess, as far as pawns
   * pay, also when the other side is to move. Empty for all others and for an empty square.
   * @throws ArgumentError when the board has no such square.
   * @example
   * const game = kingcraft.newGame('tax');
   * game.rays('e1').find(({ to }) => to === 'e2'); // { from: 'e1', to: 'e2', count: 1 }
   */
  rays(square: Square): Ray[];
  /**
   * The rights to castle and to jump that are left, in the order of FEN.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.rights()[0]; // { color: 'white', kind: 'castling', square: 'h1', letter: 'K', king: 'e1' }
   */
  rights(): Right[];
  /**
   * The same position with the other side to move, as FEN, to see what that side threatens. No game allows a pass as a
   * move, so this game stays as it is; give the FEN to `newGame()`. A game that is drawn by the rules still has it.
   * @throws IllegalMoveError in check, except in Levitating Kings.
   * @throws GameOverError when the players or the clock have ended the game, or a king was captured.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.pass(); // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1'
   */
  pass(): string;
  /**
   * Why the piece on one square can go to another one, or which rule forbids it: an answer for any
   * two squares of the board. The same square twice asks about a headbutt in Flying Chess.
   * @throws ArgumentError when the board has no such square.
   * @example
   * const game = kingcraft.newGame('tax');
   * game.explain('e1', 'e3').rule; // 'tax/1'
   */
  explain(from: Square, to: Square): Explanation;
  /**
   * The result, null while the game goes on.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.resign('white');
   * game.outcome(); // { winner: 'black', reason: 'resignation', rule: null }
   */
  outcome(): Outcome | null;
  /**
   * What the position comes to by force, and every legal move, as the side to move sees them; null where the tables
   * that are loaded do not know all of that. The fifty-move rule, repetitions and a result that the players gave are
   * ignored.
   * @example
   * await kingcraft.loadTables('chess');
   * const game = kingcraft.newGame('chess', '8/8/8/8/8/5k2/8/4K2R w - - 0 1');
   * game.probe()?.result; // 'win'
   */
  probe(): Probe | null;
  /**
   * Whether there is an `outcome()`.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.isGameOver(); // false
   */
  isGameOver(): boolean;
  /**
   * The draws that the player to move may claim now.
   * @example
   * const game = kingcraft.newGame('chess');
   * for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']) game.move(move);
   * game.claims(); // ['threefold-repetition']
   */
  claims(): Claim[];
  /**
   * Claims a draw, which ends the game.
   * @throws ClaimError when it may not be claimed.
   * @throws GameOverError when the game has a result.
   * @example
   * const game = kingcraft.newGame('chess');
   * for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']) game.move(move);
   * game.claim('threefold-repetition').winner; // null
   */
  claim(reason: Claim): Outcome;
  /**
   * This color gives up.
   * @throws GameOverError when the game has a result.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.resign('white').winner; // 'black'
   */
  resign(color: Color): Outcome;
  /**
   * Both players agree to a draw.
   * @throws GameOverError when the game has a result.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.agreeDraw().reason; // 'agreement'
   */
  agreeDraw(): Outcome;
  /**
   * The time of this color has run out: the other one wins, or nobody where `canWin()` says that it cannot (FIDE 6.9).
   * The PGN says so in its tag Termination.
   * @throws GameOverError when the game has a result.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.forfeitOnTime('black').winner; // 'white'
   */
  forfeitOnTime(color: Color): Outcome;
  /**
   * Ends the game as a server knows it: by resignation, time, agreement, a claim, or for an unknown reason. It does
   * what `resign()`, `forfeitOnTime()`, `agreeDraw()` and `claim()` do, and the rules decide what that comes to: `time`
   * is a draw where the winner cannot win. It also takes the outcome of another game.
   * @throws GameOverError when the game has a result.
   * @throws ClaimError when there is no such draw, and for a result that only the position can give, such as checkmate.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.end({ winner: null, reason: 'unknown' }).winner; // null
   */
  end(result: EndResult | Outcome): Outcome;
  /**
   * Whether this color may still win by a series of legal moves, however weak. False is certain; where it is not
   * certain, the answer is true. When the game has a result, whether this color has won.
   * @example
   * const game = kingcraft.newGame('chess', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
   * game.canWin('black'); // false
   */
  canWin(color: Color): boolean;
  /**
   * What is said of the present position, or after so many half-moves of `history()`, as one text; empty where nothing
   * is. Commands of other programs (`[%clk 0:05:23]`) are part of it; `kingcraft/pgn` reads them.
   * @throws ArgumentError when there are not so many.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.setComment('The usual start.');
   * game.comment(); // 'The usual start.'
   */
  comment(ply?: number): string;
  /**
   * Says something of the present position, or after so many half-moves, in place of what is said there. White space
   * becomes single spaces; an empty text removes the comment. It stays when its move is taken back, until another one
   * is played instead.
   * @throws ArgumentError when there are not so many.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.setComment('Before the first move.', 0);
   * game.comment(0); // 'Before the first move.'
   */
  setComment(text: string, ply?: number): void;
  /**
   * All comments of the moves in `history()`, the first one first.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.setComment('Here we go.');
   * game.comments(); // [{ ply: 0, text: 'Here we go.' }]
   */
  comments(): GameComment[];
  /**
   * The game as PGN, with the tags, comments and variations that `loadPgn()` brought.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('e4');
   * game.pgn().endsWith('1. e4 *\n'); // true
   */
  pgn(): string;
  /**
   * Replaces this game by the first one of the text, which must be of the same variant. Moves and results may be
   * written as other programs write them. What no game here allows is left out: a null move (`--`) with all that stands
   * behind it, which becomes a comment, and in the tag FEN a castling right or an en passant square that does not fit
   * the position.
   * @returns what was left out; mostly nothing.
   * @throws PgnError with the line and column of what is wrong.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.loadPgn('1. e4 e5 2. Nf3 *');
   * game.turn(); // 'black'
   */
  loadPgn(text: string): PgnNote[];
  /**
   * The leaves of the tree of legal moves, `depth` plies deep, 0 to 12. Takes long where the tree
   * is large.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.perft(3); // 8902
   */
  perft(depth: number): number;
  /**
   * The game as data, which `JSON.stringify()` writes and `kingcraft.restore()` makes a game of again. What could be
   * redone is left out.
   * A game itself cannot be copied by `structuredClone()` or `postMessage()`: they throw a DataCloneError, whose
   * message names this method in Chromium and Node. Copy or post what it returns.
   * @throws ArgumentError where `pgn()` does.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('e4');
   * game.toJSON().moves; // ['e2e4']
   */
  toJSON(): GameRecord;
  /**
   * Frees the memory that the game has in the engine. The second time does nothing.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.dispose();
   */
  dispose(): void;
  /**
   * `dispose()`, for `using`. Where the runtime has no `Symbol.dispose`, as in Node 18, games do not have it either.
   */
  [Symbol.dispose](): void;
}
