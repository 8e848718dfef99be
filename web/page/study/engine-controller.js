// @ts-nocheck
/** All that the machine does for a study: it looks, answers and reviews; shown in its part of the panel, in the bar and on the board. */
import { texts } from '../page-texts.js';
import { Analysis } from './analysis.js';
import { EngineView } from './engine-view.js';
import { LatestSearch } from './latest-search.js';
import { lookThrough } from './review.js';
import { describeState } from './study-descriptions.js';

export class EngineController {
  #kingcraft;
  #handlers;
  #analysis;
  #view;
  #study = null;
  #orientation = 'white';

  /**
   * Makes `element`, for the panel, and `bar`, to stand beside the board.
   * @param kingcraft the loaded package
   * @param handlers `createEngine()`; `point(shapes)`: on the board; `play(ids)`: a line into the study; `say(text)`: an answer
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    const searches = new LatestSearch(() => handlers.createEngine());
    this.#analysis = new Analysis(kingcraft, searches, () => this.#show());
    this.#view = new EngineView({
      toggle: () => this.#analysis.toggle(),
      count: (count) => this.#analysis.setCount(count),
      play: (ids) => handlers.play(ids),
    });
    this.element = this.#view.element;
    this.bar = this.#view.bar;
  }

  /** Looks at where the reader stands now. */
  follow(study, orientation) {
    this.#study = study;
    this.#orientation = orientation;
    this.#analysis.follow(study);
    this.#show();
  }

  /** Makes the bar as tall as the squares of the board beside it. */
  standBeside(extent) {
    this.#view.standBeside(extent);
  }

  /** Ends all searching, as long as nobody looks. */
  rest() {
    this.#analysis.rest();
  }

  hint() {
    return this.#answer(this.#analysis.hint());
  }

  threat() {
    return this.#answer(this.#analysis.threat());
  }

  /** The points of the main line, each looked at for so many milliseconds; null when it was cancelled. */
  review(movetime, onProgress) {
    return this.#analysis.hold((search) => {
      const look = (position) => search(position, { movetime });
      return lookThrough(this.#kingcraft, this.#study, look, onProgress);
    });
  }

  cancelReview() {
    this.#analysis.release();
  }

  async #answer(question) {
    this.#handlers.say(texts.engine.thinks);
    this.#handlers.say((await question) || describeState(this.#study));
  }

  #show() {
    const { isOn, count, found, shapes } = this.#analysis;
    const state = { isOn, count, orientation: this.#orientation };
    this.#view.update(state, found, this.#study);
    this.#handlers.point(shapes);
  }
}
