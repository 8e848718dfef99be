// @ts-nocheck
/** A little board beside a rule: its positions one at a time, and the moves of whatever man the reader picks. */
import { Board } from '../board/board.js';
import { createLayout } from '../board/layout.js';
import { readPosition } from './diagram-position.js';
import { createElement, sentence } from './elements.js';
import { dangerOf } from './game-facts.js';

const HIGHEST = 500;

export class Diagram {
  #kingcraft;
  #variant;
  #layout;
  #rule;
  #words;
  #board = null;
  #index = 0;
  #shown = null;
  #room = createElement('div', { className: 'diagram-room' });
  #state = createElement('p', { className: 'diagram-state' });
  #buttons = [];

  /**
   * Makes `figure`, the board, and `captions`, which choose the position, for whoever lays them out.
   * @param kingcraft the loaded package
   * @param variant of the package
   * @param rule of the rulebook
   * @param words of web/texts
   */
  constructor(kingcraft, variant, rule, words) {
    this.#kingcraft = kingcraft;
    this.#variant = variant;
    this.#layout = createLayout(variant);
    this.#rule = rule;
    this.#words = words;
    this.figure = createElement('figure', { className: 'diagram' }, this.#room, this.#state);
    this.captions = this.#createCaptions();
  }

  #createCaptions() {
    const { positions, title } = this.#rule;
    if (positions.length === 1)
      return createElement('p', { className: 'diagram-caption' }, ...this.#caption(positions[0]));
    const list = createElement('ul', { className: 'diagram-captions' });
    list.setAttribute('aria-label', this.#words.diagram.positions(title));
    this.#buttons = positions.map((position, index) => {
      const button = createElement('button', { type: 'button' }, ...this.#caption(position));
      button.addEventListener('click', () => {
        this.#open();
        this.#show(index);
        this.figure.scrollIntoView({ block: 'nearest' });
      });
      list.append(createElement('li', {}, button));
      return button;
    });
    return list;
  }

  /** The plan of the board; see LazyBoards. */
  get plan() {
    return {
      room: this.#room,
      layout: this.#layout,
      labels: /** @type {const} */ ('always'),
      space: () => this.#space(),
      open: () => this.#open(),
    };
  }

  #space() {
    return { width: this.#room.clientWidth, height: HIGHEST };
  }

  /** Puts the board in, unless the reader was so quick that it is there. */
  #open() {
    if (this.#board) return this;
    this.#board = new Board(this.#room.appendChild(createElement('div')), {
      layout: this.#layout,
      words: this.#words.board,
      label: this.#words.diagram.label(this.#rule.title),
      keys: this.#layout.levels > 1 ? this.#words.diagram.levelKeys : this.#words.diagram.keys,
      draggable: false,
      container: this.#room,
      space: () => this.#space(),
      onMove: (from) => this.#board.select(from),
      onSelect: (square) => this.#board.announce(this.#describe(square)),
    });
    this.#board.set({ coordinates: 'always' });
    this.#show(0);
    return this;
  }

  /** The position that is shown, of the rule's. */
  get position() {
    return this.#rule.positions[this.#index];
  }

  /** Passes a change of the scene on to the board. */
  set(change) {
    this.#board.set(change);
  }

  destroy() {
    this.#board.destroy();
  }

  #show(index) {
    this.#index = index;
    this.#shown = readPosition(
      this.#kingcraft,
      this.#variant,
      this.#layout,
      this.position,
      this.#words.hints,
    );
    this.#board.set(this.#shown.scene);
    this.#board.select(this.#shown.from);
    this.#state.textContent = this.#describeState();
    for (const [other, button] of this.#buttons.entries())
      button.setAttribute('aria-pressed', String(other === index));
  }

  /** The caption, with the mark of a decision before it. */
  #caption({ caption, decision }) {
    const tag = createElement('span', {
      className: 'tag',
      textContent: this.#words.diagram.reading,
    });
    return decision ? [tag, ' ', ...sentence(caption)] : sentence(caption);
  }

  /** Whose move it is, check, or the result. */
  #describeState() {
    const { turn, outcome, claims, scene } = this.#shown;
    const words = this.#words;
    if (outcome) return words.outcome.sentence(outcome.winner, outcome.reason);
    const state = words.diagram.toMove(turn, dangerOf(this.#variant, scene.check.length > 0));
    if (claims.length === 0) return state;
    return `${state} ${words.diagram.claim(words.outcome.claim(claims[0]))}`;
  }

  /** The moves of the man on a square, for those who listen. */
  #describe(square) {
    if (!square) return '';
    const { pieces, hints } = this.#shown.scene;
    const piece = this.#words.board.piece(pieces.get(square));
    const byLabel = new Map();
    for (const hint of hints.get(square)) {
      if (!hint.label) continue;
      const squares = byLabel.get(hint.label) ?? [];
      byLabel.set(hint.label, [...squares, hint.square]);
    }
    const words = [...byLabel].map(([label, squares]) =>
      this.#words.diagram.doing(label, squares.join(', ')),
    );
    return `${this.#words.diagram.pieceOn(piece, square)} ${words.join('. ') || this.#words.diagram.noMove}.`;
  }
}
