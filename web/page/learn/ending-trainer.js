/**
 * Endgames to play against the tables: the reader wins or holds, and reads what each move costs.
 * @import { Kingcraft, Move, ProbedResult, Variant } from '../../kingcraft/index.js'
 * @import { LearnHandlers } from './learn-screen.js'
 * @import { KnownEnding } from '../../variants/rulebook.js'
 */
import { factsOf, orientationFor, raysOf, shownSan } from '../../game/game-facts.js';
import { motionsBack, motionsOf } from '../../game/move-paths.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import * as storage from '../store/page-storage.js';
import { EndingPlay } from './ending-play.js';
import { LessonFrame } from './lesson-frame.js';

export class EndingTrainer extends LessonFrame {
  #endings;
  /** @type {EndingPlay | null} */
  #shownPlay = null;
  #index = 0;
  #backButton = createButton(texts.trainer.takeBack, () => this.#takeBack(), 'primary');
  #nextButton = createButton(texts.trainer.next, () => this.#showNext(), 'primary');
  #showButton = createButton(texts.lesson.show, () => this.#showBest());
  #againButton = createButton(texts.lesson.again, () => this.show(this.#index));

  /**
   * @param {Kingcraft} kingcraft with the tables of the variant
   * @param {Variant} variant
   * @param {KnownEnding[]} endings
   * @param {LearnHandlers} handlers
   */
  constructor(kingcraft, variant, endings, handlers) {
    const { against, list } = texts.trainer;
    const parts = { id: 'endings-title', title: against, steps: list, count: endings.length };
    super(kingcraft, variant, parts, handlers);
    this.#endings = endings;
    this.addButtons(this.#backButton, this.#nextButton, this.#showButton, this.#againButton);
  }

  /** Puts the board in, once the element is on the page. */
  open() {
    this.addBoard(texts.trainer.board, { onMove: ({ id }) => this.#move(id) });
    const next = this.#endings.findIndex(({ id }) => !(id in this.#done));
    this.show(Math.max(next, 0));
  }

  /**
   * Shows an endgame by its id; does nothing where there is none.
   * @param {string | null} id
   */
  choose(id) {
    const index = this.#endings.findIndex((ending) => ending.id === id);
    if (index >= 0 && index !== this.#index) this.show(index);
  }

  /** The fewest moves too many that the reader took, by the ids of the endgames that are done. */
  get #done() {
    return storage.storedValues().endings[this.variant.id] ?? {};
  }

  #saveDone() {
    const { id } = this.#ending;
    const done = this.#done;
    const best = Math.min(done[id] ?? Number.POSITIVE_INFINITY, this.#play.over);
    const { endings } = storage.storedValues();
    storage.storeValues({ endings: { ...endings, [this.variant.id]: { ...done, [id]: best } } });
  }

  get #play() {
    if (!this.#shownPlay) throw new Error('No endgame is shown yet.');
    return this.#shownPlay;
  }

  get #ending() {
    return this.#endings[this.#index];
  }

  /**
   * @override
   * @param {number} index
   */
  show(index) {
    this.#index = index;
    const ending = this.#ending;
    this.startGame(ending.fen);
    this.#shownPlay = new EndingPlay(this.game, ending);
    this.turnTo(orientationFor(this.variant, this.#play.color));
    this.showTask({
      count: texts.trainer.count(index + 1, this.#endings.length),
      name: ending.title,
      task: ending.text,
    });
    this.#await(null);
    this.say('ready', this.#describeAim());
    this.#showSteps();
  }

  /** @param {Move} move */
  #nameOf(move) {
    return shownSan(this.variant, move);
  }

  /** The remaining task: "Win in 8 moves." */
  #describeAim() {
    const { left } = this.#play;
    return this.#ending.hold ? texts.trainer.hold(left) : texts.trainer.win(left);
  }

  /**
   * Shows the position after a move, and lets the reader move.
   * @param {Move | null} move
   */
  #await(move) {
    this.#paint(move, this.game.moves());
    this.#showButtons({ show: true });
  }

  /**
   * @param {Move | null} move the last one
   * @param {Move[]} moves that may be chosen
   */
  #paint(move, moves) {
    const game = this.game;
    this.board.show({ ...factsOf(game), move, moves, rays: raysOf(game, moves) });
    this.board.select(null);
  }

  /** @param {string} id */
  #move(id) {
    const { move, now, cost } = this.#play.play(id);
    if (this.#play.isSlip(now)) return this.#slip(move, now);
    if (this.#play.isDone()) return this.#finish(move);
    this.#paint(move, []);
    this.board.play(motionsOf(move));
    const answer = this.#play.answer();
    if (this.#play.isDone()) return this.#finish(answer);
    this.#await(answer);
    this.board.play(motionsOf(answer));
    const comment = this.#ending.hold ? texts.trainer.held : texts.trainer.cost(cost);
    this.say(
      'ready',
      `${comment} ${texts.trainer.answer(this.#nameOf(answer))} ${this.#describeAim()}`,
    );
  }

  /**
   * The reader has thrown the result away.
   * @param {Move} move
   * @param {ProbedResult} now
   */
  #slip(move, now) {
    this.#paint(move, []);
    this.board.play(motionsOf(move));
    this.say('wrong', texts.trainer.slip(this.#nameOf(move), now));
    this.#showButtons({ back: true });
    this.#backButton.focus({ preventScroll: true });
  }

  #takeBack() {
    const move = this.#play.takeBack();
    if (!move) return;
    this.#await(null);
    this.board.play(motionsBack(move));
    this.say('ready', this.#describeAim());
    this.name.focus({ preventScroll: true });
  }

  /** @param {Move} move */
  #finish(move) {
    this.#paint(move, []);
    this.board.play(motionsOf(move));
    this.#saveDone();
    const { played, over } = this.#play;
    this.say('right', this.#ending.hold ? texts.trainer.heldAll : texts.trainer.won(played, over));
    this.#showButtons({ next: true });
    this.#showSteps();
    this.#nextButton.focus({ preventScroll: true });
  }

  #showNext() {
    this.show((this.#index + 1) % this.#endings.length);
    this.name.focus({ preventScroll: true });
  }

  /** Shows a best move, and picks its piece up. */
  #showBest() {
    const id = this.#play.best;
    const move = this.game.moves().find((one) => one.id === id);
    if (!move) return;
    this.board.select(move.from);
    this.say('ready', texts.trainer.best(this.#nameOf(move)));
  }

  #showButtons({ back = false, next = false, show = false }) {
    this.#backButton.hidden = !back;
    this.#nextButton.hidden = !next;
    this.#showButton.hidden = !show;
  }

  #showSteps() {
    const done = this.#done;
    const entries = this.#endings.map(({ id, title }, index) => ({
      done: id in done,
      label: texts.trainer.entry(index + 1, title, done[id]),
    }));
    this.showSteps(this.#index, entries);
  }
}
