/**
 * The commands of the page around the frame, done one after the other. A page may send them faster than a board can
 * show what they do:
 * where another position is asked for, those that wait in front of it are left out. The contract is in
 * docs/embedding.md.
 * @import { KingcraftBoard } from '../index.js'
 */
import { nextTurn } from '../../kingcraft/platform.js';
import { obey } from './frame-messages.js';

/** @typedef {{ command?: unknown, id?: unknown }} Message what the page has sent */

/** The commands after which it does not matter what was on the board before. */
const WHOLE = ['load', 'reset'];

/** So many milliseconds the commands take until others have their turn: less than a picture of the screen. */
const SLICE = 12;

export class CommandQueue {
  #board;
  #post;
  /**
   * Those from `#next` on are to be done; null stands for one that was done before its turn.
   * @type {(Message | null)[]}
   */
  #waiting = [];
  #next = 0;
  /** Where in `#waiting` another position is asked for. @type {number[]} */
  #whole = [];
  #isRunning = false;

  /**
   * @param {KingcraftBoard} board
   * @param {(answer: object) => void} post posts an answer to the page
   */
  constructor(board, post) {
    this.#board = board;
    this.#post = post;
  }

  /**
   * Takes what the page has sent, which may be anything.
   * @param {unknown} message
   */
  add(message) {
    /** @type {Message} */
    const command = Object(message);
    if (WHOLE.includes(String(command.command))) this.#whole.push(this.#waiting.length);
    this.#waiting.push(command);
    if (!this.#isRunning) this.#run();
  }

  async #run() {
    this.#isRunning = true;
    for (let rested = performance.now(); this.#next < this.#waiting.length; ) {
      await this.#doNext();
      const isLast = this.#next === this.#waiting.length;
      if (isLast) this.#forget();
      if (!isLast && performance.now() < rested + SLICE) continue;
      // Messages sent meanwhile arrive.
      await nextTurn();
      rested = performance.now();
    }
    this.#isRunning = false;
  }

  #forget() {
    this.#waiting = [];
    this.#next = 0;
    this.#whole = [];
  }

  /** Does the newest command that asks for another position, else the next one. */
  async #doNext() {
    const newest = this.#whole.pop();
    const at = newest ?? this.#next++;
    const command = this.#waiting[at];
    this.#waiting[at] = null;
    const isDone = command === null || (await this.#obey(command));
    // Where there is no such position, those in front of it count.
    if (newest === undefined || !isDone) return;
    for (; this.#next <= newest; this.#next++) this.#leaveOut(this.#waiting[this.#next]);
    this.#whole = this.#whole.filter((other) => other > newest);
  }

  /** Whether a command was carried out. @param {Message} command */
  async #obey(command) {
    const answer = await obey(this.#board, command);
    if (answer) this.#post(answer);
    return answer?.ok ?? true;
  }

  /** @param {Message | null} command */
  #leaveOut(command) {
    if (command?.id === undefined) return;
    const message = 'A later command asked for another position.';
    this.#post({ kingcraft: 'answer', id: command.id, ok: false, code: 'superseded', message });
  }
}
