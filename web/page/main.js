/** Opens the page as soon as the rules and what was kept are there. */
import { load } from '../kingcraft/index.js';
import { createEngine } from '../worker/client.js';
import { byId } from './dom.js';
import { keepOffline } from './keep/offline.js';
import { Notices } from './notices.js';
import { Page } from './page.js';
import { openStorage } from './storage.js';

/** How many workers the machine may think with: half of the cores stay free for all else. */
const searchThreads = () => Math.min(4, Math.ceil((navigator.hardwareConcurrency ?? 1) / 2));

async function start() {
  try {
    const notices = new Notices();
    const storageOpens = openStorage((text) => notices.show(text));
    const [kingcraft, store] = await Promise.all([load(), storageOpens]);
    const page = new Page(kingcraft, {
      store,
      notices,
      createEngine: () => createEngine({ threads: searchThreads() }),
    });
    await page.open();
    keepOffline(notices);
  } catch (error) {
    byId('loading').hidden = false;
    byId('loading-text').textContent =
      `The games could not be loaded: ${error.message} Reload the page to try again.`;
  }
}

start();
