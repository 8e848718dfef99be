// @ts-nocheck
/** How a game was ended by its players or by the clock, beside what its rules end. */

/** How it ends → the method of the package's game that says so. */
const METHODS = new Map([
  ['resign', 'resign'],
  ['claim', 'claim'],
  ['agreeDraw', 'agreeDraw'],
  ['time', 'forfeitOnTime'],
]);

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
    if (!METHODS.has(how)) throw new RangeError(`no such end: ${how}`);
    this.#game[METHODS.get(how)](what);
    this.#end = { how, what };
  }

  /** Takes back what the players or the clock did, and the game goes on. */
  takeBack() {
    this.#game.undo();
    this.#end = null;
  }
}
