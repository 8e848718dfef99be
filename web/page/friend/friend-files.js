/**
 * Files that a friend has sent: one goes the way of its link.
 * @import { Page } from '../app/page.js'
 */
import { readFriendFile } from '../../friend/friend-file.js';
import { texts } from '../base/page-texts.js';

const TYPE = 'text/plain';

/**
 * Opens the game of a file.
 * @param {Page} page
 * @param {File} file
 */
export async function openFriendFile(page, file) {
  const link = await readFriendFile(file);
  if (link) await page.go(link);
  else page.library.notices.show(texts.friend.noFile);
}

/**
 * Lets a page open the text that is dropped on it, unless a screen takes it.
 * @param {Page} page
 */
export function takeDroppedFiles(page) {
  document.addEventListener('dragover', (event) => {
    const items = [...(event.dataTransfer?.items ?? [])];
    if (items.some(({ kind, type }) => kind === 'file' && type === TYPE)) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (event.defaultPrevented || file?.type !== TYPE) return;
    event.preventDefault();
    openFriendFile(page, file);
  });
}
