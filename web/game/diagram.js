/** @import { Scene } from '../board/board-types.js' */
/** @import { Kingcraft, Variant } from '../kingcraft/index.js' */
/** @import { RulePosition } from '../variants/rulebook.js' */
/** @import { ShownPosition } from './diagram-position.js' */
/** @import { SceneTexts } from './scene-types.js' */
/** A small board beside a rule: its positions one at a time, and the moves of the piece that the reader picks. */
import { Board } from '../board/board.js';
import { createLayout } from '../board/layout.js';
import { h, sentence } from '../dom/elements.js';
import { readPosition } from './diagram-position.js';
import { dangerOf } from './game-facts.js';

/** In CSS pixels. */
const HIGHEST = 500;

export class Diagram {
  #kingcraft;
  #variant;
  #layout;
  #rule;
  #texts;
  /** @type {Board | null} */
  #board = null;
  #index = 0;
  /** @type {ShownPosition | null} */
  #shown = null;
  #room = h('div', { class: 'diagram-room' });
  #state = h('p', { class: 'diagram-state' });
  /** @type {HTMLButtonElement[]} */
  #buttons = [];

  /**
   * Creates `figure`, the board, and `captions`, which choose the position. The caller puts both on the page.
   * @param {Kingcraft} kingcraft
   * @param {Variant} variant
   * @param {{ title: string, positions: RulePosition[] }} rule
   * @param {SceneTexts} texts
   */
  constructor(kingcraft, variant, rule, texts) {
    this.#kingcraft = kingcraft;
    this.#variant = variant;
    this.#layout = createLayout(variant);
    this.#rule = rule;
    this.#texts = texts;
    this.figure = h('figure', { class: 'diagram' }, this.#room, this.#state);
    this.captions = this.#createCaptions();
  }

  #createCaptions() {
    const { positions, title } = this.#rule;
    if (positions.length === 1)
      return h('p', { class: 'diagram-caption' }, ...this.#caption(positions[0]));
    const list = h('ul', {
      class: 'diagram-captions',
      'aria-label': this.#texts.diagram.positions(title),
    });
    this.#buttons = positions.map((position, index) => {
      const button = h('button', { type: 'button' }, ...this.#caption(position));
      button.addEventListener('click', () => {
        this.#open();
        this.#show(index);
        this.figure.scrollIntoView({ block: 'nearest' });
      });
      list.append(h('li', {}, button));
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

  /** Creates the board; a reader who presses a caption may have done so earlier. */
  #open() {
    if (this.#board) return this;
    const board = new Board(this.#room.appendChild(h('div')), {
      layout: this.#layout,
      texts: this.#texts.board,
      label: this.#texts.diagram.label(this.#rule.title),
      keys: this.#layout.levels > 1 ? this.#texts.diagram.levelKeys : this.#texts.diagram.keys,
      draggable: false,
      container: this.#room,
      space: () => this.#space(),
      onMove: (from) => board.select(from),
      onSelect: (square) => board.announce(this.#describe(square)),
    });
    this.#board = board;
    board.set({ coordinates: 'always' });
    this.#show(0);
    return this;
  }

  /** The position that is shown, of the rule's. */
  get position() {
    return this.#rule.positions[this.#index];
  }

  /** Changes the scene of the board. @param {Partial<Scene>} change */
  set(change) {
    this.#board?.set(change);
  }

  destroy() {
    this.#board?.destroy();
  }

  #show(/** @type {number} */ index) {
    this.#index = index;
    const shown = readPosition(
      this.#kingcraft,
      this.#variant,
      this.#layout,
      this.position,
      this.#texts.hints,
    );
    this.#shown = shown;
    this.#board?.set(shown.scene);
    this.#board?.select(shown.from);
    this.#state.textContent = this.#describeState(shown);
    for (const [other, button] of this.#buttons.entries())
      button.setAttribute('aria-pressed', String(other === index));
  }

  /** The caption, with the mark of a decision in front. @param {RulePosition} position */
  #caption({ caption, decision }) {
    const tag = h('span', { class: 'tag' }, this.#texts.diagram.reading);
    return decision ? [tag, ' ', ...sentence(caption)] : sentence(caption);
  }

  /** Whose move it is, check, or the result. @param {ShownPosition} shown */
  #describeState({ turn, outcome, claims, scene }) {
    const texts = this.#texts;
    if (outcome) return texts.outcome.sentence(outcome.winner, outcome.reason);
    const state = texts.diagram.toMove(turn, dangerOf(this.#variant, scene.check.length > 0));
    if (claims.length === 0) return state;
    return `${state} ${texts.diagram.claim(texts.outcome.claim(claims[0]))}`;
  }

  /** The moves of the piece on a square, for screen readers. @param {string | null} square */
  #describe(square) {
    const piece = square && this.#shown?.scene.pieces.get(square);
    if (!square || !piece) return '';
    /** @type {Map<string, string[]>} */
    const byLabel = new Map();
    for (const hint of this.#shown?.scene.hints.get(square) ?? []) {
      if (!hint.label) continue;
      const squares = byLabel.get(hint.label) ?? [];
      byLabel.set(hint.label, [...squares, hint.square]);
    }
    const phrases = [...byLabel].map(([label, squares]) =>
      this.#texts.diagram.doing(label, squares.join(', ')),
    );
    const name = this.#texts.board.piece(piece);
    return `${this.#texts.diagram.pieceOn(name, square)} ${phrases.join('. ') || this.#texts.diagram.noMove}.`;
  }
}
