/**
 * What the two sides of a live game ask each other: one question at a time, and of two at once that of White.
 * @import { Color } from '../kingcraft/index.js'
 * @import { End } from '../game/played-game.js'
 * @import { Question } from './live-messages.js'
 */

/** A question, asked after so many half-moves. @typedef {{ what: Question, at: number }} AskedQuestion */

export class LiveQuestions {
  /** What the friend may still agree to: an answer may be under way to a question that counts no more. */
  /** @type {AskedQuestion[]} */
  #asked = [];
  /** @type {AskedQuestion | null} */
  #received = null;
  /** What was asked when the connection was lost. @type {Question | null} */
  #unanswered = null;

  /** The last question of the own side; null: none. */
  get asked() {
    return this.#asked.at(-1) ?? null;
  }

  /** What the friend asks; null: nothing. */
  get received() {
    return this.#received;
  }

  /** @param {AskedQuestion} question of the own side */
  ask(question) {
    this.#asked.push(question);
  }

  /**
   * The friend asks.
   * @param {AskedQuestion} question which counts before those of the own side
   */
  receive(question) {
    this.#asked = [];
    this.#received = question;
  }

  /** What the friend asked is answered, or the game has gone on without an answer. */
  answered() {
    this.#received = null;
  }

  /** The friend does not agree. */
  declined() {
    this.#asked = [];
  }

  /**
   * Whether the friend may agree to it.
   * @param {AskedQuestion} question
   */
  isAsked({ what, at }) {
    return this.#asked.some((asked) => asked.what === what && asked.at === at);
  }

  /** Both have agreed on something: nothing of before counts any more. */
  clear() {
    this.#asked = [];
    this.#received = null;
    this.#unanswered = null;
  }

  /** The connection is lost; the friend may have agreed before. */
  suspend() {
    const unanswered = this.asked?.what ?? this.#unanswered;
    this.clear();
    this.#unanswered = unanswered;
  }

  /**
   * Whether the friend, who comes back with another game, has only agreed to what was asked.
   * @param {readonly string[]} own moves
   * @param {readonly string[]} theirs
   * @param {End | null} end theirs
   */
  isConsent(own, theirs, end) {
    const isPart = theirs.every((move, index) => move === own[index]);
    if (this.#unanswered === 'draw') return isPart && end?.how === 'agreeDraw';
    if (this.#unanswered === 'take-back') return isPart && theirs.length >= own.length - 3;
    return this.#unanswered === 'rematch';
  }
}
