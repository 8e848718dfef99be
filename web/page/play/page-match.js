// @ts-nocheck
/** A session being played: takes the moves of people, lets the machine think when it is its turn, and says what changed. */
import { fullStrength } from '../../worker/search-options.js';
import { haveTables } from '../endgame-tables.js';
import { faultText, texts } from '../page-texts.js';
import { Timekeeper } from './game-clock.js';
import { Session } from './session.js';

export class Match {
  #kingcraft;
  #opponent;
  #handlers;
  #timekeeper = new Timekeeper(() => this.#fallFlag());
  #step = 0;
  session = null;
  /** Whether the machine, and the clock, wait until they are told to go on. */
  paused = false;
  /** Why the machine could not think, as a sentence; null when it could. */
  fault = null;
  /** What the machine thinks so far, `{ depth, score }`; null before the first word. */
  thought = null;

  /**
   * @param kingcraft the loaded package
   * @param opponent the machine
   * @param handlers `opened()`: another game is on the board; `changed()`; `thinking()`: only the machine's thoughts changed; `ended()`: the players or the
   *   clock have ended the game; `moved(move)` and `takenBack(move)` show it and resolve when it was seen
   */
  constructor(kingcraft, opponent, handlers) {
    this.#kingcraft = kingcraft;
    this.#opponent = opponent;
    this.#handlers = handlers;
  }

  /** What the machine said last, as a sentence; null when the game has gone on since. */
  get word() {
    const { word } = this.session.mind;
    return Object.hasOwn(texts.drawOffer, word) ? texts.drawOffer[word] : null;
  }

  get isThinking() {
    return this.#opponent.isThinking;
  }

  /** Whether a game is on the board that goes on. */
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
    const waits = session.outcome === null && (session.betweenMachines || session.clock !== null);
    this.#open(session, waits && session.ply > 0);
  }

  #open(session, paused) {
    this.#opponent.callOff();
    this.session?.dispose();
    this.session = session;
    this.paused = paused;
    this.fault = null;
    this.#timekeeper.follow(session, paused);
    this.#handlers.opened();
    this.#goOn(++this.#step);
    this.#warmUp();
  }

  /** While a person thinks about the first move, the computer gets ready. */
  #warmUp() {
    const { personToMove, betweenPeople, variant, startFen, level } = this.session;
    if (!personToMove || betweenPeople) return;
    this.#opponent.warmUp(
      { variant: variant.id, fen: startFen, moves: this.session.moveIds() },
      level,
    );
  }

  /** The clocks as they are after every change, and the word that there was one. */
  #changed() {
    this.#timekeeper.follow(this.session, this.paused);
    this.#handlers.changed();
  }

  /** Plays a move, and lets the machine answer. A move after the time is over comes too late. */
  async play(id) {
    if (this.session.isOutOfTime) {
      this.#fallFlag();
      return;
    }
    const step = this.#act();
    const move = this.session.play(id);
    this.paused &&= this.session.betweenMachines;
    this.#changed();
    await this.#handlers.moved(move);
    this.#goOn(step);
  }

  /** Takes a result back that the players gave, and the game goes on where it stood; without one, moves. */
  async undo() {
    const step = this.#act();
    const move = this.session.undo().at(-1);
    this.paused =
      this.session.machineToMove && (move !== undefined || this.session.betweenMachines);
    this.#changed();
    if (move) await this.#handlers.takenBack(move);
    this.#goOn(step);
  }

  async redo() {
    const step = this.#act();
    const moves = this.session.redo();
    this.paused = this.session.betweenMachines;
    this.#changed();
    await this.#handlers.moved(moves.at(-1));
    this.#goOn(step);
  }

  /** Ends the game: `how` is 'resign', 'claim' or 'agreeDraw', `what` its color or reason. */
  finish(how, what) {
    this.#act();
    this.#end(how, what);
    this.#changed();
  }

  #end(how, what) {
    this.session.finish(how, what);
    this.#handlers.ended();
  }

  /** Offers the machine a draw; it answers at once, in `word` too. */
  offerDraw() {
    const { mind, ply } = this.session;
    const { accepts, word } = mind.answer(ply);
    if (accepts) {
      this.#act();
      this.#end('agreeDraw');
    }
    mind.word = word;
    this.#changed();
    return this.word;
  }

  #fallFlag() {
    this.finish('time', this.session.turn);
  }

  /** Ends the thinking: the machine plays the best so far. Between two machines the game then waits. */
  stop() {
    this.paused = this.session.betweenMachines;
    this.#opponent.stop();
  }

  /** Lets a waiting machine think, and the clock run. */
  resume() {
    this.paused = false;
    this.fault = null;
    this.#timekeeper.follow(this.session, false);
    this.#goOn(++this.#step);
  }

  /** Ends the thinking. What the machine said stays until the person acts. */
  #act() {
    if (!this.session.machineToMove) this.session.mind.word = null;
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
    const now = this.session.game.fen();
    // The lower levels do without.
    const prepare = (engine) => level === fullStrength && haveTables(engine, variant.id, now);
    const search = this.#opponent.think(
      { variant: variant.id, fen: startFen, moves: this.session.moveIds() },
      { level, clock: () => this.#clockOfTurn(), onInfo, prepare },
    );
    this.#handlers.thinking();
    try {
      const found = await search;
      if (!found?.best || step !== this.#step) return;
      const line = found.lines.find(({ pv }) => pv[0] === found.best) ?? found.lines[0];
      if (line) this.session.mind.think(this.session.ply, line.score);
      this.play(found.best);
    } catch (error) {
      this.paused = true;
      this.fault = texts.game.couldNotThink(faultText(error));
      this.#timekeeper.follow(this.session, true);
      this.#handlers.thinking();
    }
  }

  /** What the machine has to reckon with, as the engine takes it. */
  #clockOfTurn() {
    const { clock, turn } = this.session;
    if (!clock) return undefined;
    return { remaining: Math.round(this.session.timeLeft(turn)), increment: clock.increment };
  }
}
