/**
 * Which of the saved games are listed: those of one game, and those with one result.
 * @import { GameResult } from '../base/game-result.js'
 * @import { ListedGame } from '../store/saved-records.js'
 */
import { resultFor } from '../base/game-result.js';

/** The result in the list of saved games. @typedef {GameResult | 'unfinished'} ListedResult */

/** @typedef {{ game: string | null, result: ListedResult | null }} GameFilter null lists all */

/** @type {readonly ListedResult[]} */
export const RESULTS = Object.freeze(['won', 'lost', 'drawn', 'unfinished']);

/** Lists all games. @type {GameFilter} */
export const ALL_GAMES = Object.freeze({ game: null, result: null });

/**
 * The result of a game for the person. Null where the record does not say, and where a game between two people, or two
 * computers, has a winner.
 * @param {Pick<ListedGame, 'summary' | 'players'>} game
 * @returns {ListedResult | null}
 */
export function resultOf({ summary, players }) {
  if (!summary) return null;
  const { outcome } = summary;
  if (!outcome) return 'unfinished';
  return outcome.winner ? resultFor({ players, outcome }) : 'drawn';
}

/**
 * @param {ListedGame} game
 * @param {GameFilter} filter
 */
export function matches(game, filter) {
  if (filter.game !== null && game.variant !== filter.game) return false;
  return filter.result === null || resultOf(game) === filter.result;
}
