// @ts-nocheck
/** Short words at the foot of the window that can wait: each stays until the reader has done with it. */

import { createElement } from '../scene/elements.js';
import { byId } from './page-elements.js';
import { texts } from './page-texts.js';

export class Notices {
  #list = byId('notices').querySelector('[role="status"]');

  /**
   * @param {string} text
   * @param {{ label: string, act(): void }} [offer] what may be done about it
   * @param {() => void} [onClose] called when the reader sends it away, or when it is called back
   * @returns {() => void} takes the notice away
   */
  show(text, offer, onClose = () => {}) {
    const close = () => {
      if (!notice.isConnected) return;
      notice.remove();
      onClose();
    };
    const button = (label, act) => {
      const element = createElement('button', { type: 'button', textContent: label });
      element.addEventListener('click', () => {
        close();
        act?.();
      });
      return element;
    };
    const buttons = [button(texts.page.close)];
    if (offer) buttons.unshift(button(offer.label, offer.act));
    const notice = createElement(
      'div',
      { className: 'notice' },
      createElement('p', { textContent: text }),
      ...buttons,
    );
    this.#list.append(notice);
    return close;
  }
}
