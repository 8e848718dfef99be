// Types shared by the modules of a board. A board knows squares and pieces, but no rules.

import type { Color, Hint, Path, Piece, Square, SquarePair } from '../variants/mark-types.js';
import type { Theme } from './paint-types.js';

export * from '../variants/mark-types.js';
export * from './paint-types.js';

/** How a piece goes from one square to another. */
export interface Motion extends SquarePair {
  /** The squares that it passes, without both ends. */
  via?: readonly Square[];
  /** Whether it passes over a piece there. */
  leaps?: boolean;
}

/** A place on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Where a square lies, each number from 0. */
export interface Place {
  file: number;
  rank: number;
  level: number;
}

/** The squares of a board. Frozen. */
export interface Layout {
  readonly files: number;
  readonly ranks: number;
  readonly levels: number;
  /** Those of the game, where one is known: two games may give one letter to different pieces. */
  readonly roles?: readonly string[] | undefined;
  /** a1 first, level by level. */
  readonly squares: readonly Square[];
  /** Null beside the board; the ground where no level is given. */
  squareAt(file: number, rank: number, level?: number): Square | null;
  has(square: Square): boolean;
  /** @throws RangeError when the board has no such square. */
  place(square: Square): Readonly<Place>;
  /** The squares straight above and below. */
  column(square: Square): Square[];
  /** Whether the square is a dark one; a1 is dark. */
  isDark(square: Square): boolean;
}

/** How levels stand: side by side, one above the other, or as badges in the corners of the squares on the ground. */
export type Arrangement = 'beside' | 'stacked' | 'badges';

/**
 * How levels may stand: 'apart' is the one of beside and stacked with the larger squares; 'fit' is the same where its
 * squares are large enough for a finger, else the one of all three with the largest.
 */
export type ArrangementChoice = Arrangement | 'apart' | 'fit';

/**
 * Whether files and ranks are named: in smaller letters beside small squares and not beside tiny ones; only beside
 * large squares, where the size of the squares matters more; or always in large letters.
 */
export type Labels = boolean | 'large' | 'always';

/** How a layout is shown in a space. */
export interface View extends Size {
  /** Who sits below. */
  orientation: Color;
  /** Device pixels a CSS pixel. */
  pixelRatio: number;
  labels: Labels;
  /** Whether levels are named. */
  captions: boolean;
  arrangement?: ArrangementChoice | undefined;
}

/** An arrow, or a circle where both squares are one. */
export interface Shape extends SquarePair {
  /** A name in the theme. */
  color: string;
  /** 0 for the best of several lines; others are thinner and fainter. */
  rank?: number | undefined;
  /** What screen readers say on the square where it begins. */
  label?: string | undefined;
}

/** A map from squares to the squares where their pieces may go. */
export interface Dests {
  has(square: Square): boolean;
  get(square: Square): readonly Square[] | undefined;
}

/** What a board shows. */
export interface Scene {
  pieces: Map<Square, Piece>;
  /** Where each piece may go; its own square is among them when it may act in place. */
  dests: Dests;
  /** How to show the moves of a piece; without an entry they are dots and rings. */
  hints: Map<Square, Hint[]>;
  /** Who sits below. */
  orientation: Color;
  lastMove: readonly Square[];
  /** Squares chosen before the turn. */
  premove: readonly Square[];
  /** Whether `dests` are for moves chosen before the turn, and look so. */
  ahead: boolean;
  check: readonly Square[];
  crowns: readonly Square[];
  /** Squares that matter. */
  framed: readonly Square[];
  /** The path of the last move. */
  path: Path | null;
  shapes: Shape[];
  /** Whether every press draws. */
  drawing: boolean;
  /** Whether no piece is painted, as in blindfold chess; they can still be moved. */
  blind: boolean;
  /** How many times as long as usual it takes to show a move; 0 shows none. */
  slowness: number;
  /** Its name, or one that is made like those of THEMES. */
  theme: Theme | string;
  coordinates: Labels;
  arrangement: ArrangementChoice;
  /** Whether every square above is seen where levels are badges, also an empty one. */
  allBadges: boolean;
  /**
   * Names what is on the board and what can be chosen there: a menu that asks about it closes when it is another one.
   */
  state: string;
}

/** A piece at the pointer. */
export interface HeldPiece extends Point {
  square: Square;
}

/** A picture of a piece that moves: the upper left corner of its box, the side of the box, and how opaque it is. */
export interface MovingPiece extends Point {
  side: number;
  opacity: number;
}

/** A scene with what the reader does on it, as it is painted. */
export interface PaintedScene
  extends Pick<
    Scene,
    | 'pieces'
    | 'lastMove'
    | 'premove'
    | 'check'
    | 'crowns'
    | 'framed'
    | 'path'
    | 'shapes'
    | 'drawing'
    | 'allBadges'
  > {
  /** The square whose piece is picked up. */
  selected: Square | null;
  /** Where the selected piece may go. */
  dests: readonly Square[];
  /** Instead of marks on `dests`. */
  hints: Hint[] | null;
  held: HeldPiece | null;
  /** The pictures of pieces that move to a square; two where one level is left for another. */
  shifts: Map<Square, MovingPiece[]>;
  /** From the ground up. */
  levelNames: readonly string[];
}

/** What the board says. */
export interface BoardTexts {
  /** What the board is called, where nothing else is said. */
  board: string;
  /** What the levels are called, from the ground up. */
  levels: readonly string[];
  /** What the board of one level is called. */
  levelOf(label: string, level: number): string;
  /** What the keys do. */
  keys: string;
  /** Asks which of two squares, one above the other, a finger means. */
  whichLevel: string;
  piece(piece: Piece): string;
  empty: string;
  premove: string;
  dest: string;
  drawnFrom: string;
}

/** What a reader does with the pieces of a board, and how that looks. */
export interface InputOptions {
  /** Whether pieces are dragged, or the finger may scroll; true if it is left out. */
  draggable: boolean;
  /** Whether a key is left to somebody else. */
  leaves(key: string): boolean;
  /** A pair out of `dests` was chosen; one square twice: act in place. */
  onMove(from: Square, to: Square): void;
  /** A piece was to go where it may not. */
  onRefused(from: Square, to: Square): void;
  /** A press that neither picked up nor chose anything, or Escape. */
  onNothing(): void;
  /** A piece was picked up, or let go. */
  onSelect(square: Square | null): void;
  /** The reader chose a square, by a press or by picking its piece up; true when nothing else is to follow. */
  onSquare(square: Square): boolean;
  /**
   * An arrow was drawn, or a square marked, with the right button, with Alt, or while `drawing` is set. Nothing is
   * drawn where it is left out.
   */
  onDraw: ((from: Square, to: Square, event: StrokeEvent) => void) | null;
  /** The color in which a stroke is drawn. */
  inkOf(event: StrokeEvent): string;
  /** Whether anything can be drawn now. */
  mayDraw(): boolean;
  /** A square was pressed; true when the press means nothing else. */
  onPress(square: Square): boolean | undefined;
  /** Whether a press means something on every square, also on an empty one: a finger is asked which of two it means. */
  pressesAll(): boolean;
  /** A piece was dropped beside the squares. */
  onThrow(from: Square): void;
}

/** The event that ends a stroke; empty if the keyboard draws. */
export type StrokeEvent = Partial<PointerEvent>;

export interface BoardOptions extends Partial<InputOptions> {
  layout: Layout;
  /** The element whose size the board follows; the parent where it is left out. */
  container?: HTMLElement;
  /** How much of the container there is for the board; all of it where it is left out. */
  space?: () => Size;
  /** Whether each layer has its own canvas, which is a part; false if it is left out. */
  isLayered?: boolean;
  /** False for a picture that nobody plays on. */
  interactive?: boolean;
  texts?: BoardTexts;
  /** What the board is called. */
  label?: string;
  /** A sentence on its keys. */
  keys?: string;
  /** Where the squares begin now, and how far they reach down. */
  onShape?: (extent: { top: number; height: number }) => void;
}

/** A menu: an option with a piece shows its picture. */
export interface MenuContent<Value> {
  label: string;
  /** From where a piece comes that waits on the square of the menu until it is closed. */
  from?: Square | null;
  options: { value: Value; label: string; piece?: Piece | undefined }[];
}
