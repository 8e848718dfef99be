/**
 * Puts the boards of a long page in one at a time, the nearest to the reader first, so that the page answers in
 * between. Until a board is there, its room is reserved, and nothing moves when it comes.
 */
import { createGeometry } from '../../board/geometry.js';
import { createLayout } from '../../board/layout.js';
import { nextTask } from '../base/sliced-work.js';

/**
 * A board that is on the page, or a lesson around one.
 * @typedef {{ set(change: { theme: import('../../board/board-types.js').Theme }): void, destroy(): void }} PlacedBoard
 */

/**
 * A board to come: `open` puts it into its room; `labels` and `space` are as the board has them.
 * @typedef {{
 *   room: HTMLElement,
 *   layout: ReturnType<typeof createLayout>,
 *   labels: boolean | 'always',
 *   space(): { width: number, height: number },
 *   open(): PlacedBoard,
 * }} BoardPlan
 */

export class LazyBoards {
  #plans;
  #onOpen;
  #stopped = false;

  /**
   * @param {BoardPlan[]} plans
   * @param {(board: PlacedBoard) => void} onOpen called with each board when it is there
   */
  constructor(plans, onOpen) {
    this.#plans = plans;
    this.#onOpen = onOpen;
  }

  /** Reserves the rooms. To be called once they are on the page. */
  reserve() {
    const geometries = this.#plans.map(({ layout, labels, space }) =>
      createGeometry(layout, {
        ...space(),
        labels,
        captions: Boolean(labels),
        orientation: 'white',
        pixelRatio: devicePixelRatio,
      }),
    );
    for (const [index, { room }] of this.#plans.entries())
      room.style.minHeight = `${geometries[index].height}px`;
  }

  /** Puts the boards in, a task each. */
  async run() {
    const placed = this.#plans.map((plan) => ({ plan, distance: distanceOf(plan.room) }));
    placed.sort((one, other) => one.distance - other.distance);
    for (const { plan } of placed) {
      await nextTask();
      if (this.#stopped) return;
      this.#onOpen(plan.open());
      plan.room.style.minHeight = '';
    }
  }

  stop() {
    this.#stopped = true;
  }
}

/**
 * How far an element is from what the reader sees.
 * @param {HTMLElement} element
 */
function distanceOf(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - innerHeight, -bottom);
}
