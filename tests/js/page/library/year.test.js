// The games and answers of a year: all are listed, and a backup file takes them to another browser. The long form, in
// Chromium and with new versions of the site, is scripts/endurance/run year.

import assert from 'node:assert/strict';
import test from 'node:test';
import { createRandom } from '../../../../scripts/match/random.mjs';
import { load } from '../../../../web/kingcraft/index.js';
import { readBackup, restoreBackup, writeBackup } from '../../../../web/page/library/backup.js';
import { Browser } from '../store/browser-support.js';
import { daysOfYear } from './year-records.js';

const SEED = 'year';
const YEAR = { days: 50, games: 1000, answers: 10_000, longest: 4 };

const contentOf = async (store) => ({
  games: await store.games((await store.gameIds()).sort()),
  values: store.values,
});

test(`a year of use, seed ${SEED}: all games are listed, saved as a file and restored`, async () => {
  const browser = new Browser();
  const { store, faults } = await browser.openTab();
  const days = daysOfYear(await load(), { ...YEAR, random: createRandom(SEED) });
  for (const { games, values } of days) {
    for (const game of games) await store.putGame(game);
    await store.setValues(values);
  }
  const { store: next } = await browser.openTab();
  const year = await contentOf(next);
  assert.equal(year.games.length, YEAR.games);
  assert.equal(year.values.progress.days.length, YEAR.days);

  const otherBrowser = new Browser();
  const { store: other } = await otherBrowser.openTab();
  const { store: tabBeside } = await otherBrowser.openTab();
  let changes = 0;
  tabBeside.onGames(() => changes++);
  const counts = await restoreBackup(other, readBackup(await writeBackup(next)), new Set());
  const answers = Object.values(year.values.puzzles).map((one) => Object.keys(one.answers).length);
  const puzzles = answers.reduce((sum, count) => sum + count);
  assert.deepEqual(counts, { games: YEAR.games, studies: 0, puzzles });
  assert.deepEqual(await contentOf(other), year);
  assert.ok(changes <= YEAR.games / 100, `the tab beside read its list ${changes} times`);
  assert.deepEqual(faults, []);
});
