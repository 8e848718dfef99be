// Chromium and Debian's Firefox by Playwright, which drives the latter by WebDriver BiDi.

import { existsSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import configuration from '../../../playwright.config.js';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** One window of a browser, with nothing stored in it. */
class Window {
  #page;

  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    this.#page = page;
  }

  go(address) {
    return this.#page.goto(address);
  }

  run(work, argument) {
    return this.#page.evaluate(work, argument);
  }

  async point([[x, y], ...others]) {
    const { mouse } = this.#page;
    await mouse.move(x, y);
    await mouse.down();
    for (const [x, y] of others) await mouse.move(x, y, { steps: 8 });
    await mouse.up();
  }

  press(key) {
    return this.#page.keyboard.press(key);
  }

  choose(css, file) {
    return this.#page.locator(css).setInputFiles(file);
  }

  close() {
    return this.#page.context().close();
  }
}

async function start(type, options) {
  const browser = await type.launch(options);
  return {
    openWindow: async () => new Window(await (await browser.newContext()).newPage()),
    close: () => browser.close(),
  };
}

export const startChromium = () => start(chromium, configuration.use.launchOptions);

export function startFirefox() {
  if (!existsSync(FIREFOX))
    throw new Error(`${FIREFOX} is missing; Debian has it in the package firefox-esr`);
  return start(firefox, { channel: 'moz-firefox', executablePath: FIREFOX });
}
