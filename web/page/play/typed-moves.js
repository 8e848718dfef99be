/**
 * Moves that are typed, as SAN or as coordinates.
 * @import { Game, Kingcraft } from '../../kingcraft/index.js'
 */

import { shownSan } from '../../game/game-facts.js';
import { variantOf } from '../../game/played-game.js';
import { KingcraftError } from '../../kingcraft/errors.js';
import { squaresIn } from '../../kingcraft/square.js';
import { byId } from '../base/page-elements.js';
import { faultText, texts } from '../base/page-texts.js';

const KEY = '/';

/** The field in which moves are typed. */
export class TypeView {
  #field = byId('typed', HTMLInputElement);
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

  /** @param {string | null} fault */
  #show(fault) {
    this.#fault.textContent = fault ?? '';
    this.#field.setAttribute('aria-invalid', String(fault !== null));
  }

  /** @param {KeyboardEvent} event */
  #reach(event) {
    const typing =
      event.target instanceof Element && event.target.matches('input, textarea, select');
    const meant = event.key === KEY && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!this.#hasKey || !meant || typing || byId('game').hidden || this.#field.disabled) return;
    event.preventDefault();
    this.#field.focus();
  }
}

const MOST_NAMED = 6;

/**
 * The move that was typed, where one legal move fits the text.
 * @param {Kingcraft} kingcraft the loaded package
 * @param {Game} game in which it would be played; it stays as it is
 * @param {string} text
 * @returns {{ id: string } | { fault: string }} a fault is a sentence or two
 */
export function readTypedMove(kingcraft, game, text) {
  const copy = kingcraft.newGame(game.variant, game.fen());
  try {
    return { id: copy.move(text).id };
  } catch (error) {
    if (!(error instanceof KingcraftError) || error.code !== 'illegal-move')
      return { fault: faultText(error) };
    return complete(kingcraft, copy, text) ?? { fault: faultText(error) + reasonOf(copy, text) };
  } finally {
    copy.dispose();
  }
}

/**
 * The only move that begins like this, in any case of letters; null when none does.
 * @param {Kingcraft} kingcraft
 * @param {Game} game
 * @param {string} text
 */
function complete(kingcraft, game, text) {
  /** @param {string} written */
  const begins = (written) => written.toLowerCase().startsWith(text.toLowerCase());
  const fitting = game.moves().filter(({ san, id }) => begins(san) || begins(id));
  const [first] = fitting;
  if (!first) return null;
  if (fitting.length === 1) return { id: first.id };
  /** @param {string} san */
  const withoutSign = (san) => san.replace(/[+#]$/, '').toLowerCase();
  const [whole, ...others] = fitting.filter(({ san }) => withoutSign(san) === text.toLowerCase());
  if (whole && others.length === 0) return { id: whole.id };
  const variant = variantOf(kingcraft, game.variant);
  const names = fitting.slice(0, MOST_NAMED).map((move) => shownSan(variant, move));
  return { fault: texts.typing.several(names.join(', '), fitting.length > MOST_NAMED) };
}

/**
 * Why a move that is written down is forbidden, as a sentence after a blank; nothing where the text does not begin with
 * two squares of the board.
 * @param {Game} game
 * @param {string} text
 */
export function reasonOf(game, text) {
  const squares = squaresIn(text);
  try {
    return squares ? ` ${texts.message(game.explain(squares.from, squares.to))}` : '';
  } catch {
    return '';
  }
}
