// @ts-nocheck
/**
 * Puts the boards of a long page in one at a time, the nearest to the reader first, so that the page answers in between. Until a
 * board is there, its room is kept free for it, and nothing moves when it comes.
 */
import { createGeometry } from '../../board/geometry.js';
import { nextTask } from '../sliced-work.js';

export class Gradually {
  #plans;
  #onOpen;
  #stopped = false;

  /**
   * @param {{ room: HTMLElement, layout, labels: boolean | 'always', space(), open() }[]} plans `open` puts the board into its room and returns it;
   *   `labels` and `space` are as the board has them
   * @param {(board) => void} onOpen called with each board when it is there
   */
  constructor(plans, onOpen) {
    this.#plans = plans;
    this.#onOpen = onOpen;
  }

  /** Keeps the rooms free. To be called once they stand on the page. */
  reserve() {
    const heights = this.#plans.map(({ layout, labels, space }) => {
      const names = { labels, captions: Boolean(labels) };
      const view = { ...space(), ...names, orientation: 'white', pixelRatio: devicePixelRatio };
      return createGeometry(layout, view).height;
    });
    for (const [index, { room }] of this.#plans.entries())
      room.style.minHeight = `${heights[index]}px`;
  }

  /** Puts the boards in, a task each. */
  async run() {
    const places = new Map(this.#plans.map((plan) => [plan, distance(plan.room)]));
    const nearestFirst = [...this.#plans].sort((one, other) => places.get(one) - places.get(other));
    for (const { room, open } of nearestFirst) {
      await nextTask();
      if (this.#stopped) return;
      this.#onOpen(open());
      room.style.minHeight = '';
    }
  }

  stop() {
    this.#stopped = true;
  }
}

/** How far an element is from what the reader sees. */
function distance(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - innerHeight, -bottom);
}
