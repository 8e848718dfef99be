/**
 * Addresses of studies and editors: `#analyse` is the open study, `#analyse/tax` that of a game, `#edit/tax` the editor
 * of a game.
 * `#analyse?review` reviews the game on the board; `#analyse/tax?study=…` is a study that was shared, see
 * study-link.js.
 */

const EDITOR = /^#edit\/([a-z][a-z0-9]*)$/;
const STUDY = /^#analyse(?:\/([a-z][a-z0-9]*))?(?:\?(?:(review)|study=(.*)))?$/s;

/** The fragment that reviews the game on the board. */
export const REVIEW_ADDRESS = '#analyse?review';

/**
 * @param {string} fragment with its `#`, or an empty text
 * @returns {{ variant: string | null, asksForReview: boolean, shared: string | null } | null} `shared`: the data of a
 *   study that was shared; null where it is no address of a study
 */
export function readStudyAddress(fragment) {
  const match = STUDY.exec(fragment);
  if (!match) return null;
  const [, variant = null, review, shared = null] = match;
  return { variant, asksForReview: Boolean(review), shared };
}

/**
 * The fragment of a game's study.
 * @param {string} variant
 */
export function studyAddress(variant) {
  return `#analyse/${variant}`;
}

/**
 * The fragment of a study that is shared.
 * @param {string} variant
 * @param {string} data of writeStudyLink
 */
export function sharedStudyAddress(variant, data) {
  return `${studyAddress(variant)}?study=${data}`;
}

/**
 * @param {string} fragment with its `#`, or an empty text
 * @returns {{ variant: string } | null} null where it is no address of an editor
 */
export function readEditAddress(fragment) {
  const match = EDITOR.exec(fragment);
  return match && { variant: match[1] };
}

/**
 * The fragment of the editor for positions of a game.
 * @param {string} variant
 */
export function editAddress(variant) {
  return `#edit/${variant}`;
}
