// @ts-nocheck
/** What endgame tables say of where the reader stands in a study: the result by force, and every move with its own. */
import { withGame } from '../../kingcraft/with-game.js';
import { createElement } from '../../scene/elements.js';
import { haveTables, isSolved } from '../endgames.js';
import { texts } from '../texts.js';

import { describeProbe, listProbe } from './probe-words.js';

export class EndgameDesk {
  #kingcraft;
  #handlers;
  #node = null;
  /** The variant of what is shown. */
  #variant = null;
  #verdict = createElement('p', { className: 'study-verdict' });
  #list = createElement('ul', { className: 'study-solved-moves', tabIndex: -1 });

  /**
   * Makes `element`, which is hidden where no table knows.
   * @param kingcraft the loaded package
   * @param handlers `play(id)`: a move was chosen; `left()`: it hides, and the keyboard was in it
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    this.#list.setAttribute('aria-label', texts.endgame.moves);
    this.#list.addEventListener('click', ({ target }) => {
      const button = target.closest('button');
      if (button) handlers.play(button.dataset.id);
    });
    const parts = [this.#verdict, this.#list];
    this.element = createElement('section', { className: 'study-solved', hidden: true }, ...parts);
    this.element.setAttribute('aria-label', texts.endgame.label);
  }

  /** Shows what is known of where the reader stands now. */
  async follow({ variant, current }) {
    if (current === this.#node) return;
    this.#node = current;
    if (!isSolved(current.fen)) {
      this.#hide();
      return;
    }
    // While the tables of another game are on their way, nothing of the last one is left to read.
    if (variant !== this.#variant) this.#hide();
    await haveTables(this.#kingcraft, variant.id, current.fen);
    if (current === this.#node) this.#show(variant, current);
  }

  #show(variant, { fen, turn }) {
    const told = withGame(this.#kingcraft, variant.id, fen, (game) => {
      const probe = game.probe();
      if (!probe || game.isGameOver()) return null;
      return {
        verdict: describeProbe(probe, turn, fen, variant),
        moves: listProbe(probe, turn, game.moves(), variant),
      };
    });
    if (!told) {
      this.#hide();
      return;
    }
    const hasKeys = this.#hasKeys();
    this.#variant = variant;
    this.#verdict.textContent = told.verdict;
    this.#list.replaceChildren(...told.moves.map(createMove));
    this.element.hidden = false;
    // The move that was pressed is gone, its neighbours are others.
    if (hasKeys) this.#list.focus();
  }

  #hide() {
    const hasKeys = this.#hasKeys();
    this.element.hidden = true;
    if (hasKeys) this.#handlers.left();
  }

  #hasKeys() {
    return this.element.contains(document.activeElement);
  }
}

function createMove({ id, san, short, title }) {
  const words = [
    createElement('b', { textContent: san }),
    createElement('span', { textContent: short }),
  ];
  const button = createElement('button', { type: 'button', title }, ...words);
  button.dataset.id = id;
  return createElement('li', {}, button);
}
