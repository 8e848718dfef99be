/** Fetches what is known of a game. */
import { loadTranslated } from '../../rulebook/load-translated.js';
import { readKnown } from './own-known.js';

/** What is known of a game, and endings to play; as `loadRulebook`. */
export function loadKnown(variant, language, faultOf) {
  return loadTranslated(readKnown, variant, language, faultOf);
}
