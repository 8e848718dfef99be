/**
 * Hands a link to the tab that has its game open: a messenger opens links in a new tab, and a game is open in one tab
 * only.
 * @import { Page } from '../app/page.js'
 */
import { isFriendLink, isLiveLink } from '../../game/page-address.js';

/** Some browsers have no channels between tabs. */
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kingcraft-links');

/**
 * @param {string} id of the record of the game
 * @param {string} fragment the link
 */
export function handOver(id, fragment) {
  channel?.postMessage({ id, fragment });
}

/**
 * Lets a page follow the links to the game that it has open.
 * @param {Page} page
 */
export function takeLinks(page) {
  channel?.addEventListener('message', ({ data }) => {
    const { id, fragment } = Object(data);
    const link = String(fragment);
    const isLink = isFriendLink(link) || isLiveLink(link);
    if (id === page.library.saver.id && isLink) page.go(link);
  });
}
