/**
 * Which of the saved games are listed: those of one game, and those with one result.
 * @import { ListedGame } from './saved-records.js'
 */

/** @typedef {'won' | 'lost' | 'drawn' | 'unfinished'} GameResult as the person sees it who played the computer */

/** @typedef {{ game: string | null, result: GameResult | null }} GameFilter null lists all */

/** @type {readonly GameResult[]} */
export const RESULTS = Object.freeze(['won', 'lost', 'drawn', 'unfinished']);

/** Lists all games. @type {GameFilter} */
export const ALL_GAMES = Object.freeze({ game: null, result: null });

/**
 * The result of a game for the person. Null where the record does not say, and where a game between two people, or two computers, has a winner.
 * @param {Pick<ListedGame, 'summary' | 'players'>} game
 * @returns {GameResult | null}
 */
export function resultOf({ summary, players }) {
  if (!summary) return null;
  const { outcome } = summary;
  if (!outcome) return 'unfinished';
  if (!outcome.winner) return 'drawn';
  if (!isAgainstComputer(players)) return null;
  return players?.[outcome.winner] === 'person' ? 'won' : 'lost';
}

/** @param {ListedGame['players']} players */
export function isAgainstComputer(players) {
  return players !== null && players.white !== players.black;
}

/**
 * @param {ListedGame} game
 * @param {GameFilter} filter
 */
export function matches(game, filter) {
  if (filter.game !== null && game.variant !== filter.game) return false;
  return filter.result === null || resultOf(game) === filter.result;
}
