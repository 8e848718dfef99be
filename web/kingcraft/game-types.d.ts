/// <reference lib="esnext.disposable" />
// A game, its result and its rights, and the answers of endgame tables.

import type { OwnReason, VariantId } from '../variants/generated/variant-id.js';
import type { Explanation, MoveReason, PgnNote } from './message-types.js';
import type { Color, Move, MoveChoice, PlacedPiece, Role, Square } from './move-types.js';

/** The draws that the player to move may claim. */
export type Claim = 'threefold-repetition' | 'fifty-moves';

/**
 * Why a game ended. A game has no clock: `time` comes from `forfeitOnTime()`, `end()` or a PGN. `unknown` comes from
 * `end()`, or from a PGN with a result that neither its moves nor its tag Termination explain.
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

/** How a game ended. */
export interface Outcome {
  /** Null for a draw. */
  winner: Color | null;
  reason: Reason;
  /** The id of the rule that ended the game, such as `twokings/3`. Null for a resignation and an unknown reason. */
  rule: string | null;
}

/** A result that the players, the clock or a server decide. Use `unknown` for an abandoned or adjudicated game. */
export type EndResult =
  | { winner: Color; reason: 'resignation' }
  | { winner: Color | null; reason: 'time' | 'unknown' }
  | { winner: null; reason: 'agreement' | Claim };

/** A game as data. `toJSON()` returns it; `restore()` and `engine.search()` accept it. */
export interface GameRecord {
  variant: string;
  startFen: string;
  /** The ids of the moves. */
  moves: string[];
  /** The position after the moves. */
  fen: string;
  outcome: Outcome | null;
  /** The same game with tags, variations and comments, which include clocks. */
  pgn: string;
}

/** A right of a piece that has not moved. */
export interface Right {
  color: Color;
  /** `castling` belongs to a rook. `first-move` is a first move such as the jump of a jester in King's Court. */
  kind: 'castling' | 'first-move';
  /** The square of the piece. */
  square: Square;
  /** The letter of the right in FEN, a capital for White. */
  letter: string;
  /** The square of the king that castles. Only castling has it. */
  king?: Square;
}

/** The captured pieces, and which side has more. */
export interface Material {
  /** The captured pieces of each color, the most valuable first. A promoted pawn counts as its new piece. */
  captured: Record<Color, Role[]>;
  /** The value of White's pieces minus the value of Black's: see `Variant.points`. */
  balance: number;
}

/** A comment on a position of a game. */
export interface GameComment {
  /** The number of half-moves before the position. 0 is the start. */
  ply: number;
  text: string;
}

/** How far a number lets a piece move in one direction, ignoring pieces in the way. */
export interface Ray {
  from: Square;
  /** The last square that it could reach. */
  to: Square;
  /** The number. In Tax Chess, the pawns that pay. */
  count: number;
}

/** The result with best play, for the side to move. */
export type ProbedResult = 'win' | 'draw' | 'loss';

/** A legal move and its result, for the side that plays it. */
export interface ProbedMove {
  id: string;
  result: ProbedResult;
  /** Half-moves to the end, counting this move, as in `Probe`. Null for a draw. */
  plies: number | null;
}

/** The result of a position and of its moves in endgame tables. */
export interface Probe {
  result: ProbedResult;
  /**
   * Half-moves to mate, or to the capture of the king, with best play. Null for a draw. Ignores the fifty-move rule: a
   * long win may end in a claimed draw.
   */
  plies: number | null;
  /** All legal moves, the best first. Empty if the game is over. */
  moves: ProbedMove[];
}

/**
 * One game, from its start to its result. The examples use a `kingcraft` that `load()` returned.
 *
 * A call that throws changes nothing. Every method except `dispose()` throws an ArgumentError if an argument has the
 * wrong type, a DisposedError after `dispose()`, and an EngineError if the engine has broken down. You get copies: you
 * may change them.
 */
export interface Game {
  /** The id of the variant. Throws the same errors as a method. */
  readonly variant: VariantId;
  /**
   * Returns the current position as FEN.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.fen(); // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
   */
  fen(): string;
  /**
   * Returns the position that the game started from, as FEN.
   * @example
   * const game = kingcraft.newGame('chess', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
   * game.move('e4');
   * game.startFen(); // '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
   */
  startFen(): string;
  /**
   * Returns the side to move, even after the end of the game.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.turn(); // 'white'
   */
  turn(): Color;
  /**
   * Returns all pieces on the board.
   * @example
   * const game = kingcraft.newGame('chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
   * game.board()[0]; // { square: 'e1', piece: 'king', color: 'white' }
   */
  board(): PlacedPiece[];
  /**
   * Returns the piece on a square, or null if the square is empty.
   * @throws ArgumentError if the board has no such square.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.get('d8'); // { square: 'd8', piece: 'queen', color: 'black' }
   */
  get(square: Square): PlacedPiece | null;
  /**
   * Returns the color of a square. In Flying Chess, a square has the same color on both levels.
   * @throws ArgumentError if the board has no such square.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.squareColor('a1'); // 'dark'
   */
  squareColor(square: Square): 'light' | 'dark';
  /**
   * Returns the number of the next move, as in the FEN. It increases after each move of Black.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.moveNumber(); // 1
   */
  moveNumber(): number;
  /**
   * Returns the number of half-moves since the last capture or pawn move, as in the FEN.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('Nf3');
   * game.halfmoveClock(); // 1
   */
  halfmoveClock(): number;
  /**
   * Returns a key for maps and sets: the FEN without its counters. Two positions of a variant have the same key if, and
   * only if, they count as a repetition.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.hash(); // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'
   */
  hash(): string;
  /**
   * Returns the captured pieces, and which side has more.
   * @example
   * const game = kingcraft.newGame('chess');
   * for (const move of ['e4', 'd5', 'exd5']) game.move(move);
   * game.material(); // { captured: { white: [], black: ['pawn'] }, balance: 1 }
   */
  material(): Material;
  /**
   * Returns the board as lines of text, one level below the other.
   * @example
   * const game = kingcraft.newGame('chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
   * game.ascii().split('\n')[0]; // '8 . . . . k . . .'
   */
  ascii(): string;
  /**
   * Returns the legal moves. A drawn game still has them.
   * @throws ArgumentError if the board has no such square, or the package no such piece.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.moves({ piece: 'knight' }).map(({ san }) => san); // ['Na3', 'Nc3', 'Nf3', 'Nh3']
   */
  moves(options?: {
    /** Only moves from this square. Defaults to all squares. */
    square?: Square | undefined;
    /** Only moves of this piece, a word such as `knight` or a letter. Defaults to all pieces. */
    piece?: Role | (string & {}) | undefined;
  }): Move[];
  /**
   * Returns the ids of the legal moves, in the order of `moves()`. Much faster than `moves()`.
   * @example
   * const game = kingcraft.newGame('tax', '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
   * game.moveIds(); // []
   */
  moveIds(): string[];
  /**
   * Returns the SAN of the legal moves, in the order of `moves()`. Faster than `moves()`.
   * @example
   * const game = kingcraft.newGame('chess', '7k/8/8/8/8/8/P7/K7 w - - 0 1');
   * game.sans(); // ['a3', 'a4', 'Kb1', 'Kb2']
   */
  sans(): string[];
  /**
   * Returns the legal moves as squares: for each piece that can move, the squares that it can reach. A headbutt reaches
   * the piece's own square.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.dests().get('g1'); // ['f3', 'h3']
   */
  dests(): Map<Square, Square[]>;
  /**
   * Plays a move and returns it. Afterwards, there is nothing to redo.
   *
   * Pass coordinates (`e2e4`), SAN (`Nf3`), squares or a Move, whose id counts. Spaces around a text and a number
   * before it (`12...Nf6`) are ignored. After a draw by the rules, you can play on if there are legal moves.
   * @throws IllegalMoveError if no legal move fits.
   * @throws AmbiguousMoveError if several legal moves fit.
   * @throws GameOverError if the game ended without legal moves, or by resignation, agreement, claim or time.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('Nf3').id; // 'g1f3'
   */
  move(move: string | MoveChoice | Move): Move;
  /**
   * Plays a move like `move()`, but returns null if it cannot. An argument of the wrong type still throws.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.tryMove('Nf6'); // null
   */
  tryMove(move: string | MoveChoice | Move): Move | null;
  /**
   * Takes back the last move and returns it, or null at the start. If the players or the clock decided the result,
   * takes back only the result, and returns null.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('e4');
   * game.undo()?.san; // 'e4'
   */
  undo(): Move | null;
  /**
   * Replays the move that was taken back last and returns it, or null if there is nothing to redo. After the last move,
   * brings back a result that was taken back, and returns null.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('e4') && game.undo();
   * game.redo()?.san; // 'e4'
   */
  redo(): Move | null;
  /**
   * Returns the moves played, in order.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('e4');
   * game.history().map(({ id }) => id); // ['e2e4']
   */
  history(): Move[];
  /**
   * Returns the position after a number of half-moves, as FEN. 0 is the start.
   * @throws ArgumentError if the game has fewer half-moves.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('e4');
   * game.fenAt(0) === game.startFen(); // true
   */
  fenAt(ply: number): string;
  /**
   * Reads a line of moves from here on without playing it. Each may be anything that `move()` accepts.
   * @throws the errors of `move()`.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.line(['e4', 'e5']).map(({ id }) => id); // ['e2e4', 'e7e5']
   */
  line(moves: readonly (string | MoveChoice | Move)[]): Move[];
  /**
   * Returns a line of moves from here on as text with move numbers, such as `12. Nf3 d5`, or `12... d5` if Black
   * begins. Plays none of them.
   * @throws the errors of `move()`.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.sanLine(['e2e4', 'e7e5', 'g1f3']); // '1. e4 e5 2. Nf3'
   */
  sanLine(moves: readonly (string | MoveChoice | Move)[]): string;
  /**
   * Explains why a move is good: what it captures, attacks, prevents, threatens and leads to. Pass one move, or the
   * line that an engine expects. Returns reasons that are true for this line, the strongest first, or none if nothing
   * is certain. Plays none of the moves.
   * @throws the errors of `move()`.
   * @example
   * const game = kingcraft.newGame('chess', '7k/8/8/8/8/8/q7/R3K3 w - - 0 1');
   * game.reasons(['Rxa2'])[0].text; // 'The rook on a1 takes the queen on a2, and nothing can recapture.'
   */
  reasons(moves: readonly (string | MoveChoice | Move)[]): MoveReason[];
  /**
   * Copies the game with its moves, tags, comments and result, including those that can be redone. Takes microseconds.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.clone().move('e4');
   * game.history().length; // 0
   */
  clone(): Game;
  /**
   * Tells whether the royal king of the side to move is attacked. In Levitating Kings, it could be captured.
   * @example
   * const game = kingcraft.newGame('chess', '4k3/8/8/8/8/8/8/K3R3 b - - 0 1');
   * game.isCheck(); // true
   */
  isCheck(): boolean;
  /**
   * Returns the squares of the pieces that attack a square.
   * @param color the side that attacks. Defaults to the side to move.
   * @throws ArgumentError if the board has no such square.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.attackers('f3', 'white'); // ['g1', 'e2', 'g2']
   */
  attackers(square: Square, color?: Color): Square[];
  /**
   * Returns the squares of the pieces that give check. Empty if `isCheck()` is false.
   * @example
   * const game = kingcraft.newGame('chess', '4k3/8/8/8/8/8/8/K3R3 b - - 0 1');
   * game.checkers(); // ['e1']
   */
  checkers(): Square[];
  /**
   * Returns the squares that a piece attacks or guards, no matter whose turn it is. Empty for an empty square.
   * @throws ArgumentError if the board has no such square.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.attacks('b1'); // ['d2', 'a3', 'c3']
   */
  attacks(square: Square): Square[];
  /**
   * Returns the squares of the royal kings of a side: they must be safe or, in Levitating Kings, must not be captured.
   * In Two Kings, only one of two kings is royal. Empty after a king was captured.
   * @example
   * const game = kingcraft.newGame('twokings');
   * game.royals('white'); // ['e1']
   */
  royals(color: Color): Square[];
  /**
   * Returns how far a king of Tax Chess can move, as far as its pawns pay, no matter whose turn it is. Empty for all
   * other pieces and for an empty square.
   * @throws ArgumentError if the board has no such square.
   * @example
   * const game = kingcraft.newGame('tax');
   * game.rays('e1').find(({ to }) => to === 'e2'); // { from: 'e1', to: 'e2', count: 1 }
   */
  rays(square: Square): Ray[];
  /**
   * Returns the castling and jumping rights that are left, in the order of FEN.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.rights()[0]; // { color: 'white', kind: 'castling', square: 'h1', letter: 'K', king: 'e1' }
   */
  rights(): Right[];
  /**
   * Returns the position with the other side to move, as FEN. Pass it to `newGame()` to see what that side threatens.
   * No game allows a pass, so this game does not change. Works after a draw by the rules.
   * @throws IllegalMoveError in check, except in Levitating Kings.
   * @throws GameOverError if the players or the clock ended the game, or a king was captured.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.pass(); // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1'
   */
  pass(): string;
  /**
   * Explains why a piece can move from one square to another, or which rule forbids it. Has an answer for any two
   * squares. In Flying Chess, the same square twice asks about a headbutt.
   * @throws ArgumentError if the board has no such square.
   * @example
   * const game = kingcraft.newGame('tax');
   * game.explain('e1', 'e3').rule; // 'tax/1'
   */
  explain(from: Square, to: Square): Explanation;
  /**
   * Returns the result, or null while the game goes on.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.resign('white');
   * game.outcome(); // { winner: 'black', reason: 'resignation', rule: null }
   */
  outcome(): Outcome | null;
  /**
   * Looks up the position and all legal moves in the endgame tables. Returns null if the loaded tables do not know all
   * of them. Ignores the fifty-move rule, repetitions and results that the players decided.
   * @example
   * await kingcraft.loadTables('chess');
   * const game = kingcraft.newGame('chess', '8/8/8/8/8/5k2/8/4K2R w - - 0 1');
   * game.probe()?.result; // 'win'
   */
  probe(): Probe | null;
  /**
   * Tells whether the game has a result.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.isGameOver(); // false
   */
  isGameOver(): boolean;
  /**
   * Returns the draws that the player to move can claim now.
   * @example
   * const game = kingcraft.newGame('chess');
   * for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']) game.move(move);
   * game.claims(); // ['threefold-repetition']
   */
  claims(): Claim[];
  /**
   * Ends the game with a claimed draw.
   * @throws ClaimError if the player to move cannot claim it.
   * @throws GameOverError if the game already has a result.
   * @example
   * const game = kingcraft.newGame('chess');
   * for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']) game.move(move);
   * game.claim('threefold-repetition').winner; // null
   */
  claim(reason: Claim): Outcome;
  /**
   * Ends the game: this side resigns.
   * @throws GameOverError if the game already has a result.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.resign('white').winner; // 'black'
   */
  resign(color: Color): Outcome;
  /**
   * Ends the game with a draw by agreement.
   * @throws GameOverError if the game already has a result.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.agreeDraw().reason; // 'agreement'
   */
  agreeDraw(): Outcome;
  /**
   * Ends the game: this side ran out of time. The other side wins, or it is a draw if `canWin()` is false for that side
   * (FIDE 6.9). The tag Termination of the PGN says `time forfeit`.
   * @throws GameOverError if the game already has a result.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.forfeitOnTime('black').winner; // 'white'
   */
  forfeitOnTime(color: Color): Outcome;
  /**
   * Ends the game with a result from a server: by resignation, time, agreement, a claim or an unknown reason. Also
   * accepts the outcome of another game.
   *
   * It does the same as `resign()`, `forfeitOnTime()`, `agreeDraw()` or `claim()`. So `time` is a draw if the winner
   * cannot win.
   * @throws GameOverError if the game already has a result.
   * @throws ClaimError if the draw cannot be claimed, or if only the position decides such a result, such as checkmate.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.end({ winner: null, reason: 'unknown' }).winner; // null
   */
  end(result: EndResult | Outcome): Outcome;
  /**
   * Tells whether a side can still win by any series of legal moves. False is certain; true may mean that nobody knows.
   * If the game has a result, tells whether this side has won.
   * @example
   * const game = kingcraft.newGame('chess', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
   * game.canWin('black'); // false
   */
  canWin(color: Color): boolean;
  /**
   * Returns the comment on a position, or an empty string. It includes commands such as `[%clk 0:05:23]`;
   * `kingcraft/pgn` reads them.
   * @param ply the number of half-moves before the position. Defaults to the current position.
   * @throws ArgumentError if the game has fewer half-moves.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.setComment('The usual start.');
   * game.comment(); // 'The usual start.'
   */
  comment(ply?: number): string;
  /**
   * Sets the comment on a position. White space becomes single spaces; an empty text removes the comment. The comment
   * survives `undo()`, until another move is played instead.
   * @param ply the number of half-moves before the position. Defaults to the current position.
   * @throws ArgumentError if the game has fewer half-moves.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.setComment('Before the first move.', 0);
   * game.comment(0); // 'Before the first move.'
   */
  setComment(text: string, ply?: number): void;
  /**
   * Returns the comments up to the current position, in order.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.setComment('Here we go.');
   * game.comments(); // [{ ply: 0, text: 'Here we go.' }]
   */
  comments(): GameComment[];
  /**
   * Returns the game as PGN. Includes tags, comments and the variations that `loadPgn()` read.
   * @throws ArgumentError if the PGN would be longer than four million characters.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('e4');
   * game.pgn().endsWith('1. e4 *\n'); // true
   */
  pgn(): string;
  /**
   * Replaces this game with the first game of a PGN, which must be of the same variant. Reads moves and results as
   * other programs write them. It leaves out:
   * - castling rights and an en passant square in the tag FEN that do not fit the position
   * - a null move (`--`) and everything after it, which becomes a comment
   * @returns the parts left out, usually none.
   * @throws PgnError with the line and column of the mistake.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.loadPgn('1. e4 e5 2. Nf3 *');
   * game.turn(); // 'black'
   */
  loadPgn(text: string): PgnNote[];
  /**
   * Counts the leaves of the tree of legal moves. `depth` is 0 to 12 plies. Large trees take long.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.perft(3); // 8902
   */
  perft(depth: number): number;
  /**
   * Returns the game as data, without moves that can be redone. `JSON.stringify()` calls this, and
   * `kingcraft.restore()` reads it.
   *
   * `structuredClone()` and `postMessage()` throw a DataCloneError for a game. Pass them this data instead.
   * @throws ArgumentError if the PGN would be longer than four million characters.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.move('e4');
   * game.toJSON().moves; // ['e2e4']
   */
  toJSON(): GameRecord;
  /**
   * Frees the memory of the game in the engine. Calling it again does nothing.
   * @example
   * const game = kingcraft.newGame('chess');
   * game.dispose();
   */
  dispose(): void;
  /** Does the same as `dispose()`, for `using`. Missing where the runtime has no `Symbol.dispose`, as in Node.js 18. */
  [Symbol.dispose](): void;
}
