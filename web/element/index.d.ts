// `kingcraft/board`: the class of the board element. `kingcraft/board/define` registers it as `<kingcraft-board>`.

import type {
  Color,
  FenError,
  Move,
  MoveChoice,
  Outcome,
  PlacedPiece,
  Square,
  VariantName,
  WasmSource,
} from '../kingcraft/index.js';

/** Who moved: a person on the board, the computer, or a script that called `move()`. */
export type By = 'person' | 'machine' | 'script';

/** The position on the board. */
export interface BoardPosition {
  readonly fen: string;
  readonly turn: Color;
  /** The number of half-moves before the position. */
  readonly ply: number;
  /** The move that led to the position. Null at the start. */
  readonly move: Move | null;
}

/**
 * The events of a board. All except `error` bubble, also out of shadow roots, so `window.onerror` receives only script
 * errors. The examples use a `board` that is on the page: `document.querySelector('kingcraft-board')`.
 */
export interface KingcraftBoardEventMap extends Omit<HTMLElementEventMap, 'error'> {
  /**
   * Fires before a move is played. `preventDefault()` cancels the move.
   * @example
   * board.addEventListener('movestart', (event) => event.preventDefault());
   * await board.move('e4'); // null
   */
  movestart: CustomEvent<{ readonly move: Move; readonly by: By }>;
  /**
   * Fires after a move.
   * @example
   * board.addEventListener('move', ({ detail }) => { document.title = detail.move.san; });
   * await board.move('e4');
   * document.title; // 'e4'
   */
  move: CustomEvent<BoardPosition & { readonly move: Move; readonly by: By }>;
  /**
   * Fires when the board shows another position: after a move, an undo or a new game. On a free board, `error` says why
   * the position cannot be played, or is null if it can.
   * @example
   * board.addEventListener('positionchange', ({ detail }) => { document.title = detail.turn; });
   * await board.move('e4');
   * document.title; // 'black'
   */
  positionchange: CustomEvent<BoardPosition & { readonly error?: FenError | null }>;
  /**
   * Fires after a move that ends the game.
   * @example
   * board.moves = 'f3 e5 g4';
   * board.addEventListener('gameover', ({ detail }) => { document.title = detail.outcome.reason; });
   * await board.move('Qh4');
   * document.title; // 'checkmate'
   */
  gameover: CustomEvent<BoardPosition & { readonly move: Move; readonly outcome: Outcome }>;
  /**
   * Fires at the first wrong move in a puzzle, or when the reader asks for the solution. `wrong` is then null.
   * @example
   * board.puzzle = 'chess/1';
   * board.addEventListener('puzzlefailed', ({ detail }) => { document.title = `Not ${detail.wrong?.san}`; });
   * // The reader tries Bd2.
   * document.title; // 'Not Bd2'
   */
  puzzlefailed: CustomEvent<BoardPosition & { readonly wrong: Move | null }>;
  /**
   * Fires after the last move of a puzzle. `hasFailed` says whether `puzzlefailed` came before.
   * @example
   * board.puzzle = 'chess/1';
   * board.addEventListener('puzzlesolved', ({ detail }) => { document.title = `Solved: ${detail.move.san}`; });
   * // The reader finds Nc3.
   * document.title; // 'Solved: Nc3+'
   */
  puzzlesolved: CustomEvent<BoardPosition & { readonly move: Move; readonly hasFailed: boolean }>;
  /**
   * Fires when the reader chooses a square or picks up its piece, except while each press draws. `preventDefault()`
   * cancels the effect on the board.
   * @example
   * board.addEventListener('squareselect', ({ detail }) => { document.title = detail.square; });
   * // The reader presses e2.
   * document.title; // 'e2'
   */
  squareselect: CustomEvent<{
    readonly square: Square;
    readonly piece: Readonly<PlacedPiece> | null;
    readonly fen: string;
  }>;
  /**
   * Fires when the reader has drawn, or when another position has cleared the drawings.
   * @example
   * board.addEventListener('shapeschange', ({ detail }) => { document.title = detail.shapes.length; });
   * // The reader draws a circle on e2.
   * document.title; // '1'
   */
  shapeschange: CustomEvent<{ readonly shapes: readonly BoardShape[] }>;
  /**
   * Fires when an attribute is invalid or loading fails. The board does not change. `message` is the sentence that the
   * board shows, in its language.
   * @example
   * board.addEventListener('error', ({ detail }) => { document.title = detail.error.code; });
   * board.setAttribute('theme', 'pink');
   * await board.ready;
   * document.title; // 'argument'
   */
  error: CustomEvent<{ readonly error: Error; readonly message: string }>;
}

/** The names of the board's own events, including `error`. */
export type KingcraftBoardEvent =
  | Exclude<keyof KingcraftBoardEventMap, keyof HTMLElementEventMap>
  | 'error';

/** An item of `controls`. */
export type BoardControl = 'moves' | 'flip' | 'reset' | 'draw' | 'solution' | 'rules';

/** A color of arrows and circles. */
export type BoardColor = 'green' | 'red' | 'yellow' | 'blue';

/** An arrow, or a circle if both squares are the same. Shapes of `kingcraft/pgn` fit. */
export interface BoardArrow {
  readonly from: Square;
  readonly to: Square;
  /** Defaults to green. */
  readonly color?: BoardColor | undefined;
}

/** An arrow or a circle that the reader has drawn. */
export type BoardShape = Readonly<Required<BoardArrow>>;

/** A circle on a square. */
export interface BoardMark {
  readonly square: Square;
  /** Defaults to green. */
  readonly color?: BoardColor | undefined;
}

/** A switch. `true` and an attribute without a value mean `on`. */
export type BoardSwitch = 'on' | 'off' | '' | boolean;

/**
 * The attributes of a board in templates of frameworks, and the values that you may assign to its properties. Null
 * removes the attribute. Separate the items of a text with spaces or commas. Any other value throws an ArgumentError.
 */
export interface KingcraftBoardProps {
  /** The id of the game. Defaults to `chess`. */
  variant?: VariantName | null | undefined;
  /** The starting position. Defaults to the start position of the variant. */
  fen?: string | null | undefined;
  /** The moves played since, as coordinates or SAN, numbered or not. Defaults to none. */
  moves?: string | readonly string[] | null | undefined;
  /** The side that a person plays: `both`, `white`, `black` or `none`. Defaults to `both`. */
  play?: 'both' | 'white' | 'black' | 'none' | null | undefined;
  /** The strength of the computer, 1 to 10. It plays each side that no person plays. Defaults to no computer. */
  level?: number | `${number}` | null | undefined;
  /** The side at the bottom: `white` or `black`. Defaults to the side of the person. */
  orientation?: 'white' | 'black' | null | undefined;
  /** The colors of the squares: `paper`, `slate`, `moss`, `sea`, `rose` or `gray`. Defaults to `paper`. */
  theme?: 'paper' | 'slate' | 'moss' | 'sea' | 'rose' | 'gray' | null | undefined;
  /**
   * The look of the pieces: `figures`, `letters` on discs, or the address of your own pictures, which contains
   * `{color}` and `{piece}`, or `{code}`. Defaults to `figures`, which also replace pictures that cannot be loaded.
   */
  pieces?: 'figures' | 'letters' | (string & {}) | null | undefined;
  /**
   * The controls below the board: any of `moves`, `flip`, `reset`, `draw`, `solution` and `rules`. Defaults to none.
   */
  controls?: readonly BoardControl[] | BoardControl | (string & {}) | null | undefined;
  /** A paragraph of the rules to show with its diagrams, such as `tax/3`. Defaults to none. */
  lesson?: string | null | undefined;
  /** A puzzle to solve, such as `tax/7`. Defaults to none. */
  puzzle?: string | null | undefined;
  /** A game of PGN to replay, with variations, comments, clocks and arrows. Defaults to none. */
  pgn?: string | null | undefined;
  /** The address of a PGN file, whose first game is replayed. Defaults to none. */
  src?: string | URL | null | undefined;
  /** Whether readers put pieces anywhere, without rules: `on` or `off`. Defaults to `off`. */
  free?: BoardSwitch | null | undefined;
  /** Arrows on the board, such as `e2e4 d2d4:red`. Defaults to none. */
  arrows?: string | readonly (string | BoardArrow)[] | null | undefined;
  /** Circles on squares, such as `e4 d5:blue`. Defaults to none. */
  marks?: string | readonly (string | BoardMark)[] | null | undefined;
  /** Whether to name files and ranks: `on` or `off`. Defaults to `on`. */
  coordinates?: BoardSwitch | null | undefined;
  /** Whether the reader can choose a move while the computer thinks: `on` or `off`. Defaults to `on`. */
  premoves?: BoardSwitch | null | undefined;
  /** Whether moves make sounds: `on` or `off`. Defaults to `off`. */
  sounds?: BoardSwitch | null | undefined;
  /** Whether the reader can draw arrows and circles: `on` or `off`. Defaults to `on`. */
  drawing?: BoardSwitch | null | undefined;
  /**
   * The shapes that the reader has drawn. Assigning them fires no event; another position clears them. Defaults to
   * none.
   */
  shapes?: readonly (string | BoardArrow | BoardMark)[] | null | undefined;
}

/** A game for `load()`. */
export interface BoardGame {
  /** Defaults to the variant on the board. */
  variant?: VariantName | undefined;
  /** Defaults to the start position of the variant. */
  fen?: string | undefined;
  /** The moves played from there, as coordinates or SAN; a text may have move numbers. Defaults to none. */
  moves?: readonly string[] | string | undefined;
}

/**
 * `<kingcraft-board>`. A property with the name of an attribute returns its text, or null without the attribute. You
 * may also assign numbers, booleans and lists. The examples use a `board` that is on the page:
 * `document.querySelector('kingcraft-board')`.
 *
 * Methods open the board if necessary, and wait until it is open. On an error they reject, and nothing changes. They
 * reject with a DisposedError if the board is not on a page.
 */
export class KingcraftBoard extends HTMLElement {
  /**
   * The id of the game. Defaults to `chess`.
   * @example
   * board.variant = 'tax';
   * board.getAttribute('variant'); // 'tax'
   */
  get variant(): string | null;
  set variant(value: KingcraftBoardProps['variant']);
  /**
   * The starting position. Defaults to the start position of the variant.
   * @example
   * board.fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
   * (await board.move('e4'))?.id; // 'e2e4'
   */
  get fen(): string | null;
  set fen(value: KingcraftBoardProps['fen']);
  /**
   * The moves played since, as coordinates or SAN, numbered or not. Defaults to none.
   * @example
   * board.moves = '1. e4 e5';
   * (await board.undo())?.san; // 'e5'
   */
  get moves(): string | null;
  set moves(value: KingcraftBoardProps['moves']);
  /**
   * The side that a person plays: `both`, `white`, `black` or `none`. Defaults to `both`.
   * @example
   * board.play = 'white';
   * board.play; // 'white'
   */
  get play(): string | null;
  set play(value: KingcraftBoardProps['play']);
  /**
   * The strength of the computer, 1 to 10. It plays each side that no person plays. Defaults to no computer.
   * @example
   * board.level = 3;
   * board.level; // '3'
   */
  get level(): string | null;
  set level(value: KingcraftBoardProps['level']);
  /**
   * The side at the bottom: `white` or `black`. Defaults to the side of the person.
   * @example
   * board.orientation = 'black';
   * board.orientation; // 'black'
   */
  get orientation(): string | null;
  set orientation(value: KingcraftBoardProps['orientation']);
  /**
   * The colors of the squares: `paper`, `slate`, `moss`, `sea`, `rose` or `gray`. Defaults to `paper`.
   * @example
   * board.theme = 'sea';
   * board.theme; // 'sea'
   */
  get theme(): string | null;
  set theme(value: KingcraftBoardProps['theme']);
  /**
   * The look of the pieces: `figures`, `letters` on discs, or the address of your own pictures, which contains
   * `{color}` and `{piece}`, or `{code}`. Defaults to `figures`, which also replace pictures that cannot be loaded.
   * @example
   * board.pieces = '/pieces/{color}-{piece}.svg';
   * board.pieces; // '/pieces/{color}-{piece}.svg'
   */
  get pieces(): string | null;
  set pieces(value: KingcraftBoardProps['pieces']);
  /**
   * The controls below the board: any of `moves`, `flip`, `reset`, `draw`, `solution` and `rules`. Defaults to none.
   * @example
   * board.controls = ['moves', 'flip'];
   * board.controls; // 'moves flip'
   */
  get controls(): string | null;
  set controls(value: KingcraftBoardProps['controls']);
  /**
   * A paragraph of the rules to show with its diagrams, such as `tax/3`. Defaults to none.
   * @example
   * board.lesson = 'tax/3';
   * board.lesson; // 'tax/3'
   */
  get lesson(): string | null;
  set lesson(value: KingcraftBoardProps['lesson']);
  /**
   * A puzzle to solve, such as `tax/7`. Defaults to none.
   * @example
   * board.puzzle = 'chess/1';
   * // The reader finds Nc3.
   * board.history.map(({ id }) => id); // ['f8b4', 'b5c3']
   */
  get puzzle(): string | null;
  set puzzle(value: KingcraftBoardProps['puzzle']);
  /**
   * A game of PGN to replay, with variations, comments, clocks and arrows. Defaults to none.
   * @example
   * board.pgn = '1. e4 (1. d4) e5 *';
   * (await board.next())?.san; // 'e4'
   */
  get pgn(): string | null;
  set pgn(value: KingcraftBoardProps['pgn']);
  /**
   * The address of a PGN file, whose first game is replayed. Defaults to none.
   * @example
   * board.src = '/games/immortal.pgn';
   * board.src; // '/games/immortal.pgn'
   */
  get src(): string | null;
  set src(value: KingcraftBoardProps['src']);
  /**
   * Whether readers put pieces anywhere, without rules: `on` or `off`. Defaults to `off`.
   * @example
   * board.free = true;
   * board.free; // 'true'
   */
  get free(): string | null;
  set free(value: KingcraftBoardProps['free']);
  /**
   * Arrows on the board, such as `e2e4 d2d4:red`. Defaults to none.
   * @example
   * board.arrows = [{ from: 'e2', to: 'e4', color: 'red' }];
   * board.arrows; // 'e2e4:red'
   */
  get arrows(): string | null;
  set arrows(value: KingcraftBoardProps['arrows']);
  /**
   * Circles on squares, such as `e4 d5:blue`. Defaults to none.
   * @example
   * board.marks = ['e4', { square: 'd5', color: 'blue' }];
   * board.marks; // 'e4 d5:blue'
   */
  get marks(): string | null;
  set marks(value: KingcraftBoardProps['marks']);
  /**
   * Whether to name files and ranks: `on` or `off`. Defaults to `on`.
   * @example
   * board.coordinates = false;
   * board.coordinates; // 'false'
   */
  get coordinates(): string | null;
  set coordinates(value: KingcraftBoardProps['coordinates']);
  /**
   * Whether the reader can choose a move while the computer thinks: `on` or `off`. Defaults to `on`.
   * @example
   * board.premoves = 'off';
   * board.premoves; // 'off'
   */
  get premoves(): string | null;
  set premoves(value: KingcraftBoardProps['premoves']);
  /**
   * Whether moves make sounds: `on` or `off`. Defaults to `off`.
   * @example
   * board.sounds = 'on';
   * board.sounds; // 'on'
   */
  get sounds(): string | null;
  set sounds(value: KingcraftBoardProps['sounds']);
  /**
   * Whether the reader can draw arrows and circles: `on` or `off`. Defaults to `on`.
   * @example
   * board.drawing = 'off';
   * board.drawing; // 'off'
   */
  get drawing(): string | null;
  set drawing(value: KingcraftBoardProps['drawing']);

  /**
   * The shapes that the reader has drawn. Assigning them fires no event; another position clears them. Defaults to
   * none.
   * @example
   * board.shapes = ['e4:red'];
   * board.shapes; // [{ from: 'e4', to: 'e4', color: 'red' }]
   */
  get shapes(): readonly BoardShape[];
  set shapes(value: KingcraftBoardProps['shapes']);
  /**
   * The position on the board as FEN. Null if the board shows no game.
   * @example
   * await board.ready;
   * board.position?.split(' ')[1]; // 'w'
   */
  get position(): string | null;
  /**
   * The moves up to the position on the board.
   * @example
   * await board.move('e4');
   * board.history.map(({ san }) => san); // ['e4']
   */
  get history(): readonly Move[];
  /**
   * The result. Null while the game goes on.
   * @example
   * board.moves = 'f3 e5 g4 Qh4';
   * await board.ready;
   * board.outcome?.winner; // 'black'
   */
  get outcome(): Outcome | null;
  /**
   * Opens the board, even off screen. Resolves when the board shows what its attributes describe; rejects if it cannot
   * show anything.
   * @example
   * await board.ready;
   * board.history.length; // 0
   */
  get ready(): Promise<void>;

  /**
   * Plays a move for either side. Resolves with the move, or with null if a listener canceled it.
   * @throws IllegalMoveError or AmbiguousMoveError, as a rejection.
   * @example
   * (await board.move('Nf3'))?.id; // 'g1f3'
   */
  move(move: string | MoveChoice | Move): Promise<Move | null>;
  /**
   * Takes back the last move, and the computer's reply. Resolves with the move that was last, or with null at the
   * start.
   * @example
   * await board.move('e4');
   * (await board.undo())?.san; // 'e4'
   */
  undo(): Promise<Move | null>;
  /**
   * Replays the moves that `undo()` took back. Resolves with the new last move, or with null if there is nothing to
   * redo.
   * @example
   * board.moves = 'e4 e5';
   * await board.undo();
   * (await board.redo())?.san; // 'e5'
   */
  redo(): Promise<Move | null>;
  /**
   * Goes to the position after a number of half-moves, in the game or in the current variation. 0 is the start. Moves
   * after it stay until another move is played. Resolves with the move that led there, or with null at the start.
   * @throws ArgumentError, as a rejection, if there are fewer half-moves.
   * @example
   * board.moves = 'e4 e5 Nf3';
   * (await board.goTo(1))?.san; // 'e4'
   */
  goTo(ply: number): Promise<Move | null>;
  /**
   * Goes forward one half-move. Resolves with the new last move, or with null at the end.
   * @example
   * board.pgn = '1. e4 e5 *';
   * (await board.next())?.san; // 'e4'
   */
  next(): Promise<Move | null>;
  /**
   * Goes back one half-move. Resolves with the move that was last, or with null at the start.
   * @example
   * board.moves = 'e4 e5';
   * (await board.back())?.san; // 'e5'
   */
  back(): Promise<Move | null>;
  /**
   * Returns to the position of the attributes, or to the start of a game of PGN.
   * @example
   * await board.move('e4');
   * await board.reset();
   * board.history.length; // 0
   */
  reset(): Promise<void>;
  /**
   * Starts another game and sets its attributes.
   * @param game defaults to the start position of the variant on the board.
   * @throws VariantError, FenError, IllegalMoveError or AmbiguousMoveError, as a rejection.
   * @example
   * await board.load({ variant: 'tax', moves: 'e4' });
   * board.variant; // 'tax'
   */
  load(game?: BoardGame): Promise<void>;

  /**
   * Focuses the square that the keyboard last used. If the board is still loading, it does so later.
   * @example
   * await board.ready;
   * board.focus();
   * document.activeElement === board; // true
   */
  focus(options?: FocusOptions): void;

  addEventListener<Type extends keyof KingcraftBoardEventMap>(
    type: Type,
    listener: (this: KingcraftBoard, event: KingcraftBoardEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof KingcraftBoardEventMap>(
    type: Type,
    listener: (this: KingcraftBoard, event: KingcraftBoardEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/**
 * Tells the boards where the files of the engine are, if your bundler moves them. Call it before the first board is
 * shown.
 * @throws ArgumentError if an option is unknown.
 * @example
 * useFiles({ wasm: new URL('https://files.example/engine.wasm') });
 */
export function useFiles(where: {
  /** The engine's WebAssembly, as for `load()`. Defaults to the file that comes with the package. */
  wasm?: WasmSource | undefined;
  /** The address of `worker.js`. Defaults to the file that comes with the package. */
  worker?: URL | undefined;
}): void;

declare global {
  interface HTMLElementTagNameMap {
    'kingcraft-board': KingcraftBoard;
  }
}
