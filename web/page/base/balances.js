/**
 * How balanced the games are: the figures of each game, where some were counted.
 * @import { Balance } from '../../variants/statistics.js'
 */
import { balances } from '../../variants/generated/page/balances.js';
import { readBook } from '../../variants/load-rulebook.js';
import { texts } from './page-texts.js';

/**
 * Whether a game has figures.
 * @param {string} variant its id
 */
export function hasBalance(variant) {
  return Object.hasOwn(balances, `${variant}.json`);
}

/**
 * The figures of a game; null if it has none.
 * @param {string} variant its id
 * @throws when they cannot be fetched
 */
export async function loadBalance(variant) {
  const book = await readBook(balances, `${variant}.json`, texts.page.serverAnswered, 'firstMoves');
  // scripts/figures/balance makes the files.
  return /** @type {Balance | null} */ (book ?? null);
}
