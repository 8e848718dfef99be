/**
 * The tree of moves as in a book: the main line in pairs, variations in parentheses after the move that they replace.
 */
/** @import { Variant } from '../../kingcraft/index.js' */
/** @import { MoveNode, MoveTree } from '../../kingcraft/pgn/pgn.js' */

import { h } from '../../dom/elements.js';
import { moveNumberOf, shownSan } from '../../game/game-facts.js';
import { clockText } from '../../kingcraft/pgn/pgn-commands.js';
import { texts } from '../base/page-texts.js';
import { inSlices } from '../base/sliced-work.js';
import { describeNag, shownComment } from './study-descriptions.js';

/**
 * Half-moves of the main line in a part. The first part and the one of the current move are written at once, the others
 * in slices.
 */
const PART = 100;

/**
 * Moves of the main line and their element, which is empty until they are written.
 * @typedef {{ nodes: MoveNode[], element: HTMLElement }} TreePart
 */

export class TreeView {
  /** By the id of the node. @type {Map<number, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {TreePart[]} */
  #parts = [];
  /** @type {{ tree: MoveTree, variant: Variant } | null} */
  #shown = null;
  #writing = new AbortController();
  /** @type {HTMLButtonElement | null} */
  #current = null;
  #empty = h('p', { class: 'study-empty' }, texts.study.begin);

  /** @param {(id: number) => void} goTo a move was chosen, by the id of its node */
  constructor(goTo) {
    this.element = h('div', {
      class: 'study-tree',
      role: 'group',
      'aria-label': texts.study.moves,
    });
    this.element.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest('button');
      if (button) goTo(Number(button.value));
    });
  }

  /**
   * Writes the tree.
   * @param {MoveTree} tree
   * @param {Variant} variant
   */
  update(tree, variant) {
    const hadFocus = this.element.contains(document.activeElement);
    this.#shown = { tree, variant };
    this.#buttons.clear();
    this.#parts = partsOf(tree.mainLine());
    const opening = createComment(tree.root.comment);
    const elements = [...opening, ...this.#parts.map(({ element }) => element)];
    this.element.replaceChildren(...(elements.length > 0 ? elements : [this.#empty]));
    this.#writeAll(variant);
    this.mark(tree.current);
    if (hadFocus) this.focus();
  }

  /**
   * Writes the part of a node again, whose notes have changed.
   * @param {MoveNode} node
   */
  rewrite(node) {
    if (!this.#shown) return;
    const { tree, variant } = this.#shown;
    if (!node.parent) {
      this.update(tree, variant);
      return;
    }
    const part = this.#partOf(tree, node);
    part.element.replaceChildren();
    this.#write(part, variant);
    this.mark(tree.current);
  }

  /**
   * Marks the current move; the Tab key reaches only this one.
   * @param {MoveNode} node
   */
  mark(node) {
    this.#current?.removeAttribute('aria-current');
    if (this.#current) this.#current.tabIndex = -1;
    if (this.#shown && node.parent && !this.#buttons.has(node.id))
      this.#write(this.#partOf(this.#shown.tree, node), this.#shown.variant);
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

  /** @param {HTMLElement} button */
  #scrollTo({ offsetTop, offsetHeight }) {
    const { scrollTop, clientHeight } = this.element;
    const isInView = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (!isInView) this.element.scrollTop = offsetTop - clientHeight / 2;
  }

  /**
   * The part of a node: that of the main line's move which it follows or replaces.
   * @param {MoveTree} tree
   * @param {MoveNode} node
   */
  #partOf(tree, node) {
    const line = tree.lineTo(node);
    const leaves = line.findIndex((step) => step.isVariation);
    return this.#parts[Math.floor((leaves < 0 ? line.length - 1 : leaves) / PART)];
  }

  /**
   * Writes the first part, and the others in slices, until the tree is written again.
   * @param {Variant} variant
   */
  #writeAll(variant) {
    this.#writing.abort();
    this.#writing = new AbortController();
    const { signal } = this.#writing;
    inSlices(this.#writeInSteps(variant), { signal }).catch((/** @type {unknown} */ error) => {
      if (!signal.aborted) throw error;
    });
  }

  /** @param {Variant} variant */
  *#writeInSteps(variant) {
    for (const part of this.#parts) {
      this.#write(part, variant);
      yield;
    }
  }

  /**
   * @param {TreePart} part
   * @param {Variant} variant
   */
  #write({ nodes, element }, variant) {
    if (!element.hasChildNodes()) element.append(...this.#createRows(nodes, variant));
  }

  /**
   * Rows of White's and Black's move. A row ends at a comment or a variation.
   * @param {MoveNode[]} nodes
   * @param {Variant} variant
   */
  #createRows(nodes, variant) {
    const elements = [];
    /** @type {HTMLElement | null} */
    let row = null;
    for (const node of nodes) {
      const isWhite = node.move?.color === 'white';
      if (isWhite || !row) {
        row = h('div', { class: 'study-pair' }, createNumber(`${node.parent?.moveNumber}.`));
        if (!isWhite) row.append(createNumber('…'));
        elements.push(row);
      }
      row.append(this.#createButton(node, variant));
      const after = [
        ...createComment(node.comment),
        ...this.#createVariations(node.parent, variant),
      ];
      elements.push(...after);
      if (after.length > 0 || !isWhite) row = null;
    }
    return elements;
  }

  /**
   * @param {MoveNode | null} parent
   * @param {Variant} variant
   */
  #createVariations(parent, variant) {
    const others = parent?.children.slice(1) ?? [];
    return others.map((first) => this.#createVariation(first, variant));
  }

  /**
   * @param {MoveNode} first
   * @param {Variant} variant
   * @returns {HTMLElement}
   */
  #createVariation(first, variant) {
    const element = h(
      'div',
      { class: 'study-variation', role: 'group' },
      ...createComment(first.opening),
    );
    const name = first.move ? shownSan(variant, first.move) : '';
    element.setAttribute('aria-label', texts.study.variation(moveNumberOf(first), name));
    let needsNumber = true;
    for (let node = first; node; node = node.children[0]) {
      if (needsNumber || node.move?.color === 'white')
        element.append(createNumber(moveNumberOf(node)));
      const others = node === first ? [] : this.#createVariations(node.parent, variant);
      const after = [...createComment(node.comment), ...others];
      element.append(this.#createButton(node, variant), ...after);
      needsNumber = after.length > 0;
    }
    return element;
  }

  /**
   * @param {MoveNode} node not the root
   * @param {Variant} variant
   */
  #createButton({ id, move, nags, clock }, variant) {
    const signs = nags.map(describeNag);
    const san = move ? shownSan(variant, move) : '';
    const label = san + signs.map(({ sign }) => sign).join('');
    const button = h('button', { type: 'button', value: String(id), tabIndex: -1 }, label);
    if (clock !== null) button.title = texts.study.clock(clockText(clock));
    const name = move ? texts.moves.named(move.color, san) : '';
    const words = [name, ...signs.map(({ name }) => name)];
    button.setAttribute('aria-label', words.join(', '));
    this.#buttons.set(id, button);
    return button;
  }
}

/**
 * The element of a comment; none where it is empty.
 * @param {string} comment
 */
function createComment(comment) {
  const text = shownComment(comment);
  return text ? [h('span', { class: 'study-comment' }, text)] : [];
}

/**
 * @param {MoveNode[]} line
 * @returns {TreePart[]}
 */
function partsOf(line) {
  return Array.from({ length: Math.ceil(line.length / PART) }, (_, index) => ({
    nodes: line.slice(index * PART, (index + 1) * PART),
    element: h('div', { class: 'study-part' }),
  }));
}

/** @param {string} text */
function createNumber(text) {
  return h('span', { class: 'study-number' }, text);
}
