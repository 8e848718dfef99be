/** A session being played: takes the moves of people, lets the machine think when it is its turn, and says what changed. */
import { Session } from './session.js';

export class Match {
  #kingcraft;
  #opponent;
  #handlers;
  #step = 0;
  session = null;
  /** Whether the machine waits until it is told to go on. */
  paused = false;
  /** Why the machine could not think, as a sentence; null when it could. */
  fault = null;
  /** What the machine thinks so far, `{ depth, score }`; null before the first word. */
  thought = null;

  /**
   * @param kingcraft the loaded package
   * @param opponent the machine
   * @param handlers `opened()`: another game is on the board; `changed()`; `thinking()`: only the machine's thoughts changed;
   *   `moved(move)` and `takenBack(move)` show it and resolve when it was seen
   */
  constructor(kingcraft, opponent, handlers) {
    this.#kingcraft = kingcraft;
    this.#opponent = opponent;
    this.#handlers = handlers;
  }

  get isThinking() {
    return this.#opponent.isThinking;
  }

  /** Whether a game is on the board that would be lost with a new one. */
  get isRunning() {
    return this.session !== null && this.session.outcome === null && this.session.ply > 0;
  }

  /** Begins a new game; settings as Session takes them. */
  start(settings) {
    this.#open(new Session(this.#kingcraft, settings), false);
  }

  /** Goes on with a kept game. Throws when it cannot be read. */
  restore(saved) {
    const session = Session.restore(this.#kingcraft, saved);
    this.#open(session, session.betweenMachines && session.ply > 0);
  }

  #open(session, paused) {
    this.#opponent.callOff();
    this.session?.dispose();
    this.session = session;
    this.paused = paused;
    this.fault = null;
    this.#handlers.opened();
    this.#goOn(++this.#step);
  }

  /** Plays a move, and lets the machine answer. */
  async play(id) {
    const step = this.#act();
    const move = this.session.play(id);
    this.#handlers.changed();
    await this.#handlers.moved(move);
    this.#goOn(step);
  }

  async undo() {
    const step = this.#act();
    const moves = this.session.undo();
    this.paused = this.session.machineToMove;
    this.#handlers.changed();
    await this.#handlers.takenBack(moves.at(-1));
    this.#goOn(step);
  }

  async redo() {
    const step = this.#act();
    const moves = this.session.redo();
    this.paused = this.session.betweenMachines;
    this.#handlers.changed();
    await this.#handlers.moved(moves.at(-1));
    this.#goOn(step);
  }

  /** Ends the game: `how` is 'resign', 'claim' or 'agreeDraw', `what` its color or reason. */
  finish(how, what) {
    this.#act();
    this.session.finish(how, what);
    this.#handlers.changed();
  }

  /** Ends the thinking: the machine plays the best so far. Between two machines the game then waits. */
  stop() {
    this.paused = this.session.betweenMachines;
    this.#opponent.stop();
  }

  /** Lets a waiting machine think. */
  resume() {
    this.paused = false;
    this.fault = null;
    this.#goOn(++this.#step);
  }

  #act() {
    this.#opponent.callOff();
    return ++this.#step;
  }

  async #goOn(step) {
    if (step !== this.#step || this.paused || !this.session.machineToMove) {
      this.#handlers.thinking();
      return;
    }
    this.thought = null;
    const { variant, startFen, level } = this.session;
    const onInfo = (info) => {
      this.thought = info.lines[0] ?? null;
      this.#handlers.thinking();
    };
    const search = this.#opponent.think(
      { variant: variant.id, fen: startFen, moves: this.session.moveIds() },
      { level, onInfo },
    );
    this.#handlers.thinking();
    try {
      const id = await search;
      if (id && step === this.#step) this.play(id);
    } catch (error) {
      this.paused = true;
      this.fault = `The machine could not think: ${error.message}`;
      this.#handlers.thinking();
    }
  }
}
