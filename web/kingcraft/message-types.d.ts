// What is said to people: messages as data, with their English sentences.

import type { Game } from './game-types.js';
import type { Move, PlacedPiece, Square } from './move-types.js';

/** A value that a message names. */
export type MessageValue =
  | string
  | number
  | Readonly<PlacedPiece>
  | Message
  | readonly (string | Readonly<PlacedPiece> | Message)[];

/**
 * What is said to a person, without words, so that programs can tell sentences apart and translate them. The package
 * says it in English beside it.
 */
export interface Message {
  /**
   * Which sentence it is: `pawn-double-step`, `fen-no-king`; one of a single game has its id before it, `tax/no-pawn`.
   */
  readonly key: string;
  /**
   * What the sentence names: squares, colors, roles, text that was given (at most 60 characters) and the like as
   * strings, numbers, pieces with their squares, lists; `clauses` are messages that follow in the same sentence.
   * Frozen, with all that is in it.
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

/** Why a move is good. Frozen, and all that is in it. */
export interface MoveReason extends Message {
  /** The message in English: one sentence. */
  readonly text: string;
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

/**
 * Whether a move is one that only one game has, from the positions before and after it. Where it is, a message may say
 * so, as a reason for the move: see docs/add-a-variant.md.
 */
export type SpecialMove = (move: Move, before: Game, after: Game) => Message | boolean;
