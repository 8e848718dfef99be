/**
 * The parts of web/variants/ID/achievements.js: achievements of a single game. Each achievement has
 * its texts in `achievements` of game.js, by the same key.
 * @import { Color, Game, Move } from 'kingcraft'
 */

/**
 * A whole game that one person has played, and that is over. `color`: the side of the person; `reason`: as
 * `outcome().reason` says; `own`, `others`: the moves of the person, and of the opponent; `winningMove`: the move of
 * the person that won the game, null if no move did, as when the opponent resigned; `end`: the last position;
 * `some(test)`: whether this is so of any move of the person, in the positions before and after it.
 * @typedef {{
 *   color: Color,
 *   result: 'won' | 'drawn' | 'lost',
 *   reason: string,
 *   own: readonly Move[],
 *   others: readonly Move[],
 *   winningMove: Move | null,
 *   end: Game,
 *   some(test: (move: Move, before: Game, after: Game) => boolean): boolean,
 * }} FinishedGame
 */

/** Whether a game achieves it. @typedef {(game: FinishedGame) => boolean} Achievement */

export {};
