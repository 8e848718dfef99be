// Chromium, and a server of what it is to open.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';

/** @import { Page, Request } from '@playwright/test' */

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The browser that people have, where it is there: figures are to be of it. */
export const browserPath = () =>
  findBrowser('chromium', 'google-chrome', 'chromium-headless-shell');

export const startChromium = () =>
  chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** Serves a folder, which is named from the root, as the site is served, and starts Chromium, until `close()`. */
export async function openFolder(/** @type {string} */ folder) {
  const server = spawn(process.execPath, ['scripts/site/serve.mjs', folder, '--port', '0'], {
    cwd: root,
  });
  const [line] = await once(server.stdout, 'data');
  const address = /http:\S+/.exec(String(line))?.[0];
  if (!address) throw new Error(`the server of ${folder} says no address: ${line}`);
  const browser = await startChromium();
  const close = async () => {
    await browser.close();
    server.kill();
  };
  return { address, browser, close };
}

/**
 * Notes what a page fetches from now on, until the function is called: it gives the size of each answer as brotli would
 * send it.
 */
export function noteFetched(/** @type {Page} */ page) {
  /** @type {Promise<Buffer>[]} */
  const bodies = [];
  const bodyOf = async (/** @type {Request} */ request) => {
    const response = await request.response();
    if (!response) throw new Error(`no answer to ${request.url()}`);
    return response.body();
  };
  const note = (/** @type {Request} */ request) => void bodies.push(bodyOf(request));
  page.on('requestfinished', note);
  return async () => {
    // If its page closes first, nothing waits for this answer.
    page.off('requestfinished', note);
    return (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
  };
}
