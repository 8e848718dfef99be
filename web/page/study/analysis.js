// @ts-nocheck
/** The machine beside a study: it looks at the position on the board while it is on, and answers what it is asked. */
import { withGame } from '../../kingcraft/game.js';
import { passedFen, shownSan } from '../../scene/game-facts.js';
import { faultText, texts } from '../page-texts.js';
import { arrowOf, arrowsOf, describeLines } from './engine-lines.js';

const NOTHING = { report: null, lines: [], note: '', fault: '' };

/** For so many milliseconds it looks for a hint or a threat. */
const QUESTION_TIME = 700;

export class Analysis {
  #kingcraft;
  #searches;
  #onChange;
  #study = null;
  #node = null;
  #isHeld = false;
  isOn = false;
  /** How many lines it looks for. */
  count = 1;
  /** What it found: `{ report, lines, note, fault }`; what is to be said besides, and why it could not think. */
  found = NOTHING;
  /** What it shows on the board, as shapes. */
  shapes = [];

  /**
   * @param kingcraft the loaded package
   * @param {LatestSearch} searches
   * @param {() => void} onChange there is something new to show
   */
  constructor(kingcraft, searches, onChange) {
    this.#kingcraft = kingcraft;
    this.#searches = searches;
    this.#onChange = onChange;
  }

  /** Looks at where the reader stands in a study now. */
  follow(study) {
    if (study === this.#study && study.current === this.#node) return;
    this.#study = study;
    this.#node = study.current;
    this.#restart();
  }

  toggle() {
    this.isOn = !this.isOn;
    this.#restart();
  }

  setCount(count) {
    this.count = count;
    this.#restart();
  }

  /** Ends all searching, as long as nobody looks. */
  rest() {
    this.#searches.stop();
    this.#node = null;
  }

  /**
   * Rests until a work of its own is done, which may search.
   * @param {(search: (position, limits) => Promise<SearchReport | null>) => Promise} work
   */
  async hold(work) {
    this.#isHeld = true;
    this.#restart();
    try {
      return await work((position, limits) => this.#searches.search(position, limits));
    } finally {
      this.#isHeld = false;
      if (this.#node) this.#restart();
    }
  }

  /** Ends the search of such a work. */
  release() {
    this.#searches.stop();
  }

  /** Shows a good move. Resolves with it in a sentence. */
  async hint() {
    if (this.#isHeld) return texts.engine.reviewFirst;
    const node = this.#node;
    const id = this.found.lines[0]?.ids[0] ?? (await this.#ask(node.fen));
    if (!id || node !== this.#node) return '';
    this.#point(arrowOf(id, 'best'));
    return texts.engine.goodMove(this.#sanOf(node.fen, id));
  }

  /** Shows what the opponent would do now. Resolves with it in a sentence. */
  async threat() {
    if (this.#isHeld) return texts.engine.reviewFirst;
    const node = this.#node;
    const { id: variant } = this.#study.variant;
    const fen = withGame(this.#kingcraft, variant, node.fen, passedFen);
    if (!fen) return texts.engine.noTimeToPass;
    const id = await this.#ask(fen);
    if (node !== this.#node) return '';
    if (!id) return texts.engine.opponentCannot;
    this.#point(arrowOf(id, 'threat'));
    return texts.engine.opponentPlays(this.#sanOf(fen, id));
  }

  #point(shape) {
    this.shapes = [...this.shapes.filter(({ color }) => color !== shape.color), shape];
    this.#onChange();
  }

  #sanOf(fen, id) {
    const game = this.#kingcraft.newGame(this.#study.variant.id, fen);
    const san = shownSan(this.#study.variant, game.move(id));
    game.dispose();
    return san;
  }

  /** The best move of a position, by a short search of its own; then what was looked at before goes on. */
  async #ask(fen) {
    const node = this.#node;
    const position = { variant: this.#study.variant.id, fen, moves: [] };
    try {
      const report = await this.#searches.search(position, { movetime: QUESTION_TIME });
      if (node === this.#node) this.#look();
      return report?.best ?? null;
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  #restart() {
    this.found = NOTHING;
    this.shapes = [];
    this.#look();
    this.#onChange();
  }

  async #look() {
    const study = this.#study;
    if (this.#isHeld) {
      this.found = { ...NOTHING, note: texts.engine.reviewFirst };
      return;
    }
    if (!this.isOn || study.position.outcome) {
      this.#searches.stop();
      if (this.isOn) this.found = { ...NOTHING, note: texts.engine.over };
      return;
    }
    const { tree, variant, current } = study;
    const moves = tree.lineTo(current).map(({ move }) => move.id);
    try {
      const last = await this.#searches.search(
        { variant: variant.id, fen: tree.root.fen, moves, current: current.fen },
        {
          movetime: Number.POSITIVE_INFINITY,
          multipv: this.count,
          onInfo: (report) => this.#tell(report),
        },
      );
      if (last) this.#tell(last);
    } catch (error) {
      this.#fail(error);
    }
  }

  #tell(report) {
    const lines = describeLines(this.#kingcraft, this.#study.variant, this.#node, report.lines);
    this.found = { ...NOTHING, report, lines };
    this.shapes = [...this.shapes.filter(({ color }) => color === 'threat'), ...arrowsOf(lines)];
    this.#onChange();
  }

  #fail(error) {
    this.isOn = false;
    this.found = { ...NOTHING, fault: texts.engine.failed(faultText(error)) };
    this.#onChange();
  }
}
