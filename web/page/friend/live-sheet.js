/**
 * The sheet that connects a live game: it shows the link of the invitation, and takes the reply; or it shows the reply.
 * @import { LiveTexts } from './live-words.js'
 */
import { h } from '../../dom/elements.js';
import { LinkField } from '../base/link-field.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { createSheet } from './create-sheet.js';

export class LiveSheet {
  #words;
  #link = new LinkField('live-link', texts.share.link);
  #note = h('p', { class: 'note' });
  #network = h('p', { class: 'note' });
  #takes;
  #reply;
  #fault = h('p', { id: 'live-reply-fault', class: 'fault', role: 'alert' });
  #sheet;

  /**
   * @param {LiveTexts} words
   * @param {{ take(text: string): string | null, renew(): void }} handlers `take` takes a reply, and says what is wrong
   *   with it, or null; `renew`: another link is wanted
   */
  constructor(words, { take, renew }) {
    this.#words = words;
    this.#reply = h('input', {
      type: 'text',
      id: 'live-reply',
      autocomplete: 'off',
      spellcheck: false,
      placeholder: words.reply,
      'aria-describedby': 'live-reply-fault',
      on: {
        input: () => {
          this.#fault.textContent = this.#reply.value.trim() ? (take(this.#reply.value) ?? '') : '';
        },
        // Typed text counts at once, and must not close the sheet.
        keydown: (event) => {
          if (event.key === 'Enter') event.preventDefault();
        },
      },
    });
    this.#takes = h(
      'div',
      { class: 'own-reply' },
      h('label', { htmlFor: 'live-reply' }, words.takes),
      this.#reply,
      this.#fault,
    );
    const { code, row, said } = this.#link;
    const canSend = typeof navigator.share === 'function';
    this.#sheet = createSheet('live-sheet', [
      this.#note,
      code,
      row,
      said,
      this.#takes,
      this.#network,
      h(
        'footer',
        {},
        ...(canSend ? [createButton(texts.share.send, () => this.#send(), 'primary')] : []),
        createButton(words.renew, renew),
      ),
    ]);
  }

  /**
   * Shows the link that invites, and takes the reply.
   * @param {string} link
   * @param {string} name of the friend
   * @param {string} servers the hosts that help to connect; none where it is empty
   */
  invite(link, name, servers) {
    this.#takes.hidden = false;
    this.#reply.value = '';
    this.#fault.textContent = '';
    return this.#open(link, servers, this.#words.invite(name), this.#words.invites(name));
  }

  /**
   * Shows the link with the reply.
   * @param {string} link
   * @param {string} name of the friend
   * @param {string} servers as above
   */
  reply(link, name, servers) {
    this.#takes.hidden = true;
    return this.#open(link, servers, this.#words.replyTo(name), this.#words.replies(name));
  }

  /**
   * @param {string} link
   * @param {string} servers
   * @param {string} title
   * @param {string} note
   */
  async #open(link, servers, title, note) {
    await this.#link.show(link);
    this.#note.textContent = note;
    this.#network.textContent = servers
      ? this.#words.withServers(servers)
      : this.#words.inOneNetwork;
    await this.#sheet.open(title);
    this.#link.focus();
  }

  /** Nothing is said where the reader changes their mind. */
  async #send() {
    await navigator.share({ title: document.title, url: this.#link.href }).catch(() => {});
  }

  close() {
    this.#sheet.close();
  }

  remove() {
    this.#sheet.remove();
  }
}
