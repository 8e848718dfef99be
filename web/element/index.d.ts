// `kingcraft/board`: a board for any page. `kingcraft/board/define` registers it as `<kingcraft-board>`.

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

/** Who moved: a person on the board, the computer, or a script by `move()`. */
export type By = 'person' | 'machine' | 'script';

/** What is on the board. */
export interface BoardPosition {
  readonly fen: string;
  readonly turn: Color;
  /** How many half-moves are on the board. */
  readonly ply: number;
  /** The move that led there; null at the start. */
  readonly move: Move | null;
}

/**
 * The events of a board, with what its own have in `detail`, which bubble out of shadow roots too; only `error` does
 * not bubble, so that `window.onerror` hears of scripts alone.
 */
export interface KingcraftBoardEventMap extends Omit<HTMLElementEventMap, 'error'> {
  /** A move is about to be played; `preventDefault()` keeps it back. */
  movestart: CustomEvent<{ readonly move: Move; readonly by: By }>;
  /** A move was played. */
  move: CustomEvent<BoardPosition & { readonly move: Move; readonly by: By }>;
  /**
   * Another position is on the board: by a move, by one that was taken back, or by another game. On a free board,
   * `error` says why it cannot be played, and is null where it can.
   */
  positionchange: CustomEvent<BoardPosition & { readonly error?: FenError | null }>;
  /** A move has ended the game. */
  gameover: CustomEvent<BoardPosition & { readonly move: Move; readonly outcome: Outcome }>;
  /** The first wrong move was tried at a puzzle, or its solution was asked for: then `wrong` is null. */
  puzzlefailed: CustomEvent<BoardPosition & { readonly wrong: Move | null }>;
  /** The last move of a puzzle was found; `hasFailed` says whether `puzzlefailed` came before. */
  puzzlesolved: CustomEvent<BoardPosition & { readonly move: Move; readonly hasFailed: boolean }>;
  /**
   * The reader chose a square, by a press, by the keyboard or by picking its piece up; `preventDefault()` cancels what
   * that means on the board. While each press draws, none is chosen.
   */
  squareselect: CustomEvent<{
    readonly square: Square;
    readonly piece: Readonly<PlacedPiece> | null;
    readonly fen: string;
  }>;
  /** The reader has drawn, or another position has taken the drawings away. */
  shapeschange: CustomEvent<{ readonly shapes: readonly BoardShape[] }>;
  /**
   * An attribute says nothing sensible, or something could not be loaded; what was on the board stays. `message` is
   * what the board says, in its language.
   */
  error: CustomEvent<{ readonly error: Error; readonly message: string }>;
}

/** The events that only a board has, and `error`. */
export type KingcraftBoardEvent =
  | Exclude<keyof KingcraftBoardEventMap, keyof HTMLElementEventMap>
  | 'error';

/** A word of `controls`. */
export type BoardControl = 'moves' | 'flip' | 'reset' | 'draw' | 'solution' | 'rules';

/** A color of arrows and circles. */
export type BoardColor = 'green' | 'red' | 'yellow' | 'blue';

/** An arrow, or a circle where both squares are one, as `toSvg()` and the shapes of `kingcraft/pgn` have it. */
export interface BoardArrow {
  readonly from: Square;
  readonly to: Square;
  /** Green when left out. */
  readonly color?: BoardColor | undefined;
}

/** What the reader has drawn. */
export type BoardShape = Readonly<Required<BoardArrow>>;

/** A circle on a square, as `toSvg()` has it. */
export interface BoardMark {
  readonly square: Square;
  /** Green when left out. */
  readonly color?: BoardColor | undefined;
}

/** What is on or off; `true` and an attribute without a value are `on`. */
export type BoardSwitch = 'on' | 'off' | '' | boolean;

/**
 * The attributes of a board as templates of frameworks have them, and what may be assigned to the properties. Null is
 * as without the attribute; a list may be a text, with blanks or commas. Assigning anything else throws an
 * ArgumentError.
 */
export interface KingcraftBoardProps {
  variant?: VariantName | null | undefined;
  fen?: string | null | undefined;
  moves?: string | readonly string[] | null | undefined;
  play?: 'both' | 'white' | 'black' | 'none' | null | undefined;
  level?: number | `${number}` | null | undefined;
  orientation?: 'white' | 'black' | null | undefined;
  theme?: 'paper' | 'slate' | 'moss' | 'sea' | 'rose' | 'gray' | null | undefined;
  pieces?: 'figures' | 'letters' | (string & {}) | null | undefined;
  controls?: readonly BoardControl[] | BoardControl | (string & {}) | null | undefined;
  lesson?: string | null | undefined;
  puzzle?: string | null | undefined;
  pgn?: string | null | undefined;
  src?: string | null | undefined;
  free?: BoardSwitch | null | undefined;
  arrows?: string | readonly (string | BoardArrow)[] | null | undefined;
  marks?: string | readonly (string | BoardMark)[] | null | undefined;
  coordinates?: BoardSwitch | null | undefined;
  premoves?: BoardSwitch | null | undefined;
  sounds?: BoardSwitch | null | undefined;
  drawing?: BoardSwitch | null | undefined;
  /** A property without an attribute: what the reader has drawn. */
  shapes?: readonly (string | BoardArrow | BoardMark)[] | null | undefined;
}

/** What `load()` takes. `fen` and `moves` that are left out are as without the attributes. */
export interface BoardGame {
  /** When left out, the game that is on the board. */
  variant?: VariantName | undefined;
  fen?: string | undefined;
  /** Coordinates or SAN; in a text with blanks between them, move numbers may stand there too. */
  moves?: readonly string[] | string | undefined;
}

/**
 * `<kingcraft-board>`. The properties that are named as attributes are their texts, null without one; lists and numbers
 * may be assigned too.
 * Methods wait until the board is open, which they make it; they are rejected with a DisposedError while the board is
 * on no page, and with the errors of the package where it cannot do what it should, and then nothing has changed.
 */
export class KingcraftBoard extends HTMLElement {
  /** The id of the game; `chess` when left out. */
  get variant(): string | null;
  set variant(value: KingcraftBoardProps['variant']);
  /** Where the game starts; the start position of the variant when left out. */
  get fen(): string | null;
  set fen(value: KingcraftBoardProps['fen']);
  /** The moves since, as coordinates or SAN. */
  get moves(): string | null;
  set moves(value: KingcraftBoardProps['moves']);
  /** Whose pieces a person moves: `both` when left out, `white`, `black` or `none`. */
  get play(): string | null;
  set play(value: KingcraftBoardProps['play']);
  /** From 1 to 10: a computer of this strength plays the side that no person plays. Without it there is no computer. */
  get level(): string | null;
  set level(value: KingcraftBoardProps['level']);
  /** Who sits below, `white` or `black`; when left out, who is played. */
  get orientation(): string | null;
  set orientation(value: KingcraftBoardProps['orientation']);
  /** The colours of the squares: `paper` when left out, `slate`, `moss`, `sea`, `rose` or `gray`. */
  get theme(): string | null;
  set theme(value: KingcraftBoardProps['theme']);
  /**
   * How pieces look: `figures` when left out, `letters`, on discs, as FEN has them, or the address of your own
   * pictures, with `{color}` and `{piece}` or with `{code}`. A piece whose picture cannot be loaded is a figure.
   */
  get pieces(): string | null;
  set pieces(value: KingcraftBoardProps['pieces']);
  /**
   * What stands below the board: `moves`, `flip`, `reset`, `draw`, `solution` and `rules`, with blanks between them.
   */
  get controls(): string | null;
  set controls(value: KingcraftBoardProps['controls']);
  /** A paragraph of the rules that is shown with its diagrams in the place of a game: `tax/3`. */
  get lesson(): string | null;
  set lesson(value: KingcraftBoardProps['lesson']);
  /** A puzzle that is shown in the place of a game: `tax/7`. */
  get puzzle(): string | null;
  set puzzle(value: KingcraftBoardProps['puzzle']);
  /**
   * A game of PGN that is shown in the place of a game, to go through: with variations, comments, clocks and arrows.
   */
  get pgn(): string | null;
  set pgn(value: KingcraftBoardProps['pgn']);
  /** The address of a file with such a game; its first one is shown. */
  get src(): string | null;
  set src(value: KingcraftBoardProps['src']);
  /** Whether the board has no rules, and pieces are put anywhere: `on`, or `off` when left out. */
  get free(): string | null;
  set free(value: KingcraftBoardProps['free']);
  /** Arrows over the board: `e2e4 d2d4:red`. */
  get arrows(): string | null;
  set arrows(value: KingcraftBoardProps['arrows']);
  /** Circles on squares: `e4 d5:blue`. */
  get marks(): string | null;
  set marks(value: KingcraftBoardProps['marks']);
  /** Whether files and ranks are named: `on` when left out, or `off`. */
  get coordinates(): string | null;
  set coordinates(value: KingcraftBoardProps['coordinates']);
  /** Whether a move may be chosen while the computer thinks: `on` when left out, or `off`. */
  get premoves(): string | null;
  set premoves(value: KingcraftBoardProps['premoves']);
  /** Whether moves are heard: `on`, or `off` when left out. */
  get sounds(): string | null;
  set sounds(value: KingcraftBoardProps['sounds']);
  /** Whether the reader can draw arrows and circles: `on` when left out, or `off`. */
  get drawing(): string | null;
  set drawing(value: KingcraftBoardProps['drawing']);

  /**
   * What the reader has drawn on this position. It may be set, which dispatches no event; another position begins
   * without. Assigning what is no shape throws an ArgumentError.
   */
  get shapes(): readonly BoardShape[];
  set shapes(value: KingcraftBoardProps['shapes']);
  /** The position on the board as FEN; null while no game is on it. */
  readonly position: string | null;
  /** The moves on the board; of a game of PGN, those that lead to its position. */
  readonly history: readonly Move[];
  /** The result; null while the game goes on. */
  readonly outcome: Outcome | null;
  /**
   * Opens the board though no reader is near, and resolves when it shows what its attributes say. Rejected with an
   * error of the package where it cannot show anything.
   */
  readonly ready: Promise<void>;

  /** Plays a move; null when a listener kept it back. Errors: IllegalMoveError, AmbiguousMoveError. */
  move(move: string | MoveChoice | Move): Promise<Move | null>;
  /** Takes the last move back, against the computer its answer too; the move that was last, null at the start. */
  undo(): Promise<Move | null>;
  /** Plays again what was taken back; the move that is last now, null when there was none. */
  redo(): Promise<Move | null>;
  /**
   * Goes to the position after so many half-moves, 0 for the start, of a game that is played or of one of PGN; in a
   * variation, of that one. The move that led there, null at the start. Moves that were taken back are still there
   * until another one is played.
   */
  goTo(ply: number): Promise<Move | null>;
  /** Goes on by one half-move; the move that is last now, null where none follows. */
  next(): Promise<Move | null>;
  /** Goes back by one half-move; the move that was last, null at the start. */
  back(): Promise<Move | null>;
  /** Goes back to the position that the attributes say. A game of PGN begins again. */
  reset(): Promise<void>;
  /**
   * Begins another game, which the attributes say then. Errors: VariantError, FenError, IllegalMoveError,
   * AmbiguousMoveError.
   */
  load(game?: BoardGame): Promise<void>;

  /** Gives the board the focus, on the square where the keyboard was last; while it loads, once it is open. */
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
 * Says where the engine's files are, for a program that was put together from parts, before the first board is shown.
 * @param where `wasm` as `load()` takes it, `worker` as `createEngine()` does
 */
export function useFiles(where: { wasm?: WasmSource | undefined; worker?: URL | undefined }): void;

declare global {
  interface HTMLElementTagNameMap {
    'kingcraft-board': KingcraftBoard;
  }
}
