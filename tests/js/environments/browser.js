// Pages of other people's projects, in the browser of the browser tests.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import configuration from '../../../playwright.config.js';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/**
 * A server of a folder, without any policy, as most are, unless `headers` have one.
 * @param {string} folder
 * @param {Record<string, string>} headers
 */
export async function serveFolder(folder, headers = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(String(request.url), 'http://localhost');
    try {
      const file = path.join(folder, pathname.replace(/\/$/, '/index.html'));
      const bytes = readFileSync(file);
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { ...headers, 'content-type': type }).end(bytes);
    } catch {
      // A browser asks for an icon.
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}/`, stop };
}

/**
 * What `work` finds on the page of a folder.
 * @template T
 * @param {string} folder or the address of a server
 * @param {(page: import('@playwright/test').Page) => Promise<T>} work
 * @returns {Promise<{ found: T, errors: string[] }>} errors: what the page reported, warnings among them
 */
export async function onPageOf(folder, work) {
  const isServed = folder.startsWith('http:');
  const { address, stop } = isServed
    ? { address: folder, stop: () => {} }
    : await serveFolder(folder);
  const browser = await chromium.launch(configuration.use.launchOptions);
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    await page.goto(address);
    return { found: await work(page), errors };
  } finally {
    await browser.close();
    stop();
  }
}
