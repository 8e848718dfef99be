// @ts-nocheck
/**
 * What the page keeps from visit to visit. It is held in memory too: where the database is full, refused or broken, the page
 * goes on with what memory holds, and what was written before stays as it is.
 */
import { texts } from '../texts.js';
import { forgetBefore, readBefore } from './before.js';

export class Store {
  #database = null;
  #values = {};
  /** What memory alone knows as it is: by its id, null for what is deleted. */
  #unwritten = { games: new Map(), studies: new Map() };
  #channel;
  #onFault;
  #faulty = false;
  #patience;
  /** Who wants to know what other tabs keep. */
  #readers = { games: new Set(), studies: new Set() };

  /**
   * @param {{ postMessage(message), addEventListener(type, listener) }} channel to the other tabs
   * @param {(sentence: string) => void} onFault called once, when something cannot be kept
   * @param {number} patience for how many milliseconds the database may be silent before the page opens without it
   */
  constructor(channel, onFault, patience = 3000) {
    this.#patience = patience;
    this.#channel = channel;
    this.#onFault = onFault;
    channel.addEventListener('message', ({ data }) => this.#hear(data));
  }

  /**
   * Reads what was kept, and takes over what an older page kept elsewhere.
   * @param {() => Promise<Database>} openDatabase
   * @param {Storage} older the browser's localStorage; a browser may refuse even to name it, so it is a function
   */
  async open(openDatabase, older) {
    let before = { values: {}, games: [] };
    try {
      before = readBefore(older(), Date.now());
    } catch {
      // Refused: there is nothing to take over.
    }
    try {
      this.#database = await inTime(openDatabase(), this.#patience);
      const kept = await inTime(this.#database.values(), this.#patience);
      this.#values = { ...before.values, ...kept };
    } catch (error) {
      this.#values = before.values;
      this.#fail(error);
    }
    await this.#takeOver(before, older);
  }

  async #takeOver({ values, games }, older) {
    if (Object.keys(values).length + games.length === 0) return;
    if (await this.#write({ values: { ...values, ...this.#values }, games })) forgetBefore(older());
  }

  /** The values by their name, as this tab or another has set them last. */
  get values() {
    return this.#values;
  }

  /** Sets these values beside those that are there. */
  setValues(values) {
    this.#values = { ...this.#values, ...values };
    this.#channel.postMessage({ values });
    return this.#write({ values });
  }

  /** The ids of all games, that of the one that was changed last first. */
  async gameIds() {
    // What is written while the database answers may be missing in its answer.
    const unwritten = new Map(this.#unwritten.games);
    const written = await this.#read((database) => database.gameIds());
    const latest = [...unwritten.values()]
      .filter((game) => game !== null)
      .sort((one, other) => other.changed - one.changed);
    return [...latest.map(({ id }) => id), ...written.filter((id) => !unwritten.has(id))];
  }

  /** The games with these ids as records, see record.js; one that is gone is left out. */
  async games(ids) {
    const games = new Map(this.#unwritten.games);
    const missing = ids.filter((id) => !games.has(id));
    const written = await this.#read((database) => database.games(missing));
    for (const [index, id] of missing.entries()) games.set(id, written[index]);
    return ids.map((id) => games.get(id)).filter(Boolean);
  }

  /** The game with this id; undefined when it is gone. */
  async game(id) {
    const [game] = await this.games([id]);
    return game;
  }

  /** All studies as records; see study-record.js. */
  async studies() {
    const unwritten = new Map(this.#unwritten.studies);
    const written = await this.#read((database) => database.studies());
    const studies = new Map(written.map((study) => [study?.id, study]));
    for (const [id, study] of unwritten) studies.set(id, study);
    return [...studies.values()].filter((study) => study !== null);
  }

  /** The study with this id; undefined when it is gone. */
  async study(id) {
    return (await this.studies()).find((study) => study?.id === id);
  }

  /** What the database answers, a list; an empty one where it fails. */
  async #read(ask) {
    try {
      return this.#database ? await ask(this.#database) : [];
    } catch (error) {
      this.#fail(error);
      return [];
    }
  }

  /** Keeps a game in the place of the one with its id. */
  async putGame(game) {
    await this.#write({ games: [game] });
    this.#channel.postMessage({ games: true });
  }

  /** Keeps a study in the place of the one with its id. */
  async putStudy(study) {
    await this.#write({ studies: [study] });
    this.#channel.postMessage({ studies: true });
  }

  async deleteGame(id) {
    await this.#write({ gone: { games: [id] } });
    this.#channel.postMessage({ games: true });
  }

  async deleteStudy(id) {
    await this.#write({ gone: { studies: [id] } });
    this.#channel.postMessage({ studies: true });
  }

  /** Calls back when another tab has kept or deleted a game. */
  onGames(reader) {
    this.#readers.games.add(reader);
  }

  /** Calls back when another tab has kept or deleted a study. */
  onStudies(reader) {
    this.#readers.studies.add(reader);
  }

  #hear({ values, ...kinds }) {
    if (values) this.#values = { ...this.#values, ...values };
    for (const [kind, readers] of Object.entries(this.#readers))
      if (kinds[kind]) for (const reader of readers) reader();
  }

  /** Whether the changes have come to the database. Those to games and studies are remembered until they have. */
  async #write(changes) {
    const { games = [], studies = [], gone = {} } = changes;
    const entries = [
      ...games.map((game) => [this.#unwritten.games, game.id, game]),
      ...studies.map((study) => [this.#unwritten.studies, study.id, study]),
      ...Object.entries(gone).flatMap(([kind, ids]) =>
        ids.map((id) => [this.#unwritten[kind], id, null]),
      ),
    ];
    for (const [memory, id, record] of entries) memory.set(id, record);
    if (!this.#database) return false;
    try {
      await this.#database.write(changes);
    } catch (error) {
      this.#fail(error);
      return false;
    }
    for (const [memory, id, record] of entries) if (memory.get(id) === record) memory.delete(id);
    return true;
  }

  #fail(error) {
    if (this.#faulty) return;
    this.#faulty = true;
    const isFull = error?.name === 'QuotaExceededError';
    this.#onFault(isFull ? texts.library.full : texts.library.refused);
  }
}

/** The promise, rejected when it takes longer than a reader should wait for the page. */
function inTime(promise, patience) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
