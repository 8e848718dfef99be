/**
 * The questions between the two sides of a live game: one at a time, and of two at once that of White.
 * @import { Question } from './live-messages.js'
 */

/** A question, asked after so many half-moves. @typedef {{ what: Question, at: number }} AskedQuestion */

export class LiveQuestions {
  /** The questions that the friend may still agree to: an answer to an old question may be under way. */
  /** @type {AskedQuestion[]} */
  #asked = [];
  /** @type {AskedQuestion | null} */
  #received = null;
  /** The open question when the connection was lost. @type {Question | null} */
  #unanswered = null;

  /** The last question of the own side; null: none. */
  get asked() {
    return this.#asked.at(-1) ?? null;
  }

  /**
   * What the friend was asked, or had been when the connection was lost, and has not answered: the friend may have
   * agreed to it.
   */
  get unanswered() {
    return this.asked?.what ?? this.#unanswered;
  }

  /** The question of the friend, or null. */
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

  /** The question of the friend is answered, or the game went on without an answer. */
  answered() {
    this.#received = null;
  }

  /**
   * The friend does not agree.
   * @param {AskedQuestion} question
   */
  declined({ what, at }) {
    this.#asked = this.#asked.filter((asked) => asked.what !== what || asked.at !== at);
  }

  /** The friend has gone on, and cannot agree to anything any longer. */
  withdraw() {
    this.#asked = [];
  }

  /**
   * Whether the friend may agree to it.
   * @param {AskedQuestion} question
   */
  isAsked({ what, at }) {
    return this.#asked.some((asked) => asked.what === what && asked.at === at);
  }

  /** Both have agreed on something: nothing of before counts any longer. */
  clear() {
    this.#asked = [];
    this.#received = null;
    this.#unanswered = null;
  }

  /** The connection is lost; the friend may have agreed before. */
  suspend() {
    this.restore(this.unanswered);
  }

  /** @param {Question | null} unanswered as it was stored */
  restore(unanswered) {
    this.clear();
    this.#unanswered = unanswered;
  }
}
