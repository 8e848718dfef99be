/** Panels of which one is shown, chosen by a row of tabs (ARIA's pattern: arrow keys go from tab to tab). */
import { createElement } from '../../scene/elements.js';

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

export class Tabs {
  #tabs;
  #panels;

  /**
   * Creates `list`, the row of tabs, and `panels`. The first panel is shown.
   * @param {string} label of the row
   * @param {{ id: string, label: string, content: Node[] }[]} entries
   */
  constructor(label, entries) {
    this.#tabs = entries.map((entry) => this.#createTab(entry));
    this.#panels = entries.map(createPanel);
    this.list = createElement('div', { className: 'study-tabs' }, ...this.#tabs);
    this.list.setAttribute('role', 'tablist');
    this.list.setAttribute('aria-label', label);
    this.list.addEventListener('keydown', (event) => this.#step(event));
    this.panels = createElement('div', { className: 'study-panels' }, ...this.#panels);
    this.show(entries[0].id);
  }

  /**
   * Shows a panel.
   * @param {string} id
   */
  show(id) {
    for (const [index, tab] of this.#tabs.entries()) {
      const isShown = tab.id === `${id}-tab`;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      this.#panels[index].hidden = !isShown;
    }
  }

  /** Focuses the tab of the shown panel. */
  focus() {
    this.#tabs.find((tab) => tab.tabIndex === 0)?.focus();
  }

  /** @param {{ id: string, label: string }} entry */
  #createTab({ id, label }) {
    const tab = createElement('button', { type: 'button', id: `${id}-tab`, textContent: label });
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', id);
    tab.addEventListener('click', () => this.show(id));
    return tab;
  }

  /** @param {KeyboardEvent} event */
  #step(event) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const count = this.#tabs.length;
    const index = this.#tabs.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const next = this.#tabs[(index + step + count) % count];
    next.click();
    next.focus();
  }
}

/** @param {{ id: string, content: Node[] }} entry */
function createPanel({ id, content }) {
  const panel = createElement('div', { className: 'study-panel-body', id }, ...content);
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', `${id}-tab`);
  return panel;
}
