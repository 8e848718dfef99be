/**
 * A list of saved games or studies, each of which can be deleted and brought back.
 * @import { LibraryRow } from './library-row.js'
 */
import { texts } from '../base/page-texts.js';

/**
 * The store of what is listed.
 * @template {{ id: string }} Saved
 * @typedef {{
 *   read(id: string): Promise<Saved | undefined>,
 *   put(record: Saved): Promise<void>,
 *   erase(id: string): Promise<void>,
 *   isElsewhere(id: string): Promise<boolean>,
 *   refresh(): Promise<void>,
 * }} ListedStore `isElsewhere`: whether another tab has it open; `refresh` shows the list as it is now
 */

/**
 * Shows a notice, with what may be done about it.
 * @typedef {(text: string, offer?: { label: string, act(): void }) => void} Notify
 */

/** @template {{ id: string }} Saved a record */
export class LibraryList {
  /** @type {LibraryRow[]} */
  rows = [];
  #element;
  #store;
  #notify;
  #focusElsewhere;

  /**
   * @param {HTMLElement} element that shows the rows
   * @param {ListedStore<Saved>} store
   * @param {Notify} notify
   * @param {() => void} focusElsewhere puts the focus where it goes when no row is left
   */
  constructor(element, store, notify, focusElsewhere) {
    this.#element = element;
    this.#store = store;
    this.#notify = notify;
    this.#focusElsewhere = focusElsewhere;
  }

  /**
   * Shows these rows. The focus stays in its row and on its button.
   * @param {LibraryRow[]} rows
   */
  show(rows) {
    const focused = this.rows.find(({ focusedAction }) => focusedAction !== null);
    const action = focused?.focusedAction ?? 0;
    this.rows = rows;
    this.#element.replaceChildren(...rows.map(({ element }) => element));
    this.#element.hidden = rows.length === 0;
    if (focused) rows.find(({ id }) => id === focused.id)?.focus(action);
  }

  /**
   * Shows the list as it is after `change`, with the focus in the row where it was.
   * @param {string} id of the row
   * @param {() => Promise<void>} change
   */
  async change(id, change) {
    const index = this.rows.findIndex((row) => row.id === id);
    await change();
    await this.#store.refresh();
    const next = this.rows[Math.min(index, this.rows.length - 1)];
    if (next) next.focus();
    else this.#focusElsewhere();
  }

  /**
   * Deletes what no other tab has opened since it was listed, and offers to bring it back.
   * @param {string} id
   * @param {string} title
   */
  async remove(id, title) {
    /** @type {Saved | undefined} */
    let record;
    let isElsewhere = false;
    await this.change(id, async () => {
      isElsewhere = await this.#store.isElsewhere(id);
      if (isElsewhere) return;
      record = await this.#store.read(id);
      await this.#store.erase(id);
    });
    if (isElsewhere) this.#notify(texts.library.notDeleted(title));
    // Another tab may have deleted it already.
    if (record) this.#notify(texts.library.deleted(title), this.#undo(record));
  }

  /** @param {Saved} record */
  #undo(record) {
    const act = async () => {
      await this.#store.put(record);
      await this.#store.refresh();
      this.rows.find((row) => row.id === record.id)?.focus();
    };
    return { label: texts.library.undo, act };
  }
}
