/**
 * What the page keeps from visit to visit. It is held in memory too: where the database is full, refused or broken, the page
 * goes on with what memory holds, and what was written before stays as it is.
 */
import { texts } from '../texts.js';
import { forgetBefore, readBefore } from './before.js';

export class Store {
  #database = null;
  #values = {};
  /** Games that memory alone knows as they are: by their id, null for a deleted one. */
  #unwritten = new Map();
  #channel;
  #onFault;
  #faulty = false;
  #patience;
  #readers = new Set();

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

  /** All games as records; see record.js. */
  async games() {
    const written = (await this.#database?.games().catch((error) => this.#fail(error))) ?? [];
    const games = new Map(written.map((game) => [game?.id, game]));
    for (const [id, game] of this.#unwritten) games.set(id, game);
    return [...games.values()].filter((game) => game !== null);
  }

  /** Keeps a game in the place of the one with its id. */
  async putGame(game) {
    await this.#write({ games: [game] });
    this.#channel.postMessage({ games: true });
  }

  async deleteGame(id) {
    await this.#write({ gone: [id] });
    this.#channel.postMessage({ games: true });
  }

  /** Calls back when another tab has kept or deleted a game. */
  onGames(reader) {
    this.#readers.add(reader);
  }

  #hear({ values, games }) {
    if (values) this.#values = { ...this.#values, ...values };
    if (games) for (const reader of this.#readers) reader();
  }

  /** Whether the changes have come to the database. Those to games are remembered until they have. */
  async #write(changes) {
    const { games = [], gone = [] } = changes;
    for (const game of games) this.#unwritten.set(game.id, game);
    for (const id of gone) this.#unwritten.set(id, null);
    if (!this.#database) return false;
    try {
      await this.#database.write(changes);
    } catch (error) {
      this.#fail(error);
      return false;
    }
    for (const game of games)
      if (this.#unwritten.get(game.id) === game) this.#unwritten.delete(game.id);
    for (const id of gone) if (this.#unwritten.get(id) === null) this.#unwritten.delete(id);
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
