// @ts-nocheck
/** The game on a board: its line, of which a part may be taken back, and the machine that plays the men of nobody. */
import { otherColor } from '../kingcraft/square.js';
import { factsOf, raysOf } from '../scene/game-facts.js';
import { isPersons } from './attributes.js';
import { Fault, sayError } from './board-texts.js';

export class Match {
  #kingcraft;
  #game;
  #opponent;
  #handlers;
  /** All moves, and how many of them are on the board. */
  #line;
  #ply;
  #settings = { play: 'both', level: null };
  #isAwake = false;
  /** Counts what happens, so that a search knows whether its answer is still wanted. */
  #step = 0;
  isDisposed = false;

  /**
   * @param kingcraft the loaded package
   * @param {{ variant: string, fen: string | null, moves: string[] }} position
   * @param opponent the machine
   * @param handlers `onStart(move, by)`: a move is about to be played, false keeps it back; `onMove(move, by)`; `onChange(before)`: another position of the line
   *   is on the board, before it that after so many half-moves; `onThinking()`: the machine began or ended to think; `onFault(error)`: it could not. `by` is 'person', 'machine' or 'script'
   * @throws Fault
   */
  constructor(kingcraft, { variant, fen, moves }, opponent, handlers) {
    this.#kingcraft = kingcraft;
    this.#opponent = opponent;
    this.#handlers = handlers;
    this.#game = startGame(kingcraft, variant, fen);
    this.#line = moves.map((move, index) => this.#begin(move, index));
    this.#ply = this.#line.length;
    this.variant = kingcraft.variants.find(({ id }) => id === variant);
  }

  #begin(move, index) {
    try {
      return this.#game.move(move);
    } catch (error) {
      this.#game.dispose();
      throw new Fault(error, (texts) => texts.faults.move(index + 1, sayError(error, texts)));
    }
  }

  get startFen() {
    return this.#game.startFen();
  }

  /** All moves, also those that are taken back. */
  get line() {
    return [...this.#line];
  }

  /** How many half-moves are on the board. */
  get ply() {
    return this.#ply;
  }

  get outcome() {
    return this.#game.outcome();
  }

  /** What is on the board: `move` led there, null at the start; `moves` are the legal ones. */
  get position() {
    const game = this.#game;
    const move = this.#line[this.#ply - 1] ?? null;
    const moves = game.moves();
    return { ...factsOf(game), moves, rays: raysOf(game, moves), move };
  }

  /** Why a move may be made or not, as the package says it. */
  explain(from, to) {
    return this.#game.explain(from, to);
  }

  /** Whether a person may move now. */
  get isPersonsTurn() {
    return this.outcome === null && isPersons(this.#settings, this.#game.turn());
  }

  get isThinking() {
    return this.#opponent.isThinking;
  }

  /** The machine does not go on where moves were taken back: that is for the reader to do. */
  get #isMachinesTurn() {
    const { level } = this.#settings;
    const isLast = this.#ply === this.#line.length;
    return level !== null && isLast && this.outcome === null && !this.isPersonsTurn;
  }

  /** Takes who plays: `{ play, level }` of the settings. */
  seat({ play, level }) {
    const changed = play !== this.#settings.play || level !== this.#settings.level;
    this.#settings = { play, level };
    if (changed) this.#stop();
  }

  /** Whether the machine may think: it does not where nobody looks. */
  wake(isAwake) {
    this.#isAwake = isAwake;
    if (isAwake) this.goOn();
    else this.#stop();
  }

  /**
   * The legal move that a text or an object means. Throws as `Game.move` does.
   * @param {string | object} wanted
   */
  find(wanted) {
    const copy = this.#kingcraft.newGame(this.variant.id, this.#game.fen());
    try {
      const { id } = copy.move(wanted);
      return this.#game.moves().find((move) => move.id === id);
    } finally {
      copy.dispose();
    }
  }

  /** Plays a legal move unless it is kept back; returns it, or null. What was taken back is forgotten. */
  play(move, by) {
    const step = this.#step;
    if (!this.#handlers.onStart(move, by) || step !== this.#step) return null;
    this.#stop();
    const played = this.#game.move(move.id);
    this.#line.length = this.#ply;
    this.#line.push(played);
    this.#ply += 1;
    this.#handlers.onMove(played, by);
    return played;
  }

  /** Takes back or plays again until so many half-moves are on the board. */
  goTo(ply) {
    const target = Math.max(0, Math.min(ply, this.#line.length));
    if (target === this.#ply) return;
    this.#stop();
    const before = this.#ply;
    for (; this.#ply > target; this.#ply--) this.#game.undo();
    for (; this.#ply < target; this.#ply++) this.#game.redo();
    this.#handlers.onChange(before);
  }

  /** Takes a move back, against a machine its answer too; returns the move, or null. */
  undo() {
    const [move] = this.#line.slice(0, this.#ply).slice(-1);
    this.goTo(this.#ply - this.#stride);
    return move ?? null;
  }

  /** Plays a move again that was taken back, against a machine its answer too; returns the last one, or null. */
  redo() {
    const before = this.#ply;
    this.goTo(before + this.#stride);
    return this.#ply > before ? this.#line[this.#ply - 1] : null;
  }

  /** How many half-moves lie between two turns of the person. */
  get #stride() {
    const { play, level } = this.#settings;
    const turn = this.#game.turn();
    return level !== null && play === turn && !isPersons(this.#settings, otherColor(turn)) ? 2 : 1;
  }

  /** Lets the machine think where it is its turn. */
  async goOn() {
    if (!this.#isAwake || !this.#isMachinesTurn || this.isThinking) return;
    const step = this.#step;
    const moves = this.#line.map(({ id }) => id);
    const game = { variant: this.variant.id, fen: this.startFen, moves };
    const search = this.#opponent.think(game, { level: this.#settings.level, onInfo() {} });
    this.#handlers.onThinking();
    try {
      const found = await search;
      if (step !== this.#step || !found?.best) return;
      this.#handlers.onThinking();
      const best = this.#game.moves().find(({ id }) => id === found.best);
      this.play(best, 'machine');
    } catch (error) {
      if (step === this.#step) this.#handlers.onFault(error);
    }
  }

  #stop() {
    this.#step += 1;
    this.#opponent.callOff();
  }

  dispose() {
    this.isDisposed = true;
    this.#stop();
    this.#game.dispose();
  }
}

function startGame(kingcraft, variant, fen) {
  try {
    return fen === null ? kingcraft.newGame(variant) : kingcraft.newGame(variant, fen);
  } catch (error) {
    throw new Fault(error);
  }
}
