/** Questions from the mistakes of a review: the player looks for a better move, and the engine checks the answers. */
/** @import { Color, Move } from '../../kingcraft/index.js' */
/** @import { MoveNode } from '../../kingcraft/pgn/pgn.js' */
/** @import { ReviewPoint } from './review.js' */
import { findMistakes } from './review.js';

/** A move may be worse than the best one by so much of the chance to win, and is still a good answer. */
const TOLERANCE = 0.05;

/**
 * A bad move of the game, its NAG, and the best move in its place.
 * @typedef {{ node: MoveNode, nag: number, best: import('./review.js').BestMove }} Question
 */

/**
 * The state of a question: `asking` waits for a move, `checking` for the engine; `found` and `shown` have an
 * answer; at the end of all questions it is `over`.
 * @typedef {'asking' | 'checking' | 'found' | 'shown' | 'over'} Phase
 */

/**
 * The reply to the last move that was tried: it is the best one, good enough, the one from the game, too weak,
 * or the engine failed.
 * @typedef {{ kind: 'best' | 'good' | 'played' | 'weak', san: string } | { kind: 'failed', error: unknown }} Verdict
 */

/**
 * The player's chance to win after a move in the place of a bad one; null when the search was ended.
 * @typedef {(question: Question, id: string) => Promise<number | null>} EvaluateMove
 */

/**
 * The blunders and mistakes of a side that have a better move.
 * @param {ReviewPoint[]} points
 * @param {Color} color
 * @returns {Question[]}
 */
export function questionsOf(points, color) {
  return findMistakes(points).flatMap(({ node, nag, kind }) => {
    const best = points.find((point) => point.node === node.parent)?.best;
    if (kind === 'inaccuracy' || node.move?.color !== color || !best) return [];
    return [{ node, nag, best }];
  });
}

export class MistakeTraining {
  #evaluate;
  #onChange;
  #index = 0;
  /** The player's chance after the best move, searched as long as the answers are. @type {number | null} */
  #bestChance = null;
  /** @type {Phase} */
  phase = 'asking';
  /** @type {Verdict | null} */
  verdict = null;
  /** How many questions the player has answered. */
  found = 0;

  /**
   * @param {Question[]} questions at least one
   * @param {EvaluateMove} evaluate
   * @param {() => void} onChange
   */
  constructor(questions, evaluate, onChange) {
    this.questions = questions;
    this.#evaluate = evaluate;
    this.#onChange = onChange;
  }

  /** The question that is asked, or was asked last. */
  get question() {
    return this.questions[Math.min(this.#index, this.questions.length - 1)];
  }

  /** The number of the question, from 1. */
  get number() {
    return Math.min(this.#index + 1, this.questions.length);
  }

  /**
   * Answers the question.
   * @param {Pick<Move, 'id' | 'san'>} move
   */
  async try({ id, san }) {
    if (this.phase !== 'asking') return;
    const { best, node } = this.question;
    if (id === best.id) this.#find({ kind: 'best', san });
    else if (id === node.move?.id) this.#reject({ kind: 'played', san });
    else await this.#compare(id, san);
  }

  /**
   * @param {string} id
   * @param {string} san
   */
  async #compare(id, san) {
    const { question } = this;
    const isWanted = () => question === this.question && this.phase === 'checking';
    this.phase = 'checking';
    this.verdict = null;
    this.#onChange();
    try {
      const chance = await this.#evaluate(question, id);
      if (isWanted()) this.#bestChance ??= await this.#evaluate(question, question.best.id);
      if (!isWanted()) return;
      if (chance === null || this.#bestChance === null) this.#reject(null);
      else if (this.#bestChance - chance < TOLERANCE) this.#find({ kind: 'good', san });
      else this.#reject({ kind: 'weak', san });
    } catch (error) {
      if (isWanted()) this.#reject({ kind: 'failed', error });
    }
  }

  /** @param {Verdict} verdict */
  #find(verdict) {
    this.found += 1;
    this.#change('found', verdict);
  }

  /** @param {Verdict | null} verdict */
  #reject(verdict) {
    this.#change('asking', verdict);
  }

  /** Gives up on the question. */
  show() {
    if (this.phase === 'asking' || this.phase === 'checking') this.#change('shown', null);
  }

  /** Goes to the next question, or to the end. */
  next() {
    if (this.phase === 'over') return;
    this.#index += 1;
    this.#bestChance = null;
    this.#change(this.#index < this.questions.length ? 'asking' : 'over', null);
  }

  /**
   * @param {Phase} phase
   * @param {Verdict | null} verdict
   */
  #change(phase, verdict) {
    this.phase = phase;
    this.verdict = verdict;
    this.#onChange();
  }
}
