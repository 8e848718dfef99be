/** Saves the studies of this tab: one a game, in its own record that no other tab writes. */
/** @import { Kingcraft } from '../../kingcraft/index.js' */
/** @import { StudyRecord, WrittenStudy } from './study-record.js' */
/** @import { Study } from './study.js' */

import { atOnce, inSlices, nextTask } from '../base/sliced-work.js';
import { uniqueId } from '../store/browser-tab.js';
import { restoreInSteps, serializeInSteps } from './study-record.js';

/** How long a page that is loaded again waits until its former self unlocks its study, in milliseconds. */
const PATIENCE = 1000;

/**
 * A study that this tab writes. It has no id until something is saved; `lock` resolves with what unlocks it.
 * @typedef {{ study: Study, id?: string, lock?: Promise<(() => void) | null> }} OpenRecord
 */

/**
 * The records of studies in the browser's database.
 * @typedef {{ studies(): Promise<StudyRecord[]>, putStudy(record: StudyRecord): unknown }} StudyStore
 */

/** @typedef {{ take(id: string, patience?: number): Promise<(() => void) | null> }} StudyLocks */

export class StudySaver {
  #kingcraft;
  #store;
  #locks;
  #tab;
  #now;
  /** By variant. @type {Map<string, OpenRecord>} */
  #records = new Map();
  /** Studies with unsaved changes, and what cancels the work on them. @type {Map<Study, AbortController>} */
  #unsaved = new Map();
  /** Deleted studies; a save that is under way does not bring one back. @type {WeakSet<Study>} */
  #deleted = new WeakSet();

  /**
   * @param {Kingcraft} kingcraft
   * @param {StudyStore} store
   * @param {StudyLocks} locks
   * @param {{ studies: Record<string, string> }} tab the ids by variant, as this tab remembers them over a reload
   * @param {() => number} now the time in milliseconds
   */
  constructor(kingcraft, store, locks, tab, now = Date.now) {
    this.#kingcraft = kingcraft;
    this.#store = store;
    this.#locks = locks;
    this.#tab = tab;
    this.#now = now;
  }

  /**
   * The study of a variant that this tab had, else the last one that no other tab has open, or null.
   * @param {string} variant
   * @returns {Promise<Study | null>}
   */
  async open(variant) {
    const records = (await this.#store.studies())
      .filter((record) => record?.variant === variant)
      .sort((one, other) => other.changed - one.changed);
    const own = this.#tab.studies[variant];
    const isOwn = (/** @type {StudyRecord} */ { id }) => id === own;
    const others = records.filter((record) => !isOwn(record));
    for (const record of [...records.filter(isOwn), ...others]) {
      const study = await this.#lockAndRestore(record, isOwn(record) ? PATIENCE : 0);
      if (study) return study;
    }
    return null;
  }

  /**
   * Opens the study with this id in the place of the one of its variant, whose record stays.
   * @param {{ id: string, variant: string }} saved
   * @returns {Promise<Study | null>} null when another tab has it open, or it cannot be read
   */
  async openSaved({ id, variant }) {
    const former = this.#records.get(variant);
    if (former?.id === id) return former.study;
    const records = await this.#store.studies();
    const record = records.find((one) => one?.id === id && one.variant === variant);
    const study = record ? await this.#lockAndRestore(record, PATIENCE) : null;
    if (study) unlock(former);
    return study;
  }

  /**
   * The study of a record that this tab writes from now on; null when it is locked or broken.
   * @param {StudyRecord} record
   * @param {number} patience milliseconds to wait for the lock
   */
  async #lockAndRestore(record, patience) {
    const lock = this.#locks.take(record.id, patience);
    const study = (await lock) && (await this.#restore(record));
    if (!study) {
      unlock({ lock });
      return null;
    }
    this.#remember(record.variant, record.id, { study, id: record.id, lock });
    return study;
  }

  /**
   * A broken record stays as it is.
   * @param {StudyRecord} record
   * @returns {Promise<Study | null>}
   */
  async #restore(record) {
    try {
      return await inSlices(restoreInSteps(this.#kingcraft, record));
    } catch {
      return null;
    }
  }

  /**
   * Puts a study in the place of the one of its variant, and takes over its record.
   * @param {Study} study
   */
  replace(study) {
    this.#records.set(study.variant.id, { ...this.#records.get(study.variant.id), study });
  }

  /**
   * Puts a study in the place of the one of its variant, whose record stays as it is; the new one gets its own.
   * @param {Study} study
   */
  openBeside(study) {
    this.saveNow();
    unlock(this.#records.get(study.variant.id));
    this.#records.set(study.variant.id, { study });
  }

  /**
   * Whether the study with this id is open here.
   * @param {string} id
   */
  has(id) {
    return this.#variantOf(id) !== null;
  }

  /** @param {string} id */
  #variantOf(id) {
    const [variant = null] = [...this.#records].find(([, record]) => record.id === id) ?? [];
    return variant;
  }

  /**
   * Forgets and unlocks a deleted study.
   * @param {string} id
   * @returns {string | null} its variant; null when it is not open here
   */
  forget(id) {
    const variant = this.#variantOf(id);
    const record = variant === null ? undefined : this.#records.get(variant);
    if (variant === null || !record) return null;
    this.#deleted.add(record.study);
    this.#records.delete(variant);
    unlock(record);
    return variant;
  }

  /**
   * Saves a study in slices, since a long one takes a while. Called again when the study changes, it starts again. A
   * study that another one has replaced is not saved, and an empty one gets no record.
   * @param {Study} study
   */
  async save(study) {
    this.#unsaved.get(study)?.abort();
    const abort = new AbortController();
    this.#unsaved.set(study, abort);
    await nextTask();
    if (abort.signal.aborted) return;
    try {
      this.#write(study, await inSlices(serializeInSteps(study), { signal: abort.signal }));
      this.#unsaved.delete(study);
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    }
  }

  /** Saves all changes at once, in a single task. */
  saveNow() {
    for (const [study, abort] of this.#unsaved) {
      abort.abort();
      this.#write(study, atOnce(serializeInSteps(study)));
    }
    this.#unsaved.clear();
  }

  /**
   * @param {Study} study
   * @param {WrittenStudy} written
   */
  #write(study, written) {
    if (this.#deleted.has(study)) return;
    const { id: variant } = study.variant;
    const record = this.#records.get(variant) ?? { study };
    if (record.study !== study) return;
    if (!record.id && study.tree.isEmpty) return;
    const id = record.id ?? this.#createId(variant, record);
    this.#store.putStudy({ id, changed: this.#now(), ...written });
  }

  /**
   * Gives a record an id, and locks it.
   * @param {string} variant
   * @param {OpenRecord} record
   */
  #createId(variant, record) {
    const id = uniqueId();
    record.id = id;
    this.#remember(variant, id, record);
    record.lock = this.#locks.take(id);
    return id;
  }

  /**
   * @param {string} variant
   * @param {string} id
   * @param {OpenRecord} record
   */
  #remember(variant, id, record) {
    this.#records.set(variant, record);
    this.#tab.studies = { ...this.#tab.studies, [variant]: id };
  }
}

/** @param {Pick<OpenRecord, 'lock'>} [record] */
async function unlock(record) {
  const release = await record?.lock;
  release?.();
}
