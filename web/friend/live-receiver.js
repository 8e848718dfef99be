/**
 * A live game as far as it takes what the friend's page says. It believes nothing that the rules or the own clock
 * contradict.
 * @import { LiveMessage } from './live-messages.js'
 * @import { AskedQuestion } from './live-questions.js'
 */
import { otherColor } from '../kingcraft/square.js';
import { readPlayerName } from './friend-game.js';
import { readGreeting } from './live-greeting.js';
import { readMessage } from './live-messages.js';
import { LiveState } from './live-state.js';

/** So many messages a second are more than any game needs. */
const MOST_A_SECOND = 50;

export class LiveReceiver extends LiveState {
  /** When the last messages arrived. @type {number[]} */
  #arrivals = [];

  /**
   * Takes what has arrived.
   * @param {unknown} text
   */
  receive(text) {
    const now = this.now();
    this.#arrivals = [...this.#arrivals.filter((at) => now - at < 1000), now];
    const message = readMessage(text);
    if (this.#arrivals.length > MOST_A_SECOND) this.fail('flood');
    else if (!message) this.fail('shape');
    else if (message.type === 'hello') this.#greet(message);
    else if (this.isConnected) this.#take(message);
  }

  /** @param {Exclude<LiveMessage, { type: 'hello' }>} message */
  #take(message) {
    if ('round' in message && message.round !== this.round) {
      // A message under way when both agreed on something; none can belong to a later round.
      if (message.round > this.round) this.fail('another-position');
      return;
    }
    if (message.type === 'move') this.#takeMove(message);
    if (message.type === 'ack') this.confirmed = Math.min(message.ply, this.board.ply);
    if (message.type === 'ask') this.#takeQuestion(message);
    if (message.type === 'accept') this.#takeConsent(message);
    if (message.type === 'decline') this.#takeRefusal(message);
    if (message.type === 'resign') this.#takeEnd(message.ply, 'resign');
    if (message.type === 'fell') this.#takeEnd(message.ply, 'time');
    if (message.type === 'claim') this.#takeClaim(message);
    if (message.type === 'flag') this.#takeFlag(message.ply);
    if (message.type === 'clock') this.#takeTime(message);
    if (message.type === 'say') this.handlers.said(message.sentence);
    if (message.type === 'ping') this.send({ type: 'pong', at: message.at });
    if (message.type === 'pong' && this.clock.measure(message.at)) this.handlers.measured();
    if (message.type === 'bye') this.disconnect();
  }

  /** @param {Extract<LiveMessage, { type: 'move' }>} message */
  #takeMove({ ply, id, left, sum }) {
    this.endSilence();
    // The friend has moved before knowing that the game is over.
    if (this.isOver) return;
    if (ply !== this.board.ply + 1 || this.isOwnTurn || !this.board.isLegal(id)) {
      this.fail('not-legal');
      return;
    }
    this.board.play(id);
    if (this.board.sum !== sum || !this.clock.accepts(this.friendSide, left)) {
      this.board.goBack(ply - 1);
      this.fail('another-position');
      return;
    }
    this.confirmed = ply;
    // A move declines what was asked.
    this.questions.withdraw();
    this.clock.press(this.friendSide, left);
    this.goOn();
    this.announce({ type: 'ack', ...this.place() });
  }

  /** @param {AskedQuestion} message */
  #takeQuestion({ what, at }) {
    if (at !== this.board.ply || !this.makesSense(what, this.friendSide)) return;
    // Of two questions at once that of White counts.
    if (this.asked && this.side === 'white') return;
    this.questions.receive({ what, at });
    this.handlers.changed();
  }

  /** @param {AskedQuestion} message */
  #takeConsent({ what, at }) {
    if (!this.questions.isAsked({ what, at })) {
      this.fail('not-asked');
      return;
    }
    this.agree({ what, at }, this.side);
    this.handlers.changed();
  }

  /** @param {AskedQuestion} message */
  #takeRefusal({ what, at }) {
    if (!this.questions.isAsked({ what, at })) return;
    this.questions.declined({ what, at });
    this.handlers.changed();
  }

  /**
   * The friend has ended the game; a move of this side that was under way does not count.
   * @param {number} ply
   * @param {'resign' | 'time'} how
   */
  #takeEnd(ply, how) {
    if (!this.board.mayEndAt(ply, this.friendSide)) {
      this.fail('another-position');
      return;
    }
    if (how === 'time') this.clock.set(this.friendSide, 0);
    else this.endSilence();
    this.board.settle(ply, { how, what: this.friendSide });
    this.questions.answered();
    this.goOn();
    this.handlers.changed();
  }

  /** @param {Extract<LiveMessage, { type: 'claim' }>} message */
  #takeClaim({ ply, what }) {
    // Who claims is to move, so that both know the position, in which the own side may have resigned meanwhile.
    const { moves } = this.board;
    if (ply !== moves.length || !this.board.mayClaim(moves, this.friendSide, what)) {
      this.fail('not-legal');
      return;
    }
    this.board.settle(ply, { how: 'claim', what });
    this.questions.answered();
    this.goOn();
    this.handlers.changed();
  }

  /** @param {number} ply */
  #takeFlag(ply) {
    if (ply !== this.board.ply || !this.isOwnTurn) return;
    const left = this.clock.left(this.side);
    if (left === 0) this.fall();
    else if (left !== null) this.announce({ type: 'clock', ...this.place(), left });
  }

  /** @param {Extract<LiveMessage, { type: 'clock' }>} message */
  #takeTime({ ply, left }) {
    if (ply !== this.board.ply) return;
    this.endSilence();
    this.clock.set(this.friendSide, left);
    this.goOn();
    this.handlers.changed();
  }

  /**
   * Goes on where the one who knows more has the game: after the latest agreement, else after more moves.
   * @param {Extract<LiveMessage, { type: 'hello' }>} hello
   */
  #greet(hello) {
    const found = readGreeting(hello, {
      settings: this.settings,
      round: this.round,
      board: this.board,
      questions: this.questions,
      time: this.timeOf(this.side),
      isConceded: this.clock.hasConceded(this.friendSide),
    });
    if ('fault' in found) {
      this.fail(found.fault);
      return;
    }
    const { round, side, left } = hello;
    const { moves, end } = found;
    this.friend = readPlayerName(hello.name);
    this.isConnected = true;
    this.questions.clear();
    // In a rematch that the friend does not know of, the friend's clock has not run out.
    if (round <= this.round && (left !== 0 || side !== this.friendSide)) this.endSilence();
    const known = round > this.round && side === this.side ? 0 : this.board.ply;
    if (round > this.round) this.adopt(round, otherColor(side), moves, end);
    else if (round === this.round) this.board.join(moves, end);
    if (round === this.round) this.clock.set(this.friendSide, left, moves.length > known);
    this.goOn();
    this.handlers.changed();
  }
}
