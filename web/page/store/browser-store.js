/**
 * The data that the page saves between visits. Memory has it too: where the database is full, refused or broken, the
 * page goes on with what memory has, and what was written earlier stays as it is.
 * @import { Changes, Database } from './database.js'
 * @import { GameRecord, StudyRecord } from './saved-records.js'
 * @import { StoredValues } from './stored-values.js'
 */
import { texts } from '../base/page-texts.js';
import { inTime, readDatabase } from './read-database.js';
import { readRecord } from './saved-records.js';
import { readValues } from './stored-values.js';
import { UnwrittenChanges } from './unwritten-changes.js';

/**
 * To the other tabs; a BroadcastChannel is one.
 * @typedef {{
 *   postMessage(message: TabMessage): void,
 *   addEventListener(type: 'message', listener: (event: { data: TabMessage }) => void): void,
 * }} Channel
 */

/**
 * The report of a tab: values that it has set, or that it has saved or deleted games or studies.
 * @typedef {{ values?: Partial<StoredValues>, games?: true, studies?: true }} TabMessage
 */

export class BrowserStore {
  /** @type {Database | null} */
  #database = null;
  #values = readValues({});
  #unwritten = new UnwrittenChanges();
  /** The names of the values that the database has and this page does not know. @type {Set<string>} */
  #unread = new Set();
  #channel;
  #onFault;
  /** The faults that were reported. @type {Set<string>} */
  #reported = new Set();
  #patience;
  /** Called when another tab has saved or deleted something, and when any tab has set values. */
  #readers = {
    /** @type {Set<() => void>} */
    games: new Set(),
    /** @type {Set<() => void>} */
    studies: new Set(),
    /** @type {Set<(values: StoredValues) => void>} */
    values: new Set(),
  };

  /**
   * @param {Channel} channel
   * @param {(sentence: string) => void} onFault called when the database had lost something, and once for each reason
   *   why something cannot be saved
   * @param {number} patience for how many milliseconds the database may be silent until the page opens without it
   */
  constructor(channel, onFault, patience = 3000) {
    this.#patience = patience;
    this.#channel = channel;
    this.#onFault = onFault;
    channel.addEventListener('message', ({ data }) => this.#hear(data));
  }

  /**
   * Reads what was saved.
   * @param {() => Promise<Database>} openDatabase
   */
  async open(openDatabase) {
    const reading = readDatabase(openDatabase);
    try {
      const { database, saved } = await inTime(reading, this.#patience);
      this.#database = database;
      this.#values = readValues(saved);
      if (database.wasDamaged) this.#onFault(texts.library.damaged);
    } catch (error) {
      this.#fail(error);
      reading.then((late) => this.#useLate(late)).catch(() => {});
    }
  }

  /**
   * The page is open without the database: what is played is saved all the same. Progress and settings that the
   * database has stay as they are, since this page began without them.
   * @param {Awaited<ReturnType<typeof readDatabase>>} late
   */
  #useLate({ database, saved }) {
    this.#database = database;
    this.#unread = new Set(Object.keys(saved));
    return this.#write({});
  }

  /** The values by their name, as this tab or another has set them last; what is missing or broken has its default. */
  get values() {
    return this.#values;
  }

  /**
   * Sets these values and leaves the others as they are.
   * @param {Partial<StoredValues>} values
   * @returns {Promise<boolean>} whether they will be there at the next visit
   */
  setValues(values) {
    this.#useValues({ ...this.#values, ...values });
    this.#channel.postMessage({ values });
    return this.#write({ values });
  }

  /** @param {StoredValues} values */
  #useValues(values) {
    this.#values = values;
    for (const reader of this.#readers.values) reader(values);
  }

  /** The ids of all games, the one that was changed last first. */
  async gameIds() {
    // The answer of the database may lack data written meanwhile.
    const unwritten = new Map(this.#unwritten.games);
    const written = await this.#read((database) => database.gameIds());
    const latest = [...unwritten.values()]
      .filter((game) => game !== null)
      .sort((one, other) => other.changed - one.changed);
    return [...latest.map(({ id }) => id), ...written.filter((id) => !unwritten.has(id))];
  }

  /**
   * The games with these ids; one that is gone is left out.
   * @param {string[]} ids
   */
  async games(ids) {
    /** @type {Map<string, GameRecord | null | undefined>} */
    const games = new Map(this.#unwritten.games);
    const missing = ids.filter((id) => !games.has(id));
    const written = await this.#read((database) => database.games(missing));
    for (const [index, id] of missing.entries()) games.set(id, written[index]);
    return ids.map((id) => games.get(id)).filter((game) => game !== null && game !== undefined);
  }

  /**
   * The game with this id; undefined when it is gone.
   * @param {string} id
   */
  async game(id) {
    const [game] = await this.games([id]);
    return game;
  }

  /** All studies. */
  async studies() {
    const unwritten = new Map(this.#unwritten.studies);
    const written = await this.#read((database) => database.studies());
    /** @type {Map<string, StudyRecord | null>} */
    const studies = new Map(written.map((study) => [study?.id, study]));
    for (const [id, study] of unwritten) studies.set(id, study);
    return [...studies.values()].filter((study) => study !== null);
  }

  /**
   * The study with this id; undefined when it is gone.
   * @param {string} id
   */
  async study(id) {
    return (await this.studies()).find((study) => study?.id === id);
  }

  /**
   * The list that the database answers; an empty one where it fails.
   * @template T
   * @param {(database: Database) => Promise<T[]>} ask
   * @returns {Promise<T[]>}
   */
  async #read(ask) {
    try {
      return this.#database ? await ask(this.#database) : [];
    } catch (error) {
      this.#fail(error);
      return [];
    }
  }

  /**
   * Saves a game in the place of the one with its id.
   * @param {GameRecord} game
   */
  putGame(game) {
    return this.putGames([game]);
  }

  /**
   * Saves games, each in the place of the one with its id. Other tabs hear of all of them at once.
   * @param {GameRecord[]} games
   */
  async putGames(games) {
    for (const game of games) this.#countTurn(game.id, readRecord(game)?.friend?.isDue ?? false);
    await this.#write({ games });
    this.#channel.postMessage({ games: true });
  }

  /**
   * Saves a study in the place of the one with its id.
   * @param {StudyRecord} study
   */
  putStudy(study) {
    return this.putStudies([study]);
  }

  /**
   * Saves studies, each in the place of the one with its id. Other tabs hear of all of them at once.
   * @param {StudyRecord[]} studies
   */
  async putStudies(studies) {
    await this.#write({ studies });
    this.#channel.postMessage({ studies: true });
  }

  /**
   * Keeps the list of games with a friend elsewhere in which it is the reader's turn.
   * @param {string} id
   * @param {boolean} isDue
   */
  #countTurn(id, isDue) {
    const { friends } = this.#values;
    if (friends.turns.includes(id) === isDue) return;
    const others = friends.turns.filter((one) => one !== id);
    this.setValues({ friends: { ...friends, turns: isDue ? [...others, id] : others } });
  }

  /** @param {string} id */
  async deleteGame(id) {
    this.#countTurn(id, false);
    await this.#write({ gone: { games: [id] } });
    this.#channel.postMessage({ games: true });
  }

  /** @param {string} id */
  async deleteStudy(id) {
    await this.#write({ gone: { studies: [id] } });
    this.#channel.postMessage({ studies: true });
  }

  /**
   * Calls back when another tab has saved or deleted a game.
   * @param {() => void} reader
   */
  onGames(reader) {
    this.#readers.games.add(reader);
  }

  /**
   * Calls back when another tab has saved or deleted a study.
   * @param {() => void} reader
   */
  onStudies(reader) {
    this.#readers.studies.add(reader);
  }

  /**
   * Calls back with the values now, and whenever this tab or another sets some.
   * @param {(values: StoredValues) => void} reader
   */
  onValues(reader) {
    this.#readers.values.add(reader);
    reader(this.#values);
  }

  /** @param {TabMessage} message from this version of the page, or any other */
  #hear(message) {
    const { values, games, studies } = Object(message);
    if (values) this.#useValues(readValues({ ...this.#values, ...values }));
    if (games) for (const reader of this.#readers.games) reader();
    if (studies) for (const reader of this.#readers.studies) reader();
  }

  /**
   * Writes the changes, and what could not be written earlier. All of it stays in memory until the database has it.
   * @param {Changes} changes
   * @returns {Promise<boolean>} whether the database has them
   */
  async #write(changes) {
    this.#unwritten.add(changes);
    if (!this.#database) return false;
    // One old change that the database refuses must not keep the new ones out.
    return (await this.#tryToWrite(this.#unwritten.all())) || this.#tryToWrite(changes);
  }

  /** @param {Changes} changes */
  async #tryToWrite(changes) {
    const known = Object.entries(changes.values ?? {}).filter(([name]) => !this.#unread.has(name));
    try {
      await this.#database?.write({ ...changes, values: Object.fromEntries(known) });
    } catch (error) {
      this.#fail(error);
      return false;
    }
    this.#unwritten.forget(changes);
    return true;
  }

  /** @param {unknown} error */
  #fail(error) {
    const { full, newer, refused, silent, failed } = texts.library;
    /** @type {Record<string, string>} */
    const sentences = {
      QuotaExceededError: full,
      VersionError: newer,
      TimeoutError: silent,
      // The second and the third where a browser has no database at all.
      SecurityError: refused,
      ReferenceError: refused,
      TypeError: refused,
    };
    const name = String(Object(error).name);
    const sentence = sentences[name] ?? failed(name);
    if (!this.#reported.has(sentence)) this.#onFault(sentence);
    this.#reported.add(sentence);
  }
}
