// Types shared by the parts of a live game.

import type { End } from '../game/played-game.js';
import type { Color } from '../kingcraft/index.js';
import type { Question } from './live-messages.js';

/**
 * Why a connection was ended. `shape`: what arrived is no message; `flood`: too much arrived; `version`: the other page
 * is of another version; `another-game`: it plays another game; `not-legal`: it made a move that is none, or out of
 * turn; `another-position`: the boards are not the same any longer; `not-asked`: it agrees to what nobody asked.
 */
export type LiveFault =
  | 'shape'
  | 'flood'
  | 'version'
  | 'another-game'
  | 'not-legal'
  | 'another-position'
  | 'not-asked';

/** The agreement before the game. */
export interface LiveSettings {
  id: string;
  variant: string;
  fen: string | null;
  /** The own side. */
  side: Color;
  name: string;
  /** In milliseconds; null: without clocks. */
  clock: { time: number; increment: number } | null;
}

export interface LiveHandlers {
  send(text: string): void;
  /** There is something new to show and to save. It is called before the friend is sent what follows from it. */
  changed(): void;
  /** A new round trip is known. */
  measured(): void;
  /**
   * Both have agreed on another game. The former one still stands here, and can be saved a last time; `changed` follows
   * with the new one.
   */
  begun(): void;
  /** The friend says a sentence, named by its place. */
  said(sentence: number): void;
  /** The connection is to be closed. */
  failed(fault: LiveFault): void;
}

/** A live game as it is stored, to go on with it later. */
export interface LiveSaved {
  round: number;
  /** The own side in this round. */
  side: Color;
  moves: string[];
  end: End | null;
  /** The time of each in milliseconds: measured for this side, reported by the friend. Null without a clock. */
  left: Record<Color, number> | null;
  /** The question that the friend has not answered: the friend may have agreed to it. */
  asked: Question | null;
}

/** The stored state, in addition to the moves, the sides and the end that every game has. */
export interface LivePart extends Pick<LiveSaved, 'round' | 'left' | 'asked'> {
  clock: LiveSettings['clock'];
}
