// @ts-nocheck
/** The position as FEN: to copy, and to set up another one. */
import { byId } from './dom.js';
import { texts } from './texts.js';

export class FenView {
  #text = byId('fen');
  #fault = byId('fen-fault');
  #shown = '';

  /** @param handlers `faultOf(fen)`: a sentence or null; `setUp(fen)` */
  constructor({ faultOf, setUp }) {
    byId('fen-form').addEventListener('submit', (event) => {
      event.preventDefault();
      const fen = this.#text.value.trim();
      const fault = faultOf(fen);
      this.#showFault(fault);
      if (!fault) setUp(fen);
    });
    byId('fen-copy').addEventListener('click', () => this.#copy());
    this.#text.addEventListener('input', () => this.#showFault(null));
  }

  /** Shows the FEN of the board, unless the reader is writing another one. */
  update(fen) {
    const untouched = this.#text.value.trim() === this.#shown;
    if (untouched || fen !== this.#shown) {
      this.#text.value = fen;
      this.#showFault(null);
    }
    this.#shown = fen;
  }

  #showFault(fault) {
    this.#fault.textContent = fault ?? '';
    this.#text.setAttribute('aria-invalid', String(fault !== null));
  }

  async #copy() {
    this.#text.value = this.#shown;
    this.#showFault(null);
    this.#text.select();
    const button = byId('fen-copy');
    try {
      await navigator.clipboard.writeText(this.#shown);
      button.textContent = texts.position.copied;
    } catch {
      button.textContent = texts.position.selected;
    }
    button.addEventListener(
      'blur',
      () => {
        button.textContent = texts.position.copy;
      },
      { once: true },
    );
  }
}
