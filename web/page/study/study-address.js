// @ts-nocheck
/** What the fragment of the address asks for: `#analyse` the study that is open, `#analyse/tax` the one of a game, `#edit/tax` its editor. */

const EDITOR = /^#edit\/([a-z]+)$/;
const STUDY = /^#analyse(?:\/([a-z]+))?$/;

/**
 * @param {string} fragment with its `#`, or the empty text
 * @returns {{ variant: string | null } | null} null where no study is asked for
 */
export function readStudyAddress(fragment) {
  const match = STUDY.exec(fragment);
  return match && { variant: match[1] ?? null };
}

/** The fragment that leads to the study of a game. */
export function studyAddress(variant) {
  return `#analyse/${variant}`;
}

/**
 * @param {string} fragment with its `#`, or the empty text
 * @returns {{ variant: string } | null} null where no editor is asked for
 */
export function readEditAddress(fragment) {
  const match = EDITOR.exec(fragment);
  return match && { variant: match[1] };
}

/** The fragment that leads to the editor of a game's positions. */
export function editAddress(variant) {
  return `#edit/${variant}`;
}
