/**
 * Connects the engine with a study: analysis, hint, threat and review, shown in the panel, in the bar and on the board.
 */
/** @import { Color, Kingcraft } from '../../kingcraft/index.js' */
/** @import { Engine, SearchOptions, SearchReport } from '../../worker/client.js' */
/** @import { EngineArrow } from './engine-lines.js' */
/** @import { StudySearchPosition } from './latest-search.js' */
import { texts } from '../base/page-texts.js';
import { Analysis } from './analysis.js';
import { EngineView } from './engine-view.js';
import { LatestSearch } from './latest-search.js';
import { reviewMainLine } from './review.js';
import { Study } from './study.js';
import { describeState } from './study-descriptions.js';

export class EngineController {
  #kingcraft;
  #handlers;
  #analysis;
  #view;
  /** @type {Study | null} */
  #study = null;
  /** @type {Color} */
  #orientation = 'white';
  #wasOn = false;

  /**
   * Creates `element`, for the panel, and `bar`, to stand beside the board.
   * @param {Kingcraft} kingcraft
   * @param {{ createEngine(): Promise<Engine>, point(shapes: EngineArrow[]): void, resized(): void, play(ids: string[],
   *   shown: 'first' | 'last'): void, preview(study: Study | null): void, say(text: string): void }} handlers `point`:
   *   on the board; `resized`: the bar beside it came or went; `play`: these moves, and the position after one of them;
   *   `preview`: a study is to be seen in the place of the own one; `say`: an answer
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    const searches = new LatestSearch(() => handlers.createEngine());
    this.#analysis = new Analysis(kingcraft, searches, () => this.#show());
    this.#view = new EngineView({
      toggle: () => this.#analysis.toggle(),
      count: (count) => this.#analysis.setCount(count),
      lines: {
        play: (ids, shown) => handlers.play(ids, shown),
        preview: (ids) => handlers.preview(ids && this.#studyAfter(ids)),
      },
    });
    this.element = this.#view.element;
    this.bar = this.#view.bar;
  }

  /**
   * Turns to the current position of a study.
   * @param {Study} study
   * @param {Color} orientation
   */
  follow(study, orientation) {
    this.#study = study;
    this.#orientation = orientation;
    this.#analysis.follow(study);
    this.#show();
  }

  /**
   * Makes the bar as tall as the squares of the board beside it, in pixels.
   * @param {{ top: number, height: number }} extent
   */
  standBeside(extent) {
    this.#view.standBeside(extent);
  }

  /** Ends all searches until it follows a study again. */
  rest() {
    this.#analysis.rest();
  }

  hint() {
    return this.#answer(this.#analysis.hint());
  }

  threat() {
    return this.#answer(this.#analysis.threat());
  }

  /**
   * The points of a study's main line; null when the review was cancelled.
   * @param {Study} study
   * @param {number} movetime milliseconds a position
   * @param {(done: number, all: number) => void} onProgress
   */
  review(study, movetime, onProgress) {
    return this.hold((search) => {
      const searchFor = (/** @type {StudySearchPosition} */ position) =>
        search(position, { movetime });
      return reviewMainLine(this.#kingcraft, study, searchFor, onProgress);
    });
  }

  /**
   * Lends the engine to other work, and goes on when that is done; see Analysis.hold.
   * @template T
   * @param {(search: (position: StudySearchPosition, limits: SearchOptions) => Promise<SearchReport | null>) =>
   *   Promise<T>} work
   */
  hold(work) {
    return this.#analysis.hold(work);
  }

  cancelReview() {
    this.#analysis.release();
  }

  /**
   * A study of the current position in which these moves were played.
   * @param {string[]} ids
   */
  #studyAfter(ids) {
    if (!this.#study) return null;
    const { variant, current } = this.#study;
    const study = Study.begin(this.#kingcraft, variant.id, current.fen);
    for (const id of ids) study.play(id);
    return study;
  }

  /** @param {Promise<string>} question */
  async #answer(question) {
    this.#handlers.say(texts.engine.thinks);
    const answer = await question;
    this.#handlers.say(answer || (this.#study ? describeState(this.#study) : ''));
  }

  #show() {
    if (!this.#study) return;
    const { isOn, count, found, shapes } = this.#analysis;
    const state = { isOn, count, orientation: this.#orientation };
    this.#view.update(state, found, this.#study);
    this.#handlers.point(shapes);
    if (isOn !== this.#wasOn) this.#handlers.resized();
    this.#wasOn = isOn;
  }
}
