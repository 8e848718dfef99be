/** A little board beside a rule: its positions one at a time, and the moves of whatever man the reader picks. */
import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { make } from '../dom.js';
import { sentence } from '../sentence.js';
import { texts } from '../texts.js';
import { describeOutcome } from '../words.js';
import { readPosition } from './diagram-position.js';

const HIGHEST = 480;

export class Diagram {
  #kingcraft;
  #variant;
  #layout;
  #rule;
  #board = null;
  #shown = null;
  #room = make('div', { className: 'diagram-room' });
  #state = make('p', { className: 'diagram-state' });
  #buttons = [];

  /**
   * Makes `figure`, the board, and `captions`, which choose the position, for whoever lays them out.
   * @param kingcraft the loaded package
   * @param variant of the package
   * @param rule of the rulebook
   */
  constructor(kingcraft, variant, rule) {
    this.#kingcraft = kingcraft;
    this.#variant = variant;
    this.#layout = createLayout(variant);
    this.#rule = rule;
    this.figure = make('figure', { className: 'diagram' }, this.#room, this.#state);
    this.captions = this.#createCaptions();
  }

  #createCaptions() {
    const { positions, title } = this.#rule;
    if (positions.length === 1)
      return make('p', { className: 'diagram-caption' }, ...captionWords(positions[0]));
    const list = make('ul', { className: 'diagram-captions' });
    list.setAttribute('aria-label', texts.diagram.positions(title));
    this.#buttons = positions.map((position, index) => {
      const button = make('button', { type: 'button' }, ...captionWords(position));
      button.addEventListener('click', () => {
        this.#open();
        this.#show(index);
        this.figure.scrollIntoView({ block: 'nearest' });
      });
      list.append(make('li', {}, button));
      return button;
    });
    return list;
  }

  /** The plan of the board; see Gradually. */
  get plan() {
    return {
      room: this.#room,
      layout: this.#layout,
      labels: true,
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
    this.#board = new Board(this.#room.appendChild(make('div')), {
      layout: this.#layout,
      words: texts.board,
      label: texts.diagram.label(this.#rule.title),
      keys: this.#layout.levels > 1 ? texts.diagram.levelKeys : texts.diagram.keys,
      draggable: false,
      room: this.#room,
      space: () => this.#space(),
      onMove: (from) => this.#board.select(from),
      onSelect: (square) => this.#board.announce(this.#describe(square)),
    });
    this.#show(0);
    return this;
  }

  /** Passes a change of the scene on to the board. */
  set(change) {
    this.#board.set(change);
  }

  destroy() {
    this.#board.destroy();
  }

  #show(index) {
    const position = this.#rule.positions[index];
    this.#shown = readPosition(this.#kingcraft, this.#variant, this.#layout, position);
    this.#board.set(this.#shown.scene);
    this.#board.select(this.#shown.from);
    this.#state.textContent = describeState(this.#shown);
    for (const [other, button] of this.#buttons.entries())
      button.setAttribute('aria-pressed', String(other === index));
  }

  /** The moves of the man on a square, for those who listen. */
  #describe(square) {
    if (!square) return '';
    const { pieces, hints } = this.#shown.scene;
    const man = texts.board.man(pieces.get(square));
    const byLabel = new Map();
    for (const hint of hints.get(square)) {
      if (!hint.label) continue;
      const squares = byLabel.get(hint.label) ?? [];
      byLabel.set(hint.label, [...squares, hint.square]);
    }
    const words = [...byLabel].map(([label, squares]) =>
      texts.diagram.doing(label, squares.join(', ')),
    );
    return `${texts.diagram.manOn(man, square)} ${words.join('. ') || texts.diagram.noMove}.`;
  }
}

/** The caption, with the mark of a decision before it. */
function captionWords({ caption, decision }) {
  const tag = make('span', { className: 'tag', textContent: texts.learn.reading });
  const words = sentence(caption);
  return decision ? [tag, ' ', ...words] : words;
}

/** Whose move it is, check, or the result. */
function describeState({ turn, outcome, claims, scene }) {
  if (outcome) return describeOutcome(outcome);
  const words = texts.diagram.toMove(turn, scene.check.length > 0);
  if (claims.length === 0) return words;
  return `${words} ${texts.diagram.claim(texts.outcome.claim(claims[0]))}`;
}
