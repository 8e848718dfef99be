/**
 * The fragments of the page's address: `#learn/tax` the rules of a game, `#learn/tax/3` one of them, `#known/tax` its
 * solved endgames, `#endings/tax` its endgame trainer, `#squares/tax` its squares, `#fair/tax` whether it is fair.
 */

const PAGE = /^#(learn|known|endings|squares|fair)\/([a-z][a-z0-9]*)(?:\/([\w.-]+))?$/;

/**
 * The request in a fragment.
 * @param {string} fragment with its `#`, or the empty text
 * @returns {{ page: string, variant: string, rule: string | null } | null} the rule, claim or ending by its id, as
 *   `tax/3`; null if none of these pages is asked for
 */
export function readAddress(fragment) {
  const match = PAGE.exec(fragment);
  if (!match) return null;
  const [, page = '', variant = '', rule] = match;
  return { page, variant, rule: rule ? `${variant}/${rule}` : null };
}

/**
 * The fragment of a page of a game, or of a part of that page.
 * @param {string} page as `known`
 * @param {string} id of the game or of the part
 */
export function pageAddress(page, id) {
  return `#${page}/${id}`;
}

/**
 * The fragment of the rules of a game, or of one of them.
 * @param {string} id of the game or of the rule
 */
export function learnAddress(id) {
  return pageAddress('learn', id);
}

/** The fragment of the list of saved games; `#games?game=tax&result=won` lists some of them. */
export const GAMES_ADDRESS = '#games';

const GAMES = /^#games(?:\?(.*))?$/;

/**
 * The request of a fragment to the list of saved games.
 * @param {string} fragment with its `#`, or the empty text
 * @returns {{ game: string | null, result: string | null } | null} null if it asks for another screen
 */
export function readGamesAddress(fragment) {
  const match = GAMES.exec(fragment);
  if (!match) return null;
  const values = new URLSearchParams(match[1]);
  return { game: values.get('game') || null, result: values.get('result') || null };
}

/**
 * The fragment of the saved games that a filter lets through.
 * @param {{ game: string | null, result: string | null }} filter
 */
export function gamesAddress({ game, result }) {
  const values = new URLSearchParams({ ...(game && { game }), ...(result && { result }) });
  return values.size > 0 ? `${GAMES_ADDRESS}?${values}` : GAMES_ADDRESS;
}

/** The fragment of the game on the board. */
export const GAME_ADDRESS = '#play';

/** The fragment of all games: none. */
export const GALLERY_ADDRESS = '';

/**
 * Whether a fragment asks for all games. A link needs a fragment that can be opened in another tab.
 * @param {string} fragment with its `#`, or the empty text
 */
export const isGalleryAddress = (fragment) => [GALLERY_ADDRESS, '#gallery'].includes(fragment);

/**
 * Whether a fragment is meant as a game with a friend elsewhere, as web/friend/friend-link.js writes it.
 * @param {string} fragment
 */
export const isFriendLink = (fragment) => fragment.startsWith('#friend/');

/**
 * Whether a fragment is meant as an invitation to a live game, as web/friend/live-link.js writes it.
 * @param {string} fragment
 */
export const isLiveLink = (fragment) => fragment.startsWith('#live/');

/**
 * Whether a fragment is meant as the answer to such an invitation.
 * @param {string} fragment
 */
export const isReplyLink = (fragment) => fragment.startsWith('#reply/');
