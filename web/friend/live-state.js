/**
 * The state of a live game on one page, and its changes when both agree on something, when it ends or when the
 * connection does.
 * @import { Color, Kingcraft } from '../kingcraft/index.js'
 * @import { End } from '../game/played-game.js'
 * @import { LiveFault, LiveHandlers, LiveSaved, LiveSettings } from './live-types.js'
 * @import { LiveMessage, Question } from './live-messages.js'
 * @import { AskedQuestion } from './live-questions.js'
 */
import { otherColor } from '../kingcraft/square.js';
import { LiveBoard } from './live-board.js';
import { LiveClock } from './live-clock.js';
import { writeMessage } from './live-messages.js';
import { LiveQuestions } from './live-questions.js';
import { readSaved } from './live-saved.js';

export class LiveState {
  #kingcraft;
  /** @protected */
  settings;
  /** @protected */
  handlers;
  /** @protected */
  now;
  /** @protected */
  board;
  /** @protected */
  clock;
  /** @protected */
  questions = new LiveQuestions();
  /** How often both have agreed on something that takes moves back, ends the game or begins another one. */
  round = 0;
  isConnected = false;
  /** So many moves of this round are known to have arrived. */
  confirmed = 0;
  /** The name that the friend gave. */
  friend = '';

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {LiveSettings} settings
   * @param {LiveHandlers} handlers
   * @param {() => number} now milliseconds since any moment
   * @param {LiveSaved} [saved] what toSave() gave, to go on from there; it may be anything
   * @throws {RangeError} where `saved` does not make a game
   */
  constructor(kingcraft, settings, handlers, now, saved) {
    this.#kingcraft = kingcraft;
    this.settings = settings;
    this.handlers = handlers;
    this.now = now;
    this.board = new LiveBoard(kingcraft, settings);
    this.clock = new LiveClock(settings.clock, now);
    if (saved !== undefined) this.#restore(saved);
  }

  /** @param {unknown} saved */
  #restore(saved) {
    try {
      const { round, side, moves, end, left, asked } = readSaved(
        saved,
        this.settings.clock !== null,
      );
      this.board.replaceBy(moves, end);
      this.settings = { ...this.settings, side };
      this.round = round;
      this.clock.restore(left);
      this.questions.restore(asked);
    } catch (error) {
      this.dispose();
      throw new RangeError('a saved live game cannot be read', { cause: error });
    }
  }

  /**
   * The state to store at each change: everything that a later hello of either side can refer to.
   * @returns {LiveSaved}
   */
  toSave() {
    const { round, side, moves, end } = this;
    const [left, asked] = [this.clock.toSave(side), this.questions.unanswered];
    return { round, side, moves, end, left, asked };
  }

  get moves() {
    return this.board.moves;
  }

  /** The end by a player or a clock; null while the game goes on, and after an end by its rules. */
  get end() {
    return this.board.end;
  }

  get isOver() {
    return this.board.isOver;
  }

  get side() {
    return this.settings.side;
  }

  /** @protected */
  get friendSide() {
    return otherColor(this.side);
  }

  get isOwnTurn() {
    return !this.isOver && this.board.turn === this.side;
  }

  /** The draws that the own side may claim now. */
  get claims() {
    return this.board.claimsOf(this.side);
  }

  /** The question of the friend, or null. */
  get question() {
    const what = this.questions.received?.what;
    return what && this.makesSense(what, this.friendSide) ? what : null;
  }

  /** The question that the friend has not answered, or null. */
  get asked() {
    const what = this.questions.asked?.what;
    return what && this.mayAsk(what) ? what : null;
  }

  /**
   * The time of a color in milliseconds; null without a clock.
   * @param {Color} color
   */
  timeOf(color) {
    return this.clock.left(color);
  }

  /** The color whose clock runs; null: none. */
  get running() {
    return this.clock.running;
  }

  /** How long a message takes to the friend and back, in whole milliseconds; null until it is known. */
  get lag() {
    return this.clock.roundTrip;
  }

  /** The connection is gone: no clock runs without it, and nobody waits for an answer. */
  disconnect() {
    if (!this.isConnected) return;
    this.isConnected = false;
    this.questions.suspend();
    this.clock.stop();
    this.handlers.changed();
  }

  /**
   * Who did not answer in time speaks again, and its own clock, which alone knows, has not run out.
   * @protected
   */
  endSilence() {
    const { end } = this;
    const isTime = end?.how === 'time' && end.what === this.friendSide;
    if (!isTime || this.clock.hasConceded(this.friendSide)) return;
    this.board.goBack(this.board.ply);
    this.questions.withdraw();
  }

  /**
   * Whether a question makes sense now.
   * @param {Question} what
   */
  mayAsk(what) {
    return this.makesSense(what, this.side);
  }

  /**
   * @protected
   * @param {Question} what
   * @param {Color} asker
   */
  makesSense(what, asker) {
    if (what === 'rematch') return this.isOver;
    return !this.isOver && (what === 'draw' || this.board.hasMoved(asker));
  }

  /**
   * The agreement of both.
   * @protected
   * @param {AskedQuestion} question
   * @param {Color} asker
   */
  agree({ what, at }, asker) {
    if (what === 'rematch') this.handlers.begun();
    this.questions.clear();
    this.round += 1;
    this.confirmed = 0;
    if (what === 'take-back' && asker !== this.side) this.clock.allowMove(asker);
    if (what === 'rematch') this.#begin();
    else {
      this.board.goBack(at);
      if (what === 'draw') this.board.finish({ how: 'agreeDraw' });
      else this.board.goBack(at - (this.board.turn === asker ? 2 : 1));
    }
    this.goOn();
  }

  /** Another game of the same kind, with the sides exchanged. */
  #begin() {
    this.settings = { ...this.settings, side: this.friendSide };
    this.board.dispose();
    this.board = new LiveBoard(this.#kingcraft, this.settings);
    this.clock = this.clock.again();
  }

  /** The own clock has run out. @protected */
  fall() {
    this.finish({ how: 'time', what: this.side });
    this.announce({ type: 'fell', ...this.place() });
  }

  /** @protected @param {End} end */
  finish(end) {
    this.board.finish(end);
    this.questions.answered();
    this.goOn();
  }

  /** Lets the clock of who is to move run, from the first move on. @protected */
  goOn() {
    const isRunning = this.isConnected && !this.isOver && this.board.ply > 0;
    this.clock.run(isRunning ? this.board.turn : null, this.side);
  }

  /**
   * What the friend has agreed to before the connection was gone: another game where the sides are exchanged.
   * @protected
   * @param {number} round
   * @param {Color} side
   * @param {string[]} moves
   * @param {End | null} end
   */
  adopt(round, side, moves, end) {
    const isOther = side !== this.side;
    if (isOther) this.handlers.begun();
    this.round = round;
    this.confirmed = 0;
    if (isOther) this.#begin();
    this.board.replaceBy(moves, end);
  }

  /** The round and the half-moves on the board. @protected */
  place() {
    return { round: this.round, ply: this.board.ply };
  }

  /**
   * Shows and saves what has changed before it is sent: who leaves now has saved what the friend gets.
   * @protected
   * @param {LiveMessage} message
   */
  announce(message) {
    this.handlers.changed();
    this.send(message);
  }

  /** @protected @param {LiveMessage} message */
  send(message) {
    this.handlers.send(writeMessage(message));
  }

  /** @protected @param {LiveFault} fault */
  fail(fault) {
    this.disconnect();
    this.handlers.failed(fault);
  }

  dispose() {
    this.board.dispose();
  }
}
