// @ts-nocheck
/** A list of what is kept, games or studies, each of which can be deleted and brought back. */
import { texts } from '../texts.js';

export class KeptList {
  rows = [];
  #element;
  #kept;
  #tell;
  #focusElsewhere;

  /**
   * @param {HTMLUListElement} element that shows the rows
   * @param kept what is listed: `read(id)`, `put(record)` and `erase(id)` of the store, `isElsewhere(id)`: whether another tab has it open,
   *   and `refresh()`, which shows it as it is now
   * @param {(text: string, offer?: { label: string, act(): void }) => void} tell
   * @param {() => void} focusElsewhere puts the focus where it goes when no row is left
   */
  constructor(element, kept, tell, focusElsewhere) {
    this.#element = element;
    this.#kept = kept;
    this.#tell = tell;
    this.#focusElsewhere = focusElsewhere;
  }

  /** Shows these rows, as LibraryRow makes them; the focus stays with what it was on. */
  show(rows) {
    const focused = this.rows.find(({ focusedAction }) => focusedAction !== null);
    const action = focused?.focusedAction;
    this.rows = rows;
    this.#element.replaceChildren(...rows.map(({ element }) => element));
    this.#element.hidden = rows.length === 0;
    if (focused) rows.find(({ id }) => id === focused.id)?.focus(action);
  }

  /** Shows the list as it is after `change`, with the focus in the row where it was. */
  async change(id, change) {
    const index = this.rows.findIndex((row) => row.id === id);
    await change();
    await this.#kept.refresh();
    const next = this.rows[Math.min(index, this.rows.length - 1)];
    if (next) next.focus();
    else this.#focusElsewhere();
  }

  /** Deletes what no other tab has opened since it was listed, and offers to take that back. */
  async remove(id, title) {
    let record;
    let isElsewhere;
    await this.change(id, async () => {
      isElsewhere = await this.#kept.isElsewhere(id);
      if (isElsewhere) return;
      record = await this.#kept.read(id);
      await this.#kept.erase(id);
    });
    if (isElsewhere) this.#tell(texts.library.notDeleted(title));
    // Another tab may have deleted it before.
    if (record) this.#tell(texts.library.deleted(title), this.#undo(record));
  }

  #undo(record) {
    const act = async () => {
      await this.#kept.put(record);
      await this.#kept.refresh();
      this.rows.find((row) => row.id === record.id)?.focus();
    };
    return { label: texts.library.undo, act };
  }
}
