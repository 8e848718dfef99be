// Games, studies and the progress with puzzles as a file, and from one.

import assert from 'node:assert/strict';
import test from 'node:test';
import { readBackup, restoreBackup, writeBackup } from '../../../../web/page/library/backup.js';
import { createStanding } from '../../../../web/page/play/player-standing.js';
import { createPlayerProgress } from '../../../../web/page/progress/player-progress.js';
import { createProgress } from '../../../../web/page/puzzles/puzzle-progress.js';
import { Browser } from '../store/browser-support.js';

const gameOf = (id, changed, moves = []) => ({
  id,
  created: 1,
  changed,
  saved: { variant: 'tax', fen: '', players: {}, level: 1, moves },
});
const studyOf = (id, changed) => ({ id, variant: 'tax', changed, summary: { plies: 1 }, text: id });
const progressOf = (answers) => ({ ...createProgress(), answers });

/** A browser with these games, studies and answers. */
async function browserWith(content) {
  const { standings = {}, games = [], studies = [], answers = {} } = content;
  const { progress = createPlayerProgress() } = content;
  const { store } = await new Browser().openTab();
  for (const game of games) await store.putGame(game);
  for (const study of studies) await store.putStudy(study);
  await store.setValues({ puzzles: { tax: progressOf(answers) }, standings, progress });
  return store;
}

test('a file takes all of it to an empty browser', async () => {
  const content = {
    games: [gameOf('a', 5), gameOf('b', 6)],
    studies: [studyOf('s', 7)],
    answers: { 17: { day: 3, right: true } },
    standings: { tax: { ...createStanding(), curve: [1224], beaten: [4] } },
    progress: { days: [20_000, 20_001], earned: { 'tax/kingMates': 20_001 } },
  };
  const text = await writeBackup(await browserWith(content));
  const other = await browserWith({});
  const counts = await restoreBackup(other, readBackup(text), new Set());
  assert.deepEqual(counts, { games: 2, studies: 1, puzzles: 1 });
  assert.deepEqual(await other.games(['a', 'b']), content.games);
  assert.deepEqual(await other.studies(), content.studies);
  assert.deepEqual(other.values.puzzles.tax.answers, content.answers);
  assert.deepEqual(other.values.standings, content.standings);
  assert.deepEqual(other.values.progress, content.progress);
});

test('what is newer, open or only here stays as it is', async () => {
  const text = await writeBackup(
    await browserWith({
      games: [gameOf('old', 5), gameOf('new', 9), gameOf('open', 9)],
      studies: [studyOf('s', 5)],
      answers: { 1: { day: 3, right: true }, 2: { day: 9, right: false, due: 10, step: 0 } },
      progress: { days: [1, 2], earned: { firstWin: 2 } },
    }),
  );
  const own = await browserWith({
    games: [gameOf('old', 6, ['e2e4']), gameOf('new', 6), gameOf('open', 6), gameOf('own', 1)],
    studies: [studyOf('s', 6)],
    answers: { 1: { day: 4, right: false, due: 5, step: 0 }, 2: { day: 4, right: true } },
    progress: { days: [4], earned: { firstWin: 4, stalemate: 4 } },
  });
  const counts = await restoreBackup(own, readBackup(text), new Set(['open']));
  assert.deepEqual(counts, { games: 1, studies: 0, puzzles: 1 });
  const games = await own.games(['old', 'new', 'open', 'own']);
  assert.deepEqual(
    games.map(({ changed }) => changed),
    [6, 9, 6, 1],
  );
  const { answers } = own.values.puzzles.tax;
  assert.deepEqual([answers[1].day, answers[2].day], [4, 9]);
  assert.deepEqual(own.values.progress, {
    days: [1, 2, 4],
    earned: { firstWin: 2, stalemate: 4 },
  });
});

test('any other file changes nothing, and broken records are left out', () => {
  for (const text of [
    '',
    '[]',
    '{}',
    'null',
    '{"kingcraft":2,"games":[],"studies":[]}',
    '1. e4 e5',
  ])
    assert.equal(readBackup(text), null, text);
  const backup = readBackup(
    JSON.stringify({
      kingcraft: 1,
      games: [null, 7, { id: 3 }, { id: 'x' }, gameOf('a', 1)],
      studies: [null, studyOf('s', 1)],
      puzzles: { tax: { answers: 'none' } },
      progress: { days: 'all', earned: [null] },
    }),
  );
  assert.deepEqual(
    [backup.games.length, backup.studies.length, backup.puzzles.tax, backup.progress],
    [1, 1, createProgress(), createPlayerProgress()],
  );
});

/** [what a file has of the squares found, what is there, what becomes of it] */
const scores = [
  [
    { '8x8x1': 9, '12x8x1': 3 },
    { '8x8x1': 7, '12x8x1': 5 },
    { '8x8x1': 9, '12x8x1': 5 },
  ],
  [{ '8x8x1': '9', '12x8x1': -3 }, { '8x8x1': 7 }, { '8x8x1': 7 }],
  [undefined, { '8x8x1': 7 }, { '8x8x1': 7 }],
  [7, {}, {}],
];
for (const [there, own, expected] of scores)
  test(`the best of two scores stays: ${JSON.stringify(there)}`, async () => {
    const file = { kingcraft: 1, games: [], studies: [], squares: there };
    const store = await browserWith({});
    await store.setValues({ squares: own });
    await restoreBackup(store, readBackup(JSON.stringify(file)), new Set());
    assert.deepEqual(store.values.squares, expected);
    const { squares } = readBackup(await writeBackup(store));
    assert.deepEqual(squares, expected);
  });
