// @ts-nocheck
/** Fetches the solved endgames of a game. */

import { endgames } from '../../variants/generated/page/endgames.js';
import { loadTranslated } from '../../variants/load-rulebook.js';

/** Whether a game has solved endgames. */
export const hasKnown = ({ id }) => Object.hasOwn(endgames, `${id}.json`);

/** The claims about the endgames of a game, and endgames to play, both empty where there are none; as `loadRulebook`. */
export async function loadKnown(variant, language, faultOf) {
  const known = await loadTranslated(endgames, variant, language, faultOf);
  return known ?? { variant, claims: [], endings: [] };
}
