// The part `kingcraft/pgn` of the package: games of PGN as trees, to read, change and write. Every function throws an
// ArgumentError when an argument has the wrong type.

import type {
  Color,
  Game,
  Kingcraft,
  Move,
  MoveChoice,
  PgnError,
  PgnNote,
  Square,
} from '../index.js';

/** How a game ended, as PGN says it; a star while it goes on. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** A tag of a game: `[White "Ada"]`. */
export interface PgnTag {
  name: string;
  value: string;
}

/** A game that a text has, before its moves are checked. */
export interface PgnEntry {
  /** The tags, with their offsets in the text. */
  tags: (PgnTag & { at: number })[];
  /** Null where the game has no result. */
  result: PgnResult | null;
  /** Why the game cannot be read, else null. */
  error: PgnError | null;
  /** Where the game begins: the offset, and the line from 1. */
  start: { at: number; line: number };
}

/** An arrow, or a circle, which begins and ends on its square: `[%cal Ge2e4]`, `[%csl Rd5]`. */
export interface PgnShape {
  from: Square;
  to: Square;
  color: 'green' | 'red' | 'yellow' | 'blue';
}

/**
 * A score from White's side, in centipawns or in moves to the mate, and the depth of the search where the PGN has it:
 * `[%eval 0.35]`, `[%eval #-3,20]`.
 */
export type PgnEvaluation = ({ cp: number } | { mate: number }) & { depth?: number };

/**
 * A position of a tree, with the move that led to it and what is said about it. What is said may be changed; setting
 * what no PGN can hold, such as a NAG that is no number, throws an ArgumentError.
 */
export interface MoveNode {
  /** Counted from 0 at the root; unique in its tree. */
  readonly id: number;
  /** Null at the root. */
  readonly parent: MoveNode | null;
  /** What follows, the main move first. */
  readonly children: readonly MoveNode[];
  /** Null at the root. */
  readonly move: Move | null;
  /** The position after the move. */
  readonly fen: string;
  /** Said after the move; at the root, before the first one. */
  comment: string;
  /** Said before the move, where a variation begins. */
  opening: string;
  /** Numeric Annotation Glyphs, 0 to 255: 1 is `!`, 2 is `?`. */
  nags: number[];
  shapes: PgnShape[];
  /** What an engine thought of the position, else null. */
  evaluation: PgnEvaluation | null;
  /** The seconds left to who moved, up to milliseconds: `[%clk 0:05:23]`; else null. */
  clock: number | null;
  /** Who is to move. */
  readonly turn: Color;
  /** The number of the next move. */
  readonly moveNumber: number;
  /** Whether another move is the main one in its place. */
  readonly isVariation: boolean;
  /** Puts a NAG on the move, or takes it off. Of `!`, `?`, `!!`, `??`, `!?` and `?!` only one stays. */
  toggleNag(nag: number): void;
  /** Draws a shape. One that is there in this color goes, one of another color changes. */
  toggleShape(shape: PgnShape): void;
}

/** The moves of a game: from any position several moves may follow, the first of which is the main one. */
export class MoveTree {
  /** A tree without moves, from a position that the engine accepts. */
  constructor(fen: string);
  readonly root: MoveNode;
  /** The chosen position, at first the root. */
  readonly current: MoveNode;
  /** Whether nothing was played or said yet. */
  readonly isEmpty: boolean;
  /**
   * Adds a legal move and the position after it. One that was played there before is found again. `playLine()` does
   * this, and asks the engine.
   */
  add(parent: MoveNode, move: Move, fen: string): MoveNode;
  /** Chooses a position. */
  goTo(node: MoveNode): void;
  /** The node with this id, undefined where it is gone. */
  find(id: number): MoveNode | undefined;
  /** All nodes, parents before their children. */
  nodes(): MoveNode[];
  /** The moves that lead to a node, the first one first; none for the root. */
  lineTo(node: MoveNode): MoveNode[];
  /** The main line from a node on, without the node itself. */
  lineFrom(node: MoveNode): MoveNode[];
  mainLine(): MoveNode[];
  /** The first move of the innermost variation that a node lies in; null on the main line. */
  variationOf(node: MoveNode): MoveNode | null;
  /** Makes the variation that a node lies in the main line where it begins. */
  promote(node: MoveNode): void;
  /** Puts the line that a node lies in one place down, at the last branching before the node where that is possible. */
  demote(node: MoveNode): void;
  /** Deletes a move and all that follows it. Where it was chosen, the position before it is. */
  remove(node: MoveNode): void;
}

/** A game as PGN has it. All of it may be changed. */
export interface PgnGame {
  /** The id of the variant. */
  variant: string;
  /** Without `Variant`, `FEN`, `SetUp` and `Result`, which follow from the game. */
  tags: PgnTag[];
  result: PgnResult;
  tree: MoveTree;
  /** What was left out when the game was opened. */
  notes: PgnNote[];
}

/** What `openGame()` opens. */
export interface OpenOptions {
  /** One of `listGames()` of the same text; without it the first game. */
  entry?: PgnEntry | undefined;
  /** The id of the variant where the game has no tags at all; without it, and where other tags stand, chess. */
  variant?: string | undefined;
}

/** A game of a text or a stream, as `readGames()` finds it: the game, or why it cannot be read. */
export type PgnStreamGame = {
  /** Counted from 1. */
  number: number;
  /** Where it begins, both from 1. */
  line: number;
  column: number;
  /** All of its tags. */
  tags: PgnTag[];
  /** Its own PGN, as it was written. */
  text: string;
} & ({ game: PgnGame; error: null } | { game: null; error: PgnError });

/**
 * What `readGames()` reads: a text, bytes, a stream of pages or of node, a file, an answer of `fetch()`, or texts and
 * bytes one by one.
 */
export type PgnSource =
  | string
  | Uint8Array
  | ReadableStream<string | Uint8Array>
  | AsyncIterable<string | Uint8Array>
  | Iterable<string | Uint8Array>
  | { stream(): ReadableStream<Uint8Array> }
  | { body: ReadableStream<Uint8Array> | null };

/** How `readGames()` reads. */
export interface ReadGamesOptions {
  /** The id of the variant of games without any tags; without it chess. */
  variant?: string | undefined;
  /** Which games are opened, by their tags: the others are passed over, which is much quicker. */
  filter?: ((tags: readonly PgnTag[], number: number) => boolean) | undefined;
}

/**
 * The games of a text or a stream one by one, each opened as by `openGame()`; one that cannot be read has its error,
 * and the next one follows. Only one game is in memory. Bytes are UTF-8 up to the first ones that are none, and
 * windows-1252 from there on.
 * Leaving the loop ends the stream.
 * @throws ArgumentError (as a rejection) when it is no such source.
 * @throws PgnError (as a rejection) when a game is longer than four million characters.
 * @example
 * const results = [];
 * for await (const { game } of readGames(kingcraft, '1. e4 1-0 1. d4 *')) results.push(game?.result);
 * results.join(' '); // '1-0 *'
 */
export function readGames(
  kingcraft: Kingcraft,
  source: PgnSource,
  options?: ReadGamesOptions,
): AsyncGenerator<PgnStreamGame, void>;

/**
 * A game without moves, from the start position or from a FEN.
 * @throws VariantError, FenError
 * @example
 * createGame(kingcraft, 'tax').tree.isEmpty; // true
 */
export function createGame(kingcraft: Kingcraft, variant: string, fen?: string): PgnGame;

/**
 * The games of a text. Those after one that cannot be read are listed too; at most 100,000 are.
 * @example
 * listGames('1. e4 e5 * 1. d4 *').length; // 2
 */
export function listGames(text: string): PgnEntry[];

/**
 * A game of a text with all that is said in it. Its moves and its position are checked by the engine.
 * @throws PgnError with the line and column of what is wrong.
 * @example
 * const game = openGame(kingcraft, '1. e4 (1. d4) e5 *');
 * game.tree.mainLine().map(({ move }) => move?.san); // ['e4', 'e5']
 */
export function openGame(kingcraft: Kingcraft, text: string, options?: OpenOptions): PgnGame;

/**
 * Plays moves from a node on, and returns the node that the last one leads to. A move that was played there before is
 * found again, another one begins a variation.
 * @throws IllegalMoveError, AmbiguousMoveError; the moves before that one are in the tree then.
 * @throws ArgumentError when `moves` is a text or another value that is no list of moves; the tree is as it was.
 * @example
 * const game = createGame(kingcraft, 'chess');
 * playLine(kingcraft, game, game.tree.root, ['e4', 'e5']).move?.san; // 'e5'
 */
export function playLine(
  kingcraft: Kingcraft,
  game: { variant: string; tree: MoveTree },
  node: MoveNode,
  moves: Iterable<string | MoveChoice | Move>,
): MoveNode;

/**
 * The game as PGN, in lines of at most 79 characters. `openGame()` reads back what was written.
 * @example
 * const game = openGame(kingcraft, '1. e4 e5 1-0');
 * writeGame(kingcraft, game).endsWith('1. e4 e5 1-0\n'); // true
 */
export function writeGame(
  kingcraft: Kingcraft,
  game: { variant: string; tags: readonly PgnTag[]; result: PgnResult; tree: MoveTree },
): string;

/**
 * What `listGames()` does, for long texts: yields the offset up to which it has read, and returns the games.
 * @example
 * let step = { done: false };
 * for (const steps = listGamesInSteps('1. e4 *'); !step.done; ) step = steps.next();
 * step.value.length; // 1
 */
export function listGamesInSteps(text: string): Generator<number, PgnEntry[]>;

/**
 * What `openGame()` does, for long games: yields an offset of the text, and returns the game.
 * @example
 * let step = { done: false };
 * for (const steps = openGameInSteps(kingcraft, '1. e4 *'); !step.done; ) step = steps.next();
 * step.value.variant; // 'chess'
 */
export function openGameInSteps(
  kingcraft: Kingcraft,
  text: string,
  options?: OpenOptions,
): Generator<number, PgnGame>;

/**
 * What `writeGame()` does, for long games: yields after every move, and returns the text.
 * @example
 * let step = { done: false };
 * for (const steps = writeGameInSteps(kingcraft, createGame(kingcraft, 'tax')); !step.done; ) step = steps.next();
 * step.value.includes('[Variant "Tax Chess"]'); // true
 */
export function writeGameInSteps(
  kingcraft: Kingcraft,
  game: { variant: string; tags: readonly PgnTag[]; result: PgnResult; tree: MoveTree },
): Generator<undefined, string>;

/**
 * The sign of a Numeric Annotation Glyph: `!` of 1; undefined where it has none.
 * @example
 * signOfNag(1); // '!'
 */
export function signOfNag(nag: number): string | undefined;

/**
 * The tags of a game of the package, by name.
 * @example
 * const game = kingcraft.newGame('chess');
 * tagsOf(game).Result; // '*'
 */
export function tagsOf(game: Game): Record<string, string>;

/**
 * Sets a tag of a game of the package; null removes it. The seven tags of the roster stay in their order. What could be
 * redone is forgotten.
 * @throws ArgumentError when it is no name of a tag, or one of `Variant`, `FEN`, `SetUp`, `Result` and `Termination`,
 *   which follow from the game.
 * @example
 * const game = kingcraft.newGame('chess');
 * setTag(game, 'White', 'Ann');
 * tagsOf(game).White; // 'Ann'
 */
export function setTag(game: Game, name: string, value: string | null): void;
