/**
 * The statistics of saved games. Games without moves are left out.
 * @import { ListedGame } from '../store/saved-records.js'
 */
import { isAgainstComputer, resultFor } from '../base/game-result.js';

/**
 * How many games there are, and how those against the computer ended for the person.
 * @typedef {{ games: number, won: number, drawn: number, lost: number }} Tally
 */

/**
 * All games, those of each game by its id, and those against the computer by its level, where that is known.
 * @typedef {{ all: Tally, byGame: Map<string, Tally>, byLevel: Map<number, Tally> }} GameStatistics
 */

/** @returns {Tally} */
const nothing = () => ({ games: 0, won: 0, drawn: 0, lost: 0 });

/**
 * @param {Iterable<ListedGame>} games
 * @returns {GameStatistics}
 */
export function countGames(games) {
  const all = nothing();
  /** @type {GameStatistics['byGame']} */
  const byGame = new Map();
  /** @type {GameStatistics['byLevel']} */
  const byLevel = new Map();
  for (const game of games) {
    const { variant, level, players, plies, summary } = game;
    if (variant === null || plies === 0) continue;
    const isOurs = isAgainstComputer(players);
    const tallies = [all, tallyOf(byGame, variant)];
    if (isOurs && level !== null) tallies.push(tallyOf(byLevel, level));
    const result = isOurs && resultFor({ players, outcome: summary?.outcome ?? null });
    for (const tally of tallies) {
      tally.games += 1;
      if (result) tally[result] += 1;
    }
  }
  return { all, byGame, byLevel };
}

/**
 * @template Key
 * @param {Map<Key, Tally>} tallies
 * @param {Key} key
 */
function tallyOf(tallies, key) {
  const tally = tallies.get(key) ?? nothing();
  tallies.set(key, tally);
  return tally;
}
