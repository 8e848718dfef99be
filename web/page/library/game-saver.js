// @ts-nocheck
/** Keeps the game on the board: every new game gets a record of its own, and a tab has its record to itself. */
import { recordOf } from './saved-records.js';
import { uniqueId } from './unique-id.js';

/** For so many milliseconds a page that is loaded again waits for its former self to let its game go. */
const PATIENCE = 1000;

export class GameKeeper {
  #store;
  #locks;
  #tab;
  #now;
  #session = null;
  #record = null;
  /** The record that the next session goes on with. */
  #next = null;
  /** Promises what lets the game go. */
  #lock = Promise.resolve(null);

  /**
   * @param {Store} store
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

  /** Keeps a session as it is now. A game in which nobody has moved is dropped when another begins. */
  keep(session) {
    const isKnown = this.#next?.summary !== undefined;
    if (session !== this.#session) this.#begin(session);
    // A game that was only opened has not changed.
    if (isKnown) return;
    this.#record = recordOf(session, this.#record, this.#now());
    this.#store.putGame(this.#record);
  }

  #begin(session) {
    const former = this.#record;
    this.#session = session;
    this.#record = this.#next ?? this.#newRecord();
    if (!this.#next) this.#hold(this.#locks.take(this.#record.id));
    this.#next = null;
    this.#tab.game = this.#record.id;
    const gone = former !== null && former.id !== this.#record.id;
    if (gone && former.saved.moves.length === 0) this.#store.deleteGame(former.id);
  }

  #newRecord() {
    return { id: uniqueId(), created: this.#now(), name: null };
  }

  #hold(lock) {
    const former = this.#lock;
    this.#lock = lock;
    former.then((letGo) => letGo?.());
  }

  /** The name of a game; that on the board would lose it with the next move if it were only in the store. */
  async rename(id, name) {
    const record = await this.#store.game(id);
    if (!record) return;
    if (id === this.id) this.#record = { ...this.#record, name };
    await this.#store.putGame({ ...record, name });
  }

  /**
   * Goes on with a kept game.
   * @param {string} id
   * @param {(saved) => void} restore shows it, so that it comes to `keep`; throws when it cannot be read
   * @returns {Promise<'open' | 'elsewhere' | 'broken'>} elsewhere: another tab has it open
   */
  async open(id, restore, patience = 0) {
    if (id === this.id) return this.resume(restore) ? 'open' : 'broken';
    const record = await this.#store.game(id);
    const letGo = await this.#locks.take(id, patience);
    if (!letGo) return 'elsewhere';
    if (this.#restore(record, record?.saved, restore)) {
      this.#hold(Promise.resolve(letGo));
      return 'open';
    }
    letGo();
    return 'broken';
  }

  /** Shows the game of this tab again, after one that is not kept; says whether there was one. */
  resume(restore) {
    return this.#record !== null && this.#restore(this.#record, this.#record.saved, restore);
  }

  /** As `open`, with a copy: the game itself stays as it is. */
  async openCopy(id, restore) {
    const record = await this.#store.game(id);
    const copy = { ...this.#newRecord(), name: record?.name ?? null };
    if (!this.#restore(copy, record?.saved, restore)) return 'broken';
    this.#hold(this.#locks.take(copy.id));
    return 'open';
  }

  /** Opens the game that this tab had, or the one that was played last anywhere. */
  async openLast(restore) {
    if (this.#tab.game) return this.open(this.#tab.game, restore, PATIENCE);
    const [last] = await this.#store.gameIds();
    return last ? this.open(last, restore) : 'broken';
  }

  #restore(record, saved, restore) {
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
