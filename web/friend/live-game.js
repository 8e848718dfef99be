/**
 * A live game between two pages, as one of them sees it. Both run the rules, and each has its own clock. It knows no
 * connection: what is sent goes to `send`, what arrives to receive(), and whoever has the connection says when there is
 * one.
 * @import { Question } from './live-messages.js'
 */
import { LIVE_VERSION } from './live-messages.js';
import { LiveReceiver } from './live-receiver.js';

/** So many milliseconds after it was claimed, a clock that has run out is lost without an answer. */
const SILENCE = 10_000;

export class LiveGame extends LiveReceiver {
  /**
   * Says hello on a new connection; the one before is gone. The game goes on where the one with more moves has it.
   */
  connect() {
    const { id, variant, fen, side, name, clock } = this.settings;
    this.send({
      type: 'hello',
      ...{ version: LIVE_VERSION, id, variant, fen, side, name, clock },
      round: this.round,
      count: this.board.ply,
      moves: this.board.pack(),
      left: this.clock.left(side),
      end: this.end,
    });
  }

  /**
   * Plays a move of the own side; says whether it was possible.
   * @param {string} id
   */
  play(id) {
    if (!this.isConnected || !this.isOwnTurn) return false;
    if (this.clock.left(this.side) === 0) this.fall();
    if (!this.board.isLegal(id)) return false;
    this.board.play(id);
    this.questions.answered();
    this.clock.press(this.side);
    this.goOn();
    const { sum } = this.board;
    this.announce({ type: 'move', ...this.place(), id, left: this.clock.left(this.side), sum });
    return true;
  }

  /**
   * Asks the friend for something that both must agree on.
   * @param {Question} what
   */
  ask(what) {
    if (!this.isConnected || this.asked || !this.mayAsk(what)) return;
    // The friend's question is answered first: else both could agree, each to something else.
    if (this.question) {
      if (this.question === what) this.answer(true);
      return;
    }
    const question = { what, at: this.board.ply };
    this.questions.ask(question);
    this.announce({ type: 'ask', round: this.round, ...question });
  }

  /**
   * Answers what the friend asks.
   * @param {boolean} agrees
   */
  answer(agrees) {
    const question = this.questions.received;
    if (!this.isConnected || !question || !this.question) return;
    const { round } = this;
    this.questions.answered();
    if (agrees) this.agree(question, this.friendSide);
    this.announce({ type: agrees ? 'accept' : 'decline', round, ...question });
  }

  resign() {
    if (!this.isConnected || this.isOver) return;
    this.finish({ how: 'resign', what: this.side });
    this.announce({ type: 'resign', ...this.place() });
  }

  /**
   * Claims a draw by the rules, which is a right and no question.
   * @param {string} reason one of `claims`; another one does nothing
   */
  claim(reason) {
    if (!this.isConnected || !this.claims.some((one) => one === reason)) return;
    if (this.clock.left(this.side) === 0) {
      this.fall();
      return;
    }
    this.finish({ how: 'claim', what: reason });
    this.announce({ type: 'claim', ...this.place(), what: reason });
  }

  /** @param {number} sentence its place among the sentences */
  say(sentence) {
    if (this.isConnected) this.send({ type: 'say', sentence });
  }

  /** Looks at the clocks; to be called a few times a second while there is a connection. */
  tick() {
    if (!this.isConnected || this.isOver) return;
    const { turn } = this.board;
    if (this.clock.left(turn) !== 0) return;
    if (turn === this.side) {
      this.fall();
      return;
    }
    const claimed = this.clock.claim();
    if (claimed === 0) this.send({ type: 'flag', ...this.place() });
    if (claimed < SILENCE) return;
    this.finish({ how: 'time', what: turn });
    this.handlers.changed();
  }

  /** Measures how long a message is on its way. */
  ping() {
    if (this.isConnected) this.send({ type: 'ping', at: Math.round(this.now()) });
  }

  /** Takes leave, so that the friend need not wait. */
  leave() {
    if (this.isConnected) this.send({ type: 'bye' });
    this.disconnect();
  }
}
