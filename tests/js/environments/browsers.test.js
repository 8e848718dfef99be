// The site in Chromium, Firefox and WebKit: the same journeys in each.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { journeys, openSite } from './journeys.js';
import { startChromium, startFirefox } from './playwright-browsers.js';
import { Visitor } from './visitor.js';
import { startWebKit } from './webdriver.js';

/** Makes a journey in a new window of a browser, with a server of its own. */
async function travel(browser, journey) {
  const { address, stop } = await openSite();
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-journey-'));
  const visitors = [];
  const newVisitor = async () => {
    const visitor = new Visitor(await browser.openWindow());
    visitors.push(visitor);
    return visitor;
  };
  try {
    const visitor = await newVisitor();
    await journey({ visitor, newVisitor, address, stopSite: stop, folder });
    for (const each of visitors) assert.deepEqual(await each.faults(), []);
  } finally {
    for (const visitor of visitors) await visitor.close();
    stop();
    rmSync(folder, { recursive: true });
  }
}

const browsers = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit };

for (const [name, start] of Object.entries(browsers))
  describe(name, () => {
    let browser = null;
    after(() => browser?.close());
    for (const [what, journey] of Object.entries(journeys))
      test(what, async () => {
        browser ??= await start();
        await travel(browser, journey);
      });
  });
