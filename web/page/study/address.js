/** What the fragment of the address asks for: `#analyse` the study that is open, `#analyse/tax` the one of a game. */

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
