// Actions of a person on the page, by role and name.

import { statSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { writeStored } from './stored-records.js';

const SQUARE = /^([a-l][1-8]\^?)([a-l][1-8]\^?)([a-z]?)$/;
const PROMOTIONS = {
  q: 'Queen',
  r: 'Rook',
  b: 'Bishop',
  n: 'Knight',
  c: 'Chancellor',
  j: 'Jester',
};

const escapePattern = (text) => text.replaceAll(/[\^$.*+?()[\]{}|]/g, '\\$&');

/** The page of the site with the things that a person can do on it. */
export class BoardPage {
  #hasGame = false;

  constructor(page) {
    this.page = page;
    this.record = page.getByRole('complementary', { name: 'Game record' });
    this.state = this.record.getByRole('status');
  }

  /** Opens a game against the computer from the gallery, to which a reader goes back from another game. */
  async open(name) {
    if (this.#hasGame) await this.openGallery();
    else await this.page.goto('/');
    this.#hasGame = true;
    await this.page.getByRole('button', { name: `Play ${name}` }).click();
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeAttached();
  }

  /** Comes back to a page that has stored this game. */
  async comeBackTo(saved) {
    await this.page.goto('/');
    await expect(this.page.locator('#cards button').first()).toBeVisible();
    await writeStored(this.page, { games: [{ id: 'a', created: 1, changed: 1, saved }] });
    // Chromium loads the same address again with what its entry remembers: that all games were wanted.
    await this.page.evaluate(() => history.replaceState(null, ''));
    await this.page.goto('/');
    this.#hasGame = true;
  }

  /** Goes to a place of the page by its navigation. */
  async goTo(place) {
    const navigation = this.page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: place, exact: true }).click();
  }

  async openGallery() {
    await this.goTo('Kingcraft');
  }

  /** Opens a game between these players, from a FEN if there is one. */
  async play(name, { white = 'You', black = 'You', fen, ...settings } = {}) {
    await this.open(name);
    await this.newGame({ white, black, ...settings });
    if (fen) await this.setUp(fen);
  }

  /**
   * Fills in the form for a new game: two people, or one and the computer. `clock` is an option of it; for the reader's
   * own, in `minutes` and `seconds`.
   */
  async newGame({ white, black, level = 1, clock = 'none', minutes, seconds }) {
    await this.page.getByRole('button', { name: 'New game' }).click();
    const form = this.page.getByRole('dialog', { name: 'New game' });
    const choose = (name) => form.getByRole('radio', { name, exact: true }).check();
    await choose(white === black ? 'Friend here' : 'Computer');
    if (white !== black) {
      await form.locator(`input[name="level"][value="${level}"]`).check();
      await choose(white === 'You' ? 'White' : 'Black');
    }
    await this.page.getByRole('combobox', { name: 'Clock' }).selectOption(clock);
    if (clock === 'own') {
      await this.page.getByRole('spinbutton', { name: 'Minutes' }).fill(String(minutes));
      await this.page.getByRole('spinbutton', { name: 'Seconds' }).fill(String(seconds));
    }
    await this.page.getByRole('button', { name: 'Start' }).click();
    // Behind the open form the board is inert and takes no focus.
    await expect(form).toBeHidden();
  }

  async setUp(fen) {
    const field = this.page.getByRole('textbox', { name: 'FEN' });
    if (!(await field.isVisible())) await this.page.getByText('Position', { exact: true }).click();
    await field.fill(fen);
    await this.page.getByRole('button', { name: 'Set up' }).click();
  }

  square(name) {
    return this.page.getByRole('gridcell', { name: new RegExp(`^${escapePattern(name)},`) });
  }

  button(name) {
    return this.page.getByRole('button', { name, exact: true });
  }

  option(name) {
    return this.page.getByRole('menuitem', { name, exact: true });
  }

  /** Plays a move by two clicks; a promotion letter is chosen in the menu. */
  async move(id) {
    const [, from, to, promotion] = SQUARE.exec(id);
    await this.square(from).click();
    await this.square(to).click();
    if (promotion) await this.option(PROMOTIONS[promotion]).click();
  }

  async moves(ids) {
    for (const id of ids) {
      const before = await this.moveCount();
      await this.move(id);
      await this.expectMoveCount(before + 1);
    }
  }

  moveList() {
    return this.page.getByRole('list', { name: 'Moves' }).getByRole('button');
  }

  moveCount() {
    return this.moveList().count();
  }

  async expectMoveCount(count) {
    await expect(this.moveList()).toHaveCount(count);
  }

  /** Expects what stands on a square: "white king", "empty". */
  async expectOn(square, what) {
    await expect(this.square(square)).toHaveAccessibleName(
      new RegExp(`^${escapePattern(square)}, ${what}`),
    );
  }
}

/**
 * Notes the nets that the workers of a page get from now on.
 * @returns a function: the games of these nets, each with the size of its net in bytes
 */
export async function noteNets(page) {
  await page.addInitScript(() => {
    globalThis.netsOfWorkers = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function note(message, ...others) {
      const { type, variant, file } = message;
      if (type === 'net') globalThis.netsOfWorkers.push([variant, file.length]);
      return postMessage.call(this, message, ...others);
    };
  });
  return () => page.evaluate(() => globalThis.netsOfWorkers);
}

/** A game with the size of its net, as `noteNets` has it. */
export const netOf = (game) => [game, statSync(`web/kingcraft/nets/${game}.net`).size];

/** Expects that a page brings its two fonts, from where its style says that they are. */
export async function expectFonts(page) {
  // A page's text can be seen before its styles, which name the fonts, are there.
  await page.waitForLoadState();
  const loaded = await page.evaluate(async () => {
    const faces = ['15px Figtree', '600 24px Fraunces'].map((font) => document.fonts.load(font));
    return (await Promise.all(faces)).flat().map(({ family, status }) => `${family} ${status}`);
  });
  expect(loaded).toEqual(['Figtree loaded', 'Fraunces loaded']);
}

/** A test with a `board` on a page where pieces do not glide, and which fails on any error that the browser reports. */
export const test = base.extend({
  // A page may still ask for a file when a test ends, where a route that fetches it would fail.
  page: async ({ page }, use) => {
    await use(page);
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  board: async ({ page }, use) => {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(new BoardPage(page));
    expect(errors, 'errors in the console').toEqual([]);
  },
});

export { expect };
