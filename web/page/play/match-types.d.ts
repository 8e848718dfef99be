import type { Move } from '../../kingcraft/index.js';

/**
 * The event of the game on the board. `new`: it begins; `restored`: it was played before, and goes on; `move`:
 * one was made, or made again; `takeBack`: a move was taken back, the last of several; `end`: the players or the clock
 * have ended the game; `other`: something about a draw was said, a result was taken back, or a friend was sent a link.
 */
export type MatchEvent =
  | { cause: 'new' | 'restored' | 'end' | 'other' }
  | { cause: 'move' | 'takeBack'; move: Move };

/** Handlers of what happens in a match. */
export type MatchHandlers = {
  /** Resolves when the event was shown. */
  changed(event: MatchEvent): Promise<void> | void;
  /** Only the computer's thoughts have changed. */
  thinking(): void;
  /** The person may take the last move back before the computer answers. */
  doubted(): void;
};
