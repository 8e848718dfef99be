// The screens of games from outside of the repository's folders, seen in Chromium.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import configuration from '../../../playwright.config.js';

/** The text about each game, by the language of the browser, and a first move. */
export const GAMES = {
  leaping: {
    'en-GB': {
      name: 'Leaping Kings',
      tagline: 'Your king leaps like a knight.',
      piece: /^c1, white archer/,
    },
    'de-DE': {
      name: 'Springende Könige',
      tagline: 'Dein König springt wie ein Springer.',
      piece: /^c1, weißer Bogenschütze/,
    },
    rules: 'Chess on ten files, with kings that leap like knights and two archers a side.',
    move: { to: 'e3', sans: { 'en-GB': 'Ae3', 'de-DE': 'Ae3' } },
    corner: 'j8',
  },
  racingkings: {
    'en-GB': { name: 'Racing Kings', tagline: 'First king home wins.', piece: /^h2, white king/ },
    'de-DE': {
      name: 'Racing Kings',
      tagline: 'Der erste König im Ziel gewinnt.',
      piece: /^h2, weißer König/,
    },
    rules: 'Nobody may give check.',
    move: { to: 'h3', sans: { 'en-GB': 'Kh3', 'de-DE': 'Kh3' } },
    corner: 'h8',
  },
  atomic: {
    'en-GB': { name: 'Atomic Chess', tagline: 'Captures explode.', piece: /^g1, white knight/ },
    'de-DE': {
      name: 'Atomschach',
      tagline: 'Wer schlägt, sprengt.',
      piece: /^g1, weißer Springer/,
    },
    rules: 'Every capture is an explosion.',
    move: { to: 'f3', sans: { 'en-GB': 'Nf3', 'de-DE': 'Sf3' } },
    corner: 'h8',
  },
  threecheck: {
    'en-GB': { name: 'Three-check', tagline: 'The third check wins.', piece: /^e2, white pawn/ },
    'de-DE': {
      name: 'Drei-Schach',
      tagline: 'Das dritte Schach gewinnt.',
      piece: /^e2, weißer Bauer/,
    },
    rules: 'Chess, and the third check wins.',
    move: { to: 'e4', sans: { 'en-GB': 'e4', 'de-DE': 'e4' } },
    corner: 'h8',
    state: { 'en-GB': 'Checks to give', 'de-DE': 'Noch zu gebende Schachs' },
  },
};

/** The text about every game. */
const SCREENS = {
  'en-GB': {
    toMove: 'White to move',
    moves: 'Moves',
    settings: 'Settings',
    noEndgames: 'No endgames of this game',
    noGames: 'No games have been counted',
    toMoveField: 'To move',
    games: 'Your games are saved in',
    embed: 'A board on your page',
    gameField: 'Game',
  },
  'de-DE': {
    toMove: 'Weiß am Zug',
    moves: 'Züge',
    settings: 'Einstellungen',
    noEndgames: 'In diesem Spiel wurden',
    noGames: 'Noch wurden keine Partien',
    toMoveField: 'Am Zug',
    games: 'Deine Partien werden in',
    embed: 'Ein Brett auf deiner Seite',
    gameField: 'Spiel',
  },
};

export const LOCALES = Object.keys(SCREENS);

/** Fails where a screen says what a program says for want of a text, or names the game in another language. */
async function look(page, { name, english }, what) {
  const said = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
      (element) => `${element.ariaLabel ?? ''} ${element.title}`,
    );
    return [document.title, document.body.textContent, ...labels].join('\n');
  });
  assert.doesNotMatch(said, /\bundefined\b|\[object|\bNaN\b|\bnull\b/, what);
  // Only the line that says who made a game has its original name, too.
  if (name !== english && !/docs|embed/.test(page.url()))
    assert.ok(!said.replaceAll(`${english} – `, '').includes(english), what);
}

/** Serves the finished site of a tree. */
async function serve(folder) {
  const server = spawn(process.execPath, ['scripts/site/serve.mjs', 'dist/site', '--port', '0'], {
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

async function walk(browser, folder, address, id, locale) {
  const { rules, move, corner, state, [locale]: own, 'en-GB': original } = GAMES[id];
  const words = { ...SCREENS[locale], ...own, english: original.name };
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
  await see(`#play/${id}`, words.name, words.toMove);
  await page.getByRole('gridcell', { name: words.piece }).click();
  await page.getByRole('gridcell', { name: new RegExp(`^${move.to},`) }).click();
  await page.getByRole('list', { name: words.moves }).getByText(move.sans[locale]).waitFor();
  if (state) await page.locator('#game-facts').getByText(state[locale]).waitFor();
  await look(page, words, 'after a move');
  await see(`#learn/${id}`, words.name, rules);
  await page.locator('.legend li').first().waitFor();
  assert.equal(await page.locator('h2 + ul:empty').count(), 0, 'a heading above nothing');
  await see(`#learn/${id}/1`, words.name);
  await see(`#known/${id}`, words.name, words.noEndgames);
  await see(`#endings/${id}`, words.name, words.noEndgames);
  await see(`#fair/${id}`, words.name, words.noGames);
  await see(`#analyse/${id}`, words.name);
  await see(`#edit/${id}`, words.toMoveField);
  await page
    .locator('#edit-game option:checked', { hasText: words.name })
    .waitFor({ state: 'attached' });
  await page.getByRole('gridcell', { name: words.piece }).waitFor();
  await see('#games', words.games);
  await see(`#progress/${id}`, words.name);
  await see(`docs/rules/${id}.html`, words.english);
  await see('embed-builder.html', words.embed);
  await page.getByLabel(words.gameField, { exact: true }).selectOption(words.name);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('gridcell', { name: new RegExp(`^${corner},`) }).waitFor();
  await look(page, words, 'embed builder');
  await page.goto(`${pathToFileURL(path.join(folder, 'dist/kingcraft.html'))}#learn/${id}`);
  await page.getByRole('heading', { name: words.name, level: 1 }).waitFor();
  return faults;
}

/** Opens every screen of the game in the site of a tree, and fails on any place that was forgotten. */
export async function seeAllScreens(folder, id, locale) {
  const { address, stop } = await serve(folder);
  const browser = await chromium.launch(configuration.use.launchOptions);
  try {
    assert.deepEqual(await walk(browser, folder, address, id, locale), []);
  } finally {
    await browser.close();
    stop();
  }
}
