/**
 * The tools under the board of a puzzle: which of them are of use now, and whether the reader asks why.
 * @import { ToolName } from '../study/study-frame.js'
 */

/** In a streak and a run nothing is given away. @type {ToolName[]} */
const HELP = ['hint', 'solution'];

export class PuzzleTools {
  #tools;
  #isAsking = false;

  /** @param {Map<ToolName, HTMLButtonElement>} tools */
  constructor(tools) {
    this.#tools = tools;
  }

  /** Whether the next pair of squares is to be explained and not played. */
  get isAsking() {
    return this.#isAsking;
  }

  set isAsking(isAsking) {
    this.#isAsking = isAsking;
    this.#tools.get('why')?.setAttribute('aria-pressed', String(isAsking));
  }

  /**
   * @param {boolean} isOpen whether the solver is to move
   * @param {boolean} isSeries whether it is a streak or a run
   */
  update(isOpen, isSeries) {
    for (const [name, button] of this.#tools) {
      button.hidden = isSeries && HELP.includes(name);
      button.disabled = !isOpen && name !== 'flip';
    }
  }
}
