/**
 * All games, studies and the reader's progress as one file, to take to another browser. What is there already
 * stays, unless the file has a later state of it.
 * @import { BrowserStore } from '../store/browser-store.js'
 * @import { Standing } from '../play/player-standing.js'
 * @import { PlayerProgress } from '../progress/player-progress.js'
 * @import { PuzzleProgress } from '../puzzles/puzzle-progress.js'
 * @import { GameRecord, StudyRecord } from '../store/saved-records.js'
 */
import { createStanding, mergeStandings, readStanding } from '../play/player-standing.js';
import { mergePlayerProgress } from '../progress/merge-progress.js';
import { readPlayerProgress } from '../progress/player-progress.js';
import { createProgress, mergeProgress, readProgress } from '../puzzles/puzzle-progress.js';
import { readRecord, readStudy } from '../store/saved-records.js';
import { readValues } from '../store/stored-values.js';

const VERSION = 1;

/**
 * @typedef {object} Backup
 * @property {GameRecord[]} games
 * @property {StudyRecord[]} studies
 * @property {Record<string, PuzzleProgress>} puzzles
 * @property {Record<string, Standing>} standings
 * @property {PlayerProgress} progress over all games and puzzles
 * @property {Record<string, number>} squares the most squares found, by the size of the board
 */

/**
 * @param {Pick<BrowserStore, 'gameIds' | 'games' | 'studies' | 'values'>} store
 * @returns {Promise<string>} the text of the file
 */
export async function writeBackup(store) {
  const [games, studies] = await Promise.all([
    store.gameIds().then((ids) => store.games(ids)),
    store.studies(),
  ]);
  const { puzzles, standings, progress, squares } = store.values;
  const values = JSON.stringify({ puzzles, standings, progress, squares }).slice(1, -1);
  return `{"kingcraft":${VERSION},"games":${listOf(games)},"studies":${listOf(studies)},${values}}`;
}

/**
 * These records as JSON. One that JSON has no text for, such as one that contains itself, keeps no other one out.
 * @param {(GameRecord | StudyRecord)[]} records
 */
function listOf(records) {
  const texts = records.flatMap((record) => {
    try {
      return [JSON.stringify(record)];
    } catch {
      return [];
    }
  });
  return `[${texts}]`;
}

/**
 * @param {string} text
 * @returns {Backup | null} null if the text is no such file; a record that nothing can be read from is left out
 */
export function readBackup(text) {
  try {
    const read = Object(JSON.parse(text));
    const { kingcraft, games, studies, puzzles, standings, progress, squares } = read;
    if (kingcraft !== VERSION || !Array.isArray(games) || !Array.isArray(studies)) return null;
    return {
      games: games.filter((game) => readRecord(game)?.variant),
      studies: studies.filter((study) => readStudy(study)),
      puzzles: mapped(puzzles, readProgress),
      standings: mapped(standings, readStanding),
      progress: readPlayerProgress(progress),
      squares: readValues({ squares }).squares,
    };
  } catch {
    return null;
  }
}

/**
 * The values by game, each as it is read.
 * @template T
 * @param {unknown} values
 * @param {(value: unknown) => T} read
 * @returns {Record<string, T>}
 */
const mapped = (values, read) =>
  Object.fromEntries(Object.entries(Object(values)).map(([id, value]) => [id, read(value)]));

/** The number of records that are saved at once: where space runs out, the slices before are saved. */
const SLICE = 100;

/**
 * @template T
 * @param {T[]} records
 */
const slicesOf = (records) =>
  Array.from({ length: Math.ceil(records.length / SLICE) }, (_, index) =>
    records.slice(index * SLICE, (index + 1) * SLICE),
  );

/**
 * Puts what a file has into the browser.
 * @param {Pick<BrowserStore, 'games' | 'studies' | 'putGames' | 'putStudies' | 'values' | 'setValues'>} store
 * @param {Backup} backup
 * @param {ReadonlySet<string>} open the ids of games and studies that a tab has open, and that stay as they are
 * @returns {Promise<{ games: number, studies: number, puzzles: number }>} how many games and studies are new or
 *   changed, and how many answers
 */
export async function restoreBackup(store, backup, open) {
  const { games, studies, puzzles, standings, progress, squares } = backup;
  const own = byId(await store.games(games.map(({ id }) => id)));
  const newGames = games.filter((game) => isLater(game, own) && !open.has(game.id));
  for (const some of slicesOf(newGames)) await store.putGames(some);
  const ownStudies = byId(await store.studies());
  const newStudies = studies.filter((study) => isLater(study, ownStudies) && !open.has(study.id));
  for (const some of slicesOf(newStudies)) await store.putStudies(some);
  const known = store.values.standings;
  const merged = Object.entries(standings).map(([id, one]) => [
    id,
    mergeStandings(known[id] ?? createStanding(), one),
  ]);
  await store.setValues({
    standings: { ...known, ...Object.fromEntries(merged) },
    progress: mergePlayerProgress(store.values.progress, progress),
    squares: bestOf(store.values.squares, squares),
  });
  return {
    games: newGames.length,
    studies: newStudies.length,
    puzzles: await restoreProgress(store, puzzles),
  };
}

/**
 * The better of two scores, by the size of the board.
 * @param {Backup['squares']} own
 * @param {Backup['squares']} others
 */
function bestOf(own, others) {
  const best = { ...own };
  for (const [size, score] of Object.entries(others)) best[size] = Math.max(best[size] ?? 0, score);
  return best;
}

/**
 * @param {Pick<BrowserStore, 'values' | 'setValues'>} store
 * @param {Backup['puzzles']} puzzles
 */
async function restoreProgress(store, puzzles) {
  const merged = { ...store.values.puzzles };
  let answers = 0;
  for (const [id, progress] of Object.entries(puzzles)) {
    const own = merged[id] ?? createProgress();
    merged[id] = mergeProgress(own, progress);
    answers += Object.entries(progress.answers).filter(
      ([puzzle, { day }]) => (own.answers[puzzle]?.day ?? -1) < day,
    ).length;
  }
  await store.setValues({ puzzles: merged });
  return answers;
}

/** @typedef {{ id: string, changed?: number }} Dated */

/**
 * Records by their ids; what is no record is left out.
 * @param {Dated[]} records
 * @returns {Map<string, Dated>}
 */
const byId = (records) => new Map(records.filter(Boolean).map((record) => [record.id, record]));

/**
 * @param {Dated} record
 * @param {Map<string, Dated>} own those that are there
 */
function isLater({ id, changed }, own) {
  const there = own.get(id);
  return !there || (changed ?? 0) > (there.changed ?? 0);
}
