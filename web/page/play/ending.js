/** How a game was ended by its players or by the clock, beside what its rules end. */
import { couldWin } from './could-win.js';
import { fallFlag, giveTimeBack } from './time-forfeit.js';

const OTHER = { white: 'black', black: 'white' };
const BY_WORD = ['resign', 'claim', 'agreeDraw'];

export class Ending {
  #game;
  #end = null;

  /** @param game of the package */
  constructor(game) {
    this.#game = game;
  }

  /** What the players or the clock did, `{ how, what }`; null when the game goes on, or has ended by its rules. */
  get end() {
    return this.#end;
  }

  /** The result, however it came; null while the game goes on. */
  get outcome() {
    return this.#game.outcome();
  }

  /**
   * Ends the game: `how` is 'resign', 'claim', 'agreeDraw' or 'time', `what` the color that gives up or has no time left, or the
   * reason of the claim.
   */
  finish(how, what) {
    const game = this.#game;
    if (how === 'time') fallFlag(game, what, couldWin(game.variant, game.board(), OTHER[what]));
    else if (BY_WORD.includes(how)) game[how](what);
    else throw new RangeError(`no such end: ${how}`);
    this.#end = { how, what };
  }

  /** The game goes on. What its rules ended stays so until a move is taken back. */
  forget() {
    if (this.#end?.how === 'time') giveTimeBack(this.#game);
    this.#end = null;
  }
}
