/** Fetches what only readers of the rules need. */

import { texts } from '../texts.js';

/** The rulebook of a game. Throws when it cannot be fetched. */
export async function loadRulebook(variant) {
  const response = await fetch(new URL(`../../rulebook/${variant}.json`, import.meta.url));
  if (!response.ok) throw new Error(texts.page.serverAnswered(response.status));
  return response.json();
}
