/**
 * A lesson around a board: the task, the answer to a move, the steps to choose from, and the game of the step that is
 * shown.
 * @import { GameBoardOptions } from '../../game/scene-types.js'
 * @import { LearnHandlers } from './learn-screen.js'
 * @import { Color, Game, Kingcraft, Variant } from '../../kingcraft/index.js'
 */
import { createLayout } from '../../board/layout.js';
import { h, sentence } from '../../dom/elements.js';
import { GameBoard } from '../../game/game-board.js';
import { otherColor } from '../../kingcraft/square.js';
import { confirmMoves } from '../base/confirm-move.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { settings } from '../store/settings.js';

/** How high the board is at most. */
const HIGHEST = 720;

export class LessonFrame {
  #room = h('div', { class: 'diagram-room' });
  /** The title of the step. */
  name = h('h3', { tabIndex: -1 });
  #count = h('p', { class: 'lesson-count' });
  #task = h('p', { class: 'lesson-task' });
  #feedback = h('p', { class: 'lesson-feedback', role: 'status' });
  #buttons = h('div', { class: 'lesson-buttons' });
  #answer;
  #steps;
  /** @type {GameBoard | null} */
  #board = null;
  #playFrom;
  /** Whose part the reader has in the step. @type {Color} */
  #side = 'white';
  /** Who sits below. @type {Color} */
  #orientation = 'white';
  #stopWatching = () => {};
  /** @type {Game | null} */
  #game = null;

  /**
   * @param {Kingcraft} kingcraft
   * @param {Variant} variant
   * @param {{ id: string, title: string, steps: string, count: number }} parts `steps` names the list of steps, `count`
   *   is how many there are
   * @param {Pick<LearnHandlers, 'playFrom'>} handlers
   */
  constructor(kingcraft, variant, { id, title, steps, count }, { playFrom }) {
    this.#playFrom = createButton(texts.newGame.fromHere, () =>
      playFrom({ variant: variant.id, fen: this.game.fen(), side: this.#side }),
    );
    this.kingcraft = kingcraft;
    this.variant = variant;
    this.layout = createLayout(variant);
    this.#steps = Array.from({ length: count }, (_, index) =>
      createButton(String(index + 1), () => this.show(index)),
    );
    const list = h(
      'ol',
      { class: 'lesson-steps', 'aria-label': steps },
      ...this.#steps.map((button) => h('li', {}, button)),
    );
    this.#answer = h('div', { class: 'lesson-answer' }, this.#feedback, this.#buttons, list);
    const figure = h('figure', { class: 'diagram' }, this.#room);
    const task = h('div', { class: 'lesson-words' }, this.#count, this.name, this.#task);
    const body = h('div', { class: 'rule' }, task, figure, this.#answer);
    this.element = h(
      'section',
      { class: 'lesson', 'aria-labelledby': id },
      h('h2', { id }, title),
      body,
    );
  }

  /**
   * Shows a step that the reader has chosen. Each lesson does it in its own way.
   * @param {number} index
   */
  show(index) {
    throw new Error(`there is no step ${index}`);
  }

  /**
   * Puts buttons below what is said.
   * @param {...HTMLElement} buttons
   */
  addButtons(...buttons) {
    this.#buttons.append(...buttons);
  }

  /**
   * Puts a board in, once the element is on the page.
   * @param {string} label
   * @param {Pick<GameBoardOptions, 'onMove' | 'onReason'>} handlers
   */
  addBoard(label, handlers) {
    const room = this.#room;
    const host = room.appendChild(h('div'));
    const board = new GameBoard(host, {
      ...handlers,
      confirms: confirmMoves(host, this.variant),
      layout: this.layout,
      label,
      texts,
      container: room,
      space: () => ({ width: room.clientWidth, height: HIGHEST }),
    });
    this.#stopWatching = settings.watch(({ coordinates }) =>
      board.set({ coordinates: coordinates && 'always' }),
    );
    this.#board = board;
    this.addButtons(
      this.#playFrom,
      createButton(texts.tools.flip, () => this.turnTo(otherColor(this.#orientation)), 'flip'),
    );
  }

  /** @param {Color} color who sits below from now on */
  turnTo(color) {
    this.#orientation = color;
    this.board.set({ orientation: color });
  }

  /**
   * The board that addBoard() has put in.
   * @throws when there is none yet
   */
  get board() {
    if (!this.#board) throw new Error('This lesson has no board yet.');
    return this.#board;
  }

  /**
   * Begins the game of a step.
   * @param {string} fen
   */
  startGame(fen) {
    this.#game?.dispose();
    this.#game = this.kingcraft.newGame(this.variant.id, fen);
    this.#side = this.#game.turn();
  }

  /**
   * The game that startGame() has begun.
   * @throws when there is none yet
   */
  get game() {
    if (!this.#game) throw new Error('This lesson has no game yet.');
    return this.#game;
  }

  /**
   * Passes a change of the scene on to the board.
   * @param {{ theme: import('../../board/board-types.js').Theme }} change
   */
  set(change) {
    this.board.set(change);
  }

  destroy() {
    this.#stopWatching();
    this.#game?.dispose();
    this.board.destroy();
  }

  /**
   * Shows which step it is, and what is to be done.
   * @param {{ count: string, name: string, task: string }} step
   */
  showTask({ count, name, task }) {
    this.#count.textContent = count;
    this.name.textContent = name;
    this.#task.replaceChildren(...sentence(task));
  }

  /**
   * Shows the answer to a move.
   * @param {'ready' | 'right' | 'wrong'} state
   * @param {string} text
   */
  say(state, text) {
    this.#answer.dataset.state = state;
    this.#playFrom.hidden = this.game.outcome() !== null;
    this.#feedback.replaceChildren(...sentence(text));
  }

  /**
   * @param {number} current the step that is shown
   * @param {{ label: string, done: boolean }[]} entries of all steps
   */
  showSteps(current, entries) {
    for (const [index, button] of this.#steps.entries()) {
      button.toggleAttribute('data-done', entries[index].done);
      button.setAttribute('aria-label', entries[index].label);
      if (index === current) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
  }
}
