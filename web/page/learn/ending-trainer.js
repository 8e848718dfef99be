// @ts-nocheck
/** Endings to play against the tables: the reader wins or holds, and hears what each move costs. */
import { createLayout } from '../../board/layout.js';
import { factsOf, raysOf, shownSan } from '../../scene/game-facts.js';
import { choicesOf, whichMove } from '../../scene/move-choices.js';
import { motionsBack, motionsOf } from '../../scene/move-paths.js';
import { sceneOf } from '../../scene/position-scene.js';
import * as storage from '../page-storage.js';
import { texts } from '../page-texts.js';
import { EndingPlay } from './ending-play.js';
import { LessonFrame, makeButton } from './lesson-frame.js';

export class EndingDesk {
  #kingcraft;
  #variant;
  #layout;
  #endings;
  #frame;
  #board = null;
  #game = null;
  #play = null;
  #choices = null;
  #index = 0;
  #backButton = makeButton(texts.endings.takeBack, 'primary');
  #nextButton = makeButton(texts.endings.next, 'primary');
  #showButton = makeButton(texts.lesson.show);
  #againButton = makeButton(texts.lesson.again);

  /**
   * @param kingcraft the loaded package, with the tables of the variant
   * @param variant of the package
   * @param endings of what is known; see KnownEnding in web/variants/rulebook.d.ts
   */
  constructor(kingcraft, variant, endings) {
    this.#kingcraft = kingcraft;
    this.#variant = variant;
    this.#layout = createLayout(variant);
    this.#endings = endings;
    this.#frame = new LessonFrame(
      {
        id: 'endings-title',
        title: texts.endings.against,
        steps: texts.endings.list,
        count: endings.length,
        buttons: [this.#backButton, this.#nextButton, this.#showButton, this.#againButton],
      },
      (index) => this.#show(index),
    );
    this.#backButton.addEventListener('click', () => this.#takeBack());
    this.#nextButton.addEventListener('click', () => this.#goOn());
    this.#showButton.addEventListener('click', () => this.#giveAway());
    this.#againButton.addEventListener('click', () => this.#show(this.#index));
    this.element = this.#frame.element;
  }

  /** Puts the board in, once the element stands on the page. */
  open() {
    this.#board = this.#frame.addBoard({
      layout: this.#layout,
      label: texts.endings.board,
      onMove: (from, to) => this.#try(from, to),
    });
    const next = this.#endings.findIndex(({ id }) => !(id in this.#kept));
    this.#show(Math.max(next, 0));
  }

  /** Shows an ending by its id; does nothing where there is none of it. */
  choose(id) {
    const index = this.#endings.findIndex((ending) => ending.id === id);
    if (index >= 0 && index !== this.#index) this.#show(index);
  }

  /** Passes a change of the scene on to the board. */
  set(change) {
    this.#board.set(change);
  }

  destroy() {
    this.#game?.dispose();
    this.#board.destroy();
  }

  /** How many moves too many the reader took at best, by the ids of the endings that are done. */
  get #kept() {
    return storage.load().endings?.[this.#variant.id] ?? {};
  }

  #keep() {
    const { id } = this.#ending;
    const kept = this.#kept;
    const best = Math.min(kept[id] ?? Number.POSITIVE_INFINITY, this.#play.over);
    const { endings } = storage.load();
    storage.keep({ endings: { ...endings, [this.#variant.id]: { ...kept, [id]: best } } });
  }

  get #ending() {
    return this.#endings[this.#index];
  }

  #show(index) {
    this.#index = index;
    const ending = this.#ending;
    this.#game?.dispose();
    this.#game = this.#kingcraft.newGame(this.#variant.id, ending.fen);
    this.#play = new EndingPlay(this.#game, ending);
    this.#board.set({ orientation: this.#play.color });
    this.#frame.tell({
      count: texts.endings.count(index + 1, this.#endings.length),
      name: ending.title,
      task: ending.text,
    });
    this.#await(null);
    this.#frame.say('ready', this.#describeAim());
    this.#showSteps();
  }

  #nameOf(move) {
    return shownSan(this.#variant, move);
  }

  /** What is still to be done: "Win in 8 moves." */
  #describeAim() {
    const { left } = this.#play;
    return this.#ending.hold ? texts.endings.hold(left) : texts.endings.win(left);
  }

  /** Shows the position behind a move, and lets the reader move. */
  #await(move) {
    const moves = this.#game.moves();
    this.#choices = choicesOf(moves);
    this.#paint(move, moves);
    this.#showButtons({ show: true });
  }

  #paint(move, moves) {
    const game = this.#game;
    const position = { ...factsOf(game), move, moves, rays: raysOf(game, moves) };
    const scene = sceneOf(this.#layout, position, texts.hints);
    this.#board.set({ ...scene, dests: choicesOf(moves).dests });
    this.#board.select(null);
  }

  async #try(from, to) {
    const play = this.#play;
    const { played } = play;
    const move = await whichMove(this.#board, to, this.#choices.movesBetween(from, to), texts);
    if (move && play === this.#play && played === play.played) this.#move(move.id);
  }

  #move(id) {
    const { move, now, cost } = this.#play.play(id);
    if (this.#play.isSlip(now)) return this.#slip(move, now);
    if (this.#play.isDone()) return this.#finish(move);
    this.#paint(move, []);
    this.#board.play(motionsOf(move));
    const answer = this.#play.answer();
    if (this.#play.isDone()) return this.#finish(answer);
    this.#await(answer);
    this.#board.play(motionsOf(answer));
    const said = this.#ending.hold ? texts.endings.held : texts.endings.cost(cost);
    this.#frame.say(
      'ready',
      `${said} ${texts.endings.answer(this.#nameOf(answer))} ${this.#describeAim()}`,
    );
  }

  /** The reader has given the result away. */
  #slip(move, now) {
    this.#paint(move, []);
    this.#board.play(motionsOf(move));
    this.#frame.say('wrong', texts.endings.slip(this.#nameOf(move), now));
    this.#showButtons({ back: true });
    this.#backButton.focus({ preventScroll: true });
  }

  #takeBack() {
    const move = this.#play.takeBack();
    this.#await(null);
    this.#board.play(motionsBack(move));
    this.#frame.say('ready', this.#describeAim());
    this.#frame.name.focus({ preventScroll: true });
  }

  #finish(move) {
    this.#paint(move, []);
    this.#board.play(motionsOf(move));
    this.#keep();
    const { played, over } = this.#play;
    this.#frame.say(
      'right',
      this.#ending.hold ? texts.endings.heldAll : texts.endings.won(played, over),
    );
    this.#showButtons({ next: true });
    this.#showSteps();
    this.#nextButton.focus({ preventScroll: true });
  }

  #goOn() {
    this.#show((this.#index + 1) % this.#endings.length);
    this.#frame.name.focus({ preventScroll: true });
  }

  /** Tells a best move, and picks its man up. */
  #giveAway() {
    const id = this.#play.best;
    const move = this.#game.moves().find((one) => one.id === id);
    this.#board.select(move.from);
    this.#frame.say('ready', texts.endings.best(this.#nameOf(move)));
  }

  #showButtons({ back = false, next = false, show = false }) {
    this.#backButton.hidden = !back;
    this.#nextButton.hidden = !next;
    this.#showButton.hidden = !show;
  }

  #showSteps() {
    const kept = this.#kept;
    const entries = this.#endings.map(({ id, title }, index) => ({
      done: id in kept,
      label: texts.endings.entry(index + 1, title, kept[id]),
    }));
    this.#frame.showSteps(this.#index, entries);
  }
}
