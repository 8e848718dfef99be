// @ts-nocheck
/** The form of a position: who is to move, rights, numbers, and the FEN.  */
import { createElement } from '../../scene/elements.js';
import { texts } from '../page-texts.js';

export class SetupForm {
  #handlers;
  #variant = null;
  #turns = new Map();
  #rights = createElement('fieldset', { className: 'edit-rights' });
  #boxes = new Map();
  #fen = createElement('textarea', {
    id: 'edit-fen',
    rows: 3,
    spellcheck: false,
    autocomplete: 'off',
  });
  #numbers = [
    ['passant', createField('passant', 'text'), (setup, text) => setup.setPassant(text)],
    ['halfmoves', createField('halfmoves', 'number'), (setup, text) => setup.setHalfmoves(text)],
    ['moveNumber', createField('moveNumber', 'number'), (setup, text) => setup.setMoveNumber(text)],
  ];
  #fault = createElement('div', { className: 'study-fault', id: 'edit-fault' });
  #analyse = createButton(texts.edit.analyse, () => this.#handlers.analyse(), 'primary');
  #play = createButton(texts.edit.play, () => this.#handlers.play());

  /**
   * @param handlers `change(act)`: does something with the setup; `faultOf(fen)`: a sentence, or the empty text;
   *   `analyse()`; `play()`
   */
  constructor(handlers) {
    this.#handlers = handlers;
    const change = (name, act) => createButton(name, () => handlers.change(act));
    const start = change(texts.edit.start, (setup) => setup.read(setup.variant.startFen));
    const clear = change(texts.edit.clear, (setup) => setup.clear());
    const turn = createElement(
      'fieldset',
      {},
      createElement('legend', { textContent: texts.edit.toMove }),
      ...this.#createTurns(),
    );
    const label = createElement('label', { htmlFor: this.#fen.id, textContent: 'FEN' });
    this.#fault.setAttribute('role', 'alert');
    this.#fen.setAttribute('aria-describedby', this.#fault.id);
    this.#fen.addEventListener('input', () => this.#read());
    this.actions = createElement('div', { className: 'study-row' }, this.#analyse, this.#play);
    this.element = createElement(
      'div',
      { className: 'study-files' },
      createElement('div', { className: 'study-row' }, start, clear),
      turn,
      this.#rights,
      this.#createNumbers(),
      label,
      this.#fen,
      this.#fault,
      this.actions,
    );
  }

  /** Shows a setup and all that is wrong with it. */
  update(setup, faults) {
    if (setup.variant !== this.#variant) this.#open(setup);
    this.#turns.get(setup.turn).checked = true;
    for (const [letter, box] of this.#boxes) box.checked = setup.rights.has(letter);
    for (const [name, field] of this.#numbers)
      if (document.activeElement !== field) field.value = setup[name];
    if (document.activeElement !== this.#fen) this.#fen.value = setup.fen;
    this.#showFaults(faults);
  }

  #createNumbers() {
    const entries = this.#numbers.map(([name, field, set]) => {
      field.addEventListener('input', () =>
        this.#handlers.change((setup) => set(setup, field.value)),
      );
      field.setAttribute('aria-describedby', this.#fault.id);
      return createElement('label', {}, texts.edit[name], field);
    });
    return createElement('div', { className: 'edit-numbers' }, ...entries);
  }

  #open(setup) {
    this.#variant = setup.variant;
    const { rights } = setup.variant;
    this.#boxes = new Map(
      rights.map(({ letter }) => [letter, createElement('input', { type: 'checkbox' })]),
    );
    const labels = rights.map((right) => {
      const { letter } = right;
      const box = this.#boxes.get(letter);
      box.addEventListener('change', () =>
        this.#handlers.change((each) => each.setRight(letter, box.checked)),
      );
      return createElement('label', {}, box, nameOfRight(right));
    });
    this.#rights.replaceChildren(
      createElement('legend', { textContent: texts.edit.rights }),
      ...labels,
    );
  }

  #createTurns() {
    return ['white', 'black'].map((color) => {
      const radio = createElement('input', { type: 'radio', name: 'edit-turn', value: color });
      radio.addEventListener('change', () =>
        this.#handlers.change((setup) => setup.setTurn(color)),
      );
      this.#turns.set(color, radio);
      return createElement('label', {}, radio, texts.colors[color]);
    });
  }

  /** Takes what the reader wrote over, once it is right. */
  #read() {
    const fen = this.#fen.value.trim();
    const fault = this.#handlers.faultOf(fen);
    if (fault) this.#showFaults([fault]);
    else this.#handlers.change((setup) => setup.read(fen));
  }

  #showFaults(faults) {
    if (this.#fault.textContent !== faults.join(''))
      this.#fault.replaceChildren(
        ...faults.map((textContent) => createElement('p', { textContent })),
      );
    const isBroken = faults.length > 0;
    this.#fen.setAttribute('aria-invalid', String(isBroken));
    for (const button of [this.#analyse, this.#play]) button.disabled = isBroken;
  }
}

function createButton(textContent, act, className = '') {
  const element = createElement('button', { type: 'button', textContent, className });
  element.addEventListener('click', act);
  return element;
}

function createField(name, type) {
  return createElement('input', { type, id: `edit-${name}`, autocomplete: 'off' });
}

/**
 * @param {Right} right of the package
 * @returns {string} as "White castles short (O-O)", "Black: the jester on b8 still jumps"
 */
export function nameOfRight({ color, kind, square, letter }) {
  if (kind === 'first-move') return texts.edit.jumps(color, square);
  const isFile = square.startsWith(letter.toLowerCase());
  if (isFile) return texts.edit.rook(color, square);
  return texts.edit[letter.toLowerCase() === 'k' ? 'short' : 'long'](color);
}
