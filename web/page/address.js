/** What the fragment of the address asks for: `#learn/tax` the rules of a game, `#learn/tax/3` one of them. */

const LEARN = /^#learn\/([a-z]+)(?:\/([\w.-]+))?$/;

/**
 * @param {string} fragment with its `#`, or the empty text
 * @returns {{ variant: string, rule: string | null } | null} the rule by its id, as `tax/3`; null where no rules are asked for
 */
export function readAddress(fragment) {
  const match = LEARN.exec(fragment);
  if (!match) return null;
  const [, variant, rule] = match;
  return { variant, rule: rule ? `${variant}/${rule}` : null };
}

/** The fragment that leads to the rules of a game, or to one of them by its id. */
export function learnAddress(id) {
  return `#learn/${id}`;
}

/** The fragment that leads to the list of kept games. */
export const GAMES_ADDRESS = '#games';
