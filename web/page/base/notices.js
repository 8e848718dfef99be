/** Short messages at the foot of the window: each stays until the reader closes it. */

import { h } from '../../dom/elements.js';
import { byId, createButton, findIn } from './page-elements.js';
import { texts } from './page-texts.js';

export class Notices {
  #list = findIn(byId('notices'), '[role="status"]');

  /**
   * @param {string} text
   * @param {{ label: string, act(): void }} [offer] what may be done about it
   * @param {() => void} [onClose] called when it is closed, by the reader or by the page
   * @returns {() => void} closes the notice
   */
  show(text, offer, onClose = () => {}) {
    const close = () => {
      if (!notice.isConnected) return;
      notice.remove();
      onClose();
    };
    /**
     * @param {string} label
     * @param {() => void} [act]
     */
    const button = (label, act) =>
      createButton(label, () => {
        close();
        act?.();
      });
    const buttons = [button(texts.page.close)];
    if (offer) buttons.unshift(button(offer.label, offer.act));
    const notice = h('div', { class: 'notice' }, h('p', {}, text), ...buttons);
    this.#list.append(notice);
    return close;
  }
}
