/** Asks before something is lost, in the place where it was asked for. */
import { h } from '../../dom/elements.js';
import { createButton } from './page-elements.js';

/**
 * Shows a question instead of what a container holds, until it is answered.
 * @param {HTMLElement} container
 * @param {{ question: string, yes: string, no: string }} words
 * @returns {Promise<boolean>}
 */
export function ask(container, { question, yes, no }) {
  const focused = document.activeElement;
  const hidden = [...container.children].filter(
    (child) => child instanceof HTMLElement && !child.hidden,
  );
  /** @param {boolean} isHidden */
  const hideOthers = (isHidden) => {
    for (const child of hidden) child.toggleAttribute('hidden', isHidden);
  };
  return new Promise((resolve) => {
    /** @param {boolean} value */
    const answer = (value) => {
      box.remove();
      hideOthers(false);
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
      resolve(value);
    };
    const accept = createButton(yes, () => answer(true), 'danger');
    const refuse = createButton(no, () => answer(false));
    const box = h(
      'div',
      { class: 'ask', role: 'alertdialog', 'aria-label': question },
      h('p', {}, question),
      h('div', {}, accept, refuse),
    );
    box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') answer(false);
    });
    hideOthers(true);
    container.append(box);
    refuse.focus();
  });
}
