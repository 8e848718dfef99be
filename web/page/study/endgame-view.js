// @ts-nocheck
/** What the endgame tables say of the current position: its result with best play, and that of every move. */
import { countPieces } from '../../kingcraft/fen.js';
import { withGame } from '../../kingcraft/game.js';
import { createElement } from '../../scene/elements.js';
import { shownSan } from '../../scene/game-facts.js';
import { haveTables, isSolved } from '../endgame-tables.js';
import { describeScore, movesOf } from '../game-words.js';
import { texts } from '../page-texts.js';
import { shortScore } from './engine-lines.js';

export class EndgameView {
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

/** What a win or a loss is in the score of a search: the winner's moves, negative for a loss. */
function scoreOf({ result, plies }) {
  return { mate: result === 'win' ? movesOf(plies) : -movesOf(plies) };
}

/** The side with fewer men; null when there is none. */
function weakerSide(fen) {
  const { white, black } = countPieces(fen);
  if (white === black) return null;
  return white < black ? 'white' : 'black';
}

/** The result by force as a sentence: "White mates in 12", "Black holds the draw". */
export function describeProbe(probe, turn, fen, variant) {
  if (probe.result !== 'draw') return describeScore(scoreOf(probe), turn, variant);
  const holder = weakerSide(fen);
  return holder ? texts.endgame.holds(holder) : texts.endgame.drawn;
}

/**
 * Every move with what it comes to, the best first.
 * @param {{ moves: { id, result, plies }[] }} probe
 * @param {string} turn who moves
 * @param {Move[]} moves of the package
 * @param variant of the package
 * @returns {{ id: string, san: string, short: string, title: string }[]} `short` from White's side, as of a line of the search
 */
export function listProbe(probe, turn, moves, variant) {
  const sans = new Map(moves.map((move) => [move.id, shownSan(variant, move)]));
  return probe.moves.map((move) => {
    const isDraw = move.result === 'draw';
    const short = isDraw ? '=' : shortScore(scoreOf(move), turn, variant);
    const title = isDraw ? texts.endgame.drawn : describeScore(scoreOf(move), turn, variant);
    return { id: move.id, san: sans.get(move.id), short, title };
  });
}
