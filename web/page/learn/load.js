/** Fetches what only readers of the rules need. */

/** The rulebook of a game. Throws when it cannot be fetched. */
export async function loadRulebook(variant) {
  const response = await fetch(new URL(`../../rulebook/${variant}.json`, import.meta.url));
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}
