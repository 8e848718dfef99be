/**
 * A game on a board between people and the computer: moves are made and taken back, and the computer answers when it is
 * its turn.
 * Subclasses show it: see the last methods.
 * @import { Move } from '../kingcraft/index.js'
 * @import { SearchLine, SearchReport } from '../worker/client.js'
 * @import { End, PlayedGame } from './played-game.js'
 */

/** @typedef {'person' | 'machine' | 'script'} Mover who makes a move: a person, the computer, or a program */

/** @typedef {{ lines: readonly SearchLine[] }} SearchInfo what a search has found so far */

/**
 * The input of a search of the computer.
 * @typedef {{
 *   level: number,
 *   clock?: () => { remaining: number, increment: number } | undefined,
 *   onInfo: (info: SearchInfo) => void,
 *   prepare?: (engine: { loadTables(variant: string): Promise<void> }) => void,
 * }} SearchSettings
 */

/** @typedef {{ variant: string, fen: string, moves: string[] }} SearchedGame */

/**
 * The computer; see web/worker/opponent.js.
 * @typedef {{
 *   readonly isThinking: boolean,
 *   think(game: SearchedGame, settings: SearchSettings): Promise<Pick<SearchReport, 'best' | 'lines'> | null>,
 *   warmUp(game: SearchedGame, level: number): unknown,
 *   stop(): void,
 *   callOff(): void,
 * }} Computer
 */

/** @template {PlayedGame<any>} Played whoever plays it */
export class Match {
  /** @type {Played | null} */
  #played = null;
  #computer;
  /** Counts what happens, so that what comes too late is known. */
  #step = 0;
  /**
   * The step at which the computer was asked for a move, until it has answered.
   * @type {number | null}
   */
  #asked = null;
  /** Resolves when the last change was shown, and the computer was asked for a move where it is its turn. */
  settled = Promise.resolve();

  /** @param {Computer} computer */
  constructor(computer) {
    this.#computer = computer;
  }

  /** The game on the board. Throws where there is none yet. */
  get played() {
    if (!this.#played) throw new Error('there is no game on the board');
    return this.#played;
  }

  get isOpen() {
    return this.#played !== null;
  }

  get isThinking() {
    return this.#computer.isThinking;
  }

  /** A number that changes whenever something happens to the game. */
  get step() {
    return this.#step;
  }

  /**
   * Puts another game on the board.
   * @param {Played} played
   */
  open(played) {
    this.interrupt();
    this.#played?.dispose();
    this.#played = played;
  }

  /** Ends the thinking without a move. */
  interrupt() {
    this.#computer.callOff();
    this.#step += 1;
  }

  /** Ends the thinking: the computer plays the best move so far. */
  stop() {
    this.#computer.stop();
  }

  /** While a person thinks about the first move, the computer gets ready. */
  warmUp() {
    this.#computer.warmUp(this.#searched, this.played.level);
  }

  get #searched() {
    const { variant, startFen } = this.played;
    return { variant: variant.id, fen: startFen, moves: this.played.moveIds() };
  }

  /**
   * Plays a legal move; the computer answers it.
   * @param {string | Move} move
   * @param {Mover} by
   */
  makeMove(move, by) {
    this.interrupt();
    const made = this.played.play(move);
    this.#settle(this.onMove(made, by));
    return made;
  }

  /**
   * Takes moves back or plays them again until so many half-moves are on the board.
   * @param {number} ply
   */
  goTo(ply) {
    const target = Math.max(0, Math.min(ply, this.played.line.length));
    if (target !== this.played.ply) this.#change(() => this.played.goTo(target));
  }

  /**
   * Takes a move back, against the computer its answer too; a result of the players first, and it alone.
   * @returns {Move | null} the move that was last; null if no move was taken back
   */
  undo() {
    const { end, lastMove } = this.played;
    const depth = this.played.undoDepth();
    if (end || depth > 0) this.#change(() => this.played.undo());
    return depth > 0 ? lastMove : null;
  }

  /**
   * Plays a move again that was taken back, against the computer its answer too.
   * @returns {Move | null} the move that is last now; null if none was played again
   */
  redo() {
    const { line, ply } = this.played;
    const depth = this.played.redoDepth();
    if (depth === 0) return null;
    this.#change(() => this.played.redo());
    return line[ply + depth - 1];
  }

  /** @param {() => void} change takes back, or plays again */
  #change(change) {
    const { ply } = this.played;
    this.interrupt();
    change();
    this.#settle(this.onStep(ply));
  }

  /**
   * Ends the game as the players or the clock did.
   * @param {End['how']} how
   * @param {End['what']} [what]
   */
  finish(how, what) {
    this.interrupt();
    this.played.finish(how, what);
  }

  /**
   * Lets the computer answer once a change was shown, unless something else has happened meanwhile.
   * @param {Promise<void> | void} shown
   */
  #settle(shown) {
    const step = this.#step;
    this.settled = Promise.resolve(shown).then(() => {
      if (step === this.#step) this.goOn();
    });
  }

  /** Lets the computer think where it is its turn. */
  async goOn() {
    if (!this.isOpen) return;
    const step = this.#step;
    if (!this.mayThink || this.#asked === step) {
      this.onThinking();
      return;
    }
    this.#asked = step;
    const search = this.#computer.think(this.#searched, this.searchSettings());
    this.onThinking();
    try {
      const found = await search;
      if (step === this.#step && found?.best) this.onAnswer(found.best, found.lines);
    } catch (error) {
      if (step === this.#step) this.onFault(error);
    } finally {
      if (this.#asked === step) this.#asked = null;
    }
  }

  /** Frees the game. Who hears of a move may do so: the match goes no further then. */
  dispose() {
    this.interrupt();
    this.#played?.dispose();
    this.#played = null;
  }

  /** Whether the computer may think now. */
  get mayThink() {
    return this.played.computerToMove;
  }

  /** @returns {SearchSettings} */
  searchSettings() {
    return { level: this.played.level, onInfo() {} };
  }

  /**
   * A move was made; resolves when it was shown.
   * @param {Move} _move
   * @param {Mover} _by
   * @returns {Promise<void> | void}
   */
  onMove(_move, _by) {}

  /**
   * Moves, or a result of the players, were taken back, or moves were played again; resolves when that was shown.
   * @param {number} _from how many half-moves were on the board until then
   * @returns {Promise<void> | void}
   */
  onStep(_from) {}

  /** The computer began to think, or does not think now. */
  onThinking() {}

  /**
   * The computer has found its move.
   * @param {string} best the id of the move
   * @param {readonly SearchLine[]} _lines what the search found
   */
  onAnswer(best, _lines) {
    this.makeMove(best, 'machine');
  }

  /**
   * The computer could not think.
   * @param {unknown} _error
   */
  onFault(_error) {}
}
