/**
 * Saves the game on the board: every new game gets a record of its own, and a tab has its record to itself.
 * @import { Session } from '../play/session.js'
 * @import { BrowserStore } from '../store/browser-store.js'
 * @import { GameLocks } from '../store/browser-tab.js'
 * @import { GameRecord } from '../store/saved-records.js'
 */
import { uniqueId } from '../store/browser-tab.js';
import { recordOf } from '../store/saved-records.js';

/** A page that is loaded again waits so many milliseconds until its former self releases its game. */
const PATIENCE = 1000;

/**
 * What a new game has: the rest of the record comes with the first save.
 * @typedef {Pick<GameRecord, 'id' | 'created' | 'name'> & Partial<GameRecord>} StartedRecord
 */

/**
 * Shows a saved game, which calls `save`; throws when it cannot be read.
 * @typedef {(saved: GameRecord['saved']) => void} Restore
 */

/**
 * What came of opening a game; elsewhere: another tab has it open.
 * @typedef {'open' | 'elsewhere' | 'broken'} Opened
 */

export class GameSaver {
  #store;
  #locks;
  #tab;
  #now;
  /** @type {Session | null} */
  #session = null;
  /** @type {StartedRecord | null} */
  #record = null;
  /**
   * The record that the next session continues.
   * @type {StartedRecord | null}
   */
  #next = null;
  /**
   * Releases the game.
   * @type {Promise<(() => void) | null>}
   */
  #lock = Promise.resolve(null);

  /**
   * @param {BrowserStore} store
   * @param {GameLocks} locks
   * @param {{ game: string | null }} tab what this tab alone remembers
   * @param {() => number} now the time in milliseconds
   */
  constructor(store, locks, tab, now = Date.now) {
    this.#store = store;
    this.#locks = locks;
    this.#tab = tab;
    this.#now = now;
  }

  /** The id of the game on the board, null when there is none. */
  get id() {
    return this.#record?.id ?? null;
  }

  /**
   * Saves a session as it is now. A game in which nobody has moved is deleted when another begins.
   * @param {Session} session
   */
  save(session) {
    const isKnown = this.#next?.summary !== undefined;
    const started = session === this.#session && this.#record ? this.#record : this.#begin(session);
    // A game that was only opened has not changed.
    if (isKnown) return;
    const record = recordOf(session, started, this.#now());
    this.#record = record;
    this.#store.putGame(record);
  }

  /** @param {Session} session */
  #begin(session) {
    const former = this.#record;
    const record = this.#next ?? this.#newRecord();
    this.#session = session;
    this.#record = record;
    if (!this.#next) this.#hold(this.#locks.take(record.id));
    this.#next = null;
    this.#tab.game = record.id;
    const isLeft = former !== null && former.id !== record.id;
    if (isLeft && former.saved?.moves.length === 0) this.#store.deleteGame(former.id);
    return record;
  }

  /** @returns {StartedRecord} */
  #newRecord() {
    return { id: uniqueId(), created: this.#now(), name: null };
  }

  /** @param {Promise<(() => void) | null>} lock */
  #hold(lock) {
    const former = this.#lock;
    this.#lock = lock;
    former.then((release) => release?.());
  }

  /**
   * Renames a game. The one on the board is renamed here too: the next save would undo a change in the store alone.
   * @param {string} id
   * @param {string | null} name
   */
  async rename(id, name) {
    const record = await this.#store.game(id);
    if (!record) return;
    if (this.#record?.id === id) this.#record = { ...this.#record, name };
    await this.#store.putGame({ ...record, name });
  }

  /**
   * Continues a saved game.
   * @param {string} id
   * @param {Restore} restore
   * @param {number} patience for how many milliseconds to wait until another tab releases it
   * @returns {Promise<Opened>}
   */
  async open(id, restore, patience = 0) {
    if (id === this.id) return this.resume(restore) ? 'open' : 'broken';
    const record = await this.#store.game(id);
    const release = await this.#locks.take(id, patience);
    if (!release) return 'elsewhere';
    if (this.#restore(record, record?.saved, restore)) {
      this.#hold(Promise.resolve(release));
      return 'open';
    }
    release();
    return 'broken';
  }

  /**
   * Shows the game of this tab again, after one that is not saved; says whether there was one.
   * @param {Restore} restore
   */
  resume(restore) {
    return this.#restore(this.#record, this.#record?.saved, restore);
  }

  /**
   * As `open`, with a copy: the game itself stays as it is.
   * @param {string} id
   * @param {Restore} restore
   * @returns {Promise<Opened>}
   */
  async openCopy(id, restore) {
    const record = await this.#store.game(id);
    const copy = { ...this.#newRecord(), name: record?.name ?? null };
    if (!this.#restore(copy, record?.saved, restore)) return 'broken';
    this.#hold(this.#locks.take(copy.id));
    return 'open';
  }

  /**
   * Opens the game that this tab had, or the one that was played last in any tab.
   * @param {Restore} restore
   * @returns {Promise<Opened>}
   */
  async openLast(restore) {
    if (this.#tab.game) return this.open(this.#tab.game, restore, PATIENCE);
    const [last] = await this.#store.gameIds();
    return last ? this.open(last, restore) : 'broken';
  }

  /**
   * @param {StartedRecord | null | undefined} record that the game gets
   * @param {GameRecord['saved'] | undefined} saved
   * @param {Restore} restore
   */
  #restore(record, saved, restore) {
    if (!record || !saved) return false;
    this.#next = record;
    try {
      restore(saved);
      return true;
    } catch {
      return false;
    } finally {
      this.#next = null;
    }
  }
}
