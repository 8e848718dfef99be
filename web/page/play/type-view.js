// @ts-nocheck
/** The field in which moves are typed. */
import { byId } from '../dom.js';

const KEY = '/';

export class TypeView {
  #field = byId('typed');
  #hasKey = true;
  #fault = byId('typed-fault');

  /** @param {(text: string) => string | null} play plays what was typed, or says what is wrong with it */
  constructor(play) {
    byId('type-form').addEventListener('submit', (event) => {
      event.preventDefault();
      const text = this.#field.value.trim();
      if (!text) return;
      const fault = play(text);
      this.#show(fault);
      if (!fault) this.#field.value = '';
    });
    this.#field.addEventListener('input', () => this.#show(null));
    document.addEventListener('keydown', (event) => this.#reach(event));
  }

  /** @param {boolean} open whether a move can be typed at all */
  update(open) {
    this.#field.disabled = !open;
    if (!open) this.#show(null);
  }

  /** @param {boolean} on whether a single key leads to the field from anywhere */
  useKey(on) {
    this.#hasKey = on;
    byId('type-key').hidden = !on;
    if (on) this.#field.setAttribute('aria-keyshortcuts', KEY);
    else this.#field.removeAttribute('aria-keyshortcuts');
  }

  #show(fault) {
    this.#fault.textContent = fault ?? '';
    this.#field.setAttribute('aria-invalid', String(fault !== null));
  }

  #reach(event) {
    const typing = event.target.matches('input, textarea, select');
    const meant = event.key === KEY && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!this.#hasKey || !meant || typing || byId('game').hidden || this.#field.disabled) return;
    event.preventDefault();
    this.#field.focus();
  }
}
