/**
 * The facts in the figures of a game, each as the key of a sentence and its numbers. Nothing here depends
 * on a language.
 * @import { Balance, Score } from './statistics.js'
 */
import { scoreInterval } from './score-interval.js';

/** @typedef {{ key: string, values: Record<string, number | string> }} Fact */

/** With fewer games, a first move says nothing. */
const FEWEST_GAMES = 50;

/** @param {string} key @param {Fact['values']} values @returns {Fact} */
const fact = (key, values) => ({ key, values });

/** The key, or another one where chess is there to compare with. @param {string} key @param {unknown} chess */
const besideChess = (key, chess) => (chess ? `${key}BesideChess` : key);

/**
 * Who has the advantage, and how many games are drawn.
 * @param {Balance} balance
 * @param {Balance | null} chess null if the game is chess, or its figures are missing
 */
export function resultFacts(balance, chess) {
  const { score, error, low, high } = scoreInterval(balance);
  const share = balance.draws / balance.games;
  let key = 'noAdvantage';
  if (low > 1 / 2) key = 'whiteAdvantage';
  if (high < 1 / 2) key = 'blackAdvantage';
  const facts = [fact(key, { score, error })];
  if (chess) facts.push(compareScores({ score, error }, scoreInterval(chess)));
  const beside = chess && { chessShare: chess.draws / chess.games };
  facts.push(fact(besideChess('draws', chess), { share, ...beside }));
  return facts;
}

/**
 * @param {{ score: number, error: number }} here
 * @param {{ score: number, error: number }} chess
 */
function compareScores(here, chess) {
  const difference = here.score - chess.score;
  const values = { chessScore: chess.score, chessError: chess.error };
  if (Math.abs(difference) <= Math.hypot(here.error, chess.error)) return fact('likeChess', values);
  return fact(difference > 0 ? 'moreThanChess' : 'lessThanChess', values);
}

/**
 * How long half of the games are.
 * @param {Balance} balance
 * @param {Balance | null} chess
 */
export function lengthFacts({ plies }, chess) {
  const moves = movesIn(plies.median);
  if (!chess) return [fact('length', { moves })];
  return [fact('lengthBesideChess', { moves, chessMoves: movesIn(chess.plies.median) })];
}

/** @param {number} plies */
const movesIn = (plies) => Math.ceil(plies / 2);

/**
 * The games by the reason for which they ended, the most frequent one first.
 * @param {Balance} balance
 */
export function endingsByReason({ endings }) {
  const reasons = [...new Set(endings.map(({ reason }) => reason))];
  return reasons
    .map((reason) => {
      const count = (/** @type {string | null} */ winner) =>
        endings
          .filter((ending) => ending.reason === reason && ending.winner === winner)
          .reduce((sum, { games }) => sum + games, 0);
      const [whiteWins, draws, blackWins] = [count('white'), count(null), count('black')];
      return { reason, whiteWins, draws, games: whiteWins + draws + blackWins };
    })
    .sort((one, other) => other.games - one.games);
}

/**
 * The share of the games that ended for a reason.
 * @param {Balance} balance
 * @param {string} reason
 */
export function shareOfEnding(balance, reason) {
  const ending = endingsByReason(balance).find((one) => one.reason === reason);
  return (ending?.games ?? 0) / balance.games;
}

/**
 * The most frequent ending.
 * @param {Balance} balance
 * @param {Balance | null} chess
 */
export function endingFacts(balance, chess) {
  const [first] = endingsByReason(balance);
  if (!first) return [];
  const { reason } = first;
  const share = first.games / balance.games;
  const chessShare = chess ? shareOfEnding(chess, reason) : 0;
  // Some games end as chess never does.
  if (chessShare === 0) return [fact('ending', { reason, share })];
  return [fact('endingBesideChess', { reason, share, chessShare })];
}

/**
 * The first moves that were played often enough, the best one for White first.
 * @param {Balance} balance
 */
export function knownFirstMoves({ firstMoves }) {
  return firstMoves
    .filter(({ games }) => games >= FEWEST_GAMES)
    .sort((one, other) => scoreInterval(other).score - scoreInterval(one).score);
}

/**
 * How far the scores of first moves lie from their mean, beyond what chance makes of it: a standard deviation.
 * @param {Score[]} moves
 */
export function spreadOf(moves) {
  const all = moves.reduce((sum, { games }) => sum + games, 0);
  const scores = moves.map((move) => ({ games: move.games, ...scoreInterval(move) }));
  const mean = scores.reduce((sum, { games, score }) => sum + games * score, 0) / all;
  const variance = scores.reduce(
    (sum, { games, score }) => sum + (games * (score - mean) ** 2) / all,
    0,
  );
  const chance = scores.reduce(
    (sum, { games, deviation }) => sum + (games * deviation ** 2) / all,
    0,
  );
  return Math.sqrt(Math.max(0, variance - chance));
}

/**
 * How much it matters how White begins.
 * @param {Balance} balance
 * @param {Balance | null} chess
 */
export function firstMoveFacts(balance, chess) {
  const moves = knownFirstMoves(balance);
  const [best, worst] = [moves[0], moves.at(-1)];
  if (!best || !worst || best === worst) return [fact('firstMovesFew', { games: FEWEST_GAMES })];
  const facts = [
    fact('firstMoves', {
      games: FEWEST_GAMES,
      best: best.san,
      bestScore: scoreInterval(best).score,
      worst: worst.san,
      worstScore: scoreInterval(worst).score,
    }),
    spreadFact('spread', moves),
  ];
  const chessMoves = chess ? knownFirstMoves(chess) : [];
  return chessMoves.length > 1 ? [...facts, spreadFact('chessSpread', chessMoves)] : facts;
}

/**
 * @param {'spread' | 'chessSpread'} key
 * @param {Score[]} moves
 */
function spreadFact(key, moves) {
  return differ(moves) ? fact(key, { spread: spreadOf(moves) }) : fact(`${key}None`, {});
}

/** The quantile of the normal distribution that leaves 5 % above it. */
const QUANTILE = 1.645;

/**
 * Whether scores differ by more than chance makes of equal ones in 19 of 20 cases: the chi-squared test, with the
 * approximation of Wilson and Hilferty for its bound.
 * @param {Score[]} moves two at least
 */
function differ(moves) {
  const scores = moves.map(scoreInterval);
  const weights = scores.map(({ deviation }) => 1 / deviation ** 2);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = scores.reduce((sum, { score }, index) => sum + weights[index] * score, 0) / all;
  const squares = scores.reduce(
    (sum, { score }, index) => sum + weights[index] * (score - mean) ** 2,
    0,
  );
  const freedom = scores.length - 1;
  const part = 2 / (9 * freedom);
  return squares > freedom * (1 - part + QUANTILE * Math.sqrt(part)) ** 3;
}

/**
 * How often each special move occurs and decides, and what it means that it decides.
 * @param {Balance} balance
 */
export function specialMoveFacts(balance) {
  return [
    ...countSpecialMoves(balance).map((values) => fact('specialMove', values)),
    fact('decides', {}),
  ];
}

/**
 * The special moves: the share of the games in which they occur, how often in each, the share of the won games that
 * they decide, and what that would be by chance: that one of the two moves which decide is such a move, where both are
 * drawn from all moves of the games.
 * @param {Balance} balance
 */
export function countSpecialMoves({ specialMoves, games, draws, plies }) {
  return specialMoves.map(({ key, games: having, moves, decides }) => ({
    special: key,
    share: having / games,
    times: moves / games,
    decides: decides / (games - draws),
    byChance: 1 - (1 - moves / (plies.mean * games)) ** 2,
  }));
}
