/** Opens the page as soon as the engine and the stored values are loaded. */
import { writePiecesAs } from '../game/written-moves.js';
import { load } from '../kingcraft/index.js';
import { createEngine } from '../worker/client.js';
import { refuseDroppedFiles } from './app/dropped-files.js';
import { Page } from './app/page.js';
import { registerServiceWorker } from './app/register-service-worker.js';
import { loadPieceSet } from './base/board-look.js';
import { useTableHost } from './base/endgame-tables.js';
import { loadModules } from './base/load-link.js';
import { pieceSigns } from './base/notation.js';
import { Notices } from './base/notices.js';
import { byId, fillTexts } from './base/page-elements.js';
import { faultText, languageFor, speak, texts } from './base/page-texts.js';
import { fetchAgain } from './base/reload-page.js';
import { openStorage } from './store/page-storage.js';

/** How many workers the computer may think with: half of the cores stay free for all else. */
const searchThreads = () => Math.min(4, Math.ceil((navigator.hardwareConcurrency ?? 1) / 2));

async function start() {
  const greeting = greet();
  refuseDroppedFiles(globalThis.window);
  try {
    const notices = new Notices();
    const opening = greeting.then(() => openStorage((text) => notices.show(text)));
    const [kingcraft, store] = await Promise.all([load(), opening]);
    await speakAs(store.values.preferences.language);
    writePiecesAs(pieceSigns());
    await loadPieceSet(store.values.preferences.pieces);
    await expectStyle();
    fillTexts();
    useTableHost(kingcraft);
    const page = new Page(kingcraft, {
      store,
      notices,
      createEngine: (options) => createEngine({ threads: searchThreads(), ...options }),
    });
    await page.open();
    registerServiceWorker(notices);
  } catch (error) {
    await greeting.catch(() => {});
    byId('loading').hidden = false;
    byId('loading-text').textContent = texts.page.notLoaded(faultText(error));
    const again = byId('loading-again');
    again.textContent = texts.page.tryAgain;
    again.onclick = () => location.reload();
    again.hidden = false;
  }
}

/**
 * Without its style sheet the page has no boards: their squares would be a pixel wide.
 * @throws where it has not come, or is something else
 */
async function expectStyle() {
  const applies = () =>
    getComputedStyle(document.documentElement).getPropertyValue('--paper') !== '';
  if (applies()) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  if (applies()) return;
  for (const { rel, href } of document.querySelectorAll('link'))
    if (rel === 'stylesheet') await fetchAgain(href);
  throw new Error(texts.page.styleMissing);
}

/** Speaks the browser's language until the reader's preference is read. */
async function greet() {
  await speakAs();
  // The message of start-watch.js about a slow start stays.
  if (byId('loading-again').hidden) byId('loading-text').textContent = texts.page.loading;
}

/** @param {unknown} [preference] of the reader */
async function speakAs(preference) {
  await speak(languageFor(preference, navigator.languages));
  document.documentElement.lang = texts.language;
}

// The joined modules call it.
Object.assign(globalThis, { loadModules });
start();
