/**
 * A link to pass on: a field with the link, a button that copies it, and the link as a QR code. The owner places the
 * parts.
 */
import { h } from '../../dom/elements.js';
import { createButton } from './page-elements.js';
import { texts } from './page-texts.js';

export class LinkField {
  #link;
  #copy = createButton(texts.share.copy, () => this.#copyLink());
  /** The field and its button. */
  row;
  code = h('div', { class: 'qr-code' });
  /** Says what became of the copy; the owner may say something else before. */
  said = h('p', { class: 'link-said', role: 'status' });

  /**
   * @param {string} id of the field
   * @param {string} label of the field
   */
  constructor(id, label) {
    this.#link = h('input', {
      type: 'text',
      id,
      readOnly: true,
      'aria-label': label,
      on: { focus: () => this.#link.select() },
    });
    this.row = h('div', { class: 'link-row' }, this.#link, this.#copy);
  }

  /** The address in the field. */
  get href() {
    return this.#link.value;
  }

  /**
   * Shows a link and its code.
   * @param {string} link as an address or a part of this page's
   * @returns {Promise<boolean>} whether it is short enough for a code
   */
  async show(link) {
    const { href } = new URL(link, location.href);
    this.#link.value = href;
    this.#copy.textContent = texts.share.copy;
    this.said.textContent = '';
    const { createQrCode } = await import('./qr-code.js');
    // Another link may have been shown in the meantime.
    const code = createQrCode(this.href, texts.share.code);
    this.code.hidden = code === null;
    this.code.replaceChildren(...(code ? [code] : []));
    return code !== null;
  }

  focus() {
    this.#copy.focus();
  }

  async #copyLink() {
    try {
      await navigator.clipboard.writeText(this.href);
      this.#copy.textContent = texts.share.copied;
      this.said.textContent = texts.share.isCopied;
    } catch {
      this.#link.focus();
      this.said.textContent = texts.share.notCopied;
    }
  }
}
