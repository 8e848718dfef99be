/**
 * A lesson of a few steps: the reader finds a move on the board, and reads why another one is wrong.
 * @import { Kingcraft, Move, Variant } from '../../kingcraft/index.js'
 * @import { LearnHandlers } from './learn-screen.js'
 * @import { LessonStep } from '../../variants/rulebook.js'
 */
import { readPosition } from '../../game/diagram-position.js';
import { factsOf } from '../../game/game-facts.js';
import { motionsOf } from '../../game/move-paths.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import * as storage from '../store/page-storage.js';
import { LessonFrame } from './lesson-frame.js';

export class Lesson extends LessonFrame {
  #steps;
  #index = 0;
  #solved = false;
  #showButton = createButton(texts.lesson.show, () => this.#showSolution());
  #nextButton = createButton(texts.lesson.next, () => this.#goOn(), 'primary');

  /**
   * @param {Kingcraft} kingcraft
   * @param {Variant} variant
   * @param {LessonStep[]} steps of the rulebook
   * @param {LearnHandlers} handlers
   */
  constructor(kingcraft, variant, steps, handlers) {
    const { title, steps: list } = texts.lesson;
    const parts = { id: 'lesson-title', title, steps: list, count: steps.length };
    super(kingcraft, variant, parts, handlers);
    this.#steps = steps;
    this.addButtons(this.#nextButton, this.#showButton);
  }

  /** Puts the board in, once the element is on the page. */
  open() {
    this.addBoard(texts.lesson.board, {
      onMove: (move) => this.#try(move),
      onReason: (from, to) => this.#refuse(from, to),
    });
    this.show(this.#progress() % this.#steps.length);
  }

  /** How many steps the reader has solved, now or on an earlier visit. */
  #progress() {
    return Math.min(storage.storedValues().lessons[this.variant.id] ?? 0, this.#steps.length);
  }

  #saveProgress() {
    const { lessons } = storage.storedValues();
    const progress = Math.max(this.#progress(), this.#index + 1);
    storage.storeValues({ lessons: { ...lessons, [this.variant.id]: progress } });
  }

  get #step() {
    return this.#steps[this.#index];
  }

  /**
   * @override
   * @param {number} index
   */
  show(index) {
    this.#index = index;
    this.#solved = false;
    const { fen, play = [], title, text } = this.#step;
    this.startGame(fen);
    const move = play.map((id) => this.game.move(id)).at(-1) ?? null;
    const { kingcraft, variant, layout } = this;
    const { scene } = readPosition(kingcraft, variant, layout, this.#step, texts.hints);
    const position = { ...factsOf(this.game), move, moves: this.game.moves() };
    this.board.show(position, { hints: scene.hints });
    this.board.select(null);
    this.showTask({
      count: texts.lesson.step(index + 1, this.#steps.length),
      name: title,
      task: text,
    });
    this.#showButton.hidden = false;
    this.#say('ready', texts.lesson.ready);
    this.#showSteps();
  }

  /** @param {Move} move */
  #try(move) {
    if (this.#step.goal.includes(move.id)) return this.#solve(move);
    this.#sayWrong(move.from, (id) => id === move.id, this.#step.otherwise);
  }

  /**
   * Says why a piece may not go somewhere.
   * @param {string} from
   * @param {string} to
   */
  #refuse(from, to) {
    const reason = texts.message(this.game.explain(from, to));
    this.#sayWrong(from, (id) => id.startsWith(from + to), reason);
  }

  /**
   * Says what the step has to say of a wrong move, and leaves its piece picked up.
   * @param {string} from
   * @param {(id: string) => boolean} isIt
   * @param {string} otherwise where the step says nothing of it
   */
  #sayWrong(from, isIt, otherwise) {
    const { wrong = [] } = this.#step;
    this.board.select(from);
    this.#say('wrong', wrong.find(({ moves }) => moves.some(isIt))?.text ?? otherwise);
  }

  /** @param {Move} move */
  #solve(move) {
    this.game.move(move.id);
    this.#solved = true;
    this.#saveProgress();
    this.board.show({ ...factsOf(this.game), move, moves: null });
    this.board.play(motionsOf(move));
    this.#showButton.hidden = true;
    this.#say('right', this.#step.done);
    this.#showSteps();
    this.#nextButton.focus({ preventScroll: true });
  }

  #goOn() {
    this.show((this.#index + 1) % this.#steps.length);
    this.name.focus({ preventScroll: true });
  }

  /** Shows the move, and picks its piece up. */
  #showSolution() {
    const move = this.game.moves().find(({ id }) => id === this.#step.goal[0]);
    if (!move) return;
    const { from, to, kind, promotion } = move;
    this.board.select(from);
    const words = kind === 'headbutt' ? texts.lesson.headbutt(from) : texts.lesson.fromTo(from, to);
    this.#say('ready', promotion ? `${words} ${texts.lesson.makeIt(promotion)}` : words);
  }

  /**
   * @param {'ready' | 'right' | 'wrong'} state
   * @param {string} text
   */
  #say(state, text) {
    this.say(state, text);
    this.#nextButton.hidden = !this.#solved;
    this.#nextButton.textContent =
      this.#index + 1 < this.#steps.length ? texts.lesson.next : texts.lesson.again;
  }

  #showSteps() {
    const progress = this.#progress();
    const entries = this.#steps.map(({ title }, index) => {
      const done = index < progress;
      return { done, label: texts.lesson.entry(index + 1, title, done) };
    });
    this.showSteps(this.#index, entries);
  }
}
