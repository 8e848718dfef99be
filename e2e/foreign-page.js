// A page of others with <kingcraft-board> on it, under a strict policy: what a person does there, and what the page
// gets.

import { test as base, expect } from '@playwright/test';
import { serveFolder } from './folder-server.js';

/** A page with boards on it: what a person does there, and the events that the page gets. */
export class ForeignPage {
  #root;

  constructor(page, root) {
    this.page = page;
    this.#root = root;
  }

  open(name) {
    return this.page.goto(`${this.#root}e2e/foreign/${name}.html`);
  }

  /** Puts a board on an empty page and returns it. */
  async put(attributes, style = {}) {
    await this.page.evaluate(
      ([attributes, style]) => {
        const board = document.createElement('kingcraft-board');
        for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
        Object.assign(board.style, style);
        document.querySelector('main').append(board);
      },
      [attributes, style],
    );
    return this.page.locator('kingcraft-board').last();
  }

  /** Begins to collect the events of all boards as texts. */
  async listen() {
    await this.page.evaluate(() => {
      globalThis.reported = [];
      // Errors do not bubble.
      for (const type of [
        'movestart',
        'move',
        'positionchange',
        'gameover',
        'puzzlefailed',
        'puzzlesolved',
        'error',
      ])
        document.addEventListener(
          type,
          ({ detail }) => {
            const what = detail.message ?? detail.outcome?.reason ?? detail.move?.san ?? 'start';
            globalThis.reported.push(`${type} ${what}`);
          },
          true,
        );
    });
  }

  /** The events since the last time. */
  events() {
    return this.page.evaluate(() => globalThis.reported.splice(0));
  }
}

export const test = base.extend({
  root: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what is needed.
    async ({}, use) => {
      const { address, stop } = await serveFolder('.');
      await use(address);
      stop();
    },
    { scope: 'worker' },
  ],
  foreign: async ({ page, root }, use) => {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(new ForeignPage(page, root));
    expect(errors, 'errors in the console').toEqual([]);
  },
});

export const square = (board, name) =>
  board.getByRole('gridcell', { name: new RegExp(`^${name.replace('^', '\\^')},`) });
const status = (board) => board.locator('[part=status]');
export const state = (board, text) => expect(status(board)).toHaveText(text);

export async function play(board, from, to) {
  await square(board, from).click();
  await square(board, to).click();
}

export { expect };
