/** Fetches a rulebook: what only readers of the rules need. */
import { rulebooks } from '../variants/generated/rulebook/urls.js';
import { loadTranslated } from './load-translated.js';

/**
 * The rulebook of a game. Throws when it cannot be fetched.
 * @param {string} variant its id
 * @param {string} language code of the one in which its texts are to be
 * @param {(status: number) => string} faultOf what is said of an answer without the book
 */
export function loadRulebook(variant, language, faultOf) {
  return loadTranslated(rulebooks, variant, language, faultOf);
}
