// @ts-nocheck
/** One game on the page with who plays it: the package's game, its line as far as it was played, and what may be done now. */
import { otherColor } from '../../kingcraft/square.js';
import { factsOf } from '../../scene/game-facts.js';
import { faultText } from '../page-texts.js';
import { MachineMind } from './computer-scores.js';
import { Ending } from './ending.js';
import { Clock } from './game-clock.js';

export class Session {
  #kingcraft;
  #startFen;
  #positions;
  #undone = 0;
  #ending;
  /** What the machine thought of it. */
  mind = new MachineMind();

  /**
   * @param kingcraft the loaded package
   * @param {{ variant: string, fen?: string, players: { white, black }, level: number, clock?: { base, increment } | null, linked?: boolean }} settings
   *   a player is 'person' or 'machine'; without a clock nobody has to hurry; a linked game came by a link and is kept in the address
   * @param {() => number} now the time of day in milliseconds
   * @throws FenError, VariantError
   */
  constructor(kingcraft, { variant, fen, players, level, clock, linked }, now = Date.now) {
    this.#kingcraft = kingcraft;
    this.variant = kingcraft.variants.find(({ id }) => id === variant);
    this.players = players;
    this.level = level;
    this.linked = linked ?? false;
    this.clock = clock ? new Clock(clock, now) : null;
    this.game = fen ? kingcraft.newGame(variant, fen) : kingcraft.newGame(variant);
    this.#ending = new Ending(this.game);
    this.#startFen = this.game.fen();
    this.#positions = [this.#position(null)];
  }

  /** The session that `toSave` described. Throws when the description does not make a game. */
  static restore(kingcraft, { moves, end, mind, ...settings }, now = Date.now) {
    const session = new Session(kingcraft, settings, now);
    for (const id of moves) session.play(id);
    if (session.clock) session.#restoreClock(settings.clock, now);
    if (end) session.finish(end.how, end.what);
    session.mind = MachineMind.restore(mind);
    return session;
  }

  #restoreClock(saved, now) {
    const clock = Clock.restore(saved, now);
    if (clock.ply !== this.ply) throw new RangeError('the clock is of another game');
    this.clock = clock;
  }

  /** All that `restore` needs, as plain data. */
  toSave() {
    const { players, level } = this;
    return {
      variant: this.variant.id,
      fen: this.#startFen,
      players,
      level,
      moves: this.moveIds(),
      end: this.#ending.end,
      clock: this.clock?.toSave() ?? null,
      mind: this.mind.toSave(),
    };
  }

  #position(move) {
    return { move, ...factsOf(this.game), rights: this.game.rights() };
  }

  /** `{ move, fen, turn, check, royals, rights }` after so many half-moves; `move` is the one that led there, null at the start. */
  position(ply) {
    return this.#positions[ply];
  }

  /** How many half-moves were played. */
  get ply() {
    return this.#positions.length - 1;
  }

  get startFen() {
    return this.#startFen;
  }

  get turn() {
    return this.game.turn();
  }

  get outcome() {
    return this.#ending.outcome;
  }

  /** What a player has left on the clock, in milliseconds. */
  timeLeft(color) {
    return this.clock.left(color, this.turn);
  }

  /** Whether the player to move has run out of time. */
  get isOutOfTime() {
    return this.clock !== null && this.outcome === null && this.clock.hasFallen(this.turn);
  }

  /** Whether a machine is to move. */
  get machineToMove() {
    return this.outcome === null && this.players[this.turn] === 'machine';
  }

  /** Whether a person is to move. */
  get personToMove() {
    return this.outcome === null && this.players[this.turn] === 'person';
  }

  moves() {
    return this.#positions.slice(1).map(({ move }) => move);
  }

  moveIds() {
    return this.moves().map(({ id }) => id);
  }

  /** Plays a move by its id and returns it. */
  play(id) {
    const move = this.game.move(id);
    this.#undone = 0;
    this.#positions.push(this.#position(move));
    this.clock?.moved(move.color);
    return move;
  }

  /** Whether the players or the clock have ended the game, which `undo` takes back before any move. */
  get isEndedByPlayers() {
    return this.#ending.end !== null;
  }

  get canUndo() {
    return this.isEndedByPlayers || this.undoDepth() > 0;
  }

  /** How many half-moves `undo` takes back: to the person's own turn, when there is a machine; none with a result of the players. */
  undoDepth() {
    if (this.isEndedByPlayers) return 0;
    if (this.betweenMachines) return Math.min(this.ply, 1);
    const depth = this.players[otherColor(this.turn)] === 'person' ? 1 : 2;
    return depth <= this.ply ? depth : 0;
  }

  /** How many half-moves `redo` plays again. */
  redoDepth() {
    return Math.min(
      this.#undone,
      this.players[otherColor(this.turn)] === 'machine' && !this.betweenMachines ? 2 : 1,
    );
  }

  /** Takes a result of the players back, and it alone; without one, moves. Returns the moves, the last one first. */
  undo() {
    const moves = Array.from({ length: this.undoDepth() }, () => this.game.undo());
    if (this.isEndedByPlayers) this.#ending.takeBack();
    this.#undone += moves.length;
    this.mind.goBack(this.ply - moves.length);
    this.#positions.length -= moves.length;
    this.clock?.goTo(this.ply);
    return moves;
  }

  /** Plays taken back moves again; returns them. */
  redo() {
    const moves = [];
    for (let left = this.redoDepth(); left > 0; left--) {
      moves.push(this.game.redo());
      this.#positions.push(this.#position(moves.at(-1)));
    }
    this.#undone -= moves.length;
    this.clock?.goTo(this.ply);
    return moves;
  }

  /** Ends the game by the players' word or by the clock, as Ending takes it. */
  finish(how, what) {
    this.#ending.finish(how, what);
    this.#undone = 0;
    this.clock?.stop();
  }

  get betweenPeople() {
    return this.#bothAre('person');
  }

  get betweenMachines() {
    return this.#bothAre('machine');
  }

  #bothAre(player) {
    return this.players.white === player && this.players.black === player;
  }

  /** What is wrong with a FEN of this variant, as a sentence; null when nothing is. */
  fenFault(fen) {
    const result = this.#kingcraft.validateFen(this.variant.id, fen);
    return result.ok ? null : faultText(result.error);
  }

  dispose() {
    this.game.dispose();
  }
}

/** The color that sits below when a game is opened: the person's, and where a link was followed, the one to move. */
export function seatBelow({ players, linked, turn }) {
  if (linked) return turn;
  return players.white === 'machine' && players.black === 'person' ? 'black' : 'white';
}

/** The settings of the same game again, with the colors swapped. @param saved what Session saves */
export function rematchOf(saved) {
  const { white, black } = saved.players;
  return { ...saved, players: { white: black, black: white } };
}
