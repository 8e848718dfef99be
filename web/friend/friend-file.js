/**
 * A game with a friend elsewhere as a file, for what is too long for a link: a text that is the link itself. Any device
 * can show and send a text, and browsers cannot share custom file types with other apps.
 */

/** Messengers and mail programs may cut longer addresses off. */
const LONGEST_LINK = 2000;

/** No game makes a longer file. */
const LARGEST_FILE = 100_000;

const LINK = /#friend\/\S+/;

/** @param {string} href the address with the link */
export const isTooLong = (href) => href.length > LONGEST_LINK;

/**
 * @param {string} variant
 * @param {string} href the address with the link
 */
export const createFriendFile = (variant, href) =>
  new File([`${href}\n`], `kingcraft-${variant}.txt`, { type: 'text/plain' });

/**
 * The link in a file.
 * @param {File} file
 * @returns {Promise<string | null>} a fragment; null if there is none, or the file cannot be read
 */
export async function readFriendFile(file) {
  if (file.size > LARGEST_FILE) return null;
  const text = await file.text().catch(() => '');
  return LINK.exec(text)?.[0] ?? null;
}
