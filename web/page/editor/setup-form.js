/** The form of a position in the editor: who is to move, rights, counters, and the FEN. */
/** @import { Color, Right, Variant } from '../../kingcraft/index.js' */
/** @import { PositionSetup } from '../../game/position-setup.js' */
import { createLayout } from '../../board/layout.js';
import { h } from '../../dom/elements.js';
import { piecesOf } from '../../game/position-scene.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';

/** @typedef {(setup: PositionSetup) => void} SetupChange */

/**
 * A field of the FEN, its input, and how a text is set. @typedef {{ name: 'passant' | 'halfmoves' | 'moveNumber',
 *   input: HTMLInputElement, set(setup: PositionSetup, text: string): void }} FenField
 */

export class SetupForm {
  #handlers;
  /** @type {Variant | null} */
  #variant = null;
  /** @type {Map<Color, HTMLInputElement>} */
  #turns = new Map();
  #rights = h('fieldset', { class: 'edit-rights' });
  /** By the letter of the right. @type {Map<string, HTMLInputElement>} */
  #boxes = new Map();
  #fen = h('textarea', {
    id: 'edit-fen',
    rows: 3,
    spellcheck: false,
    autocomplete: 'off',
    on: { input: () => this.#read() },
  });
  /** @type {FenField[]} */
  #fields = [
    {
      name: 'passant',
      input: createInput('passant', 'text'),
      set: (setup, text) => setup.setPassant(text),
    },
    {
      name: 'halfmoves',
      input: createInput('halfmoves', 'number'),
      set: (setup, text) => setup.setHalfmoves(text),
    },
    {
      name: 'moveNumber',
      input: createInput('moveNumber', 'number'),
      set: (setup, text) => setup.setMoveNumber(text),
    },
  ];
  #fault = h('div', { class: 'study-fault', id: 'edit-fault', role: 'alert' });
  #analyse = createButton(texts.edit.analyse, () => this.#handlers.analyse(), 'primary');
  #play = createButton(texts.edit.play, () => this.#handlers.play());

  /**
   * @param {{ change(change: SetupChange): void, faultOf(fen: string): string, analyse(): void, play(): void }}
   *   handlers `faultOf`: a sentence, or an empty text
   */
  constructor(handlers) {
    this.#handlers = handlers;
    const start = createButton(texts.edit.start, () =>
      handlers.change((setup) => setup.read(setup.variant.startFen)),
    );
    const clear = createButton(texts.setup.clear, () => handlers.change((setup) => setup.clear()));
    const turn = h('fieldset', {}, h('legend', {}, texts.edit.toMove), ...this.#createTurns());
    const label = h('label', { htmlFor: this.#fen.id }, 'FEN');
    this.element = h(
      'div',
      { class: 'study-files' },
      h('div', { class: 'study-row' }, start, clear),
      turn,
      this.#rights,
      this.#createFields(),
      label,
      this.#fen,
      this.#fault,
      h('div', { class: 'study-row' }, this.#analyse, this.#play),
    );
  }

  /**
   * Shows a setup and its faults.
   * @param {PositionSetup} setup
   * @param {string[]} faults sentences
   */
  update(setup, faults) {
    if (setup.variant !== this.#variant) this.#open(setup.variant);
    for (const [color, radio] of this.#turns) radio.checked = color === setup.turn;
    for (const [letter, box] of this.#boxes) box.checked = setup.rights.has(letter);
    for (const { name, input } of this.#fields)
      if (document.activeElement !== input) input.value = setup[name];
    if (document.activeElement !== this.#fen) this.#fen.value = setup.fen;
    this.#showFaults(faults);
  }

  #createFields() {
    const labels = this.#fields.map(({ name, input, set }) => {
      input.addEventListener('input', () =>
        this.#handlers.change((setup) => set(setup, input.value)),
      );
      input.setAttribute('aria-describedby', this.#fault.id);
      return h('label', {}, texts.edit[name], input);
    });
    return h('div', { class: 'edit-numbers' }, ...labels);
  }

  /**
   * Offers the rights of a variant.
   * @param {Variant} variant
   */
  #open(variant) {
    this.#variant = variant;
    this.#boxes.clear();
    const labels = variant.rights.map((right) => {
      const { letter } = right;
      const box = h('input', {
        type: 'checkbox',
        on: { change: () => this.#handlers.change((setup) => setup.setRight(letter, box.checked)) },
      });
      this.#boxes.set(letter, box);
      return h('label', {}, box, nameOfRight(variant, right));
    });
    this.#rights.replaceChildren(h('legend', {}, texts.edit.rights), ...labels);
  }

  #createTurns() {
    /** @type {readonly Color[]} */
    const colors = ['white', 'black'];
    return colors.map((color) => {
      const radio = h('input', {
        type: 'radio',
        name: 'edit-turn',
        value: color,
        on: { change: () => this.#handlers.change((setup) => setup.setTurn(color)) },
      });
      this.#turns.set(color, radio);
      return h('label', {}, radio, texts.colors[color]);
    });
  }

  /** Reads the FEN that was typed, where it is valid. */
  #read() {
    const fen = this.#fen.value.trim();
    const fault = this.#handlers.faultOf(fen);
    if (fault) this.#showFaults([fault]);
    else this.#handlers.change((setup) => setup.read(fen));
  }

  /** @param {string[]} faults */
  #showFaults(faults) {
    if (this.#fault.textContent !== faults.join(''))
      this.#fault.replaceChildren(...faults.map((text) => h('p', {}, text)));
    const isBroken = faults.length > 0;
    this.#fen.setAttribute('aria-invalid', String(isBroken));
    for (const button of [this.#analyse, this.#play]) button.disabled = isBroken;
  }
}

/**
 * @param {string} name
 * @param {'text' | 'number'} type
 */
function createInput(name, type) {
  return h('input', { type, id: `edit-${name}`, autocomplete: 'off' });
}

/**
 * A right of a variant in words: "White castles short (O-O)", "Black: the jester on k8 can still jump".
 * @param {Variant} variant
 * @param {Right} right
 * @returns {string}
 */
export function nameOfRight(variant, { color, kind, square, letter, king }) {
  const role = piecesOf(createLayout(variant), variant.startFen).get(square)?.role ?? '';
  const piece = texts.pieces[role] ?? role;
  if (kind === 'first-move') return texts.edit.jumps(color, piece, square);
  // Where the letter is that of a file, the game does not call its castlings short and long.
  const isFile = square.startsWith(letter.toLowerCase());
  if (isFile || !king) return texts.edit.castlesWith(color, piece, square);
  return square > king ? texts.edit.short(color) : texts.edit.long(color);
}
