/**
 * The computer's scores of its moves in a game, and its replies to offers of a draw. They are saved with the game.
 * @import { SearchLine } from '../../worker/client.js'
 * @import { Session } from './session.js'
 */

import { winChance } from '../../game/win-chance.js';
import { isEvaluation } from '../../kingcraft/pgn/pgn-commands.js';

/** @typedef {SearchLine['score']} Score from the side that moves */

/** @typedef {'accepts' | 'justAsked' | 'tooEarly' | 'likesIt'} DrawReply by its name in the texts */

/** How many of the last scores decide about an offer. */
const SCORES_ASKED = 3;
const CLEARLY_WORSE = -150;
/** From this move on the computer takes a draw when its score is at most so many hundredths of a pawn. */
const LATE = { moves: 40, atMost: 40 };
const MIDDLE = { moves: 15, atMost: 15 };
const MOVES_BETWEEN_OFFERS = 3;
const MATE = 100_000;

export class ComputerScores {
  /** @type {{ ply: number, score: Score }[]} */
  #scores = [];
  /** @type {number | null} */
  #offeredAt = null;
  /**
   * The last reply to an offer, by its name in the texts; null when the game has gone on since.
   * @type {string | null}
   */
  reply = null;

  /**
   * What `toSave` described; what is broken in there is forgotten.
   * @param {unknown} [saved]
   */
  static restore(saved) {
    const restored = new ComputerScores();
    const { thoughts, offeredAt, word } = Object(saved);
    if (Array.isArray(thoughts)) restored.#scores = thoughts.filter(isScoreOfPly).map(withoutMore);
    if (isPly(offeredAt)) restored.#offeredAt = offeredAt;
    if (typeof word === 'string') restored.reply = word;
    return restored;
  }

  /** All that `restore` needs, as plain data. */
  toSave() {
    return { thoughts: this.#scores, offeredAt: this.#offeredAt, word: this.reply };
  }

  /**
   * Adds the score of the move that is played after so many half-moves.
   * @param {number} ply
   * @param {Score} score
   */
  add(ply, score) {
    this.goBack(ply);
    this.#scores.push({ ply, score });
  }

  /**
   * Forgets the scores of the moves from this half-move on, which were taken back.
   * @param {number} ply
   */
  goBack(ply) {
    this.#scores = this.#scores.filter((one) => one.ply < ply);
  }

  /**
   * The score of the move that was played after so many half-moves, or null.
   * @param {number} ply
   */
  at(ply) {
    return this.#scores.find((one) => one.ply === ply)?.score ?? null;
  }

  /**
   * Replies to an offer of a draw.
   * @param {number} ply how many half-moves were made
   */
  answer(ply) {
    const sinceOffer = this.#offeredAt === null ? Number.POSITIVE_INFINITY : ply - this.#offeredAt;
    this.#offeredAt = ply;
    return answerOffer({
      scores: this.#scores.map(({ score }) => numberOf(score)),
      moves: Math.floor(ply / 2),
      sinceOffer: Math.abs(sinceOffer) / 2,
    });
  }
}

/** @param {any} value of a saved game, which may be anything */
const isPly = (value) => Number.isInteger(value) && value >= 0;

/** @param {any} value of a saved game, which may be anything */
function isScoreOfPly(value) {
  return isPly(value?.ply) && isEvaluation(Object(value.score));
}

/**
 * The score of a ply without what else its record has, which may be anything.
 * @param {{ ply: number, score: { cp?: number, mate?: number } }} record
 * @returns {{ ply: number, score: Score }}
 */
const withoutMore = ({ ply, score: { cp = 0, mate } }) => ({
  ply,
  score: mate === undefined ? { cp } : { mate },
});

/**
 * A score as one number.
 * @param {Score} score
 */
export function numberOf(score) {
  return 'mate' in score ? Math.sign(score.mate || -1) * MATE : score.cp;
}

/**
 * How the computer replies to an offer of a draw: its own scores decide, and how far the game has gone.
 * @param {{ scores: number[], moves: number, sinceOffer: number }} game its scores, the last one at the end; how many
 *   moves each side has made; how many of them since the last offer
 * @returns {{ accepts: boolean, reply: DrawReply }}
 */
export function answerOffer({ scores, moves, sinceOffer }) {
  /** @param {DrawReply} reply */
  const decline = (reply) => ({ accepts: false, reply });
  if (sinceOffer < MOVES_BETWEEN_OFFERS) return decline('justAsked');
  const last = scores.slice(-SCORES_ASKED);
  if (last.length < SCORES_ASKED) return decline('tooEarly');
  const best = Math.max(...last);
  const step = [LATE, MIDDLE].find((one) => moves >= one.moves);
  if (best <= (step?.atMost ?? CLEARLY_WORSE)) return { accepts: true, reply: 'accepts' };
  if (!step && best <= MIDDLE.atMost) return decline('tooEarly');
  return decline('likesIt');
}

/**
 * The computer's scores of all moves in order, from White's side, as a PGN writes them after each move; null where
 * there is none.
 * @param {Session} session
 * @returns {(Score | null)[]}
 */
export function evaluationsOf(session) {
  return session.moves().map(({ color }, ply) => {
    const score = session.scores.at(ply);
    return score && (color === 'white' ? score : negated(score));
  });
}

/** A move after which White's chance to win differs by so much turns a game. */
const TURN = 0.2;

/**
 * Whether a game has turned, as the computer has seen it.
 * @param {readonly (Score | null)[]} evaluations of `evaluationsOf`
 */
export function hasTurned(evaluations) {
  const chances = evaluations.flatMap((score) => (score ? winChance(score, 'white') : []));
  return chances.some((chance, index) => Math.abs(chance - (chances[index - 1] ?? chance)) >= TURN);
}

/**
 * A score from the other side.
 * @param {Score} score
 * @returns {Score}
 */
export function negated(score) {
  return 'mate' in score ? { mate: -score.mate } : { cp: -score.cp };
}
