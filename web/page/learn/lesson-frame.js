/** What the reader of a lesson sees beside its board: the task, the answer to a move, and the steps to choose from. */
import { Board } from '../../board/board.js';
import { createElement, sentence } from '../../scene/elements.js';
import { createButton } from '../page-elements.js';
import { texts } from '../page-texts.js';

/** How high the board is at most. */
const HIGHEST = 720;

export class LessonFrame {
  #room = createElement('div', { className: 'diagram-room' });
  /** The title of the step. */
  name = createElement('h3', { tabIndex: -1 });
  #count = createElement('p', { className: 'lesson-count' });
  #task = createElement('p', { className: 'lesson-task' });
  #feedback = createElement('p', { className: 'lesson-feedback' });
  #answer;
  #steps;
  /** @type {Board | null} */
  #board = null;

  /**
   * @param {{ id: string, title: string, steps: string, count: number, buttons: HTMLElement[] }} parts `steps` names the list of steps,
   *   `count` is how many there are, `buttons` stand below what is said
   * @param {(index: number) => void} onStep called when the reader chooses a step
   */
  constructor({ id, title, steps, count, buttons }, onStep) {
    this.#steps = Array.from({ length: count }, (_, index) =>
      createButton(String(index + 1), () => onStep(index)),
    );
    this.#feedback.setAttribute('role', 'status');
    const list = createElement('ol', { className: 'lesson-steps' });
    list.append(...this.#steps.map((button) => createElement('li', {}, button)));
    list.setAttribute('aria-label', steps);
    const row = createElement('div', { className: 'lesson-buttons' }, ...buttons);
    const words = { className: 'lesson-words' };
    this.#answer = createElement('div', { className: 'lesson-answer' }, this.#feedback, row, list);
    const figure = createElement('figure', { className: 'diagram' }, this.#room);
    const task = createElement('div', words, this.#count, this.name, this.#task);
    const body = createElement('div', { className: 'rule' }, task, figure, this.#answer);
    this.element = createElement(
      'section',
      { className: 'lesson' },
      createElement('h2', { textContent: title, id }),
      body,
    );
    this.element.setAttribute('aria-labelledby', id);
  }

  /**
   * Puts a board in, once the element is on the page.
   * @param {Pick<ConstructorParameters<typeof Board>[1], 'layout' | 'label' | 'onMove'>} options
   */
  addBoard(options) {
    const room = this.#room;
    const board = new Board(room.appendChild(createElement('div')), {
      ...options,
      words: texts.board,
      container: room,
      space: () => ({ width: room.clientWidth, height: HIGHEST }),
    });
    board.set({ coordinates: 'always' });
    this.#board = board;
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
