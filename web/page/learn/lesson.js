/**
 * A lesson of a few steps: the reader finds a move on the board, and reads why another one is wrong.
 * @import { Kingcraft, Move, Variant } from '../../kingcraft/index.js'
 * @import { LessonStep } from '../../variants/rulebook.js'
 */
import { readPosition } from '../../game/diagram-position.js';
import { crownsOf, royalsOf } from '../../game/game-facts.js';
import { choicesOf, whichMove } from '../../game/move-choices.js';
import { motionsOf, pathOf, squaresOf } from '../../game/move-paths.js';
import { piecesOf } from '../../game/position-scene.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import * as storage from '../store/page-storage.js';
import { LessonFrame } from './lesson-frame.js';

export class Lesson extends LessonFrame {
  #steps;
  #choices = choicesOf([]);
  #index = 0;
  #solved = false;
  #showButton = createButton(texts.lesson.show, () => this.#showSolution());
  #nextButton = createButton(texts.lesson.next, () => this.#goOn(), 'primary');

  /**
   * @param {Kingcraft} kingcraft
   * @param {Variant} variant
   * @param {LessonStep[]} steps of the rulebook
   */
  constructor(kingcraft, variant, steps) {
    const { title, steps: list } = texts.lesson;
    super(kingcraft, variant, { id: 'lesson-title', title, steps: list, count: steps.length });
    this.#steps = steps;
    this.addButtons(this.#nextButton, this.#showButton);
  }

  /** Puts the board in, once the element is on the page. */
  open() {
    this.addBoard(texts.lesson.board, (from, to) => this.#try(from, to));
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
    for (const id of play) this.game.move(id);
    const { scene } = readPosition(
      this.kingcraft,
      this.variant,
      this.layout,
      this.#step,
      texts.hints,
    );
    this.#choices = choicesOf(this.game.moves());
    this.board.set({ ...scene, dests: this.#targets(scene.pieces) });
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

  /**
   * Where a piece may be put: also where the rules forbid it, since the reader is shown why.
   * @param {Map<string, { color: string }>} pieces
   */
  #targets(pieces) {
    const ours = [...pieces].filter(([, { color }]) => color === this.game.turn());
    return new Map(
      ours.map(([from]) => {
        const legal = this.#choices.dests.get(from) ?? [];
        const others = this.layout.squares.filter(
          (square) => pieces.get(square)?.color !== this.game.turn(),
        );
        return [from, [...new Set([...others, ...legal])]];
      }),
    );
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  async #try(from, to) {
    const { goal, wrong = [], otherwise } = this.#step;
    const step = this.#step;
    const moves = this.#choices.movesBetween(from, to);
    const move = moves.length > 0 ? await whichMove(this.board, to, moves, texts) : null;
    if (step !== this.#step || (moves.length > 0 && !move)) return;
    if (move && goal.includes(move.id)) return this.#solve(move);
    const isIt = (/** @type {string} */ id) => (move ? id === move.id : id.startsWith(from + to));
    const reason = wrong.find((entry) => entry.moves.some(isIt))?.text;
    this.board.select(from);
    this.#say('wrong', reason ?? (move ? otherwise : this.#refuse(from, to)));
  }

  /**
   * The answer to a pair of squares that is no legal move.
   * @param {string} from
   * @param {string} to
   */
  #refuse(from, to) {
    const piece = piecesOf(this.layout, this.game.fen()).get(from);
    return `${texts.lesson.cannotGo(piece?.role ?? '', from, to)} ${this.#step.otherwise}`;
  }

  /** @param {Move} move */
  #solve(move) {
    this.game.move(move.id);
    this.#solved = true;
    this.#saveProgress();
    const pieces = piecesOf(this.layout, this.game.fen());
    this.board.set({
      pieces,
      dests: new Map(),
      hints: new Map(),
      lastMove: squaresOf(move),
      path: pathOf(this.layout, move),
      check: [],
      crowns: crownsOf(pieces, royalsOf(this.game)),
    });
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
