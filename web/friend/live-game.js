/**
 * A live game between two pages, as one of them sees it. Both run the rules; each has its own clock, and believes
 * nothing that the rules or the own clock contradict. It knows no connection: what is sent goes to `send`, what arrives
 * to receive(), and whoever has the connection says when there is one.
 * @import { Claim, Color, Kingcraft } from '../kingcraft/index.js'
 * @import { End } from '../game/played-game.js'
 * @import { LiveFault, LiveHandlers, LiveSaved, LiveSettings } from './live-types.js'
 * @import { LiveMessage, Question } from './live-messages.js'
 * @import { AskedQuestion } from './live-questions.js'
 */
import { otherColor } from '../kingcraft/square.js';
import { readPlayerName } from './friend-game.js';
import { LiveBoard } from './live-board.js';
import { LiveClock } from './live-clock.js';
import { readGreeting } from './live-greeting.js';
import { LIVE_VERSION, readMessage, writeMessage } from './live-messages.js';
import { LiveQuestions } from './live-questions.js';
import { readSaved } from './live-saved.js';

/** So many messages a second are more than any game needs. */
const MOST_A_SECOND = 50;

/** So many milliseconds after it was claimed, a clock that has run out is lost without an answer. */
const SILENCE = 10_000;

export class LiveGame {
  #kingcraft;
  #settings;
  #handlers;
  #now;
  #board;
  #clock;
  #questions = new LiveQuestions();
  #round = 0;
  #isConnected = false;
  /** When the last messages arrived. @type {number[]} */
  #arrivals = [];
  /** So many moves of this round are known to have arrived. */
  confirmed = 0;
  /** What the friend is called, as the friend says it. */
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
    this.#settings = settings;
    this.#handlers = handlers;
    this.#now = now;
    this.#board = new LiveBoard(kingcraft, settings);
    this.#clock = new LiveClock(settings.clock, now);
    if (saved !== undefined) this.#restore(saved);
  }

  /** @param {unknown} saved */
  #restore(saved) {
    try {
      const { round, side, moves, end, left, asked } = readSaved(
        saved,
        this.#settings.clock !== null,
      );
      this.#board.replaceBy(moves, end);
      this.#settings = { ...this.#settings, side };
      this.#round = round;
      this.#clock.restore(left);
      this.#questions.restore(asked);
    } catch (error) {
      this.dispose();
      throw new RangeError('a saved live game cannot be read', { cause: error });
    }
  }

  /**
   * What is stored, at each change: all that a later hello of either side can refer to.
   * @returns {LiveSaved}
   */
  toSave() {
    const { round, side, moves, end } = this;
    const [left, asked] = [this.#clock.toSave(side), this.#questions.unanswered];
    return { round, side, moves, end, left, asked };
  }

  get moves() {
    return this.#board.moves;
  }

  /** What a player or a clock did; null while the game goes on, or where it has ended by its rules. */
  get end() {
    return this.#board.end;
  }

  get isOver() {
    return this.#board.isOver;
  }

  get side() {
    return this.#settings.side;
  }

  get #friendSide() {
    return otherColor(this.side);
  }

  get isOwnTurn() {
    return !this.isOver && this.#board.turn === this.side;
  }

  /** The draws that the own side may claim now. */
  get claims() {
    return this.#board.claimsOf(this.side);
  }

  /** How often both have agreed on something that takes moves back, ends the game or begins another one. */
  get round() {
    return this.#round;
  }

  /** What the friend asks; null: nothing. */
  get question() {
    const what = this.#questions.received?.what;
    return what && this.#makesSense(what, this.#friendSide) ? what : null;
  }

  /** What the friend was asked and has not answered; null: nothing. */
  get asked() {
    const what = this.#questions.asked?.what;
    return what && this.mayAsk(what) ? what : null;
  }

  get isConnected() {
    return this.#isConnected;
  }

  /**
   * The time of a color in milliseconds; null without a clock.
   * @param {Color} color
   */
  timeOf(color) {
    return this.#clock.left(color);
  }

  /** The color whose clock runs; null: none. */
  get running() {
    return this.#clock.running;
  }

  /** How long a message takes to the friend and back, in whole milliseconds; null until it is known. */
  get lag() {
    return this.#clock.roundTrip;
  }

  /**
   * Says hello on a new connection; the one before is gone. The game goes on where the one with more moves has it.
   */
  connect() {
    const { id, variant, fen, side, name, clock } = this.#settings;
    this.#send({
      type: 'hello',
      ...{ version: LIVE_VERSION, id, variant, fen, side, name, clock },
      round: this.#round,
      count: this.#board.ply,
      moves: this.#board.pack(),
      left: this.#clock.left(side),
      end: this.end,
    });
  }

  /** The connection is gone: no clock runs without it, and nobody waits for an answer. */
  disconnect() {
    if (!this.#isConnected) return;
    this.#isConnected = false;
    this.#questions.suspend();
    this.#clock.stop();
    this.#handlers.changed();
  }

  /**
   * Plays a move of the own side; says whether it was possible.
   * @param {string} id
   */
  play(id) {
    if (!this.#isConnected || !this.isOwnTurn) return false;
    if (this.#clock.left(this.side) === 0) this.#fall();
    if (!this.#board.isLegal(id)) return false;
    this.#board.play(id);
    this.#questions.answered();
    this.#clock.press(this.side);
    this.#goOn();
    const { sum } = this.#board;
    this.#say({ type: 'move', ...this.#place(), id, left: this.#clock.left(this.side), sum });
    return true;
  }

  /**
   * Asks the friend for something that both must agree on.
   * @param {Question} what
   */
  ask(what) {
    if (!this.#isConnected || this.asked || !this.mayAsk(what)) return;
    // The friend's question is answered first: else both could agree, each to something else.
    if (this.question) {
      if (this.question === what) this.answer(true);
      return;
    }
    const question = { what, at: this.#board.ply };
    this.#questions.ask(question);
    this.#say({ type: 'ask', round: this.#round, ...question });
  }

  /**
   * Answers what the friend asks.
   * @param {boolean} agrees
   */
  answer(agrees) {
    const question = this.#questions.received;
    if (!this.#isConnected || !question || !this.question) return;
    const { round } = this;
    this.#questions.answered();
    if (agrees) this.#agree(question, this.#friendSide);
    this.#say({ type: agrees ? 'accept' : 'decline', round, ...question });
  }

  resign() {
    if (!this.#isConnected || this.isOver) return;
    this.#finish({ how: 'resign', what: this.side });
    this.#say({ type: 'resign', ...this.#place() });
  }

  /**
   * Claims a draw by the rules, which is a right and no question.
   * @param {Claim} reason
   */
  claim(reason) {
    if (!this.#isConnected || !this.claims.includes(reason)) return;
    if (this.#clock.left(this.side) === 0) {
      this.#fall();
      return;
    }
    this.#finish({ how: 'claim', what: reason });
    this.#say({ type: 'claim', ...this.#place(), what: reason });
  }

  /** @param {number} sentence its place among the sentences */
  say(sentence) {
    if (this.#isConnected) this.#send({ type: 'say', sentence });
  }

  /** Looks at the clocks; to be called a few times a second while there is a connection. */
  tick() {
    if (!this.#isConnected || this.isOver) return;
    const { turn } = this.#board;
    if (this.#clock.left(turn) !== 0) return;
    if (turn === this.side) {
      this.#fall();
      return;
    }
    const claimed = this.#clock.claim();
    if (claimed === 0) this.#send({ type: 'flag', ...this.#place() });
    if (claimed < SILENCE) return;
    this.#finish({ how: 'time', what: turn });
    this.#handlers.changed();
  }

  /** Measures how long a message is on its way. */
  ping() {
    if (this.#isConnected) this.#send({ type: 'ping', at: Math.round(this.#now()) });
  }

  /** Takes leave, so that the friend need not wait. */
  leave() {
    if (this.#isConnected) this.#send({ type: 'bye' });
    this.disconnect();
  }

  /**
   * Takes what has arrived.
   * @param {unknown} text
   */
  receive(text) {
    const now = this.#now();
    this.#arrivals = [...this.#arrivals.filter((at) => now - at < 1000), now];
    const message = readMessage(text);
    if (this.#arrivals.length > MOST_A_SECOND) this.#fail('flood');
    else if (!message) this.#fail('shape');
    else if (message.type === 'hello') this.#greet(message);
    else if (this.#isConnected) this.#take(message);
  }

  /** @param {Exclude<LiveMessage, { type: 'hello' }>} message */
  #take(message) {
    if ('round' in message && message.round !== this.#round) {
      // What was under way when both agreed on something; nothing can be of a round that is to come.
      if (message.round > this.#round) this.#fail('another-position');
      return;
    }
    if (message.type === 'move') this.#takeMove(message);
    if (message.type === 'ack') this.confirmed = Math.min(message.ply, this.#board.ply);
    if (message.type === 'ask') this.#takeQuestion(message);
    if (message.type === 'accept') this.#takeConsent(message);
    if (message.type === 'decline') this.#takeRefusal(message);
    if (message.type === 'resign') this.#takeEnd(message.ply, 'resign');
    if (message.type === 'fell') this.#takeEnd(message.ply, 'time');
    if (message.type === 'claim') this.#takeClaim(message);
    if (message.type === 'flag') this.#takeFlag(message.ply);
    if (message.type === 'clock') this.#takeTime(message);
    if (message.type === 'say') this.#handlers.said(message.sentence);
    if (message.type === 'ping') this.#send({ type: 'pong', at: message.at });
    if (message.type === 'pong' && this.#clock.measure(message.at)) this.#handlers.measured();
    if (message.type === 'bye') this.disconnect();
  }

  /**
   * Who did not answer in time speaks again, and its own clock, which alone knows, has not run out.
   */
  #endSilence() {
    const { end } = this;
    const isTime = end?.how === 'time' && end.what === this.#friendSide;
    if (!isTime || this.#clock.hasConceded(this.#friendSide)) return;
    this.#board.goBack(this.#board.ply);
    this.#questions.withdraw();
  }

  /** @param {Extract<LiveMessage, { type: 'move' }>} message */
  #takeMove({ ply, id, left, sum }) {
    this.#endSilence();
    // The friend has moved before knowing that the game is over.
    if (this.isOver) return;
    if (ply !== this.#board.ply + 1 || this.isOwnTurn || !this.#board.isLegal(id)) {
      this.#fail('not-legal');
      return;
    }
    this.#board.play(id);
    if (this.#board.sum !== sum || !this.#clock.accepts(this.#friendSide, left)) {
      this.#board.goBack(ply - 1);
      this.#fail('another-position');
      return;
    }
    this.confirmed = ply;
    // A move declines what was asked.
    this.#questions.withdraw();
    this.#clock.press(this.#friendSide, left);
    this.#goOn();
    this.#say({ type: 'ack', ...this.#place() });
  }

  /** @param {AskedQuestion} message */
  #takeQuestion({ what, at }) {
    if (at !== this.#board.ply || !this.#makesSense(what, this.#friendSide)) return;
    // Of two questions at once that of White counts.
    if (this.asked && this.side === 'white') return;
    this.#questions.receive({ what, at });
    this.#handlers.changed();
  }

  /** @param {AskedQuestion} message */
  #takeConsent({ what, at }) {
    if (!this.#questions.isAsked({ what, at })) {
      this.#fail('not-asked');
      return;
    }
    this.#agree({ what, at }, this.side);
    this.#handlers.changed();
  }

  /** @param {AskedQuestion} message */
  #takeRefusal({ what, at }) {
    if (!this.#questions.isAsked({ what, at })) return;
    this.#questions.declined({ what, at });
    this.#handlers.changed();
  }

  /**
   * Whether a question makes sense now.
   * @param {Question} what
   */
  mayAsk(what) {
    return this.#makesSense(what, this.side);
  }

  /**
   * @param {Question} what
   * @param {Color} asker
   */
  #makesSense(what, asker) {
    if (what === 'rematch') return this.isOver;
    return !this.isOver && (what === 'draw' || this.#board.hasMoved(asker));
  }

  /**
   * What both have agreed on.
   * @param {AskedQuestion} question
   * @param {Color} asker
   */
  #agree({ what, at }, asker) {
    if (what === 'rematch') this.#handlers.begun();
    this.#questions.clear();
    this.#round += 1;
    this.confirmed = 0;
    if (what === 'take-back' && asker !== this.side) this.#clock.allowMove(asker);
    if (what === 'rematch') this.#begin();
    else {
      this.#board.goBack(at);
      if (what === 'draw') this.#board.finish({ how: 'agreeDraw' });
      else this.#board.goBack(at - (this.#board.turn === asker ? 2 : 1));
    }
    this.#goOn();
  }

  /** Another game of the same kind, with the sides exchanged. */
  #begin() {
    this.#settings = { ...this.#settings, side: this.#friendSide };
    this.#board.dispose();
    this.#board = new LiveBoard(this.#kingcraft, this.#settings);
    this.#clock = this.#clock.again();
  }

  /**
   * The friend has ended the game; a move of one's own that was under way meanwhile does not count.
   * @param {number} ply
   * @param {'resign' | 'time'} how
   */
  #takeEnd(ply, how) {
    if (!this.#board.mayEndAt(ply, this.#friendSide)) {
      this.#fail('another-position');
      return;
    }
    if (how === 'time') this.#clock.set(this.#friendSide, 0);
    else this.#endSilence();
    this.#board.settle(ply, { how, what: this.#friendSide });
    this.#questions.answered();
    this.#goOn();
    this.#handlers.changed();
  }

  /** @param {Extract<LiveMessage, { type: 'claim' }>} message */
  #takeClaim({ ply, what }) {
    // Who claims is to move, so that both know the position, in which the own side may have resigned meanwhile.
    const { moves } = this.#board;
    if (ply !== moves.length || !this.#board.mayClaim(moves, this.#friendSide, what)) {
      this.#fail('not-legal');
      return;
    }
    this.#board.settle(ply, { how: 'claim', what });
    this.#questions.answered();
    this.#goOn();
    this.#handlers.changed();
  }

  /** @param {number} ply */
  #takeFlag(ply) {
    if (ply !== this.#board.ply || !this.isOwnTurn) return;
    const left = this.#clock.left(this.side);
    if (left === 0) this.#fall();
    else if (left !== null) this.#say({ type: 'clock', ...this.#place(), left });
  }

  /** @param {Extract<LiveMessage, { type: 'clock' }>} message */
  #takeTime({ ply, left }) {
    if (ply !== this.#board.ply) return;
    this.#endSilence();
    this.#clock.set(this.#friendSide, left);
    this.#goOn();
    this.#handlers.changed();
  }

  /** The own clock has run out. */
  #fall() {
    this.#finish({ how: 'time', what: this.side });
    this.#say({ type: 'fell', ...this.#place() });
  }

  /** @param {End} end */
  #finish(end) {
    this.#board.finish(end);
    this.#questions.answered();
    this.#goOn();
  }

  /** Lets the clock of who is to move run, from the first move on. */
  #goOn() {
    const isRunning = this.#isConnected && !this.isOver && this.#board.ply > 0;
    this.#clock.run(isRunning ? this.#board.turn : null, this.side);
  }

  /**
   * Goes on where the one who knows more has the game: after the latest agreement, else after more moves.
   * @param {Extract<LiveMessage, { type: 'hello' }>} hello
   */
  #greet(hello) {
    const found = readGreeting(hello, {
      settings: this.#settings,
      round: this.#round,
      board: this.#board,
      questions: this.#questions,
      time: this.timeOf(this.side),
    });
    if ('fault' in found) {
      this.#fail(found.fault);
      return;
    }
    const { round, side, left } = hello;
    const { moves, end } = found;
    this.friend = readPlayerName(hello.name);
    this.#isConnected = true;
    this.#questions.clear();
    // In a rematch of which the friend does not know, the friend's clock has not run out.
    if (round <= this.#round && (left !== 0 || side !== this.#friendSide)) this.#endSilence();
    const known = round > this.#round && side === this.side ? 0 : this.#board.ply;
    if (round > this.#round) this.#adopt(round, otherColor(side), moves, end);
    else if (round === this.#round) this.#board.join(moves, end);
    if (round === this.#round) this.#clock.set(this.#friendSide, left, moves.length > known);
    this.#goOn();
    this.#handlers.changed();
  }

  /**
   * What the friend has agreed to before the connection was gone: another game where the sides are exchanged.
   * @param {number} round
   * @param {Color} side
   * @param {string[]} moves
   * @param {End | null} end
   */
  #adopt(round, side, moves, end) {
    const isOther = side !== this.side;
    if (isOther) this.#handlers.begun();
    this.#round = round;
    this.confirmed = 0;
    if (isOther) this.#begin();
    this.#board.replaceBy(moves, end);
  }

  /** The round and the half-moves on the board. */
  #place() {
    return { round: this.#round, ply: this.#board.ply };
  }

  /**
   * Shows and saves what has changed before it is sent: who leaves now has saved what the friend gets.
   * @param {LiveMessage} message
   */
  #say(message) {
    this.#handlers.changed();
    this.#send(message);
  }

  /** @param {LiveMessage} message */
  #send(message) {
    this.#handlers.send(writeMessage(message));
  }

  /** @param {LiveFault} fault */
  #fail(fault) {
    this.disconnect();
    this.#handlers.failed(fault);
  }

  dispose() {
    this.#board.dispose();
  }
}
