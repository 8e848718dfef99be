// `kingcraft/pgn`: reads, changes and writes games of PGN as trees. All functions throw an ArgumentError if an argument
// has the wrong type.

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

/** The result of a game in PGN. `*` means that the game goes on. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** A tag of a game, such as `[White "Ada"]`. */
export interface PgnTag {
  name: string;
  value: string;
}

/** A game in a text, before its moves are checked. */
export interface PgnEntry {
  /** The tags, with their offsets in the text. */
  tags: (PgnTag & { at: number })[];
  /** Null if the game has no result. */
  result: PgnResult | null;
  /** Why the game cannot be read. Null if it can. */
  error: PgnError | null;
  /** Where the game begins: the offset in the text, and the line, counted from 1. */
  start: { at: number; line: number };
}

/** An arrow, such as `[%cal Ge2e4]`, or a circle, such as `[%csl Rd5]`, which begins and ends on its square. */
export interface PgnShape {
  from: Square;
  to: Square;
  color: 'green' | 'red' | 'yellow' | 'blue';
}

/**
 * A score for White, such as `[%eval 0.35]` or `[%eval #-3,20]`: in centipawns or in moves to mate. `depth` is the
 * depth of the search, if the PGN has it.
 */
export type PgnEvaluation = ({ cp: number } | { mate: number }) & { depth?: number };

/**
 * A position in a tree, with the move that led to it and its annotations. You may change the annotations. A value that
 * PGN cannot contain, such as a NAG that is not a number, throws an ArgumentError.
 */
export interface MoveNode {
  /** Unique in its tree. The root has 0. */
  readonly id: number;
  /** Null at the root. */
  readonly parent: MoveNode | null;
  /** The next moves. The first one is the main move, the others begin variations. */
  readonly children: readonly MoveNode[];
  /** The move that led here. Null at the root. */
  readonly move: Move | null;
  /** The position after the move. */
  readonly fen: string;
  /** The comment after the move. At the root, the comment before the first move. */
  comment: string;
  /** The comment before the move, if the move begins a variation. */
  opening: string;
  /** Numeric Annotation Glyphs, 0 to 255. For example, 1 is `!` and 2 is `?`. */
  nags: number[];
  shapes: PgnShape[];
  /** The score that an engine gave the position, or null. */
  evaluation: PgnEvaluation | null;
  /** The seconds left to the player who moved, with up to three decimals, such as `[%clk 0:05:23]`. Null if unknown. */
  clock: number | null;
  /** The side to move. */
  readonly turn: Color;
  /** The number of the next move. */
  readonly moveNumber: number;
  /** Whether the move is an alternative to the main move. */
  readonly isVariation: boolean;
  /**
   * Adds a NAG to the move, or removes it. A move has at most one of `!`, `?`, `!!`, `??`, `!?` and `?!`.
   * @example
   * const { tree } = openGame(kingcraft, '1. e4? *');
   * tree.root.children[0].toggleNag(1);
   * tree.root.children[0].nags; // [1]
   */
  toggleNag(nag: number): void;
  /**
   * Draws a shape. If the same shape is there, this removes it, or changes its color if the colors differ.
   * @example
   * const { root } = createGame(kingcraft, 'chess').tree;
   * root.toggleShape({ from: 'e2', to: 'e4', color: 'green' });
   * root.shapes.length; // 1
   */
  toggleShape(shape: PgnShape): void;
}

/** The moves of a game and their variations. */
export class MoveTree {
  /**
   * Creates a tree without moves.
   * @param fen a position that the engine accepts
   * @example
   * const tree = new MoveTree('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
   * tree.root.turn; // 'white'
   */
  constructor(fen: string);
  readonly root: MoveNode;
  /** The selected position, at first the root. */
  readonly current: MoveNode;
  /** Whether the tree has no moves and no comment at its root. */
  readonly isEmpty: boolean;
  /**
   * Adds a legal move and the position after it, and returns its node. If the move is already there, returns that node.
   * `playLine()` is simpler: it asks the engine for the move and the position.
   * @example
   * const game = kingcraft.newGame('chess');
   * const tree = new MoveTree(game.fen());
   * tree.add(tree.root, game.move('e4'), game.fen()).turn; // 'black'
   */
  add(parent: MoveNode, move: Move, fen: string): MoveNode;
  /**
   * Selects a position.
   * @example
   * const { tree } = openGame(kingcraft, '1. e4 e5 *');
   * tree.goTo(tree.mainLine()[1]);
   * tree.current.move?.san; // 'e5'
   */
  goTo(node: MoveNode): void;
  /**
   * Returns the node with this id, or undefined if it has been removed.
   * @example
   * const { tree } = openGame(kingcraft, '1. e4 e5 *');
   * tree.find(2)?.move?.san; // 'e5'
   */
  find(id: number): MoveNode | undefined;
  /**
   * Returns all nodes, parents before their children.
   * @example
   * const { tree } = openGame(kingcraft, '1. e4 (1. d4) e5 *');
   * tree.nodes().length; // 4
   */
  nodes(): MoveNode[];
  /**
   * Returns the moves that lead to a node, in order. Empty for the root.
   * @example
   * const { tree } = openGame(kingcraft, '1. e4 e5 2. Nf3 *');
   * tree.lineTo(tree.mainLine()[1]).map(({ move }) => move?.san); // ['e4', 'e5']
   */
  lineTo(node: MoveNode): MoveNode[];
  /**
   * Returns the main line after a node.
   * @example
   * const { tree } = openGame(kingcraft, '1. e4 e5 2. Nf3 *');
   * tree.lineFrom(tree.root.children[0]).map(({ move }) => move?.san); // ['e5', 'Nf3']
   */
  lineFrom(node: MoveNode): MoveNode[];
  /**
   * Returns the main line from the root.
   * @example
   * const { tree } = openGame(kingcraft, '1. e4 (1. d4) e5 *');
   * tree.mainLine().map(({ move }) => move?.san); // ['e4', 'e5']
   */
  mainLine(): MoveNode[];
  /**
   * Returns the first move of the innermost variation that contains a node, or null on the main line.
   * @example
   * const { tree } = openGame(kingcraft, '1. e4 (1. d4 d5) e5 *');
   * const d5 = tree.nodes().find(({ move }) => move?.san === 'd5');
   * tree.variationOf(d5)?.move?.san; // 'd4'
   */
  variationOf(node: MoveNode): MoveNode | null;
  /**
   * Makes the innermost variation that contains a node the main line, from its first move on.
   * @example
   * const { tree } = openGame(kingcraft, '1. e4 (1. d4) e5 *');
   * tree.promote(tree.root.children[1]);
   * tree.mainLine().map(({ move }) => move?.san); // ['d4']
   */
  promote(node: MoveNode): void;
  /**
   * Moves the line through a node down one place, at the branch closest to the node where this is possible.
   * @example
   * const { tree } = openGame(kingcraft, '1. e4 (1. d4) (1. c4) e5 *');
   * tree.demote(tree.root.children[1]);
   * tree.root.children.map(({ move }) => move?.san); // ['e4', 'c4', 'd4']
   */
  demote(node: MoveNode): void;
  /**
   * Deletes a move and the moves after it. If the selected position was among them, selects the position before it.
   * @example
   * const { tree } = openGame(kingcraft, '1. e4 e5 *');
   * tree.remove(tree.mainLine()[1]);
   * tree.mainLine().length; // 1
   */
  remove(node: MoveNode): void;
}

/** A game of PGN. You may change all of it. */
export interface PgnGame {
  /** The id of the variant. */
  variant: string;
  /** The tags, except `Variant`, `FEN`, `SetUp` and `Result`, which follow from the game. */
  tags: PgnTag[];
  result: PgnResult;
  tree: MoveTree;
  /** What `openGame()` left out. */
  notes: PgnNote[];
}

/** Which game `openGame()` opens. */
export interface OpenOptions {
  /** An entry that `listGames()` returned for the same text. Defaults to the first game. */
  entry?: PgnEntry | undefined;
  /** The id of the variant, used only if the game has no tags. Defaults to `chess`. */
  variant?: string | undefined;
}

/** One game that `readGames()` yields: the game, or why it cannot be read. */
export type PgnStreamGame = {
  /** Counted from 1. */
  number: number;
  /** The line where the game begins, counted from 1. */
  line: number;
  /** The column where the game begins, counted from 1. */
  column: number;
  /** All of its tags. */
  tags: PgnTag[];
  /** The text of the game, as written. */
  text: string;
} & ({ game: PgnGame; error: null } | { game: null; error: PgnError });

/**
 * The input of `readGames()`: a text, bytes, a stream of the web or of Node.js, a file, a response of `fetch()`, or any
 * iterable of texts and bytes.
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
  /** The id of the variant, used only for games without tags. Defaults to `chess`. */
  variant?: string | undefined;
  /** Selects games by their tags. Skipping a game is much faster than opening it. Defaults to all games. */
  filter?: ((tags: readonly PgnTag[], number: number) => boolean) | undefined;
}

/**
 * Reads the games of a text or stream one by one, and opens each like `openGame()`. A game that cannot be read has its
 * error, and reading goes on with the next one. Only one game is in memory at a time. Leaving the loop ends the stream.
 *
 * Bytes are read as UTF-8. From the first invalid byte on, they are read as windows-1252.
 * @throws ArgumentError (as a rejection) if it cannot read from the source.
 * @throws PgnError (as a rejection) if a game is longer than four million characters.
 * @example
 * const results = [];
 * for await (const { game } of readGames(kingcraft, '1. e4 1-0 1. d4 *')) results.push(game?.result);
 * results; // ['1-0', '*']
 */
export function readGames(
  kingcraft: Kingcraft,
  source: PgnSource,
  options?: ReadGamesOptions,
): AsyncGenerator<PgnStreamGame, void>;

/**
 * Creates a game without moves.
 * @param fen where the game starts. Defaults to the start position of the variant.
 * @throws VariantError if there is no such variant.
 * @throws FenError if the FEN cannot be played.
 * @example
 * createGame(kingcraft, 'tax').tree.isEmpty; // true
 */
export function createGame(kingcraft: Kingcraft, variant: string, fen?: string): PgnGame;

/**
 * Lists the games in a text, at most 100,000. Includes games that cannot be read, and the games after them.
 * @example
 * listGames('1. e4 e5 * 1. d4 *').length; // 2
 */
export function listGames(text: string): PgnEntry[];

/**
 * Opens a game with its variations and annotations. The engine checks its position and its moves.
 * @throws PgnError with the line and column of the mistake.
 * @example
 * const game = openGame(kingcraft, '1. e4 (1. d4) e5 *');
 * game.tree.mainLine().map(({ move }) => move?.san); // ['e4', 'e5']
 */
export function openGame(kingcraft: Kingcraft, text: string, options?: OpenOptions): PgnGame;

/**
 * Plays moves from a node on, and returns the node after the last one. Follows moves that are already there; a new move
 * begins a variation.
 * @throws IllegalMoveError or AmbiguousMoveError. The moves before the wrong one stay in the tree.
 * @throws ArgumentError if `moves` is not a list of moves. The tree does not change.
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
 * Writes a game as PGN, in lines of at most 79 characters. `openGame()` reads it back without loss.
 * @example
 * const game = openGame(kingcraft, '1. e4 e5 1-0');
 * writeGame(kingcraft, game).endsWith('1. e4 e5 1-0\n'); // true
 */
export function writeGame(
  kingcraft: Kingcraft,
  game: { variant: string; tags: readonly PgnTag[]; result: PgnResult; tree: MoveTree },
): string;

/**
 * Does the same as `listGames()` in small steps, for long texts. Yields the offset that it has reached, and returns the
 * games.
 * @example
 * let step = { done: false };
 * for (const steps = listGamesInSteps('1. e4 *'); !step.done; ) step = steps.next();
 * step.value.length; // 1
 */
export function listGamesInSteps(text: string): Generator<number, PgnEntry[]>;

/**
 * Does the same as `openGame()` in small steps, for long games. Yields the offset that it has reached, and returns the
 * game.
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
 * Does the same as `writeGame()` in small steps, for long games. Yields after each move, and returns the text.
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
 * Returns the sign of a Numeric Annotation Glyph, such as `!` for 1. Returns undefined if it has no sign.
 * @example
 * signOfNag(1); // '!'
 */
export function signOfNag(nag: number): string | undefined;

/**
 * Returns the tags of a `Game` by name.
 * @example
 * const game = kingcraft.newGame('chess');
 * tagsOf(game).Result; // '*'
 */
export function tagsOf(game: Game): Record<string, string>;

/**
 * Sets a tag of a `Game`. Null removes it. The seven standard tags stay in their order. Afterwards, `game.redo()` has
 * nothing to redo.
 * @throws ArgumentError if the name is invalid, or `Variant`, `FEN`, `SetUp`, `Result` or `Termination`, which follow
 *   from the game.
 * @example
 * const game = kingcraft.newGame('chess');
 * setTag(game, 'White', 'Ann');
 * tagsOf(game).White; // 'Ann'
 */
export function setTag(game: Game, name: string, value: string | null): void;
