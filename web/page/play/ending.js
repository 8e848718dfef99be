/** How a game was ended by its players or by the clock, beside what its rules end. */
import { couldWin } from './could-win.js';
import { giveTimeBack, loseOnTime } from './time-forfeit.js';

const OTHER = { white: 'black', black: 'white' };
const BY_WORD = ['resign', 'claim', 'agreeDraw'];

export class Ending {
  #game;
  #end = null;
  #timeDraw = null;

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
    return this.#timeDraw ?? this.#game.outcome();
  }

  /**
   * Ends the game: `how` is 'resign', 'claim', 'agreeDraw' or 'time', `what` the color that gives up or has no time left, or the
   * reason of the claim.
   */
  finish(how, what) {
    if (how === 'time') this.#fallFlag(what);
    else if (BY_WORD.includes(how)) this.#game[how](what);
    else throw new RangeError(`no such end: ${how}`);
    this.#end = { how, what };
  }

  /** Against a side that cannot win, time is no loss; of that draw the package knows only that it was given. */
  #fallFlag(color) {
    if (couldWin(this.#game.variant, this.#game.board(), OTHER[color])) {
      loseOnTime(this.#game, color);
    } else {
      this.#game.agreeDraw();
      this.#timeDraw = { winner: null, reason: 'time' };
    }
  }

  /** The game goes on. What its rules ended stays so until a move is taken back. */
  forget() {
    if (this.#end?.how === 'time' && !this.#timeDraw) giveTimeBack(this.#game);
    this.#end = null;
    this.#timeDraw = null;
  }
}
