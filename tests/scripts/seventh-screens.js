// The screens of the game of docs/add-a-variant.md, seen in Chromium.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import configuration from '../../playwright.config.js';

const ID = 'leaping';
const NAME = 'Leaping Kings';

/** What is to be read, by the language of the browser. */
export const SCREENS = {
  'en-GB': {
    name: NAME,
    tagline: 'Your king leaps like a knight.',
    toMove: 'White to move',
    archer: /^c1, white archer/,
    moves: 'Moves',
    settings: 'Settings',
    rules: 'Everything is as in chess.',
    noEndgames: 'No endgames of this game',
    noGames: 'No games have been counted',
    toMoveField: 'To move',
    games: 'Your games are saved here',
    embed: 'A board on your page',
    gameField: 'Game',
  },
  'de-DE': {
    name: 'Springende Könige',
    tagline: 'Dein König springt wie ein Springer.',
    toMove: 'Weiß am Zug',
    archer: /^c1, weißer Bogenschütze/,
    moves: 'Züge',
    settings: 'Einstellungen',
    // The guide does not translate the rulebook.
    rules: 'Everything is as in chess.',
    noEndgames: 'Von diesem Spiel wurden',
    noGames: 'Noch wurden keine Partien',
    toMoveField: 'Am Zug',
    games: 'Deine Partien werden hier',
    embed: 'Ein Brett auf deiner Seite',
    gameField: 'Spiel',
  },
};

/** Fails where a screen says what a program says for want of a text, or names the game in another language. */
async function look(page, { name }, what) {
  const said = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
      (element) => `${element.ariaLabel ?? ''} ${element.title}`,
    );
    return [document.title, document.body.textContent, ...labels].join('\n');
  });
  assert.doesNotMatch(said, /\bundefined\b|\[object|\bNaN\b|\bnull\b/, what);
  if (name !== NAME && !/docs|embed/.test(page.url())) assert.ok(!said.includes(NAME), what);
}

/** Serves the finished site of a tree. */
async function serve(folder) {
  const server = spawn(process.execPath, ['scripts/serve.mjs', 'dist/site', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const text of server.stdout) {
    printed += text;
    const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed) ?? [];
    if (address) return { address, stop: () => server.kill() };
  }
  throw new Error(`the server ended: ${printed}`);
}

async function walk(browser, folder, address, locale) {
  const words = SCREENS[locale];
  const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults = [];
  const blame = (fault) => faults.push(`${page.url()}: ${fault}`);
  page.on('pageerror', blame);
  page.on('console', (message) => message.type() === 'error' && blame(message.text()));
  page.on('response', (response) => {
    if (response.status() >= 400) blame(`${response.status()} ${response.url()}`);
  });
  /** Opens an address, waits for these words, and looks for what was forgotten. */
  const see = async (part, ...wanted) => {
    await page.goto(`${address}${part}`);
    for (const text of wanted) await page.getByText(text).locator('visible=true').first().waitFor();
    await look(page, words, part);
  };
  await see('', words.name, words.tagline);
  await page.getByRole('button', { name: words.settings }).first().click();
  await page.getByRole('dialog').waitFor();
  await look(page, words, 'settings');
  await see(`#play/${ID}`, words.name, words.toMove);
  await page.getByRole('gridcell', { name: words.archer }).click();
  await page.getByRole('gridcell', { name: /^e3,/ }).click();
  await page.getByRole('list', { name: words.moves }).getByText('Ae3').waitFor();
  await look(page, words, 'after a move');
  await see(`#learn/${ID}`, words.name, words.rules);
  await see(`#learn/${ID}/1`, words.name);
  await see(`#known/${ID}`, words.name, words.noEndgames);
  await see(`#endings/${ID}`, words.name, words.noEndgames);
  await see(`#fair/${ID}`, words.name, words.noGames);
  await see(`#analyse/${ID}`, words.name);
  await see(`#edit/${ID}`, words.toMoveField);
  await page
    .locator('#edit-game option:checked', { hasText: words.name })
    .waitFor({ state: 'attached' });
  await page.getByRole('gridcell', { name: words.archer }).waitFor();
  await see('#games', words.games);
  await see('docs/rules/leaping.html', NAME);
  await see('embed-builder.html', words.embed);
  await page.getByLabel(words.gameField, { exact: true }).selectOption(words.name);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('gridcell', { name: /^j8,/ }).waitFor();
  await look(page, words, 'embed builder');
  await page.goto(`${pathToFileURL(path.join(folder, 'dist/kingcraft.html'))}#learn/${ID}`);
  await page.getByRole('heading', { name: words.name, level: 1 }).waitFor();
  return faults;
}

/** Opens every screen of the game in the site of a tree, and fails on any place that was forgotten. */
export async function seeAllScreens(folder, locale) {
  const { address, stop } = await serve(folder);
  const browser = await chromium.launch(configuration.use.launchOptions);
  try {
    assert.deepEqual(await walk(browser, folder, address, locale), []);
  } finally {
    await browser.close();
    stop();
  }
}
