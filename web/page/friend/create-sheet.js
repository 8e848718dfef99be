/** The dialogs of games with a friend elsewhere: made when the first of their kind is needed. */
import { h } from '../../dom/elements.js';
import { loadStyle } from '../base/load-style.js';
import { closeFromOutside } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';

const STYLE = new URL('./friend.css', import.meta.url);

/**
 * A dialog with a title and these parts.
 * @param {string} id
 * @param {(Node | string)[]} parts with answers, or else the dialog gets a button that closes it
 */
export function createSheet(id, parts) {
  const title = h('h2', { id: `${id}-title`, dir: 'auto' });
  const form = h('form', { method: 'dialog' }, h('header', {}, title), ...parts);
  const dialog = h(
    'dialog',
    { id, class: 'sheet friend-sheet', 'aria-labelledby': `${id}-title` },
    form,
  );
  if (!form.querySelector('[type="submit"]'))
    title.after(h('button', { type: 'submit' }, texts.page.close));
  document.body.append(dialog);
  closeFromOutside(dialog);
  return {
    /** @param {string} text its title */
    async open(text) {
      await loadStyle(STYLE);
      title.textContent = text;
      dialog.returnValue = '';
      if (!dialog.open) dialog.showModal();
    },

    /**
     * The answer of the reader: the value of a button, or nothing if the dialog is only closed.
     * @returns {Promise<string>}
     */
    answer() {
      return new Promise((resolve) => {
        dialog.addEventListener('close', () => resolve(dialog.returnValue), { once: true });
      });
    },

    close: () => dialog.close(),

    remove: () => dialog.remove(),
  };
}

/**
 * The buttons with which a dialog is answered.
 * @param {[value: string, text: string][]} answers the one that is meant first
 */
export const createAnswers = (answers) =>
  h(
    'footer',
    {},
    ...answers.map(([value, text], index) =>
      h(
        'button',
        { class: index === 0 ? 'primary' : '', type: 'submit', value, autofocus: index === 0 },
        text,
      ),
    ),
  );
