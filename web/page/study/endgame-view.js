/** Shows the answer of the endgame tables: the result of the position with best play, and that of every move. */
/** @import { Color, Kingcraft, Move, Probe, ProbedMove, Variant } from '../../kingcraft/index.js' */
/** @import { MoveNode } from '../../kingcraft/pgn/pgn.js' */

import { h } from '../../dom/elements.js';
import { shownSan } from '../../game/game-facts.js';
import { countPieces } from '../../kingcraft/fen.js';
import { loadTablesFor } from '../../kingcraft/tables.js';
import { withGame } from '../../kingcraft/with-game.js';
import { loadHostedTablesFor, maySolve } from '../base/endgame-tables.js';
import { describeScore, movesOf } from '../base/game-words.js';
import { texts } from '../base/page-texts.js';
import { shortScore } from './engine-lines.js';

export class EndgameView {
  #kingcraft;
  #handlers;
  /** @type {MoveNode | null} */
  #node = null;
  /** The variant of the shown position. @type {Variant | null} */
  #variant = null;
  #result = h('p', { class: 'study-verdict' });
  #list = h('ul', { class: 'study-solved-moves', tabIndex: -1, 'aria-label': texts.endgame.moves });

  /**
   * Creates `element`, which is hidden where no table has the position.
   * @param {Kingcraft} kingcraft
   * @param {{ play(id: string): void, focusLost(): void }} handlers `play`: a move was chosen; `focusLost`: the element
   *   had the focus and is hidden now
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    this.#list.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest('button');
      if (button) handlers.play(button.value);
    });
    const parts = [this.#result, this.#list];
    this.element = h(
      'section',
      { class: 'study-solved', hidden: true, 'aria-label': texts.endgame.label },
      ...parts,
    );
  }

  /**
   * Shows the result of the current position.
   * @param {{ variant: Variant, current: MoveNode }} study
   */
  async follow({ variant, current }) {
    if (current === this.#node) return;
    this.#node = current;
    if (!maySolve(current.fen)) {
      this.#hide();
      return;
    }
    // The result of another game does not stay while tables are loaded.
    if (variant !== this.#variant) this.#hide();
    for (const load of [loadTablesFor, loadHostedTablesFor]) {
      await load(this.#kingcraft, variant.id, current.fen);
      if (current !== this.#node || this.#show(variant, current)) return;
    }
  }

  /**
   * Returns whether the tables know the position and all of its moves.
   * @param {Variant} variant
   * @param {MoveNode} node
   */
  #show(variant, { fen, turn }) {
    const probed = withGame(this.#kingcraft, variant.id, fen, (game) => {
      const probe = game.probe();
      if (!probe || game.isGameOver()) return null;
      return {
        result: describeProbe(probe, turn, fen, variant),
        moves: listProbe(probe, turn, game.moves(), variant),
      };
    });
    if (!probed) {
      this.#hide();
      return false;
    }
    const hadFocus = this.#hasFocus();
    this.#variant = variant;
    this.#result.textContent = probed.result;
    this.#list.replaceChildren(...probed.moves.map(createMove));
    this.element.hidden = false;
    // The button that had the focus is gone.
    if (hadFocus) this.#list.focus();
    return true;
  }

  #hide() {
    const hadFocus = this.#hasFocus();
    this.element.hidden = true;
    if (hadFocus) this.#handlers.focusLost();
  }

  #hasFocus() {
    return this.element.contains(document.activeElement);
  }
}

/** @param {DescribedMove} move */
function createMove({ id, san, short, title }) {
  const parts = [h('b', {}, san), h('span', {}, short)];
  return h('li', {}, h('button', { type: 'button', value: id, title }, ...parts));
}

/**
 * A win or a loss as a score of a search: the winner's moves, negative for a loss.
 * @param {Omit<ProbedMove, 'id'>} probed
 */
function scoreOf({ result, plies }) {
  const moves = movesOf(plies ?? 0);
  return { mate: result === 'win' ? moves : -moves };
}

/**
 * The side with fewer pieces; null if both have the same number.
 * @param {string} fen
 * @returns {Color | null}
 */
function weakerSide(fen) {
  const { white, black } = countPieces(fen);
  if (white === black) return null;
  return white < black ? 'white' : 'black';
}

/**
 * The result with best play as a sentence: "White mates in 12", "Black holds the draw".
 * @param {Omit<Probe, 'moves'>} probe
 * @param {Color} turn
 * @param {string} fen
 * @param {Variant} variant
 * @returns {string}
 */
export function describeProbe(probe, turn, fen, variant) {
  if (probe.result !== 'draw') return describeScore(scoreOf(probe), turn, variant);
  const holder = weakerSide(fen);
  return holder ? texts.endgame.holds(holder) : texts.endgame.drawn;
}

/**
 * A move with its result as words, `title`, and as `short`, from White's side like the score of a line.
 * @typedef {{ id: string, san: string, short: string, title: string }} DescribedMove
 */

/**
 * Every move with its result, the best first.
 * @param {Pick<Probe, 'moves'>} probe
 * @param {Color} turn
 * @param {Move[]} moves all legal moves
 * @param {Variant} variant
 * @returns {DescribedMove[]}
 */
export function listProbe(probe, turn, moves, variant) {
  const sans = new Map(moves.map((move) => [move.id, shownSan(variant, move)]));
  return probe.moves.map((move) => {
    const isDraw = move.result === 'draw';
    const short = isDraw ? '=' : shortScore(scoreOf(move), turn, variant);
    const title = isDraw ? texts.endgame.drawn : describeScore(scoreOf(move), turn, variant);
    return { id: move.id, san: sans.get(move.id) ?? move.id, short, title };
  });
}
