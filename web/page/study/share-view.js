/** Shares a study: a button, and below it the link that opens the study on any device. */
/** @import { Study } from './study.js' */
import { createElement } from '../../scene/elements.js';
import { wholeNumber } from '../formats.js';
import { faultText, texts } from '../page-texts.js';
import { sharedStudyAddress } from './study-address.js';
import { LONGEST_LINK, StudyLinkError, writeStudyLink } from './study-link.js';

export class ShareView {
  #study;
  /** The study whose link is shown. @type {Study | null} */
  #shown = null;
  #link = createElement('input', { type: 'text', id: 'study-link', readOnly: true });
  #copy = createElement('button', { type: 'button', textContent: texts.shareStudy.copy });
  #row = createElement('div', { className: 'study-link-row' }, this.#link, this.#copy);
  #code = createElement('div', { className: 'study-code' });
  #said = createElement('p', { className: 'study-note' });

  /**
   * Creates `button`, and `element`, which is empty until the button is pressed.
   * @param {() => Study} study the one that is shown
   */
  constructor(study) {
    this.#study = study;
    this.button = createElement('button', {
      type: 'button',
      className: 'study-share',
      textContent: texts.shareStudy.share,
    });
    this.button.setAttribute('aria-expanded', 'false');
    this.button.addEventListener('click', () => (this.#shown ? this.close() : this.#open()));
    this.#link.setAttribute('aria-label', texts.shareStudy.link);
    this.#link.addEventListener('focus', () => this.#link.select());
    this.#copy.addEventListener('click', () => this.#copyLink());
    this.#said.setAttribute('role', 'status');
    this.element = createElement(
      'div',
      { className: 'study-link', hidden: true },
      this.#row,
      this.#said,
      this.#code,
    );
  }

  /** Takes the link away, which is that of the study as it was. */
  close() {
    this.#shown = null;
    this.element.hidden = true;
    this.button.setAttribute('aria-expanded', 'false');
  }

  async #open() {
    const study = this.#study();
    this.#shown = study;
    try {
      const address = sharedStudyAddress(study.variant.id, await writeStudyLink(study));
      const { createQrCode } = await import('../qr-code.js');
      if (this.#shown !== study) return;
      this.#link.value = new URL(address, location.href).href;
      this.#showCode(createQrCode(this.#link.value, texts.share.code));
      this.#show(
        true,
        location.protocol === 'file:' ? texts.shareStudy.onlyHere : texts.shareStudy.all,
      );
      this.#copy.focus();
    } catch (error) {
      if (this.#shown === study) this.#show(false, describeLinkFault(error));
    }
  }

  /** @param {SVGElement | null} code null where the link is too long for one */
  #showCode(code) {
    this.#code.hidden = code === null;
    if (code) this.#code.replaceChildren(code);
  }

  /**
   * @param {boolean} hasLink
   * @param {string} text
   */
  #show(hasLink, text) {
    this.element.hidden = false;
    this.#row.hidden = !hasLink;
    if (!hasLink) this.#showCode(null);
    this.#said.textContent = text;
    this.button.setAttribute('aria-expanded', 'true');
  }

  async #copyLink() {
    try {
      await navigator.clipboard.writeText(this.#link.value);
      this.#said.textContent = texts.files.copied;
    } catch {
      this.#link.focus();
      this.#said.textContent = texts.shareStudy.selectLink;
    }
  }
}

/**
 * Why a link cannot be made or opened, as a sentence.
 * @param {unknown} error
 */
export function describeLinkFault(error) {
  if (!(error instanceof StudyLinkError)) return faultText(error);
  return texts.shareStudy.faults[error.reason](wholeNumber(LONGEST_LINK));
}
