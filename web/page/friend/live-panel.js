/**
 * The panel below the state of a live game: the friend's question, how long a message is on its way, and the sentences
 * that can be said.
 * @import { LiveGame } from '../../friend/live-game.js'
 * @import { LiveTexts } from './live-words.js'
 */
import { h } from '../../dom/elements.js';
import { wholeNumber } from '../base/formats.js';
import { loadStyle } from '../base/load-style.js';
import { byId, createButton } from '../base/page-elements.js';

const STYLE = new URL('./live.css', import.meta.url);

export class LivePanel {
  #words;
  #lag = h('span', { class: 'lag' });
  #answers;
  #root;

  /**
   * @param {LiveTexts} words
   * @param {{ answer(agrees: boolean): void, say(sentence: number): void }} handlers
   */
  constructor(words, { answer, say }) {
    this.#words = words;
    this.#answers = h(
      'p',
      { class: 'answers', hidden: true },
      createButton(words.accept, () => answer(true), 'primary'),
      createButton(words.decline, () => answer(false)),
    );
    const sentences = h('details', { class: 'say' });
    const buttons = words.sentences.map((text, place) =>
      createButton(text, () => {
        sentences.open = false;
        say(place);
      }),
    );
    sentences.append(h('summary', {}, words.say), h('div', { class: 'sentences' }, ...buttons));
    this.#root = h('div', { id: 'live', hidden: true }, this.#answers, this.#lag, sentences);
    loadStyle(STYLE);
    byId('state').append(this.#root);
  }

  show() {
    this.#root.hidden = false;
  }

  hide() {
    this.#root.hidden = true;
  }

  /** @param {LiveGame} game */
  update({ question, lag }) {
    this.#answers.hidden = question === null;
    this.#lag.textContent = lag === null ? '' : this.#words.lag(wholeNumber(lag));
  }

  remove() {
    this.#root.remove();
  }
}
