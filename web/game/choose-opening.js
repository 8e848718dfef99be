/**
 * How a computer below full strength begins its games: with moves that were often played and lose little, so that no
 * two games are alike.
 * @import { Color } from '../kingcraft/index.js'
 * @import { OpeningMove } from './opening-book.js'
 */
import { fullStrength, leastLevel } from '../worker/search-options.js';

/** A move in fewer of the games than one in so many was an accident. */
const RAREST = 100;

/** For so many half-moves the lowest level follows the openings, and each higher one for one more. */
const SHORTEST = 3;

/**
 * The most that a move may lose against the best one, in hundredths of a pawn: at the highest level that follows
 * openings, and more at each lower one.
 */
const LEAST_LOSS = 20;
const LOSS_OF_A_LEVEL = 10;

/**
 * Whether a computer still follows openings.
 * @param {number} level
 * @param {number} ply how many half-moves were played
 */
export function followsOpenings(level, ply) {
  return level < fullStrength && ply < SHORTEST + level - leastLevel;
}

/**
 * The id of a move; null if none is known.
 * @param {readonly OpeningMove[]} moves what was played in the position
 * @param {{ turn: Color, level: number }} situation
 * @param {() => number} random a number from 0 up to, but not, 1
 */
export function chooseOpening(moves, { turn, level }, random) {
  const all = countGames(moves);
  const known = moves.filter(({ games }) => games * RAREST >= all);
  const sign = turn === 'white' ? 1 : -1;
  const best = Math.max(...known.map(({ score }) => sign * score));
  const mayLose = LEAST_LOSS + LOSS_OF_A_LEVEL * (fullStrength - 1 - level);
  const sound = known.filter(({ score }) => best - sign * score <= mayLose);
  let rest = random() * countGames(sound);
  for (const { id, games } of sound) {
    rest -= games;
    if (rest < 0) return id;
  }
  return null;
}

/** @param {readonly OpeningMove[]} moves */
function countGames(moves) {
  return moves.reduce((sum, { games }) => sum + games, 0);
}
