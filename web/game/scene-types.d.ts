// Types shared by the modules of the scene.

import type {
  BoardOptions,
  BoardTexts,
  Color,
  Dests,
  Hint,
  Path,
  Piece,
  Scene,
  Square,
  SquarePair,
} from '../board/board-types.js';
import type { Move, Ray } from '../kingcraft/index.js';
import type { GameBoard } from './game-board.js';

/** A position, as long as its game stands there. */
export interface PositionFacts {
  fen: string;
  turn: Color;
  /** Whether a king that counts is attacked. */
  check: boolean;
  /** The squares of the kings that count. */
  royals: Record<Color, Square[]>;
}

/** A position with the move that led there, and the moves that may be chosen. */
export interface PositionWithMoves extends PositionFacts {
  move: Move | null;
  moves: Move[];
  /** Of the pieces that may move, by their squares. */
  rays?: Map<Square, Ray[]>;
}

/** A position on a board, with the moves that may be chosen there: null if it is nobody's turn. */
export type PositionOnBoard = Omit<PositionWithMoves, 'moves'> & { moves: Move[] | null };

/** The part of a Scene that depends on the position. */
export interface PositionScene {
  pieces: Map<Square, Piece>;
  hints: Map<Square, Hint[]>;
  lastMove: Square[];
  path: Path | null;
  check: Square[];
  crowns: Square[];
  /** The position and its moves. */
  state: string;
}

/** The purpose of a GameBoard, and the choices of its reader; the rest as in Board. */
export interface GameBoardOptions extends Omit<BoardOptions, 'texts' | 'onMove' | 'onRefused'> {
  texts: Pick<SceneTexts, 'board' | 'hints' | 'moves' | 'pieces'>;
  /** A legal move of the position on the board was chosen. */
  onMove?(move: Move): void;
  /** Says why a piece may go somewhere or not. Without it, only pieces that have a move can be picked up. */
  onReason?(from: Square, to: Square): void;
  /** Asks whether a move that the reader has chosen on the board is to be played, by a `question` of the board. */
  confirms?(board: GameBoard, move: Move): Promise<boolean>;
  /** Whether legal moves are to be explained, and not played. */
  wantsReason?(): boolean;
  /** A move was chosen ahead of the turn. */
  onPremove?(from: Square, to: Square): void;
  /** A move that was chosen ahead of the turn is not wanted any longer. */
  onCancel?(): void;
}

/** The question about a chosen move, until it is answered. */
export interface MoveQuestion {
  /** A square was pressed; true if that was the answer. */
  press(square: Square): boolean;
  /** The board has shown a position, the same or another one. */
  follow(): void;
  /** The move is not played. */
  close(): void;
}

/** How a GameBoard shows a position, and what else of the scene changes. */
export interface ShowOptions extends Partial<Omit<Scene, 'dests' | 'premove' | 'ahead'>> {
  /** Where pieces may be sent ahead of the turn; null if moves are chosen in turn. */
  targets?: Dests | null;
  /** The choice from `targets`. */
  premove?: SquarePair | null;
}

/** The texts of a move among others with the same two squares. */
export interface MoveTexts {
  /** By the kind of the move. */
  kinds: Record<string, string>;
  castleTo(square: string): string;
  levelCapture: string;
  level: string;
  plain(role: string): string;
  promoteTo: string;
  whichMove: string;
}

/**
 * The effect of a piece on a square: by the kind of the move, and `captures`, `moves`, `leaps`, `couldCapture` and so
 * on.
 */
export type HintTexts = Record<string, string>;

export interface DiagramTexts {
  /** The mark of our interpretation. */
  reading: string;
  label(title: string): string;
  keys: string;
  levelKeys: string;
  positions(title: string): string;
  /** The moves of a piece, in the words of HintTexts, and their squares. */
  doing(hint: string, squares: string): string;
  pieceOn(piece: string, square: string): string;
  noMove: string;
  toMove(color: Color, danger: Danger): string;
  claim(claim: string): string;
}

/** The name of an attack on the king to move. */
export type Danger = 'check' | 'attack' | null;

/** The texts that the scene uses, in the language of the page. */
export interface SceneTexts {
  /** The names of roles. */
  pieces: Record<string, string>;
  board: BoardTexts;
  hints: HintTexts;
  moves: MoveTexts;
  diagram: DiagramTexts;
  outcome: { sentence(winner: Color | null, reason: string): string; claim(claim: string): string };
}
