/** The engine's analysis of a study: searches the current position while it is on, and answers questions about it. */
/** @import { Kingcraft } from '../../kingcraft/index.js' */
/** @import { MoveNode } from '../../kingcraft/pgn/pgn.js' */
/** @import { SearchOptions, SearchReport } from '../../worker/client.js' */
/** @import { EngineArrow, EngineLine } from './engine-lines.js' */
/** @import { LatestSearch, StudySearchPosition } from './latest-search.js' */
/** @import { Study } from './study.js' */

import { passedFen, shownSan } from '../../game/game-facts.js';
import { withGame } from '../../kingcraft/with-game.js';
import { faultText, texts } from '../base/page-texts.js';
import { arrowOf, arrowsOf, describeLines } from './engine-lines.js';

/**
 * The result of the search so far; `note` says why it does not search, `fault` why it could not.
 * @typedef {{ report: SearchReport | null, lines: EngineLine[], note: string, fault: string }} Findings
 */

/** @type {Findings} */
const NOTHING = { report: null, lines: [], note: '', fault: '' };

/** How long a hint or a threat is searched, in milliseconds. */
const QUESTION_TIME = 700;

export class Analysis {
  #kingcraft;
  #searches;
  #onChange;
  /** The current position of a study, null before the first one. @type {{ study: Study, node: MoveNode } | null} */
  #place = null;
  /** Whether a review has the engine. */
  #isHeld = false;
  isOn = false;
  /** The number of lines. */
  count = 1;
  /** @type {Findings} */
  found = NOTHING;
  /** The arrows on the board. @type {EngineArrow[]} */
  shapes = [];

  /**
   * @param {Kingcraft} kingcraft
   * @param {LatestSearch} searches
   * @param {() => void} onChange there are new findings
   */
  constructor(kingcraft, searches, onChange) {
    this.#kingcraft = kingcraft;
    this.#searches = searches;
    this.#onChange = onChange;
  }

  /**
   * Turns to the current position of a study.
   * @param {Study} study
   */
  follow(study) {
    const node = study.current;
    if (study === this.#place?.study && node === this.#place.node) return;
    this.#place = { study, node };
    this.#restart();
  }

  toggle() {
    this.isOn = !this.isOn;
    this.#restart();
  }

  /** @param {number} count of lines */
  setCount(count) {
    this.count = count;
    this.#restart();
  }

  /** Ends all searches until it follows a study again. */
  rest() {
    this.#searches.stop();
    this.#place = null;
  }

  /**
   * Lends the engine to other work, and goes on when that is done.
   * @template T
   * @param {(search: (position: StudySearchPosition, limits: SearchOptions) => Promise<SearchReport | null>) =>
   *   Promise<T>} work
   */
  async hold(work) {
    this.#isHeld = true;
    this.#restart();
    try {
      return await work((position, limits) => this.#searches.search(position, limits));
    } finally {
      this.#isHeld = false;
      if (this.#place) this.#restart();
    }
  }

  /** Ends the search of the work that has the engine. */
  release() {
    this.#searches.stop();
  }

  /** Points at a good move. Resolves with a sentence about it, which is empty if the position has changed. */
  async hint() {
    if (this.#isHeld) return texts.engine.reviewFirst;
    const place = this.#place;
    if (!place) return '';
    const { fen } = place.node;
    const id = this.found.lines[0]?.ids[0] ?? (await this.#bestMove(fen));
    if (!id || place !== this.#place) return '';
    this.#point(arrowOf(id, 'best'));
    return texts.engine.goodMove(this.#sanOf(place.study, fen, id));
  }

  /** Points at what the opponent would play now. Resolves as `hint` does. */
  async threat() {
    if (this.#isHeld) return texts.engine.reviewFirst;
    const place = this.#place;
    if (!place) return '';
    const { id: variant } = place.study.variant;
    const fen = withGame(this.#kingcraft, variant, place.node.fen, passedFen);
    if (!fen) return texts.engine.noTimeToPass;
    const id = await this.#bestMove(fen);
    if (place !== this.#place) return '';
    if (!id) return texts.engine.opponentCannot;
    this.#point(arrowOf(id, 'threat'));
    return texts.engine.opponentPlays(this.#sanOf(place.study, fen, id));
  }

  /** @param {EngineArrow} arrow takes the place of the one in its color */
  #point(arrow) {
    this.shapes = [...this.shapes.filter(({ color }) => color !== arrow.color), arrow];
    this.#onChange();
  }

  /**
   * @param {Study} study
   * @param {string} fen
   * @param {string} id
   */
  #sanOf({ variant }, fen, id) {
    return withGame(this.#kingcraft, variant.id, fen, (game) => shownSan(variant, game.move(id)));
  }

  /**
   * The best move of a position, after which the analysis goes on; null if the search ended without one.
   * @param {string} fen
   */
  async #bestMove(fen) {
    const place = this.#place;
    if (!place) return null;
    const position = { variant: place.study.variant.id, fen, moves: [] };
    try {
      const report = await this.#searches.search(position, { movetime: QUESTION_TIME });
      if (place === this.#place) this.#search();
      return report?.best ?? null;
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  #restart() {
    this.found = NOTHING;
    this.shapes = [];
    this.#search();
    this.#onChange();
  }

  async #search() {
    if (this.#isHeld) {
      this.found = { ...NOTHING, note: texts.engine.reviewFirst };
      return;
    }
    const place = this.#place;
    if (!place) return;
    const { study, node } = place;
    if (!this.isOn || study.position.outcome) {
      this.#searches.stop();
      if (this.isOn) this.found = { ...NOTHING, note: texts.engine.over };
      return;
    }
    const { tree, variant } = study;
    const moves = tree.lineTo(node).flatMap(({ move }) => move?.id ?? []);
    const show = (/** @type {SearchReport} */ report) => this.#show(place, report);
    try {
      const last = await this.#searches.search(
        { variant: variant.id, fen: tree.root.fen, moves, current: node.fen },
        { movetime: Number.POSITIVE_INFINITY, multipv: this.count, onInfo: show },
      );
      if (last) show(last);
    } catch (error) {
      this.#fail(error);
    }
  }

  /**
   * @param {{ study: Study, node: MoveNode }} place
   * @param {SearchReport} report
   */
  #show({ study, node }, report) {
    const lines = describeLines(this.#kingcraft, study.variant, node, report.lines);
    this.found = { ...NOTHING, report, lines };
    this.shapes = [...this.shapes.filter(({ color }) => color === 'threat'), ...arrowsOf(lines)];
    this.#onChange();
  }

  /** @param {unknown} error */
  #fail(error) {
    this.isOn = false;
    this.found = { ...NOTHING, fault: texts.engine.failed(faultText(error)) };
    this.#onChange();
  }
}
