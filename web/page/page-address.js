// @ts-nocheck
/** What the fragment of the address asks for: `#learn/tax` the rules of a game, `#learn/tax/3` one of them, `#known/tax` what is known of it, `#endings/tax` its endings. */

const PAGE = /^#(learn|known|endings)\/([a-z]+)(?:\/([\w.-]+))?$/;

/**
 * @param {string} fragment with its `#`, or the empty text
 * @returns {{ page: string, variant: string, rule: string | null } | null} the rule, claim or ending by its id, as `tax/3`; null where none of these pages is asked for
 */
export function readAddress(fragment) {
  const match = PAGE.exec(fragment);
  if (!match) return null;
  const [, page, variant, rule] = match;
  return { page, variant, rule: rule ? `${variant}/${rule}` : null };
}

/** The fragment that leads to a page of a game, as `known`, or to a part of it by its id. */
export function pageAddress(page, id) {
  return `#${page}/${id}`;
}

/** The fragment that leads to the rules of a game, or to one of them by its id. */
export function learnAddress(id) {
  return pageAddress('learn', id);
}

/** The fragment that leads to the list of kept games. */
export const GAMES_ADDRESS = '#games';

/** The fragment that leads to the game on the board. */
export const GAME_ADDRESS = '#play';

/** The fragment that leads to all games: none. */
export const GALLERY_ADDRESS = '';
