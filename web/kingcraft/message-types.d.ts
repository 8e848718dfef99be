// Messages to people, as data and as English sentences.

import type { Game } from './game-types.js';
import type { Move, PlacedPiece, Square } from './move-types.js';

/** A value in a message. */
export type MessageValue =
  | string
  | number
  | Readonly<PlacedPiece>
  | Message
  | readonly (string | Readonly<PlacedPiece> | Message)[];

/** A message to a person as data, so that programs can recognize and translate it. */
export interface Message {
  /** Identifies the sentence, such as `fen-no-king`. For a sentence of one game, the id comes first: `tax/no-pawn`. */
  readonly key: string;
  /**
   * The values in the sentence: strings (squares, colors, roles, at most 60 characters of the input), numbers, pieces
   * with their squares, and lists. `clauses` are messages that belong to the same sentence. Deeply frozen.
   */
  readonly values: Readonly<Record<string, MessageValue>>;
}

/** Why a move is legal or illegal. Deeply frozen. */
export interface Explanation extends Message {
  /** Whether a legal move leads from one square to the other. */
  readonly legal: boolean;
  /** The id of the rule that decides: an article of the FIDE Laws (`chess/3.5`) or a rule of the variant (`tax/3`). */
  readonly rule: string;
  /** The message in English: one sentence to the player about this position. */
  readonly text: string;
  /** The squares that the sentence is about, in order, for example the squares up to a piece in the way. */
  readonly path: readonly Square[];
}

/** Why a move is good. Deeply frozen. */
export interface MoveReason extends Message {
  /** The message in English: one sentence. */
  readonly text: string;
}

/** A part of a PGN that `loadPgn()` or `openGame()` left out because the game makes sense without it. */
export interface PgnNote extends Message {
  /** The message in English. */
  message: string;
  /** The line of this part, counted from 1. */
  line: number;
  /** The column of this part, counted from 1. */
  column: number;
}

/**
 * Decides from the positions before and after a move whether only one game has such a move. May return a message that
 * becomes a reason for the move: see docs/add-a-variant.md.
 */
export type SpecialMove = (move: Move, before: Game, after: Game) => Message | boolean;
