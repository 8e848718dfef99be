// @ts-nocheck
/** Keeps the studies of this tab: one a game, in a record of its own that no other tab writes. */
import { uniqueId } from '../library/browser-tab.js';
import { atOnce, inSlices, nextTask } from '../sliced-work.js';
import { restoring, saving } from './study-record.js';

/** For so many milliseconds a page that is loaded again waits for its former self to let its study go. */
const PATIENCE = 1000;

export class StudySaver {
  #kingcraft;
  #store;
  #locks;
  #tab;
  #now;
  /** What this tab writes, by variant: `{ study, id?, letGo? }`; a study has no id until there is something to keep. */
  #records = new Map();
  /** Studies that are still to be kept, with what ends the work on them. */
  #unkept = new Map();
  /** Studies that were deleted: what still works on one does not bring it back. */
  #deleted = new WeakSet();

  /**
   * @param kingcraft the loaded package
   * @param {BrowserStore} store
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
      const study = await this.#take(record, isOwn(record) ? PATIENCE : 0);
      if (study) return study;
    }
    return null;
  }

  /**
   * The study with this id, in the place of the one of its variant, which stays as it was kept last.
   * @returns {Promise<Study | null>} null when another tab has it open, or it cannot be read
   */
  async openKept({ id, variant }) {
    const former = this.#records.get(variant);
    if (former?.id === id) return former.study;
    const records = await this.#store.studies();
    const record = records.find((one) => one?.id === id && one.variant === variant);
    const study = record ? await this.#take(record, PATIENCE) : null;
    if (study) former?.letGo?.();
    return study;
  }

  /** The study of a record that this tab writes from now on; null when it cannot. */
  async #take(record, patience) {
    const letGo = await this.#locks.take(record.id, patience);
    const study = letGo && (await this.#restore(record));
    if (!study) {
      letGo?.();
      return null;
    }
    this.#remember(record.variant, { study, id: record.id, letGo });
    return study;
  }

  /** A record that is broken stays as it is. */
  async #restore(record) {
    try {
      return await inSlices(restoring(this.#kingcraft, record));
    } catch {
      return null;
    }
  }

  /** Puts a study in the place of the one of its variant, whose record it takes over. */
  replace(study) {
    this.#records.set(study.variant.id, { ...this.#records.get(study.variant.id), study });
  }

  /** Whether the study with this id is open here. */
  has(id) {
    return this.#variantOf(id) !== null;
  }

  #variantOf(id) {
    const [variant = null] = [...this.#records].find(([, record]) => record.id === id) ?? [];
    return variant;
  }

  /**
   * Lets go of the study with this id, which is deleted.
   * @returns {string | null} its variant; null when it is not open here
   */
  forget(id) {
    const variant = this.#variantOf(id);
    if (variant === null) return null;
    const { study, letGo } = this.#records.get(variant);
    this.#deleted.add(study);
    this.#records.delete(variant);
    letGo?.();
    return variant;
  }

  /**
   * Keeps a study behind what the reader waits for, since to write a long one takes a while; it is called again whenever the study changes. One
   * that gave its place to another is not kept any more, and one in which nothing was done yet needs no record.
   */
  async keep(study) {
    this.#unkept.get(study)?.abort();
    const abort = new AbortController();
    this.#unkept.set(study, abort);
    await nextTask();
    if (abort.signal.aborted) return;
    try {
      this.#write(study, await inSlices(saving(study), { signal: abort.signal }));
      this.#unkept.delete(study);
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    }
  }

  /** Keeps at once what is still to be kept. */
  keepNow() {
    for (const [study, abort] of this.#unkept) {
      abort.abort();
      this.#write(study, atOnce(saving(study)));
    }
    this.#unkept.clear();
  }

  #write(study, saved) {
    if (this.#deleted.has(study)) return;
    const { id: variant } = study.variant;
    const record = this.#records.get(variant) ?? { study };
    if (record.study !== study) return;
    if (!record.id) {
      if (study.tree.isEmpty) return;
      this.#begin(variant, record);
    }
    this.#store.putStudy({ id: record.id, changed: this.#now(), ...saved });
  }

  async #begin(variant, record) {
    record.id = uniqueId();
    this.#remember(variant, record);
    record.letGo = await this.#locks.take(record.id);
  }

  #remember(variant, record) {
    this.#records.set(variant, record);
    this.#tab.studies = { ...this.#tab.studies, [variant]: record.id };
  }
}
