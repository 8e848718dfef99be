/**
 * Changes that are not in the database yet: it is full, refused, or has not answered.
 * @import { Changes } from './database.js'
 * @import { GameRecord, StudyRecord } from './saved-records.js'
 * @import { StoredValues } from './stored-values.js'
 */
export class UnwrittenChanges {
  /** @type {Partial<StoredValues>} */
  #values = {};
  /** Records by their id in their latest state; null for a deleted one. */
  /** @type {Map<string, GameRecord | null>} */
  games = new Map();
  /** @type {Map<string, StudyRecord | null>} */
  studies = new Map();

  /** @param {Changes} changes */
  add({ values, games = [], studies = [], gone }) {
    Object.assign(this.#values, values);
    for (const game of games) this.games.set(game.id, game);
    for (const study of studies) this.studies.set(study.id, study);
    for (const id of gone?.games ?? []) this.games.set(id, null);
    for (const id of gone?.studies ?? []) this.studies.set(id, null);
  }

  /** @returns {Changes} all of them */
  all() {
    return {
      values: { ...this.#values },
      games: present(this.games),
      studies: present(this.studies),
      gone: { games: absent(this.games), studies: absent(this.studies) },
    };
  }

  /**
   * The database has these now; what has changed since stays.
   * @param {Changes} changes
   */
  forget({ values = {}, games = [], studies = [], gone }) {
    for (const name of /** @type {(keyof StoredValues)[]} */ (Object.keys(values)))
      if (this.#values[name] === values[name]) delete this.#values[name];
    for (const game of games) drop(this.games, game.id, game);
    for (const study of studies) drop(this.studies, study.id, study);
    for (const id of gone?.games ?? []) drop(this.games, id, null);
    for (const id of gone?.studies ?? []) drop(this.studies, id, null);
  }
}

/**
 * @template Saved
 * @param {Map<string, Saved | null>} records
 */
const present = (records) => [...records.values()].filter((record) => record !== null);

/** @param {Map<string, unknown>} records */
const absent = (records) => [...records.keys()].filter((id) => records.get(id) === null);

/**
 * @template Saved
 * @param {Map<string, Saved | null>} records
 * @param {string} id
 * @param {Saved | null} written
 */
function drop(records, id, written) {
  if (records.get(id) === written) records.delete(id);
}
