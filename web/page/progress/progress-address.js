/** The fragment of the reader's progress; `#progress/tax` begins at one game. */
export const PROGRESS_ADDRESS = '#progress';

const PROGRESS = /^#progress(?:\/([a-z][a-z0-9]*))?$/;

/**
 * @param {string} fragment with its `#`, or the empty text
 * @returns {{ variant: string | null } | null} null if it asks for another screen
 */
export function readProgressAddress(fragment) {
  const match = PROGRESS.exec(fragment);
  return match && { variant: match[1] ?? null };
}

/** @param {string} id of a game */
export const progressAddress = (id) => `${PROGRESS_ADDRESS}/${id}`;
