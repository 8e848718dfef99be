/**
 * Saves the game on the board: every new game gets its own record, and a tab has its record to itself.
 * @import { Session } from '../play/session.js'
 * @import { BrowserStore } from '../store/browser-store.js'
 * @import { GameLocks } from '../store/browser-tab.js'
 * @import { GameRecord } from '../store/saved-records.js'
 */
import { uniqueId } from '../store/browser-tab.js';
import { friendId, friendRecordId, recordOf } from '../store/saved-records.js';

/** A page that is loaded again waits so many milliseconds until its former self releases its game. */
const PATIENCE = 1000;

/**
 * The fields of a new game: the rest of the record comes with the first save.
 * @typedef {Pick<GameRecord, 'id' | 'created' | 'name'> & Partial<GameRecord>} StartedRecord
 */

/**
 * Puts a saved game on the board; throws when it cannot be read.
 * @typedef {(saved: GameRecord['saved']) => Session} Restore
 */

/**
 * The result of opening a game; elsewhere: another tab has it open.
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

  /** The id of the game on the board, or null. */
  get id() {
    return this.#record?.id ?? null;
  }

  /**
   * Saves a session as it is now; one that was not opened here is a new game.
   * @param {Session} session
   */
  save(session) {
    const started = session === this.#session && this.#record ? this.#record : this.#begin(session);
    const record = recordOf(session, started, this.#now());
    this.#record = record;
    this.#store.putGame(record);
  }

  /** @param {Session} session */
  #begin(session) {
    const { friend } = session;
    const record = this.#newRecord(friend ? friendRecordId(friend.id) : uniqueId());
    // The next live game with the same friend has the record of the one before.
    if (record.id !== this.id) this.#hold(this.#locks.take(record.id));
    this.#use(session, record);
    return record;
  }

  /** Stores the game on the board once more: its own record is for the next game of the two. */
  storeApart() {
    const record = this.#record;
    const { saved, changed = this.#now() } = record ?? {};
    if (!record || !saved?.friend) return;
    const id = friendId();
    const apart = { ...saved, friend: { ...saved.friend, id } };
    this.#store.putGame({ ...record, id: friendRecordId(id), changed, saved: apart });
  }

  /**
   * From now on this session is saved in this record. The game before is deleted if it has no moves,
   * and no friend was invited to it.
   * @param {Session} session
   * @param {StartedRecord} record
   */
  #use(session, record) {
    const former = this.#record;
    this.#session = session;
    this.#record = record;
    this.#tab.game = record.id;
    const isLeft = former !== null && former.id !== record.id;
    const isEmpty = former?.saved?.moves.length === 0 && !former.saved.friend?.isSaid;
    if (isLeft && isEmpty) this.#store.deleteGame(former.id);
  }

  /** @returns {StartedRecord} */
  #newRecord(id = uniqueId()) {
    return { id, created: this.#now(), name: null };
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
   * As `open`, with a copy: the game itself stays as it is. One with a friend elsewhere becomes one of two people.
   * @param {string} id
   * @param {Restore} restore
   * @returns {Promise<Opened>}
   */
  async openCopy(id, restore) {
    const record = await this.#store.game(id);
    const copy = { ...this.#newRecord(), name: record?.name ?? null };
    if (!this.#restore(copy, record && copyOf(record.saved), restore)) return 'broken';
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
    let session;
    try {
      session = restore(saved);
    } catch {
      return false;
    }
    this.#use(session, record);
    // A game that was only opened has not changed; one that has no summary, as a copy, has never been saved as it is.
    if (record.summary === undefined) this.save(session);
    return true;
  }
}

/**
 * The copy of a game: one with a friend elsewhere becomes a game of two people, since links find only the game itself.
 * @param {GameRecord['saved']} saved
 * @returns {GameRecord['saved']}
 */
function copyOf(saved) {
  if (!saved?.friend) return saved;
  const { friend, ...game } = saved;
  return { ...game, players: { white: 'person', black: 'person' }, names: friend.names };
}
