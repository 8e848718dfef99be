/** Shares a study: a button, and below it the link that opens the study on any device, and pictures of it. */
/** @import { Color, Kingcraft } from '../../kingcraft/index.js' */
/** @import { Study } from './study.js' */
import { h } from '../../dom/elements.js';
import { wholeNumber } from '../base/formats.js';
import { LinkField } from '../base/link-field.js';
import { createButton } from '../base/page-elements.js';
import { faultText, texts } from '../base/page-texts.js';
import { PictureButtons } from '../picture/picture-buttons.js';
import { picturedStudy } from '../picture/pictured-game.js';
import { sharedStudyAddress } from './study-address.js';
import { LONGEST_LINK, StudyLinkError, writeStudyLink } from './study-link.js';

export class ShareView {
  #study;
  /** The study whose link is shown. @type {Study | null} */
  #shown = null;
  #link = new LinkField('study-link', texts.shareStudy.link);
  #pictures;
  #note = h('p', { class: 'study-note', role: 'status' });

  /**
   * Creates `button`, and `element`, which is empty until the button is pressed.
   * @param {Kingcraft} kingcraft
   * @param {{ study(): Study, side(): Color }} handlers the study that is shown, and who sits below
   */
  constructor(kingcraft, { study, side }) {
    this.#study = study;
    this.#pictures = new PictureButtons(kingcraft, () => picturedStudy(study(), side()));
    const act = () => (this.#shown ? this.close() : this.#open());
    this.button = createButton(texts.shareStudy.share, act, 'study-share');
    this.button.setAttribute('aria-expanded', 'false');
    this.element = h(
      'div',
      { class: 'study-link', hidden: true },
      this.#link.row,
      this.#link.said,
      this.#note,
      this.#link.code,
      this.#pictures.element,
    );
  }

  /** Takes the link away, which is that of the study as it was. */
  close() {
    this.#shown = null;
    this.#pictures.reset();
    this.element.hidden = true;
    this.button.setAttribute('aria-expanded', 'false');
  }

  async #open() {
    const study = this.#study();
    this.#shown = study;
    try {
      const link = await writeStudyLink(study);
      if (this.#shown !== study) return;
      await this.#link.show(sharedStudyAddress(study.variant.id, link));
      if (this.#shown !== study) return;
      this.#show(true, isFromFile() ? texts.shareStudy.onlyHere : texts.shareStudy.all);
      this.#link.focus();
    } catch (error) {
      if (this.#shown === study) this.#show(false, describeLinkFault(error));
    }
  }

  /**
   * @param {boolean} hasLink
   * @param {string} text
   */
  #show(hasLink, text) {
    this.element.hidden = false;
    this.#pictures.element.hidden = this.#study().tree.mainLine().length === 0;
    this.#link.row.hidden = !hasLink;
    if (!hasLink) this.#link.code.hidden = true;
    this.#note.textContent = text;
    this.button.setAttribute('aria-expanded', 'true');
  }
}

const isFromFile = () => location.protocol === 'file:';

/**
 * Why a link cannot be made or opened, as a sentence.
 * @param {unknown} error
 */
export function describeLinkFault(error) {
  if (!(error instanceof StudyLinkError)) return faultText(error);
  return texts.shareStudy.faults[error.reason](wholeNumber(LONGEST_LINK));
}
