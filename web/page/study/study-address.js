/**
 * Addresses of studies and editors: `#analyse` is the open study, `#analyse/tax` that of a game, `#edit/tax` the editor
 * of a game.
 * `#analyse?review` reviews the game on the board; `#analyse/tax?study=…` is a study that was shared, see
 * study-link.js. `#analyse/tax?fen=…` and `#edit/tax?fen=…` begin with a position, written as in the link to a game.
 * Other names after the `?` are ignored, so that later links can say more.
 */

const EDITOR = /^#edit\/([a-z][a-z0-9]*)(?:\?(.*))?$/s;
const STUDY = /^#analyse(?:\/([a-z][a-z0-9]*))?(?:\?(.*))?$/s;

/** The fragment that reviews the game on the board. */
export const REVIEW_ADDRESS = '#analyse?review';

/**
 * @param {string} fragment with its `#`, or an empty text
 * @returns {{ variant: string | null, asksForReview: boolean, shared: string | null, fen: string | null } | null}
 *   `shared`: the data of a study that was shared; `fen` that a study begins with; null if it is no address of a
 *   study
 */
export function readStudyAddress(fragment) {
  const match = STUDY.exec(fragment);
  if (!match) return null;
  const [, variant = null, query = ''] = match;
  const shared = /^study=(.*)$/s.exec(query)?.[1] ?? null;
  return {
    variant,
    asksForReview: query === 'review',
    shared,
    fen: shared === null ? fenIn(query) : null,
  };
}

/**
 * The FEN among what a fragment says after its `?`.
 * @param {string} query
 */
function fenIn(query) {
  return new URLSearchParams(query).get('fen')?.replaceAll('_', ' ') ?? null;
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
 * @returns {{ variant: string, fen: string | null } | null} null if it is no address of an editor
 */
export function readEditAddress(fragment) {
  const match = EDITOR.exec(fragment);
  return match && { variant: match[1], fen: fenIn(match[2] ?? '') };
}

/**
 * The fragment of the editor for positions of a game.
 * @param {string} variant
 */
export function editAddress(variant) {
  return `#edit/${variant}`;
}
