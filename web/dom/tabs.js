/** Shows one of several panels, chosen by a row of tabs (ARIA's pattern: arrow keys go from tab to tab). */
import { h } from './elements.js';

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

export class Tabs {
  #tabs;
  #panels;
  #entries;

  /**
   * Creates `list`, the row of tabs, and `panels`. The first panel is shown.
   * @param {string} label of the row
   * @param {{ id: string, label: string, content: Node[], shown?: () => void }[]} entries `shown`: the panel is seen
   *   now
   */
  constructor(label, entries) {
    this.#entries = entries;
    this.#tabs = entries.map((entry) => this.#createTab(entry));
    this.#panels = entries.map(createPanel);
    this.list = h(
      'div',
      {
        class: 'study-tabs',
        role: 'tablist',
        'aria-label': label,
        on: { keydown: (event) => this.#step(event) },
      },
      ...this.#tabs,
    );
    this.panels = h('div', { class: 'study-panels' }, ...this.#panels);
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
    this.#entries.find((entry) => entry.id === id)?.shown?.();
  }

  /**
   * Offers a panel or does not, and then shows the first one in its place.
   * @param {string} id
   * @param {boolean} isOffered
   */
  offer(id, isOffered) {
    const tab = this.#tabs.find((one) => one.id === `${id}-tab`);
    if (!tab || tab.hidden !== isOffered) return;
    tab.hidden = !isOffered;
    if (!isOffered && tab.tabIndex === 0) this.show(this.#entries[0].id);
  }

  /** Focuses the tab of the shown panel. */
  focus() {
    this.#tabs.find((tab) => tab.tabIndex === 0)?.focus();
  }

  /** @param {{ id: string, label: string }} entry */
  #createTab({ id, label }) {
    return h(
      'button',
      {
        type: 'button',
        id: `${id}-tab`,
        role: 'tab',
        'aria-controls': id,
        on: { click: () => this.show(id) },
      },
      label,
    );
  }

  /** @param {KeyboardEvent} event */
  #step(event) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const tabs = this.#tabs.filter(({ hidden }) => !hidden);
    const index = tabs.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const next = tabs[(index + step + tabs.length) % tabs.length];
    next.click();
    next.focus();
  }
}

/** @param {{ id: string, content: Node[] }} entry */
function createPanel({ id, content }) {
  return h(
    'div',
    { class: 'study-panel-body', id, role: 'tabpanel', 'aria-labelledby': `${id}-tab` },
    ...content,
  );
}
