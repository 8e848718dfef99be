/** The tree of moves as a reader of books knows it: the main line in pairs, other ways in parentheses behind what they replace. */
import { make } from '../dom.js';
import { texts } from '../texts.js';
import { describeNag } from './nags.js';

export class TreeView {
  #buttons = new Map();
  #current = null;
  #empty = make('p', { className: 'study-empty', textContent: texts.study.begin });

  /** @param {(id: number) => void} goTo the reader chose a move, by the id of its node */
  constructor(goTo) {
    this.element = make('div', { className: 'study-tree' });
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', texts.study.moves);
    this.element.addEventListener('click', ({ target }) => {
      const button = target.closest('button');
      if (button) goTo(Number(button.dataset.node));
    });
  }

  /** Writes the tree anew. */
  update(tree) {
    const hadFocus = this.element.contains(document.activeElement);
    this.#buttons.clear();
    const parts = [...this.#comment(tree.root.comment), ...this.#mainLine(tree)];
    this.element.replaceChildren(...(parts.length ? parts : [this.#empty]));
    this.mark(tree.current);
    if (hadFocus) this.focus();
  }

  /** Marks the move that the board shows; it alone is reached by Tab. */
  mark(node) {
    this.#current?.removeAttribute('aria-current');
    if (this.#current) this.#current.tabIndex = -1;
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

  /** Rows of White's and Black's move; a row ends where something is said or another way shown. */
  #mainLine(tree) {
    const parts = [];
    let row = null;
    for (const node of tree.mainLine()) {
      const isWhite = node.move.color === 'white';
      if (isWhite || !row) {
        row = make('div', { className: 'study-pair' }, number(`${node.parent.moveNumber}.`));
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
    const element = make(
      'div',
      { className: 'study-variation' },
      '(',
      ...this.#comment(first.opening),
    );
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', texts.study.variation(numberOf(first), first.move.san));
    let needsNumber = true;
    for (let node = first; node; node = node.children[0]) {
      if (needsNumber || node.move.color === 'white') element.append(number(numberOf(node)));
      const others = node === first ? [] : this.#others(node.parent);
      const after = [...this.#comment(node.comment), ...others];
      element.append(this.#button(node), ...after);
      needsNumber = after.length > 0;
    }
    element.append(')');
    return element;
  }

  #button(node) {
    const { id, move, nags } = node;
    const signs = nags.map(describeNag);
    const textContent = move.san + signs.map(({ sign }) => sign).join('');
    const button = make('button', { type: 'button', textContent, tabIndex: -1 });
    button.dataset.node = id;
    const words = [texts.moves.named(move.color, move.san), ...signs.map(({ name }) => name)];
    button.setAttribute('aria-label', words.join(', '));
    this.#buttons.set(id, button);
    return button;
  }

  #comment(textContent) {
    return textContent ? [make('span', { className: 'study-comment', textContent })] : [];
  }
}

function number(textContent) {
  return make('span', { className: 'study-number', textContent });
}

/** "3." before White's move, "3…" before Black's. */
function numberOf({ parent, move }) {
  return `${parent.moveNumber}${move.color === 'white' ? '.' : '…'}`;
}
