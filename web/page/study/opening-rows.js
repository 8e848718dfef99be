/** The moves of an opening as a reader expects them: in SAN, with their share, results and score. */
/** @import { Move, Variant } from '../../kingcraft/index.js' */
/** @import { OpeningMove } from '../../game/opening-book.js' */
/** @import { Score } from '../../variants/statistics.js' */
import { shownSan } from '../../game/game-facts.js';
import { share } from '../base/formats.js';
import { shortScore } from './engine-lines.js';

/**
 * `share`: of the games in this position that have the move; `engine`: the mean score after it, from White's side.
 * @typedef {Score & { id: string, san: string, share: string, engine: string }} OpeningRow
 */

/**
 * The games of all moves together.
 * @param {readonly Score[]} moves
 * @returns {Score}
 */
export function countAll(moves) {
  const sum = (/** @type {keyof Score} */ field) =>
    moves.reduce((total, move) => total + move[field], 0);
  return { games: sum('games'), whiteWins: sum('whiteWins'), draws: sum('draws') };
}

/**
 * @param {readonly OpeningMove[]} known what was played in the position
 * @param {readonly Move[]} moves all legal moves
 * @param {Variant} variant
 * @returns {OpeningRow[]}
 */
export function describeMoves(known, moves, variant) {
  const all = countAll(known);
  const sans = new Map(moves.map((move) => [move.id, shownSan(variant, move)]));
  return known.map(({ score, ...move }) => ({
    ...move,
    san: sans.get(move.id) ?? move.id,
    share: share(move.games / all.games),
    engine: shortScore({ cp: score }, 'white', variant),
  }));
}
