/**
 * The position as FEN, to copy it and to set up another one; and the rights that are left, in words.
 * @import { Color, Right } from '../../kingcraft/index.js'
 */

import { sayAgain } from '../../dom/elements.js';
import { byId } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';

export class FenView {
  #text = byId('fen', HTMLTextAreaElement);
  #fault = byId('fen-fault');
  #shown = '';

  /**
   * @param {{ faultOf(fen: string): string | null, setUp(fen: string): void }} handlers `faultOf`: what is wrong with a
   *   FEN, as a sentence
   */
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

  /** Another game is on the board: what the reader wrote was for the one before. */
  clear() {
    this.#text.value = this.#shown;
    this.#showFault(null);
  }

  /**
   * Shows the FEN of the board, unless the reader is writing another one.
   * @param {string} fen
   */
  update(fen) {
    const untouched = this.#text.value.trim() === this.#shown;
    if (untouched || fen !== this.#shown) {
      this.#text.value = fen;
      this.#showFault(null);
    }
    this.#shown = fen;
  }

  /** @param {string | null} fault */
  #showFault(fault) {
    sayAgain(this.#fault, fault ?? '');
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

/**
 * The rights of one side, as "with the rooks on a1, h1; the jester on b1 can jump".
 * @param {readonly Right[]} rights
 * @param {Color} color
 */
export function describeRights(rights, color) {
  const words = texts.rights;
  /** @param {Right['kind']} wanted */
  const squaresOf = (wanted) =>
    rights
      .filter((right) => right.color === color && right.kind === wanted)
      .map(({ square }) => square)
      .sort();
  const [castles, jumps] = [squaresOf('castling'), squaresOf('first-move')];
  const castling = castles.length > 0 ? words.castles(castles.join(', ')) : words.none;
  return jumps.length > 0 ? `${castling}; ${words.jumps(jumps.join(', '))}` : castling;
}
