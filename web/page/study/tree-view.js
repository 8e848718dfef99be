// @ts-nocheck
/** The tree of moves as a reader of books knows it: the main line in pairs, other ways in parentheses behind what they replace. */
import { clockText } from '../../kingcraft/pgn/pgn-commands.js';
import { createElement } from '../../scene/elements.js';
import { texts } from '../page-texts.js';
import { inSlices } from '../sliced-work.js';
import { describeNag, shownComment } from './study-descriptions.js';

/** The main line is written in parts of so many half-moves; the first one and the one that is looked at are there at once. */
const PART = 100;

export class TreeView {
  #buttons = new Map();
  /** `{ nodes, element }[]`: elements are empty until they are written. */
  #parts = [];
  #tree = null;
  #variant = null;
  #writing = new AbortController();
  #current = null;
  #empty = createElement('p', { className: 'study-empty', textContent: texts.study.begin });

  /** @param {(id: number) => void} goTo the reader chose a move, by the id of its node */
  constructor(goTo) {
    this.element = createElement('div', { className: 'study-tree' });
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', texts.study.moves);
    this.element.addEventListener('click', ({ target }) => {
      const button = target.closest('button');
      if (button) goTo(Number(button.dataset.node));
    });
  }

  /** Writes the tree anew. @param variant of the package */
  update(tree, variant) {
    const hadFocus = this.element.contains(document.activeElement);
    this.#tree = tree;
    this.#variant = variant;
    this.#buttons.clear();
    this.#parts = partsOf(tree.mainLine());
    const before = this.#comment(tree.root.comment);
    const elements = [...before, ...this.#parts.map(({ element }) => element)];
    this.element.replaceChildren(...(elements.length > 0 ? elements : [this.#empty]));
    this.#writeAll();
    this.mark(tree.current);
    if (hadFocus) this.focus();
  }

  /** Writes anew what is said about a node; the tree is as it was. */
  rewrite(node) {
    if (!node.parent) {
      this.update(this.#tree, this.#variant);
      return;
    }
    const part = this.#partOf(node);
    part.element.replaceChildren();
    this.#write(part);
    this.mark(this.#tree.current);
  }

  /** Marks the move that the board shows; it alone is reached by Tab. */
  mark(node) {
    this.#current?.removeAttribute('aria-current');
    if (this.#current) this.#current.tabIndex = -1;
    if (node.parent && !this.#buttons.has(node.id)) this.#write(this.#partOf(node));
    this.#current = this.#buttons.get(node.id) ?? null;
    this.#current?.setAttribute('aria-current', 'true');
    const [first] = this.#buttons.values();
    if (first) first.tabIndex = this.#current ? -1 : 0;
    if (!this.#current) return;
    this.#current.tabIndex = 0;
    this.#scrollTo(this.#current);
  }

  focus() {
    this.#current?.focus({ preventScroll: true });
  }

  #scrollTo({ offsetTop, offsetHeight }) {
    const { scrollTop, clientHeight } = this.element;
    const isInView = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (!isInView) this.element.scrollTop = offsetTop - clientHeight / 2;
  }

  /** The part that a node is written in: that of the move of the main line that it follows or stands beside. */
  #partOf(node) {
    const line = this.#tree.lineTo(node);
    const leaves = line.findIndex((step) => step.isVariation);
    return this.#parts[Math.floor((leaves < 0 ? line.length - 1 : leaves) / PART)];
  }

  /** Writes the first part, and the others while the reader goes on, until the tree is written anew. */
  #writeAll() {
    this.#writing.abort();
    this.#writing = new AbortController();
    const { signal } = this.#writing;
    inSlices(this.#writeEach(), { signal }).catch((error) => {
      if (!signal.aborted) throw error;
    });
  }

  *#writeEach() {
    for (const part of this.#parts) {
      this.#write(part);
      yield;
    }
  }

  #write({ nodes, element }) {
    if (!element.hasChildNodes()) element.append(...this.#rows(nodes));
  }

  /** Rows of White's and Black's move; a row ends where something is said or another way shown. */
  #rows(nodes) {
    const parts = [];
    let row = null;
    for (const node of nodes) {
      const isWhite = node.move.color === 'white';
      if (isWhite || !row) {
        row = createElement(
          'div',
          { className: 'study-pair' },
          number(`${node.parent.moveNumber}.`),
        );
        if (!isWhite) row.append(number('…'));
        parts.push(row);
      }
      row.append(this.#button(node));
      const after = [...this.#comment(node.comment), ...this.#others(node.parent)];
      parts.push(...after);
      if (after.length > 0 || !isWhite) row = null;
    }
    return parts;
  }

  /** The ways to go on other than the main one. */
  #others({ children }) {
    return children.slice(1).map((first) => this.#variation(first));
  }

  #variation(first) {
    const element = createElement(
      'div',
      { className: 'study-variation' },
      ...this.#comment(first.opening),
    );
    element.setAttribute('role', 'group');
    const name = shownSan(this.#variant, first.move);
    element.setAttribute('aria-label', texts.study.variation(numberOf(first), name));
    let needsNumber = true;
    for (let node = first; node; node = node.children[0]) {
      if (needsNumber || node.move.color === 'white') element.append(number(numberOf(node)));
      const others = node === first ? [] : this.#others(node.parent);
      const after = [...this.#comment(node.comment), ...others];
      element.append(this.#button(node), ...after);
      needsNumber = after.length > 0;
    }
    return element;
  }

  #button(node) {
    const { id, move, nags, clock } = node;
    const signs = nags.map(describeNag);
    const san = shownSan(this.#variant, move);
    const textContent = san + signs.map(({ sign }) => sign).join('');
    const button = createElement('button', { type: 'button', textContent, tabIndex: -1 });
    button.dataset.node = id;
    if (clock !== null) button.title = texts.study.clock(clockText(clock));
    const words = [texts.moves.named(move.color, san), ...signs.map(({ name }) => name)];
    button.setAttribute('aria-label', words.join(', '));
    this.#buttons.set(id, button);
    return button;
  }

  #comment(comment) {
    const textContent = shownComment(comment);
    return textContent ? [createElement('span', { className: 'study-comment', textContent })] : [];
  }
}

function partsOf(line) {
  return Array.from({ length: Math.ceil(line.length / PART) }, (_, index) => ({
    nodes: line.slice(index * PART, (index + 1) * PART),
    element: createElement('div', { className: 'study-part' }),
  }));
}

function number(textContent) {
  return createElement('span', { className: 'study-number', textContent });
}

/** "3." before White's move, "3…" before Black's. */
function numberOf({ parent, move }) {
  return `${parent.moveNumber}${move.color === 'white' ? '.' : '…'}`;
}
