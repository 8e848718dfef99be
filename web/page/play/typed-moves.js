// @ts-nocheck
/** The field in which moves are typed. */

import { squaresIn } from '../../kingcraft/square.js';
import { shownSan } from '../../scene/game-facts.js';
import { byId } from '../page-elements.js';
import { faultText, texts } from '../page-texts.js';

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

const MOST_NAMED = 6;

/**
 * @param kingcraft the loaded package
 * @param game in which it would be played; it stays as it is
 * @param {string} text
 * @returns {{ id: string } | { fault: string }} a fault is a sentence or two
 */
export function readTypedMove(kingcraft, game, text) {
  const copy = kingcraft.newGame(game.variant, game.fen());
  try {
    return { id: copy.move(text).id };
  } catch (error) {
    if (error.code !== 'illegal-move') return { fault: faultText(error) };
    return complete(kingcraft, copy, text) ?? { fault: faultText(error) + reasonOf(copy, text) };
  } finally {
    copy.dispose();
  }
}

/** The only move that begins like this, whatever the case; null when none does. */
function complete(kingcraft, game, text) {
  const begins = (written) => written.toLowerCase().startsWith(text.toLowerCase());
  const fitting = game.moves().filter(({ san, id }) => begins(san) || begins(id));
  if (fitting.length === 0) return null;
  if (fitting.length === 1) return { id: fitting[0].id };
  const bare = (san) => san.replace(/[+#]$/, '').toLowerCase();
  const whole = fitting.filter(({ san }) => bare(san) === text.toLowerCase());
  if (whole.length === 1) return { id: whole[0].id };
  const variant = kingcraft.variants.find(({ id }) => id === game.variant);
  const names = fitting.slice(0, MOST_NAMED).map((move) => shownSan(variant, move));
  return { fault: texts.typing.several(names.join(', '), fitting.length > MOST_NAMED) };
}

/** The reason as a sentence with a blank before it; nothing where the text does not begin with two squares of the board. */
export function reasonOf(game, text) {
  const squares = squaresIn(text);
  try {
    return squares ? ` ${texts.message(game.explain(squares.from, squares.to))}` : '';
  } catch {
    return '';
  }
}
