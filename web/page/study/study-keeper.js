/** Keeps the studies of this tab: one a game, in a record of its own that no other tab writes. */
import { inSlices } from '../slices.js';
import { restoring, savedOf } from './study-record.js';

/** For so many milliseconds a page that is loaded again waits for its former self to let its study go. */
const PATIENCE = 1000;

export class StudyKeeper {
  #kingcraft;
  #store;
  #locks;
  #tab;
  #now;
  /** The ids of the records that this tab writes, by variant. */
  #ids = new Map();

  /**
   * @param kingcraft the loaded package
   * @param {Store} store
   * @param {GameLocks} locks those of studies
   * @param {{ studies: Record<string, string> }} tab what this tab alone remembers: the ids by variant
   * @param {() => number} now the time in milliseconds
   */
  constructor(kingcraft, store, locks, tab, now = Date.now) {
    this.#kingcraft = kingcraft;
    this.#store = store;
    this.#locks = locks;
    this.#tab = tab;
    this.#now = now;
  }

  /** The study of a variant that this tab had, else the last one that no other tab has open; null when there is none. */
  async open(variant) {
    const records = (await this.#store.studies())
      .filter((record) => record?.variant === variant)
      .sort((one, other) => other.changed - one.changed);
    const own = this.#tab.studies[variant];
    const isOwn = ({ id }) => id === own;
    const others = records.filter((record) => !isOwn(record));
    for (const record of [...records.filter(isOwn), ...others]) {
      const letGo = await this.#locks.take(record.id, isOwn(record) ? PATIENCE : 0);
      const study = letGo && (await this.#restore(record));
      if (study) {
        this.#remember(variant, record.id);
        return study;
      }
      letGo?.();
    }
    return null;
  }

  /** A record that is broken stays as it is. */
  async #restore(record) {
    try {
      return await inSlices(restoring(this.#kingcraft, record));
    } catch {
      return null;
    }
  }

  /** Keeps a study as it is now, in the place of the one of its variant. One in which nothing was done yet needs no place. */
  keep(study) {
    const { id: variant } = study.variant;
    if (!this.#ids.has(variant)) {
      if (study.tree.isEmpty) return;
      this.#begin(variant);
    }
    const id = this.#ids.get(variant);
    this.#store.putStudy({ id, changed: this.#now(), ...savedOf(study) });
  }

  #begin(variant) {
    const id = crypto.randomUUID();
    this.#locks.take(id);
    this.#remember(variant, id);
  }

  #remember(variant, id) {
    this.#ids.set(variant, id);
    this.#tab.studies = Object.fromEntries(this.#ids);
  }
}
