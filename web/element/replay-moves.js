/**
 * The moves of a game of PGN as a list of buttons: variations in it are lists of their own, comments stand where they
 * are said.
 */
/** @import { MoveNode } from '../kingcraft/pgn/pgn.js' */
/** @import { ElementTexts } from './element-texts.js' */

import { h } from '../dom/elements.js';
import { moveNumberOf, shownSan } from '../game/game-facts.js';
import { signOfNag } from '../kingcraft/pgn/pgn-signs.js';

export class ReplayMoves {
  element = h('div', { class: 'moves replay', part: 'moves', role: 'group' });
  /** @type {Map<MoveNode, HTMLButtonElement>} */
  #buttons = new Map();
  #variant;
  #texts;
  #goTo;

  /**
   * @param {MoveNode} root
   * @param {{ kingMayBeCaptured: boolean }} variant
   * @param {ElementTexts} texts
   * @param {(node: MoveNode) => void} goTo
   */
  constructor(root, variant, texts, goTo) {
    this.#variant = variant;
    this.#texts = texts;
    this.#goTo = goTo;
    this.element.setAttribute('aria-label', texts.controls.moves);
    const before = root.comment ? [comment(root.comment)] : [];
    this.element.append(...before, ...this.#line(root, false));
    this.element.hidden = this.element.childElementCount === 0;
  }

  /** Marks the move that led to the position on the board. @param {MoveNode} shown */
  update(shown) {
    for (const [node, button] of this.#buttons)
      if (node === shown) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    const current = this.#buttons.get(shown);
    const list = this.element;
    if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
    else list.scrollTop = 0;
  }

  /** Gives the focus to a move. @param {MoveNode} node */
  focus(node) {
    this.#buttons.get(node)?.focus();
  }

  /**
   * The moves after a node, each followed by its variations.
   * @param {MoveNode} start
   * @param {boolean} isNumbered as of #move
   */
  #line(start, isNumbered) {
    /** @type {HTMLElement[]} */
    const elements = [];
    for (let node = start; node.children.length > 0; node = node.children[0]) {
      const [main, ...others] = node.children;
      elements.push(...this.#move(main, isNumbered));
      elements.push(...others.map((other) => this.#variation(other)));
      isNumbered = main.comment === '' && others.length === 0;
    }
    return elements;
  }

  /** @param {MoveNode} first */
  #variation(first) {
    const list = h('div', {
      class: 'variation',
      role: 'group',
      'aria-label': this.#texts.replay.variation,
    });
    const opening = first.opening ? [comment(first.opening)] : [];
    const isNumbered = first.comment === '';
    list.append(...opening, ...this.#move(first, false), ...this.#line(first, isNumbered));
    return list;
  }

  /**
   * @param {MoveNode} node
   * @param {boolean} isNumbered whether the move before, with its number, stands in front of it
   * @returns {HTMLElement[]}
   */
  #move(node, isNumbered) {
    const { move, nags } = node;
    if (!move) return [];
    const isNumberShown = move.color === 'white' || !isNumbered;
    const san = shownSan(this.#variant, move);
    const signs = nags.map((nag) => signOfNag(nag) ?? '').join('');
    const button = h(
      'button',
      {
        type: 'button',
        'aria-label': this.#texts.moves.named(move.color, san + signs),
        on: { click: () => this.#goTo(node) },
      },
      san + signs,
    );
    this.#buttons.set(node, button);
    return [
      ...(isNumberShown ? [h('span', {}, moveNumberOf(node))] : []),
      button,
      ...(node.comment ? [comment(node.comment)] : []),
    ];
  }
}

/** @param {string} text */
const comment = (text) => h('span', { class: 'comment' }, text);
